# The table in the network: what it refuses, and what it says by itself.

refuse-table-unknown = There is no such table, or it is not for you to see.
refuse-table-quarantined = What is stored of table { $table } is damaged. It is kept as it is; whoever runs this server can look at it. Other tables go on.
refuse-table-no-match = The match has not begun yet.
refuse-table-over = The match is over.
refuse-table-begun = The match has begun already.
refuse-table-playing = The match still goes on.
refuse-table-seats-free = Not every seat is taken yet.
refuse-table-actions = A move is made of one to { $most } decisions.
refuse-table-no-draft = An answer to a window is given at once; it can be changed until the window closes.
refuse-table-not-your-move = The last move was not yours.
refuse-table-decided-since = Somebody decides, or has decided, since you said it.
refuse-table-no-takebacks = At this table nothing is taken back by asking.
refuse-table-asked-already = Somebody has asked for that already; everybody has to answer first.
refuse-table-refused-twice = That was refused twice; ask again after the next move.
refuse-table-not-asked = Nobody asks you for that now.
refuse-table-no-seat = Only who holds a seat of this table may do that.
refuse-table-host-only = Only who set the table up may do that.
refuse-table-referee-seat = Who says what chance brings sees everything, so that they hold no seat in a game with secrets.
refuse-table-no-branch = Players of this table may not play on from its running match elsewhere.
refuse-table-referee-only = Only who rolls and deals may say what came.
refuse-table-no-invite = To sit down you need the table’s link.
refuse-table-no-watch = This table cannot be watched without its link.
refuse-table-wrong-key = This key or code opens nothing here; a code works once and for ten minutes.
refuse-table-seat-taken = Seat { $number } is not free.
refuse-table-seat-free = Nobody sits there.
refuse-table-full = Every seat is taken.
refuse-table-bot-plays = A bot plays for you; take your seat back first.
refuse-table-no-such-person = There is no person to be replaced at that seat.
refuse-table-no-hints = Other people play here, and this table allows no hints.
refuse-table-no-hint-window = There are no hints for an answer that everybody is asked for: they would show who can answer.
refuse-table-no-claim = That player’s time is not out, or this table waits for everybody.
refuse-table-no-bot = No bot plays for you, or you have given the match up.
refuse-table-no-window = No window is open to you.
refuse-table-held = The window is held open already.
refuse-table-holds = You may hold windows open { $most } times in a turn.
refuse-table-no-ability = No window is answered by “{ $text }”.
refuse-table-no-sort = This game has no window “{ $text }”. Those that it has: { $known }.
refuse-table-abilities = You may say of { $most } cards and abilities how you want to be asked. Take one back first.
refuse-table-muted = Who set the table up does not let you speak here.
refuse-table-hue-taken = Somebody at this table has that colour. Choose another.
refuse-table-no-referee = At this table nobody has to say what chance brings.
refuse-table-say = Say a text, or one of these phrases: { $known }.
refuse-table-no-entry = The log has no entry { $seq } yet.
refuse-table-followed = The rematch is already set up: table { $table }.
refuse-table-record-later = The record holds everybody’s secrets: it is given out when the match is over.
refuse-table-analysis-later = A match is analysed when it is over.
refuse-table-no-analysis = This match cannot be analysed: its game broke off.
refuse-table-look-later = Through another’s eyes you can look back when the match is over.
refuse-table-no-share = This table is not to be watched, or you hold no seat there.
refuse-table-share-later = When the match is over you can give out a link to it; until then only who set the table up can.
refuse-server-busy = The server has too much to do just now. Nothing has changed; send it again.
refuse-store-failed = Nothing can be stored now, so nothing is played. Nothing has changed; try again later.
refuse-too-many = Too many requests in so short a time. Wait { $seconds } seconds.
refuse-long-text = What you wrote is too long: { $most } characters at most. Shorten it and try again.
refuse-wrong-message = This message cannot be read: { $fault }.
refuse-hello-first = The first message has to be a hello.
refuse-hello-twice = You have greeted already; another hello needs another socket.
refuse-wrong-request = This request cannot be read.
refuse-large-request = This request is too large.
refuse-no-page = There is nothing here.
refuse-no-method = This cannot be done here.
refuse-wrong-origin = Requests are taken from pages of this server only.
refuse-page-board = The board { $board } of the game “{ $game }” cannot be read: it has to be a file that ends in .js beside the module, of 1 MiB at most.
refuse-no-components = The game “{ $game }” has no component data.
refuse-page-no-board = The game “{ $game }” brings no board of its own.
refuse-wrong-variable = { $name } cannot be “{ $value }”.

