# The analysis of a match that is over: what its decisions were worth, and where it turned.

analysis = Analysis
analysis-tab = Analysis
analysis-begin = Analyse
analysis-what = What each choice was worth, by what its player could know then, and what would have been better. It takes about a minute.
analysis-stop = Stop
analysis-ahead = { $count ->
    [one] { $count } other match is being looked at first.
   *[other] { $count } other matches are being looked at first.
  }
analysis-beginning = Reading the match…
analysis-progress = { $judged } of { $choices } choices
analysis-done = The match is analysed.
analysis-graph = Expectations in the course of the match
analysis-graph-help = Arrow keys go from choice to choice, Enter shows one.
analysis-fair = What was hidden from a player is not counted. Expectations are out of 100: half for winning, half for leaving others behind.
analysis-rough = So little could be tried in the time that hardly anything is certain.
analysis-moments = Key moments
analysis-calm = No choice cost anybody much.
analysis-next = Next key moment
    .short = Next
analysis-kind-slip = slip
analysis-kind-mistake = mistake
analysis-kind-blunder = blunder
analysis-kind-rise = turn for the better
analysis-kind-fall = turn for the worse
analysis-point = Move { $move }, { $name }: { $share } out of 100.
analysis-played = Played: { $played }.
analysis-better = Better: { $better }.
analysis-cost = It cost { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ({ $kind }).
analysis-moment = Move { $move }, { $name }: { $kind }
analysis-turned = By others and luck, since { $name }’s choice before.
analysis-choices = Choices
analysis-good = good
analysis-slips = slips
analysis-mistakes = mistakes
analysis-blunders = blunders
analysis-player = Player
analysis-choice = Move { $move }, { $name }
analysis-choice-cost =
    { $points ->
        [one] This cost { $points } point.
       *[other] This cost { $points } points.
    }
analysis-choice-good = Nothing better was found.
analysis-best = best
analysis-was = played
analysis-margin = Out of 100, give or take { $points }; each was tried in the same deals.
