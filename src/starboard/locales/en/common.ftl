# What every game and every layer says. Arguments are named in the code that speaks; see texts.py.

seat = Player { $number }
list-and = { $some } and { $last }
list-then = { $some }; { $more }
list-times = { $count } × { $what }
list-nothing = nothing
list-or = { $some } or { $last }
list-about = { $what }: { $does }
list-head = { $what }:

prompt-told = { $seat }: { $told }
prompt-other = { $seat } decides ({ $step }).
help-other = There is no explanation for this decision. The rules have one.

## What is refused

refuse-other = The rules do not allow this ({ $code }).
refuse-game-over = The game is over.
refuse-chance-decides = Chance decides now, not a player.
refuse-no-chance = A player decides now, not chance.
refuse-not-now = “{ $action }” is not what is asked now.
refuse-cannot-come = “{ $outcome }” cannot come up here.
refuse-hidden-action = “{ $action }” is not known whole, so it has no number.
refuse-not-understood = “{ $text }” is not an action of this game.
refuse-ambiguous = “{ $text }” could be: { $known }.
refuse-no-such-number = No action has the number { $number }.
refuse-not-yours = It is not the turn of { $seat }.
refuse-stale = This answers decision { $decision }, but decision { $open } is the one that is open.
refuse-wrong-seats = { $seats ->
    [one] One player
   *[other] { $seats } players
  } cannot play this. It takes { $allowed }.
refuse-wrong-seed = A seed is a whole number from 0 to 2^256 − 1.
refuse-seed-and-promise = A match is drawn from a promise or from a seed of your own choice, not from both.
refuse-wrong-words = Words belong to a promise that was published before: a text from each of { $seats } players, of { $most } characters at most.
refuse-unknown-promise = There is no promise “{ $promise }”, or a match was already drawn from it.
refuse-unknown-option = This game has no option { $option }.
refuse-wrong-option = The option { $option } cannot be { $value }.
refuse-large-option = What is given for the option { $option } is too large: { $most } values and letters, nested { $depth } deep, are the most.
option-named = “{ $option }”
option-said = “{ $what }” ({ $option })
refuse-which-game = Which game? There is: { $known }.
refuse-unknown-game = There is no game “{ $game }”. There is: { $known }.
refuse-no-games = No game is installed here. Install Starboard again: its games are declared when it is installed.
refuse-match-of-unknown-game = This match is of the game “{ $game }”, which is not installed. Say where it is, as in: --game mygames.letter:GAME.
refuse-game-path = “{ $path }” is no path of a game. It is a module and a name in it, such as mygames.letter:GAME.
refuse-game-no-module = There is no game at { $where }: there is no module { $module } here.
refuse-game-no-attribute = There is no game at { $where }: its module has no { $attribute }.
refuse-game-none = What is at { $where } is not a Game.
refuse-game-name = The game at { $where } cannot have the name “{ $name }”: it takes small letters, digits and _, a letter first.
refuse-game-fails = The game at { $where } cannot be imported. { $reason }
refuse-game-twice = The game “{ $game }” comes from more than one package: { $packages }. Uninstall all but one, or name it by its path, such as { $path }.
refuse-game-other-name = { $where } is declared as the game “{ $game }”, but calls itself “{ $name }”.
refuse-game-taken = The game at { $where } calls itself “{ $game }”, but so does another one: { $other }. Give yours another name (Game.name).
refuse-game-no-face = The game “{ $game }” names { $where } as its look in the terminal, which is no Face.
refuse-unknown-language = There is no language “{ $language }”. There is: { $known }.
refuse-unknown-bot = There is no bot “{ $bot }”. There is: { $known }.
refuse-bot-no-equals = “{ $text }” is no program: write it as name=command.
refuse-bot-name = A program cannot be called “{ $name }”: a name is new, takes small letters, digits, - and _, a letter first, and has 20 signs at most.
refuse-bot-no-program = There is nothing to start for the bot “{ $name }”: “{ $command }”.
refuse-bot-no-start = The program of the bot “{ $bot }” cannot be started.
refuse-bot-silent = The bot “{ $bot }” did not answer within { $seconds } seconds.
refuse-bot-dead = The program of the bot “{ $bot }” ended with status { $status } in the middle of the match.
refuse-bot-flooding = The bot “{ $bot }” said something that nobody had asked for.
refuse-bot-too-long = The bot “{ $bot }” answered with a line of more than { $most } bytes.
refuse-bot-not-json = The bot “{ $bot }” answered with a line that is no JSON object.
refuse-bot-no-answer = The bot “{ $bot }” answered with a line that does not have an id and an action, and nothing else.
refuse-bot-wrong-id = The bot “{ $bot }” answered a question that is not open.
refuse-bot-illegal = The bot “{ $bot }” answered with an action that is not allowed.
refuse-no-pool = This game does not say which pieces of { $domain } it has.
refuse-not-the-box = The pieces of { $domain } are not those of the box.
refuse-impossible = No game can stand so.
refuse-no-position = The game { $game } has no notation for positions.
refuse-no-record = The game { $game } has no notation for whole games.
refuse-no-turns = The game { $game } has no notation for whole turns.
refuse-no-scenario = The game { $game } cannot be set up from a description.

