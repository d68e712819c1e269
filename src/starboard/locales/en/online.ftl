# A table at a server, in the terminal.

online-said = { $name }: { $text }
online-lost = The line to the server is lost. Nothing else is: it is tried again, and everything that was answered is kept. Ctrl-C leaves.
online-back = The server is back.
online-sealed = Your answer lies face down. You can change it until the window closes.
online-asked = You are asked whenever you can answer.
online-asked-about = { $ask ->
    [never] Never asked about: { $what }
   *[always] Always asked about: { $what }
  }
online-sorts = Windows that can be named: { $known }
online-no-hint = There are no hints against other people.
online-not-asked = Nobody asks you anything now.
online-window = Waiting for answers.
online-chance = Waiting for whoever says what chance brings.
online-waiting = Waiting for { $names }.
online-conceded = { $seat } has given the match up.
online-aborted = The match was broken off.
online-luck-broken = The secret is not the one that was promised: somebody has chosen the luck of this match.
online-return = Your seat is kept. Take it up again by: { $command }
online-return-code = Your seat is kept. Take it up again within ten minutes, once, by: { $command }
online-free = { $count ->
    [one] One seat is
   *[other] { $count } seats are
  } free. The link for whoever shall sit down:
online-lobby-help = The match has not begun. Type “say” and a text, “who”, “lang” or “quit”.
online-over = The match is over. “again” for another one, “save” for its record, “log” or “quit”?
online-wants-back = { $seat } asks to take back { $moves ->
    [one] the last move.
   *[other] the last { $moves } moves.
  } Do you agree? (y/n)
online-ask-back = Ask everybody to let it be taken back? (y/n)
online-concede = Give the match up? (y/n)
online-not-over = The match is not over. “concede” gives it up.
online-who-here = { $name }, here
online-who-away = { $name }, away
online-who-bot = { $name }, a bot
online-who-free = free
refuse-not-online = At a server there is no { $what }: name a game to set a table up, or the link of a table and nothing else; --me names one seat.
refuse-server-rules = The server plays { $game } by other rules than those that are installed here.

command-hold = hold
command-hold-does = keep the open window open for ten seconds more
command-never = never
command-never-does = “never MOVE” or “never WINDOW”: never ask you about that card or ability, or in such windows, where everybody is asked; “never” lists them; nobody else learns of it
command-always = always
command-always-does = “always MOVE” or “always WINDOW”: ask you about it though you rest
command-ask = ask
command-ask-does = “ask MOVE”: ask you about it as usual again; alone, what you have said of all
command-say = say
command-say-does = “say TEXT”: everybody at the table reads it
command-who = who
command-who-does = who sits where, and who is here
command-agree = agree
command-agree-does = let moves be taken back, where somebody asks
command-decline = decline
command-decline-does = do not
command-concede = concede
command-concede-does = give the match up
