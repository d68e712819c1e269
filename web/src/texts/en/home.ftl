# Home, lists of tables, and joining.
home-tab = Games
home-title = { $count ->
    [3] Three games under the stars.
   *[other] Games under the stars.
  }
home-lead = One click to a table, no account. Every move explained, every game kept.
home-games = Games
home-mine = Your tables
home-mine-none = Nothing yet. Play now sits you down against a bot; Invite gives you a link for friends.
home-asked = { $count } waiting for you
home-open = Open tables
home-open-none = Nobody has opened a table to everybody just now.
home-all = See all
home-promise = No account, no tracking, no request to anybody else.
nav-about = About
nav-import = Saved matches
nav-docs = Documentation
try-again = Try again
game-players = { $least ->
    [1] { $most ->
        [1] 1 player
       *[other] 1–{ $most } players
      }
   *[other] { $least }–{ $most } players
  }
game-open = open information
game-secrets = hidden cards
game-play = Play now
game-play-named = Play { $game } now, against bots
game-learn = Learn
game-learn-named = Learn { $game }
game-minutes = { $minutes } min
game-invite = Invite
game-invite-named = Invite somebody to { $game }
game-screen = Same screen
game-box = With the real box
row-title = { $game } with { $names }
row-gathering = Not begun yet
row-unseen = Cannot be watched
row-asked = your turn
row-free = { $count ->
    [0] all seats taken
    [one] 1 free seat
   *[other] { $count } free seats
  }
row-over = over
row-several = { $count ->
    [0] rolling and dealing
   *[other] { $count } players
  }
time-hours = { $count } h
time-days = { $count } d
join-label = Paste a table’s link, or type a code
join-go = Join
join-unread = This is no link of a table and no code. A link looks like …/t/… with a key behind #; a code has ten letters and digits.
join-elsewhere = This link leads to another server. Open it in a tab of its own.

# The waiting room.
wait-start = Start now

# New tables.
new-game = Game
new-seats = Seats
new-count = How many play
new-options = Options
new-takebacks = Take back by consent
new-takebacks-help = Your own last move is free; for more, everybody has to agree.
new-branch = Play on elsewhere while it runs
new-branch-help = Players may try a position of this match out at a table of their own.
new-time = Time
new-clock = Clock
new-absent = If time runs out
new-luck = Luck
new-find = Who can find it
new-watch = Who may watch
new-create = Create and copy link
new-begin = Create and begin
new-screen = Same screen
new-bots = All bots
new-fine = No account. A link is the key to a seat; you can renew it later.
link-copied = Link copied.
seat-me = Me
seat-link = By link
seat-bot = Bot
seat-kind = Who sits at { $letter }
seat-name = Your name
seat-name-of = Name at seat { $letter }
seat-which-bot = Which bot at seat { $letter }
seat-open = Open seat
seat-open-help = for a friend
bot-random = Random: anything goes
bot-greedy = Greedy: takes what is best now
bot-flat = Flat: tries moves out first
option-seats = { $count ->
    [one] Only for one player.
   *[other] Only for { $count } players.
  }
option-drawn = drawn
clock-none = None
clock-none-help = Everybody takes the time they need.
clock-live = Live
clock-live-help = For players who are there.
clock-days = Days
clock-days-help = For players who look in now and then.
clock-bank = To begin with
clock-gain = More for each decision
clock-each = For each decision
clock-quiet = Quiet nights
clock-quiet-help = The clock stands still, by your own time.
clock-quiet-from = Quiet from
clock-quiet-to = Quiet until
absent-wait = Wait
absent-wait-help = Nothing happens; everybody waits.
absent-claim = Others decide
absent-claim-help = Others may let a bot play on.
absent-bot = Bot
absent-bot-help = A bot plays on until its player is back.
luck-seed = Fair draw
luck-seed-help = Every seat adds to the seed; the proof comes at the end.
luck-hand = By hand
luck-hand-help = You roll and lay the real pieces; Starboard keeps the rules.
luck-hand-secrets = You deal the real cards and say what came. You see everything, so you hold no seat.
time-minutes = { $count } min
time-seconds = { $count } s
time-hours-long = { $count ->
    [one] 1 hour
   *[other] { $count } hours
  }
time-days-long = { $count ->
    [one] 1 day
   *[other] { $count } days
  }
find-link = Link only
find-listed = Listed
watch-all = All
watch-link = By link
watch-nobody = Nobody
sum-yours = Your table
sum-title = { $count ->
    [one] { $game }, 1 seat
   *[other] { $game }, { $count } seats
  }
sum-me = { $count ->
    [one] you
   *[other] { $count } people at this screen
  }
sum-link = { $count ->
    [one] 1 person by link
   *[other] { $count } people by link
  }
sum-bot = { $count ->
    [one] 1 bot
   *[other] { $count } bots
  }
sum-clock-none = No clock
sum-clock-live = { $absent ->
    [wait] { $minutes } min + { $gain } s
    [claim] { $minutes } min + { $gain } s, then others decide
   *[bot] { $minutes } min + { $gain } s, then a bot plays on
  }
sum-clock-days = { $hours ->
    [12] 12 hours for each decision
    [24] 1 day for each decision
   *[other] { $days } days for each decision
  }
sum-luck-seed = Fair draw, checked at the end
sum-luck-hand = Rolled and dealt by hand
sum-takebacks = Take back by consent
sum-no-takebacks = Nothing is taken back by asking
