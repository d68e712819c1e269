# The table while a match runs.
table-id = Table { $id }
table-seats = Seats
table-log = Log
table-side = Seats and log
table-tabs = Parts of the table
table-tab-board = Board
table-tab-seats = Seats
table-tab-log = Log
table-tab-rules = Rules

## The prompt
back = Back
clear = Begin anew
if-chosen = If you choose it: { $what }
draft = Your move so far
draft-dropped = The position has changed under your move, so it was put aside. Choose again.
sending = Sending…
sending-late = Still trying
sending-done = Done
report = Report { $report }
type-move = Type a move
type-send = Play it
key-space = Space
choices = Choices
choices-search = Search the choices
more-below = More below
choices-found = { $count ->
    [0] none fits
    [one] 1 choice
   *[other] { $count } choices
  }
choices-more = { $count ->
    [one] 1 more: type to find it.
   *[other] { $count } more: type to find them.
  }
refused-more = { $count ->
    [one] 1 more that is refused now
   *[other] { $count } more that are refused now
  }
sealed = sealed
confirm-end = { $label }?
confirm-left = { $count ->
    [one] You could still do this: { $some }
   *[other] You could still do { $count } other things, such as: { $some }
  }
confirm-no = Play on
confirm-answer = End, but let me still answer
confirm-passes = You answer nothing more at its end.
confirm-never = Never ask
past-help = Nothing is held up by it: the table goes on, and your choices wait at the live position.
past-live = Back to live

## Whom everybody waits for
wait-one = { $name } decides.
wait-bot = { $name } is thinking.
wait-away = { $name } is away; the table waits.
wait-out = The time of { $name } is out.
wait-asked = The question is: “{ $question }”
wait-chance = Somebody says what came.
wait-chance-help = Dice are rolled and cards are dealt by hand at this table.
wait-reactions = Waiting for reactions
wait-reactions-help = { $count ->
    [one] One player may answer. The time is the same whatever anybody holds.
   *[other] { $count } players may answer. One time for all, whoever holds what.
  }
bot-plays = A bot plays for you.
bot-plays-asked = Take your seat back whenever you like; the bot decides until then.
bot-plays-conceded = You have given the match up; you can watch it to its end.
bot-return = Take my seat back

## Windows
hold = Hold +10 s
order-until = Pass until…
order-targeted = Pass until something is done to me
order-my-turn = Pass until my turn
order-turn-end = Pass until the turn ends
order-always = Always pass
order-cancel = Ask me again
order-private = Nobody else learns of it.
asks = Ask me about…
asks-usual = As usual
asks-always = Always
asks-never = Never
asks-always-of = Always ask: { $what }
asks-never-of = Never ask: { $what }
asks-none = You hold nothing to answer this with.
asks-private = For the whole game, where everybody is asked. Nobody else learns of it.
orders = Standing orders
orders-about = Say beforehand what you do when everybody is asked. Nobody else learns of it or sees a difference, and it is the same on all your devices.
orders-until = Pass for me
until-asked = No, ask me
until-targeted = until something is done to me
until-my-turn = until my turn
until-turn-end = until the turn ends
until-always = always
orders-open = You are asked whenever you can answer.
orders-ends = It ends by what it names and by a take-back, and never answers what you alone are asked.
orders-windows = In this game
stops-usual = As usual
stops-always = Ask me
stops-never = Pass
stops-always-of = Ask me { $what }
stops-never-of = Pass { $what }
asks-later = What you can answer with stands here when you are asked.

## What others took
taken = Against you:
taken-more = And { $count } more.

## Hints
hint = Hint
hint-more = Tell me more
hint-thinks-now = Thinking of a hint…
hint-thinks-long = Still thinking: there is more to weigh here than usual.
hint-1 = Aim:
hint-2 = Look at:
hint-3 = Move:

## Seats
done = Done.
seat-you = You
role-bot = bot
role-replaced = a bot plays
role-away = away
seat-muted = muted
seat-same = Played from the same browser as another seat
seat-alike = looks like { $letters }
seat-clock = Time left
clock-long = { $days ->
    [0] { $hours } h
   *[other] { $days } d { $hours } h
  }
seats-watching = { $count ->
    [one] 1 watches
   *[other] { $count } watch
  }
