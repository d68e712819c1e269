# Words that every page uses.
brand-home = Starboard, home
nav = Pages
nav-play = Play
nav-new = New table
nav-mine = My games
nav-tables = Open tables
nav-rules = Rules
nav-settings = Settings
close = Close
switch-language = FR : passer au français
switch-theme = Light or dark
rule-open = Rule { $number }
server-unreachable = The server does not answer. Your game is safe there; try again in a moment.
not-found = Nothing lies at this address.
not-found-help = The link may be cut short, or the table was deleted. Ask for it again, or begin a game of your own.
not-found-home = To the games
