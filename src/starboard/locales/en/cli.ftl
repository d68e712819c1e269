# What the commands on saved matches say.

show-game = Game
show-game-told = { $game }, version { $version } of the rules
show-players = Players
show-options = Options
show-options-none = none
show-chance = Chance
show-chance-script = decided by the referee
show-chance-chosen = drawn from a seed that somebody chose, which promises nothing
show-chance-promised = drawn from a secret{ $words ->
    [yes] {" "}and the players’ words
   *[no] {""}
  }, promised by { $commitment }
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

replay-tells-all = This match is not over, and everything is told here, what players keep secret too. With --viewer only what one of them may know.
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
  }. { $luck ->
    [words] The draws are those of the promised secret and the players’ words.
    [promised] The draws are those of the promised secret.
    [chosen] The draws are those of the seed, which somebody chose: it promises nothing.
   *[by-hand] But chance was given by hand: nobody can see whether it was fair.
  }
verified-record = The record is as the rules have it: { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
  }.
