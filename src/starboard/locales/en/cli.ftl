# What the commands on saved matches say.

show-game = Game
show-game-told = { $game }, version { $version } of the rules
show-players = Players
show-options = Options
show-options-none = none
show-chance = Chance
show-chance-script = decided by the referee
show-chance-seed = drawn by a seed whose SHA-256 is { $commitment }
show-played = Played
show-played-told = { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
  }, { $draws ->
    [one] 1 draw
   *[other] { $draws } draws
  }, { $takebacks ->
    [one] 1 take-back
   *[other] { $takebacks } take-backs
  }
show-open = Open
show-ended = Ended
show-score = { $points ->
    [one] 1 point
   *[other] { $points } points
  }, place { $place }{ $won ->
    [yes] , wins
   *[no] {""}
  }

replay-draw = draw
perft-total = total
error = error: { $line }

verified = The match is as its file says: { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
  }, { $draws ->
    [one] 1 draw
   *[other] { $draws } draws
  }, { $takebacks ->
    [one] 1 take-back
   *[other] { $takebacks } take-backs
  }, { $setup ->
    [yes] from the set-up
   *[no] from a position that was laid out
  }.
verified-record = The record is as the rules have it: { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
  }.
