# Home, lists of tables, and joining.
captain = Captain
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
game-play-named = Play now: { $game }, against bots
game-learn = Learn
game-learn-named = Learn { $far }: { $game }
game-minutes = { $minutes } min
game-learnt = done
game-so-far = { $done } of { $steps }
game-invite = Invite
game-invite-named = Invite: somebody to { $game }
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
    .short = A table’s link, or a code
join-go = Join
join-unread = This is no link of a table and no code. A link looks like …/t/… with a key behind #; a code has ten letters and digits.
join-elsewhere = This link leads to another server. Open it in a tab of its own.

# The waiting room.
room-start = Start now
room-start-label = Beginning
room-title = { $count ->
    [0] Everybody is here
    [one] One seat is still free
   *[other] { $count } seats are still free
  }
room-about = { $taken ->
    [one] { $game } · 1 of { $seats } seats taken
   *[other] { $game } · { $taken } of { $seats } seats taken
  }
room-send = Send this link
room-send-help = Whoever opens it takes a free seat. No account, nothing to install, works on any phone.
room-local = Whoever opens it takes a free seat. This address works on this machine only: for others, open this page by the machine’s name or address in your network.
room-link = Link to a free seat
room-copy = Copy
room-copied = Copied
room-qr = QR code of the link
room-scan = Scan to sit down
room-mail = Mail
room-mail-subject = Play { $game } with me
room-mail-body = I have set up a table of { $game }. Open this link to sit down, no account needed: { $link }
room-watch = Watch link
room-referee = Dealer’s link
room-renew = New link
room-renewed = The link is new; the old one opens nothing any more.
room-move = Move my seat
room-no-link = The link is not known here
room-no-link-host = This browser does not know the link. A new one takes its place.
room-no-link-help = Ask who set the table up for it.
room-complete = No more seats to give away
room-complete-help = Others can watch by a link of their own.
copied-watch = Link to watch copied.
copied-referee = Link of who rolls and deals copied. Whoever has it sees everything.
copy-failed = The browser does not let it be copied. Select the link and copy it by hand.
room-people = Who is here
room-watching = { $count } watching
room-you = you
room-you-host = you, host
room-joined = sits here
room-open = waiting for whoever has the link
room-bot = plays by what its own seat sees
room-here = here
room-away = away
room-alike = This name looks like that of { $letters }.
room-same = Same browser as { $letters }
room-seat-bot = Seat a bot
room-seat-person = Open it for a person
room-kick = Send { $name } away
room-leave = Stand up
room-can = Start when you like
room-can-help = { $count ->
    [one] The open seat goes to a bot.
   *[other] The { $count } open seats go to bots.
  }
room-all = Everybody is here
room-all-help = Start when you are ready.
room-others = Waiting for more players
room-watcher = You are watching
room-others-help = { $count ->
    [0] Anybody at the table can start.
    [one] One seat is still free. Who set the table up can start at any time.
   *[other] { $count } seats are still free. Who set the table up can start at any time.
  }
room-agreed = Agreed
room-sealed = Sealed before anybody sat down
room-words = { $given ->
    [one] 1 of { $people } has added luck of their own. The proof comes at the end.
   *[other] { $given } of { $people } have added luck of their own. The proof comes at the end.
  }
room-out = You are not at this table any more
room-out-help = Your key does not open it. Ask who set the table up for a new link.

# The menu of a seat and its table.
menu-title = Table and seat
menu-seat = Seat { $letter }: { $name }
menu-move = Move this seat to another device
menu-code = Type this code there, or scan it
menu-code-qr = QR code that moves the seat
menu-code-help = Works once, for ten minutes. Both devices then have the seat.
menu-lock = New key for this seat
menu-lock-help = Every other device loses this seat at once; this one keeps it.
menu-lock-yes = Take a new key
menu-locked = This seat has a new key.
menu-notify = Choose how to be told
menu-no = Leave it
menu-host = The table is yours
menu-mute = Mute
menu-unmute = Let speak
menu-kick = A bot takes over
menu-delete = Delete this table
menu-delete-help = Everything that is stored of it goes, for everybody.
menu-delete-yes = Delete it
hue-label = Colour of seat { $letter }
hue-worn = { $name } has this colour
hue-a = blue
hue-b = orange
hue-c = green
hue-d = pink
hue-e = vermilion
hue-f = sky blue

# New tables.
new-game = Game
new-seats = Seats
new-count = How many play
new-options = Options
new-takebacks = Take back by consent
new-takebacks-help = Your own last move is free; for more, everybody has to agree.
new-hints = Hints with other people
new-hints-help = Whoever is asked may ask a bot for advice; the result says how often. Against bots alone you always may.
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
seat-unnamed = Player { $number }
seat-which-bot = Which bot at seat { $letter }
seat-open = Open seat
seat-open-help = for a friend
which-bot-random = Random: anything goes
which-bot-greedy = Greedy: takes what is best now
which-bot-level1 = Cadet: for a first game
which-bot-level2 = Pilot: knows the rules
which-bot-level3 = Navigator: has played a while
which-bot-level4 = Admiral: thinks hard
option-seats = { $count ->
    [one] Only for one player.
   *[other] Only for { $which } players.
  }