refuse-described-no-object = { $path } must be an object, not { $value }.
refuse-described-unknown-key = There is no { $path }.
refuse-described-missing = { $path } is missing.
refuse-described-no-list = { $path } must be a list, not { $value }.
refuse-described-too-many = { $path } has more entries than the { $most } there can be.
refuse-described-not-each-once = { $path } must name each exactly once.
refuse-described-no-flag = { $path } must be true or false, not { $value }.
refuse-described-no-number = { $path } must be a whole number from { $least } to { $most }, not { $value }.
refuse-described-no-name = { $path } cannot be “{ $value }”. There is: { $known }.

refuse-damaged = This is not a saved match, or it is damaged ({ $place }).
place-line = line { $number }
place-head = its first line
place-end = its end
place-text = it is no text
place-seed = its seed
place-seats = its players
place-steps = what is to be decided
place-snapshot = its positions
place-outcome = its result
place-options = its options
place-game = its game
place-rules_version = the version of its rules
place-secret = the secret of its draws
place-nonce = what hides the secret of its draws
place-play = a decision
place-seal = a sealed decision
place-chance = what chance brought
place-seat = whose decision it is
place-decision = the number of decisions
place-draws = the number of draws
place-commitment = the promise about its draws
place-words = the players’ words
place-joined = which decisions belong together
place-take-backs = what was taken back
place-events = what is told
place-rules = its rules
place-a-value = a value
refuse-no-saved-match = This is not a saved match.
refuse-long-record = The saved match is too long: { $most } characters, { $lines } lines and { $values } values are the most.
refuse-bad-data = The saved match holds something that the game does not know: { $place } is { $value }.
refuse-other-rules = The match was begun under other rules than version { $version }, so it cannot be played again and compared.
refuse-unknown-rules = The match was saved under version “{ $version }” of the rules, which is newer than version { $present } or unknown here, so it cannot go on.
refuse-other-draw = Draw { $draw } of the match is not what its seed gives.
refuse-replay-differs = Entry { $entry } of the match is not what the rules make of it.

refuse-nothing-to-undo = There is nothing to take back.
refuse-undo-chance = Chance has decided since. The move can be taken back only if everybody agrees.
refuse-undo-other-seat = Another player has decided since. The move can be taken back only if everybody agrees.
refuse-undo-not-yours = The last move is another player’s. It can be taken back only if everybody agrees.
refuse-undo-seen = Somebody has seen something new since. The move can be taken back only if everybody agrees.
refuse-undo-window = All have answered since, and what came of it tells of the answers. The move can be taken back only if everybody agrees.

refuse-rule-failed = The rules came to no result here: a fault of the program, or of a forged position. Nothing has changed.
refuse-step-failed = The rules came to no result in { $step }: a fault of the program, or of a forged position. Nothing has changed.
refuse-mistake = The rules of this game have a mistake. { $said }
refuse-endless-rules = The rules would go on for ever here: a fault of the program, or of a forged position. Nothing has changed.

## What happened, whatever the game

