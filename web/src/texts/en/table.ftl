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
table-live = Live · { $seq }

## The prompt
back = Back
clear = Begin anew
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
confirm-never = Never ask
past-title = You are looking back.
past-help = Nothing is held up by it: the table goes on, and your choices wait at the live position.
past-live = Back to live

## Whom everybody waits for
wait-one = { $name } decides.
wait-bot = { $name } is thinking.
wait-away = { $name } is away; the table waits.
wait-out = The time of { $name } is out.
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

## Hints
hint = Hint
hint-more = Tell me more
hint-1 = Aim:
hint-2 = Look at:
hint-3 = Move:
