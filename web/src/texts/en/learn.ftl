# Lessons: a game learnt by playing it, and the first game after them.
learn-title = Learn { $game }
learn-minutes = about { $minutes } minutes
learn-of = { $done } of { $steps }
learn-steps = { $done } of { $steps } steps
learn-step = step { $step } of { $steps }
learn-lesson = Lesson { $number }: { $title }
learn-lessons =
    { $count ->
        [7] Seven lessons
        [8] Eight lessons
        [9] Nine lessons
       *[other] { $count } lessons
    }
learn-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
learn-done = done
learn-leave = Leave
learn-leave-long = Leave, resume later
learn-new = A new position.
learn-show = Show me
learn-show-more = Show more
learn-skip = Skip step
learn-on = Go on
learn-other = That is allowed in a game. Here, do what the lesson asks.
learn-happened = What happened
learn-goal = What you are after
learn-rest = Stop at any time: the games’ page shows how far you are, and opens { $game } here.
learn-known = I know this, start a game
learn-side = Progress
learn-key-direction = direction
learn-key-go = go
learn-key-rule = rule
learn-real = Real rules, real engine; the others wait for you.
learn-try-again = Try again
learn-none = { $game } has no lessons yet.
learn-finished = You can play { $game } now.
learn-first-game = In a first game against an easy bot, hints come by themselves, and fewer with every turn.
learn-first-play = Play a first game
learn-again = Once more from the start
learn-faded = From now on hints come when you ask for them: press the bulb.
learn-faded-key = From now on hints come when you ask for them: press the bulb, or H.