option-settled = The number of players decides it.
option-chosen = { $what }: { $value }
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

# Coming to a table.
arrive-tab = Table
arrive-looking = Looking for the table
arrive-known = You are at this table already.
arrive-full = Every seat is taken
arrive-full-help = Somebody was quicker. You can watch { $game }, or open a table with the same settings.
arrive-begun = The match has begun
arrive-begun-help = No seat of { $game } is free any more. You can watch, or open a table with the same settings.
arrive-again = Same table, new link
arrive-expired = This link opens nothing any more
arrive-expired-help = It was renewed, the table was deleted, or a part of the link was lost on its way. Ask whoever sent it for the new one. If you sat here, look into your games.
arrive-unknown = There is no such table, or it is not for you to see
arrive-unknown-help = A table opens by its link, with the key behind #. Ask whoever invited you for it. If you sat here, look into your games.
arrive-unseen = This table cannot be watched
arrive-unseen-help = The match of { $game } goes on among those who sit there.
arrive-refused = That did not work
sit-title = You are invited to { $game }
sit-name-hint = What the others call you
sit-seat = Your seat
sit-down = Sit down
sit-watch = Watch
sum-watch-all = Everybody may watch
sum-watch-link = Who has a link may watch
sum-watch-nobody = Nobody may watch

# My games, open tables, saved matches, about.
mine-part = Which games
mine-all = All { $count }
mine-asked = My turn { $count }
mine-finished = Finished
mine-group-asked = Waiting for you, soonest first
mine-group-others = Waiting for others
mine-group-gathering = Not begun yet
mine-group-finished = Finished
mine-waits = { $count ->
    [one] { $names } is asked
   *[other] { $names } are asked
  }
mine-won = { $count ->
    [one] { $names } won
   *[other] { $names } won together
  }
mine-ended = Broken off
mine-about = { $game } · { $last }
mine-left = { $time } left
mine-next = Next: { $game }
mine-next-time = Next: { $game }, { $time }
open-lead = Tables that are open to everybody. Sit down while seats are free, or watch.
open-waiting = Seats are free
open-waiting-none = No table waits for players just now. Set one up and choose “Listed”.
open-playing = Now playing
open-playing-none = No match is played in the open just now.
import-lead = A match that was saved, here or elsewhere: a file, or its text. It goes on at a table of yours, you at the first seat and bots at the others. A match that is over opens as a replay.
import-file = Choose a file
import-text = Or paste its lines
import-go = Open
import-empty-file = This file is empty.
import-empty = Choose a file or paste the lines of a saved match first.
about-lead = Starboard is a table for board games under the stars: rules that explain themselves, luck that can be checked, and no account.
about-notice = Notice
about-notice-fans = Starboard is an unofficial work by people who enjoy these games.
about-notice-owners = The games Oort, Interstellar Oracle and Merchants Cove (with its expansion The Oracle), and their names, belong to their owners. Starboard is not affiliated with them, nor endorsed or sponsored by them.
about-notice-own = All texts, drawings and reconstructed component data are Starboard’s own. It contains no art, no logo and no card text of the published games. Where a rulebook is silent the rules here are a reconstruction, and marked as such.
about-notice-buy = If you like a game, buy it: the published box is the real thing.
about-makers = Who made the games
about-makers-help = As far as their rulebooks name them.
about-cove = Merchants Cove: The Oracle
about-design = Design
about-development = Development
about-art = Artwork
about-sculpting = Figures
about-cardboard = Cardboard pieces
about-rules = Rules
about-editing = Editing
about-production = Production
about-publisher = Publisher
about-others = Oort and Interstellar Oracle
about-others-help = Their rulebooks name nobody. If you made one of them, tell us how you wish to be named.
about-licence = Licence
about-licence-help = Starboard is free software under the MIT licence: use it, change it, pass it on.
about-private = This page asks nobody but its own server, keeps your settings in this browser, and counts nothing.

## A box of one's own

box-title = Your own box
box-help = Play with what is printed in your copy: choose a file with its data. Everybody plays with it, and the record keeps it.
box-choose = Choose a file…
box-other = Another file…
box-model = Begin with the game’s own data
box-drop = Play without it
box-large = { $name } is too large to be the data of a box.
box-json = { $name }, line { $line }: this is not JSON. Perhaps a comma, a quotation mark or a bracket is missing or too many here.
box-refused = { $name }, line { $line }: { $why }
sum-box = With your own box