seat-menu = More about the seat of { $name }
seat-device = Copy a link for another device
seat-device-done = Copied. The link moves your seat once, within ten minutes.
seat-let-bot = Let a bot play for me
seat-claim = Let a bot play here
seat-mute = Mute
seat-unmute = Let speak again
seat-kick = Send away
seat-colour = Your colour
seat-colour-one = Colour { $number }
seat-colour-done = Your colour is changed.
reactions = { $count ->
    [one] Reactions · 1 player
   *[other] Reactions · { $count } players
  }

## Taking back, and leaving
menu = More
undo = Undo
restart = Restart the turn
askback = Ask to take back…
askback-people = Everybody at the table has to agree. This would be gone:
askback-bots = Bots agree at once. This will be gone:
takeback-mine = You ask to take back
takeback-asks = { $name } asks to take back
takeback-dealer = Whoever deals
takeback-goes = { $count ->
    [0] The last move would be gone.
   *[other] This would be gone:
  }
takeback-missing = Still to answer: { $names }
takeback-yes = Agree
takeback-no = Decline
concede = Give up…
abort = Break the match off…
ask-no = Cancel
ask-askback = Take your last move back?
ask-askback-yes = Take back
ask-concede = Give the match up?
ask-concede-help = With two players the match is over by that. With more, a bot plays on for you.
ask-concede-yes = Give up
ask-abort = Break the match off for everybody?
ask-abort-help = Nobody wins. What was played stays in the log.
ask-abort-yes = Break off
ask-leave = Let a bot play for you?
ask-leave-help = You can take your seat back at any time. The result will say that a bot has played.
ask-leave-yes = Let it play

## Keys
keys-title = Keyboard
keys-single = Single letters, digits and signs are shortcuts
key-tab = prompt, targets, seats, log
key-arrows = move on the board and among choices
key-enter = choose
key-esc = back
key-pass = pass, or go on
key-orders = pass until something happens
key-digits = choices; 0 passes
key-type = type a move
key-undo = undo
key-restart = restart the turn
key-hint = hint
key-hold = hold a window open
key-last = say what happened last
key-who = say whose turn it is, and the clock
key-prompt = read the question again
key-history = a step back, a step on, live
key-chat = chat
key-rules = the rule of the question
key-keys = this list

## Said aloud
say-you = It is your turn.
say-clock = Time left: { $time }.
say-nothing = Nothing has happened yet.

## The line
line-lost = No connection for { $seconds } s. What you have chosen is kept, and sent when the line is back.
line-try = Try now
line-back = Back at the table.
line-back-kept = Back. Your move was kept.
line-gone = The server does not answer.
line-gone-help = Every move up to move { $move } is stored there. Leave this page open: it comes back by itself.
line-copy = Copy the log
line-copied = The log is copied.
line-renewed = Starboard was renewed.
line-renewed-help = Finish what you are deciding, then load the new page; the match goes on where it is.
line-reload = Reload now
line-refused = You no longer hold this seat.
line-refused-help = Nothing is lost. It was given new keys, or you were sent away; a bot may play on there. If that was not your doing, ask whoever set the table up for a new link.
line-again = Try again
board-failed = The board of { $game } has stopped. You are on the plain board; the match is untouched.
board-again = Try it again
board-none = The board cannot be drawn now. The choices above still work.

## Points
table-points-of = Points of { $name }
table-points-sum = Together
table-points-none = No points yet.

## One screen, several seats
curtain-private = Private
curtain-only = Only for seat { $letter }
curtain-take = Take the screen. Everybody else, look away.
curtain-show = Show me mine
curtain-none = Nothing, back to the table
curtain-down = All hands lie face down.
curtain-look = { $name } looks
shared-asks = Does anyone answer?
shared-help = One question for the table. Press your name to look at your cards; it says nothing about what you hold.
shared-nobody = Nobody
shared-turn = Nobody this turn

## A table that is not for whoever came
turned = This table does not open.
turned-help = Ask whoever sent you the link for a new one. Your other games are where they were.

## What came, where chance is said by hand
dealt = What came
dealt-said = Said so far
dealt-none = What you say stands here, to be corrected.
dealt-correct = { $what }: say something else
dealt-instead = What came instead of { $what }?
dealt-left = { $count } left
