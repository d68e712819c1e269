# What the commands on saved matches say.

show-game = Game
show-game-told = { $game }, version { $version } of the rules
show-players = Players
show-options = Options
show-options-none = none: as the rules have it
show-option = { $what }: { $value }
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
show-stands = Stands
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

## A command line that cannot be read

usage-no-command = There is no command “{ $command }”. There is: { $known }.
usage-no-option = There is no option { $option } here.
usage-needs-value = The option { $option } needs a value behind it.
usage-missing = { $what } is missing.
usage-too-many = This is more than the command takes: { $words }.
usage-integer = { $what } must be a whole number.
usage-number = { $what } must be a number.
usage-least = { $what } must be at least { $number }.
usage-most = { $what } must be at most { $number }.
usage-other = { $what } cannot have this value.
usage-help = What there is: { $command }

## --help

help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-command-here = COMMAND [ARGS]...
help-default = {"["}default: { $value }]
help-example = Example: { $example }
help-help = Show this message and exit.
help-version = Show the version.
help-starboard = Board games with their rules written once. Without a command the table opens in the terminal.
help-table-plain = The table without colours, in simple signs.
help-table-lang = The table in en or fr.
help-lang = en or fr.
help-file = A saved match, or a game record of Oort.
help-viewer = Tell only what this player, from 1, or 'public' may know.
help-game = The game: its name, such as oort, or its path, such as mygames.letter:GAME.
help-play = Play in the terminal.
help-play-game = The game: its name, such as oort, or its path, such as mygames.letter:GAME; not needed with --load.
help-game-path = The path of the file’s game, such as mygames.letter:GAME, where it is not installed.
help-play-seats = How many players; 2 if left out.
help-play-me = The seats of people, such as 1 or 1,3; 0 for none: bots only.
help-play-bots = Who plays the other seats: greedy, random or flat (tries games out); one for all, or one for each.
help-play-names = Names by seat, such as Ana,Ben.
help-play-seed = Luck of the set-up and the bots.
help-play-option = An option of the game, such as setup=42, scattered=true or components=FILE; may be repeated.
help-play-load = Go on with a saved match.
help-play-pace = Seconds between two moves while bots play alone; without it, Enter brings the next.
help-play-hotseat = People in all seats.
help-play-plain = No colours, simple signs.
help-engine = Answer requests by JSON lines on standard input and output, for tools and bots in any language.
help-engine-longest-line = Bytes of a request at most; else 8 MiB.
help-engine-most-matches = Matches that may be open at once; else 1000.
help-perft = Count the sequences of turns that the rules allow, or of decisions where the game has no notation for turns.
help-perft-depth = How many turns are played.
help-perft-position = Where to begin, in the game’s notation.
help-perft-seats = Where there is no position: a set-up for so many players.
help-perft-seed = The seed of that set-up.
help-perft-divide = Count behind each first turn.
help-show = Say what a saved match is and how it stands or ended.
help-show-position = Print the position alone.
help-show-log = Tell everything that happened.
help-replay = Tell a saved match decision by decision, and what came of each.
help-replay-step = Go through it in the terminal instead, move by move, with boards.
help-verify = Play a saved match again, its draws included, and compare. The exit code is 0 where all is as the file says, 3 where it is so but somebody said what chance brought, 1 where it is not so.