event-played = { $seat }: { $action }.
event-sealed = { $seat } has answered.
event-came = Chance: { $outcome }.
event-taken-back = { $seat } takes the last move back{ $agreed ->
    [yes] , with everybody’s consent
   *[no] {""}
  }.
event-rules-changed = The match goes on under version { $after } of the rules; before it was { $before }.

## The engine: requests by programs

refuse-failed = Starboard has failed at this. Nothing has changed; the fault is on standard error.
refuse-unknown-match = There is no match “{ $match }”.
refuse-unknown-request = There is no request “{ $request }”. There is: { $known }.
refuse-no-fields = The request takes no field “{ $field }”, nor any other.
refuse-unknown-field = The request takes no field “{ $field }”. It takes: { $known }.
refuse-wrong-field = The field “{ $field }” must be: { $kind }.
kind-text = text
kind-texts = a list of texts
kind-integer = integer
kind-flag = true or false
kind-object = object
kind-viewer = a seat from 0, or "public"
kind-luck = "seed" or "script"
refuse-missing-field = The field “{ $field }” is missing.
refuse-field-besides = The field “{ $field }” has no place beside “{ $what }”, which says it all.
refuse-load-what = Say what to load, by one of: { $known }.
refuse-no-format = The game { $game } has no record format “{ $format }”.
refuse-no-viewer = There is no viewer { $viewer }. Seats count from 0 to { $seats }.
refuse-too-long = The line is longer than { $most } bytes.
refuse-too-many-values = The line has more than { $most } values.
refuse-too-many-matches = { $most } matches are open, and no more may be. Close one first.
refuse-too-deep = The request is nested too deeply.
refuse-not-utf8 = The line is not UTF-8.
refuse-not-json = The line is not JSON: look at character { $at }.
refuse-long-number = A number on the line has too many digits.
refuse-not-object = The line is not a JSON object.
refuse-twice = The field “{ $field }” is there twice.
refuse-no-number = “{ $number }” is not a number that can be read.
refuse-wrong-id = A request needs an id, which is an integer or a text.

refuse-no-such-seat = There is no seat { $number }: this table has { $seats }.
refuse-who-sits = This match does not say who sat where, and it has secrets. Say whose seat is yours: --me 1, or --hotseat.
refuse-wrong-people = “{ $text }” are no seats. Name them by their numbers, such as 1 or 1,3.
refuse-wrong-viewer = “{ $viewer }” is no viewer. Name a player from 1 to { $seats }, or public.
refuse-no-equals = “{ $text }” is no option. Write name=value.
refuse-load-besides = A saved match has its own game, players and options: leave out { $what }.
refuse-before-command = Write --plain and --lang behind “{ $command }”.
refuse-wrong-bots = There are { $count } bots for { $wanted ->
    [one] 1 seat
   *[other] { $wanted } seats
  }. Name one for all, or one for each.
refuse-wrong-names = There are { $count } names for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  }.
refuse-components-no-json = “{ $text }” is no file of component data: it does not hold JSON.
refuse-without-asserts = Python runs without asserts here, which the checks are made of: leave out -O and PYTHONOPTIMIZE.

## The terminal's table

bot-random = Random { $number }
bot-greedy = Greedy { $number }
bot-level1 = Cadet { $number }
bot-level2 = Pilot { $number }
bot-level3 = Navigator { $number }
bot-level4 = Admiral { $number }
program-named = { $name } { $number }
program-helped = Another bot decides in its place.
program-replaced = Another bot plays on in its place.