brings-hangs = The rest hangs on what is hidden.
brings-hangs-of = The rest hangs on what { $seat } holds.
brings-reveals = It reveals what is hidden; no undo after.
brings-reveals-of = It reveals something that { $seat } holds; no undo after.
brings-chance = Then chance decides.
brings-others = Then { $seat } decides.
brings-together = Answers are shown together.
brings-over = That ends the game.
change = { $what } { $old } → { $new }
change-of = { $whose }: { $what } { $old } → { $new }
change-none = none
change-yes = yes
change-no = no

waiting-window = Does anybody answer?
when-own-turn = in your turn: { $when }
when-others-turn = in others’ turns: { $when }
prompt-chance = Say what chance brought.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-thanks = Thank you.
phrase-well-played = Well played!
phrase-oops = Oops.
phrase-one-moment = One moment, please.
phrase-your-turn = It is your turn.
phrase-good-game = Good game!

# The store: databases, backups, and what keeps them.

refuse-store-closed = The database cannot be opened: { $fault }.
refuse-store-newer = A newer version of Starboard made this database (its schema is { $version }). Nothing has changed; run that version, or restore a backup of this one.
refuse-store-foreign = This database holds tables of another program, or some that an unfinished version of Starboard made. Nothing has changed; name another database.

## The client

refuse-server-said = { $text }
refuse-unreachable = No server of tables answers at { $address }.
refuse-line-shut = The line to the table is closed.

## The table's log

entry-claimed = { $seat } sits down.
entry-left = { $seat } stands up.
entry-kicked = { $seat } is sent away by who set the table up.
entry-handed = { $seat } goes on at another device.
entry-new-keys = { $seat } has new keys; the old ones open nothing any more.
entry-planned = { $seat } is free for a person now.
entry-planned-bot = { $seat } is a bot’s now.
entry-renewed-invite = The link to sit down is renewed; the old one opens nothing any more.
entry-renewed-watch = The link to watch is renewed; the old one opens nothing any more.
entry-renewed-referee = The link of who rolls and deals is renewed; the old one opens nothing any more.
entry-shared = There is one more link to watch by.
entry-began = The match begins.
entry-wantsback = { $seat } asks to take back { $moves ->
    [one] the last move.
   *[other] the last { $moves } moves.
  }
entry-wants-unsaid = { $referee ->
    [yes] Whoever deals asks
   *[no] { $seat } asks
  } to take back what was said last to have come.
entry-unsaid = What was said last to have come was a slip, and is taken back.
entry-agreed = { $seat } agrees.
entry-refused = { $seat } does not agree.
entry-hinted = { $seat } takes a hint.
entry-muted = { $seat } may not speak here any more.
entry-unmuted = { $seat } may speak again.
entry-stepped-absent = { $seat } is absent too long: a bot plays on.
entry-stepped-conceded = { $seat } gives up: a bot plays on.
entry-stepped-asked = { $seat } lets a bot play.
entry-stepped-kicked = { $seat } is sent away by who set the table up: a bot plays on.
entry-stepped-back = { $seat } is back.
entry-faulted-illegal = { $bot } decided what is not allowed.
entry-faulted-silent = { $bot } did not answer in time.
entry-faulted-flooding = { $bot } said what nobody had asked for.
entry-faulted-malformed = { $bot } answered what cannot be read.
entry-faulted-dead = The program of { $bot } ended in the middle of the match.
entry-faulted-raised = { $bot } broke off with an error.
entry-faulted-lost = The process was lost in which { $bot } thought.
entry-faulted-gone = This server has no bot for { $bot } any more.
entry-conceded = { $seat } gives the match up.
entry-broke = A rule of the game failed here, and nothing has changed. Whoever runs the server finds it as report { $report }.
entry-aborted = The match is broken off.
entry-followed = A rematch is set up.
entry-held = Somebody wants a little more time.
entry-ruled = The match goes on under version { $after } of the rules, after version { $before }.

## Messages to people who are not there

notice-title = Starboard: { $game }
notice-turn = { $game }: it is your turn, { $seat }.
notice-code = Your code: { $code }. Say it at the table of { $game } to be told by mail when it is your turn. If you did not ask for this, do nothing.
notice-test = Messages arrive here. You are told when it is your turn.
refuse-notice-zone = The time zone “{ $zone }” is not known here.
refuse-notice-not-taken = The message was not taken at this address. Try again later, or name another.
refuse-notice-unconfirmed = Say the code that was sent to this address first.
refuse-notice-no-place = Messages cannot go to this address.
refuse-notice-no-mail = This server sends no mail.
refuse-notice-mail-failed = The code could not be sent to this address; try again later.
refuse-notice-many = A seat is told at { $most } addresses at most.
refuse-notice-wrong-code = This is not the code that was sent.
refuse-notice-unknown = None of your seats is told there.

## Limits, luck and who sees what

refuse-too-many-watchers = So many watch this table already that nobody else can: { $most } at most. Try again later.
refuse-too-many-lines = From one address at most { $most } lines are open at the same time.
refuse-hello-once = A line begins with one hello, and has no other.
