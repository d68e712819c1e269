### starboard analyse: what the decisions of a match were worth

help-analyse = Say what each decision of a saved match was worth by what its player could know then, what would have been better, and where the match turned.
help-analyse-seconds = How long it may take for the whole match; else 45, and no more than 1 for a decision.
help-analyse-rounds = Instead of a time, how many tries each decision is given; then the same seed always finds the same.
help-analyse-seed = The luck of what is tried out.
help-analyse-processes = How many processes think at once; with --rounds the result is the same for any number of them.
help-analyse-json = Lines of JSON instead of tables: the match, each decision, a summary.
analyse-thinking = Thinking
analyse-title = { $game }: { $choices ->
    [one] { $choices } decision with a choice
   *[other] { $choices } decisions with a choice
  }, about { $rounds ->
    [one] { $rounds } try
   *[other] { $rounds } tries
  } at each ({ $compiled ->
    [yes] compiled rules
   *[no] interpreted rules
  })
analyse-fair = Judged by what each player could know then; what was hidden is not counted. Expectations are out of 100: half for winning, half for leaving others behind.
analyse-tells-all = This match is not over, and what players keep secret is told here too.
analyse-nothing = Nobody had a choice in this match.
analyse-rough = So few tries tell little: more time, or compiled rules, tell more.
analyse-calm = No decision cost anybody much, as far as so many tries can tell.
analyse-player = player
analyse-from = first
analyse-way = expectation
analyse-to = last
analyse-choices = choices
analyse-good = good
analyse-slips = slips
analyse-mistakes = mistakes
analyse-blunders = blunders
analyse-decision = decision
analyse-what = what
analyse-change = points
analyse-played = played
analyse-better = better
analyse-since = since decision { $since }
analyse-kind-blunder = blunder
analyse-kind-mistake = mistake
analyse-kind-slip = slip
analyse-kind-rise = turn for the better
analyse-kind-fall = turn for the worse
refuse-analyse-both = Name a time by --seconds or a number by --rounds, not both.
refuse-analyse-seconds = --seconds must be a number greater than 0.
refuse-analyse-no-process = A process was lost in which { $game } was thought about.