table-ask = >
table-more = { $count } more: “all”.
table-no-number = There is no number { $number } in the list, which goes to { $most }.
table-lost = Type a number from the list, a move, or “help”.
table-help = Type a number from the list, a move in notation, “?” for the rule of this decision, “? MOVE” to hear what would come of a move, or why it is not allowed, or one of these:
table-rule = The whole of it: “rule { $rule }”.
table-rule-head = From the rules:
table-rule-head-own = From the rules:
table-which-rule = Which rule? Type “rule” and its number.
table-no-such-rule = The rules have no number “{ $rule }”.
table-allowed = “{ $text }” is allowed: { $words }.
table-way = { $move } ({ $words })
table-forced = There was no choice: { $words }.
table-no-rest = Nobody is asking you to answer now. “rest” passes where everybody is asked.
table-hint-aim = Aim: { $said }
table-hint-piece = Look at: { $said }
table-hint-move = Move: { $said }
table-hint-more = “hint” again tells more.
table-hint-depths = A hint tells the aim, the piece or the move: “hint aim”, “hint piece”, “hint move”.
hint-depth-aim = aim
hint-depth-piece = piece
hint-depth-move = move
hint-only = Nothing else is possible.
hint-forced = At a glance, nothing else is worth a try.
hint-clear = Of all that was tried out, one choice clearly leads to the most wins: about { $share } games of 100, the next best { $next }.
hint-close = Of all that was tried out, nothing clearly leads to more wins than what is advised: about { $share } games of 100.
table-agree = Do you all agree? (y/n)
table-not-agreed = Then nothing is taken back.
table-undone = { $seat } takes the last move back{ $since ->
    [yes] , with what was played since
   *[no] {""}
  }. The log and the result say so.
table-save = Save the match before you go on? (y/n)
table-save-leaving = Save the match before you leave? (y/n)
table-yes-or-no = Type “y” to save it or “n” to give it up.
table-saved = Saved as { $file }
table-overwrite = There is a file { $file } already. Write over it? (y/n)
table-kept-as-it-was = Nothing is saved, and the file stays as it was.
table-look-again = Look at it again by: { $command }
table-resume = Go on with it by: { $command }
table-not-saved = Not saved. { $file }: { $fault }.
table-not-loaded = Not loaded. { $file }: { $fault }.
table-load-how = Type “load” and a number from this list, or a file.
table-load-none = No match is saved yet. Type “load” and a file.
table-load-number = There is no match number { $number } on the shelf{ $count ->
    [0] , which is empty
   *[other] {""}, whose list goes to { $count }
  }. “load” shows it.
table-load-other = That match does not say who sat where. Leave, and begin with --load FILE and --me SEAT.
table-log-earlier = … { $count } earlier
table-window = Everybody may answer what is about to happen.
table-unanswered = If nobody answers, what was announced happens.
table-anyone = Does anyone answer? Enter: nobody. Any letter: somebody. Or: help, log, undo, save, lang, quit.
table-read = For your eyes only. Press Enter when you have read it.
table-curtain = Hand over to { $seat }. Nobody else looks. Press Enter.
table-no-board = There is no such board: players count from 1 to { $seats }, and not every game gives them boards of their own.
table-over = The game is over. “again” for another one, “replay”, “log”, “save”, “undo”, “load” or “quit”?
table-after-end = The game is over: nothing more is played. Type “again” for another game with the same players, “replay” to go through this one, “undo” to take the last move back, or “quit”.
table-give-up = This game is not over. Begin another one all the same? (y/n)
table-on = Enter: on.
table-sealed = Sealed luck: { $commitment }
table-recap = What happened last:
table-bye = Goodbye.
answer-yes = y yes
answer-no = n no

command-help = help
command-help-does = this list
command-why = why
command-why-does = “why MOVE”: what would come of a move now, or why it is not allowed
command-rule = rule
command-rule-does = “rule { $rule }”: what the rules say under a number; alone, under that of this decision
command-undo = undo
command-undo-does = take the last move of a person back, and what bots have played since
command-hint = hint
command-hint-does = a hint: the aim first, then what to look at, then the move; “hint move” tells that at once
command-rest = rest
command-rest-does = pass whenever everybody is asked, until your next turn or until somebody meets you
command-all = all
command-all-does = every numbered move, also those that take nothing
command-board = board
command-board-does = draw the board again; “board 2”: what lies before player 2, where players have boards
command-log = log
command-log-does = what happened; “log 100” goes further back
command-replay = replay
command-replay-does = go through the match move by move, with the board
command-again = again
command-again-does = another game with the same players and options
command-save = save
command-save-does = save the match; “save FILE” where you like, which asks before it overwrites
command-load = load
command-load-does = the saved matches; “load NUMBER” or “load FILE” goes on with one
command-lang = lang
command-lang-does = “lang fr” goes on in French, “lang en” in English
command-quit = quit
command-quit-does = leave, with an offer to save

