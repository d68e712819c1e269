# The rules: the drawer beside a game, and their own pages.
rules-of = Rules of { $game }
rules-language = Language
rules-language-en = English
rules-language-fr = Français
rules-search = Search the rules
rules-hits = Rules found
rules-count =
    { $count ->
        [0] nothing found
        [one] { $count } rule
       *[other] { $count } rules
    }
rules-hit-here = here
rules-here = Rule of this prompt
rules-now = Now: { $prompt }
rules-used = In this game: { $text }
rules-example = Example, played by the engine
rules-example-failed = The example cannot be played just now.
rules-step-by-step = Play it step by step
rules-all-steps = All steps at once
rules-step-back = Back
rules-step-on = On
rules-step-of = step { $step } of { $steps }
rules-full-governs = The full text governs
rules-all = All rules on a page
rules-unknown = These rules have no number { $number }.
rules-none = This game brings no written rules.
rules-pages = Rules of the games
rules-pages-about = Every rule has a number, and whatever the table refuses names it.
rules-read = Read the rules
rules-page-player = Player’s edition: each rule in a sentence or two.
rules-page-full = The full text. It settles every question.
rules-page-english = It is written in English.
rules-to-full = Full text
rules-to-player = Player’s edition
rules-print = Print
rules-learn = Learn by playing
rules-contents = Contents
rules-other = In between
