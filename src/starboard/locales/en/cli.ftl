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
usage-unread = This command line cannot be read.
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
help-play-bots = Who plays the other seats: greedy, random, or level1 to level4; one for all, or one for each.
help-bot = A program of your own that plays, as name=command; the name can then stand where a bot’s can. May be repeated.
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

## generate, compile, bench

refuse-no-package = There is no package “{ $package }” here. Name it as Python imports it, such as mygames.letter, or by its folder.
refuse-generate-copy = A state cannot copy its field { $name }: { $hint }. Declare many(<Part>), which is a tuple.
refuse-generate-fields = { $name }: say of each field what it holds.
refuse-generate-takes = { $name }.__init__ takes for { $field }: { $taken }, but FIELDS declares { $declared }.
refuse-generate-syntax = { $file }, line { $line }: this is no Python.
generate-written = written: { $file }
generate-stale = stale: { $file }
generate-nothing = Everything is as it is generated.
help-package = The package, such as mygames.letter, or its folder.
help-generate = Write what follows from the declared fields of a package’s records: __init__, and clone of what changes.
help-generate-check = Write nothing; the exit code is 1 where something that was generated would change.
refuse-nothing-to-compile = { $package } has no module of rules: one that imports the standard library, starboard.kernel and its own package alone.
refuse-no-mypyc = Compiling needs { $missing }. Install with: { $install }
refuse-no-compiler = Compiling needs a C compiler: gcc or clang of your system, or: { $install }
refuse-no-headers = Compiling needs the headers of this Python, but { $file } is missing. On Debian and Ubuntu: sudo apt-get install python3-dev
refuse-compile-failed = These sources do not compile; what the compiler says is above.
refuse-compile-load = The compiled modules do not load; the reason is above.
compile-begins = Compiling { $packages }: { $count } modules. This takes a minute or two.
compile-done = { $package } is compiled ({ $seconds } s): { $folder }. The commands use it as long as its sources stay as they are.
compile-missing = The present sources of { $package } are not compiled.
version-compiled = starboard { $version } (compiled rules)
version-uncompiled = { $game } is not compiled. “starboard compile { $package }” compiles it.
version-interpreted = starboard { $version } (interpreted rules)
help-compile = Compile a package’s rules together with the kernel, for the commands that play it.
help-compile-where = Only say where they are; the exit code is 1 where the present sources are not compiled.
refuse-bench-failed = { $game } cannot be measured: { $words }
bench-game = game
bench-seats = seats
bench-rules = rules
bench-compiled = compiled
bench-interpreted = interpreted
bench-decisions = decisions
bench-clones = clones
bench-views = views
bench-guesses = guesses
bench-said = In one second of the processor’s time, median of { $rounds } rounds of { $seconds } s; all games in turn.
help-bench = Measure how fast a game is, beside Starboard’s own games in the same run.
help-bench-game = The game, such as oort or mygames.letter:GAME.
help-bench-seats = How many players; as few as the game takes if left out.
help-bench-rounds = How often each game is measured.
help-bench-seconds = Seconds of one measurement.

## new

help-new = Write a small whole game package to begin with: it plays, tests and type-checks as it is.
help-new-name = the package’s name: small letters, digits, underscores
help-new-folder = where to write it; a new folder of that name here, if not said
help-new-from = begin with one of the examples instead of the smallest game: freeport or landfall
new-written = The game is written into { $folder }. Try it:
refuse-new-name = “{ $name }” cannot be a package’s name: two to 31 small letters, digits and underscores, beginning with a letter, and no word of Python’s own.
refuse-new-name-taken = There is a package or a game “{ $name }” already. Choose another name.
refuse-new-example = There is no example “{ $name }”. There are: { $known }.
refuse-new-folder = { $folder } is there already. Nothing was written.

## serve

help-serve = Serve tables for play over the network: HTTP and WebSocket, with a database in a file. It prints its address, and ends by Ctrl-C.
help-serve-host = The address to listen at; else STARBOARD_HOST, else 127.0.0.1: this machine alone.
help-serve-port = The port, 0 for any that is free; else STARBOARD_PORT, else 8080.
help-serve-database = A file for SQLite, or a URL such as postgresql://...; else STARBOARD_DATABASE, else a file in your data folder.
help-serve-workers = Processes in which bots think; else STARBOARD_BOT_WORKERS, else 1.
help-serve-game = Serve this game too, by its path: package.module:NAME. Can be given more than once.
help-serve-volatile = Keep nothing: tables are gone when the server ends.
help-serve-open = Open the page in the browser too, unless STARBOARD_OPEN is 0 or there is no screen.
help-dev = Play a game that you are writing in the browser, on this machine alone: with a panel of all that is true, a bot at every other seat, and a new start whenever a file changes.
help-dev-seats = How many sit at the table; three, if left out and the game has it.
dev-watching = Whenever a file in { $folder } changes, the game starts anew. Ctrl-C ends.
dev-changed = { $file } has changed.
help-play-setting = How a table at a server is run, such as window=1, public=true or watch=all; may be repeated.
refuse-wrong-setting = A table cannot be run so: { $fault }.
refuse-port-taken = The server cannot listen at { $host }, port { $port }: { $fault }. Choose another one by --port or STARBOARD_PORT.
help-play-online = Play at a server: its address, such as http://127.0.0.1:8080, to set a table up there; or the link of a table, to sit down at it or go on.
refuse-wrong-database = The database { $database } cannot be used: { $fault }.

## starboard store

help-store = Keep what the server stores: backups, checks, and single matches. Servers may run meanwhile.
help-store-backup = Write all tables, as they are at this moment, to one file. It can be restored into SQLite and PostgreSQL alike.
help-store-restore = Put the tables of a backup into an empty database. End the servers first.
help-store-check = Read every table and every match, and name those that are damaged. The exit code is 0 where all are whole, else 1.
help-store-export = Print the saved match of a table. Of one that goes on it holds everybody’s secrets.
help-store-file = The backup.
help-store-table = The table’s name, as it stands in its link.
help-store-replace = Delete what the database holds, and put the backup in its place.
store-backed-up = { $tables ->
    [one] One table was written to { $file }.
   *[other] { $tables } tables were written to { $file }.
  }
store-restored = { $tables ->
    [one] One table was restored from { $file }.
   *[other] { $tables } tables were restored from { $file }.
  }
store-damaged = Table { $table } is damaged.
store-checked = { $tables ->
    [one] One table was read,
   *[other] { $tables } tables were read,
  } { $damaged ->
    [0] and all is whole.
    [one] and one is damaged.
   *[other] and { $damaged } are damaged.
  }
store-secrets = This match still goes on: the file holds everybody’s secrets, and the luck that is still to come.
refuse-store-absent = There is no database { $file }.
refuse-store-no-backup = { $file } is no backup of Starboard, or it is damaged.
refuse-store-not-empty = The database holds tables already ({ $tables }). Nothing has changed; name an empty one, or add --replace.