## Looking on, and looking back

watch-ask = Enter: next move; 5: five; run: to the end; pace 2: one in 2 seconds; help>
watch-run = run
watch-pace = pace
watch-lost = Press Enter for the next move, or type a number, “run”, “pace SECONDS” or “help”.
replay-ask = Move { $number } of { $last } (Enter: next, b: back, a number, first, last, quit)>
replay-next = next
replay-back = back
replay-first = first
replay-last = last
replay-quit = quit
replay-no-more = There are the moves 0 to { $last }.
replay-how = Press Enter, or type “back”, “first”, “last”, “quit” or a number from 0 to { $last }.
replay-move = { $seat }: { $move }
replay-hidden = What was decided here is not for all to know.
replay-setup = The set-up{ $draws ->
    [0] {""}
    [one] , by 1 draw
   *[other] , by { $draws } draws
  }.

## The shelf

shelf-entry = { $game }, { $stands }. { $players }.
shelf-points = { $seat }: { $points }
shelf-unread = { $file }: this cannot be read
shelf-no-game = { $file }: its game cannot be had here
shelf-no-match = { $file }: this is not a saved match
standing-begun = begun
standing-over = over
standing-turn = turn { $number }
standing-round = round { $number }

ending-winners =
    { $count ->
        [0] Nobody wins.
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
ending-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
ending-secret = Its secret: { $secret }
ending-nonce = Its nonce: { $nonce }
ending-takebacks =
    { $count ->
        [one] One move was taken back.
       *[other] { $count } moves were taken back.
    }
ending-hints =
    { $count ->
        [one] One hint was asked for.
       *[other] { $count } hints were asked for.
    }

## The menu

language-en = English
language-fr = French (français)
menu-title = Starboard
menu-what = What would you like?
menu-play = Play
menu-load = Go on with a saved match
menu-look = Look again at a finished match
menu-language = Another language
menu-leave = Leave
menu-ask-first = Number (Enter: { $default })>
menu-ask = Number (Enter: { $default }; b: back)>
menu-number = Type one of these numbers: { $known }.
menu-which-language = Which language?
menu-which-game = Which game?
menu-how-many = How many players?
menu-count =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
menu-which-match = Which match?
menu-nothing-saved = No match is saved yet.
menu-nothing-finished = No match is finished yet.
menu-back = b back
menu-who = Who plays?
menu-alone = I am player 1, against bots
menu-together = People only, at this keyboard
menu-mixed = Some people, some bots
menu-which-seats = Which of the seats 1 to { $seats } are people? Such as 1 2 (b: back)>
menu-seats-again = Type the numbers of seats, from 1 to { $seats }.
menu-which-bot = Which bot takes the other seats?
menu-bot-random = random: plays whatever comes to mind
menu-bot-greedy = greedy: takes what pays most right now
menu-bot-level1 = cadet: for a first game, and it slips
menu-bot-level2 = pilot: for who knows the rules
menu-bot-level3 = navigator: for who has played a while
menu-bot-level4 = admiral: thinks for as long as two seconds

menu-options = How shall it be played?
menu-begin = Begin
menu-option = { $what }: { $value }
menu-option-number = A number from 0 to { $most } (Enter: as the rules have it; b: back)>
menu-option-again = Type a number from 0 to { $most }, or nothing.
value-true = yes
value-false = no
value-null = not chosen

## Files

fault-file = { $file }: { $fault }.
fault-nameless = the input
fault-not-found = there is no such file or folder
fault-folder = this is a folder
fault-exists = there is something of that name already
fault-permission = the system does not permit it
fault-name = no file can have this name
fault-full = there is no room left
fault-other = it cannot be read or written

value-called = { $name } ({ $text })
option-components = component data of your own, in place of the game’s
refuse-broken-text = The words of this game are wrong: the message { $message }: { $fault }
refuse-junk-text = The words of this game are wrong: { $where }: “{ $text }” is no message ({ $fault }).
