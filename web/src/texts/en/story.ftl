# The story of a match: log, talk, timeline, what happened meanwhile, its end, and the replay.
story-timeline = Timeline
story-moves = Moves
story-first = To the beginning
story-back = One move back
story-forward = One move on
story-move = Move { $move }
story-move-said = Move { $move } of { $of }. { $text }
story-live = Live · { $move }
story-lost = Offline · { $move }
story-end = End · { $move }
story-to-live = Back to live
story-to-end = To the end
story-viewing = You are viewing move { $move } of { $of }
story-key-end = End
story-bars-chance = Chance decided here: undo does not go back past it.
story-bars-seen = Something came to light here: undo does not go back past it.
story-bars-window = The answers were turned up here: undo does not go back past it.
story-bars-other = Another player decided here: undo does not go back past it.
story-filter = What the log shows
story-filter-moves = Moves
story-filter-all = All
story-filter-chat = Chat
story-unread = { $unread ->
    [one] 1 new message
   *[other] { $unread } new messages
  }
story-copy = Copy the log as text
story-copied = The log is copied.
story-not-copied = This browser does not let the page copy. Select the log and copy it yourself.
story-speech = { $name }: { $text }
story-undone = taken back
story-earlier = { $turns ->
    [one] Show 1 earlier turn
   *[other] Show { $turns } earlier turns
  }
story-round = Round { $round }
story-turn =
    { $turn ->
        [0] Before the first turn: { $lines } lines
       *[other] Turn { $turn }: { $lines } lines
    }
story-since = Since your last turn: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }
story-show-me = Show me
story-away = While you were away
story-away-more = { $moves ->
    [one] and 1 move before
   *[other] and { $moves } moves before
  }
story-no-talk = Nobody has said anything yet.
story-only-players = Only players can write here.
story-muted = Who set the table up does not let you write here. You still see what others write.
story-phrases = Quick phrases
story-phrase-hello = Hello!
story-phrase-good-luck = Good luck!
story-phrase-thanks = Thank you.
story-phrase-well-played = Well played!
story-phrase-oops = Oops.
story-phrase-one-moment = One moment, please.
story-phrase-your-turn = It is your turn.
story-phrase-good-game = Good game!
story-write = Write to the table
story-send = Send
story-result = Result
story-show-result = Result
story-show-board = Board
story-replay = Replay
story-home = Home
story-points = Places and points
story-remark = { $name }: { $remark }
story-rematch = Rematch
story-join-rematch = Join the rematch
story-watch-rematch = Watch the rematch
story-followed = A rematch is set up, and your seat is kept there.
story-you-win = You win
story-wins = { $name } wins
story-you-share = You share the win with { $names }
story-share = { $names } share the win
story-nobody-wins = Nobody wins
story-gave-up = { $name } has given the match up
story-gave-up-you = You have given the match up
story-gave-up-to = { $name } has given the match up: { $winner } wins
story-gave-up-to-you = { $name } has given the match up: you win
story-gave-up-you-to = You have given the match up: { $winner } wins
story-winner = wins
story-aborted = The match was broken off: no result counts
story-place = Place { $place }
story-you = you
story-replaced = a bot has played for this seat
story-hints = { $hints ->
    [one] 1 hint taken
   *[other] { $hints } hints taken
  }
story-takebacks = { $takebacks ->
    [one] Moves were taken back once.
   *[other] Moves were taken back { $takebacks } times.
  }
story-play-on = Play on from a position
story-export = Save the record
story-import = Open a saved record
story-luck = The luck
story-luck-promised = Every draw was fixed by a secret that was promised before the first one, and by the players’ own words. Now it is open.
story-luck-chosen = The draws come from a seed that somebody chose: it promises nothing.
story-luck-by-hand = Chance was rolled and dealt by hand at this table: the rules allow what came, but nobody can see whether it was fair.
story-verify = Verify
story-luck-details = What was promised, and the secret
story-commitment = Promised before the match
story-secret = Secret
story-nonce = Nonce
story-words = Words of { $name }
story-no-words = none
story-luck-how = The promise is the SHA-256 of the secret and the nonce. The draws follow from the secret and everybody’s words: “starboard verify” does the same with the saved record on any machine.
replay = Replay
replay-side = Seats and moves
replay-tab-board = Board
replay-tab-moves = Moves
replay-tab-seats = Seats
replay-controls = Replay controls
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-normal = Normal
replay-speed-fast = Fast
replay-share = Share this moment
replay-shared = The link to this moment is copied.
replay-not-shared = This browser does not let the page copy. Copy the address from the address bar.
replay-verified = Verified
replay-below = Below the analysis
replay-eyes = Seen by
replay-eyes-watcher = Watchers
replay-eyes-open = All open
replay-play-on = Play on from here
    .short = Play on
replay-no-play-on = The match is over here. Go back to an earlier move to play on.
replay-play-on-title = Play on from move { $move }
replay-play-on-help = A new table begins at this position. The finished match stays as it is.
replay-play-on-secrets = A new table begins at this position. What you could not see here is dealt anew, so that nobody knows more than they did. The finished match stays as it is.
replay-who = Who plays { $name }
replay-who-me = Me
replay-who-bot = Bot
replay-who-link = By link
replay-closed = This replay is not open to you
replay-not-begun = The match has not begun yet
replay-not-begun-help = There is nothing to replay before the first position.
replay-table = To the table
