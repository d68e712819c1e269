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
