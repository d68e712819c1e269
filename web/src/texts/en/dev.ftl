# The bench of `starboard dev`.
dev-checks = Checks
dev-checking = { $count ->
        [0] begun
       *[other] { $count } so far
    }
dev-checked = done
dev-missing = Texts that are missing
dev-state = State, as each seat sees it
dev-hidden = hidden, count only
dev-sees = sees it
dev-field = Field
dev-by = Seen by
dev-watcher = who watches
dev-stack = Step stack
dev-asks = asks { $seat }
dev-legal = Legal
dev-legal-for = Legal for { $seat }
dev-of = { $some } of { $all }
dev-why = Why not
dev-why-type = An action, as it is written
dev-taken = Taken:
dev-refused = Refused:
dev-events = Events
dev-all = All
dev-heard = Heard by { $seat }
dev-waits = The game is being loaded…
dev-loads = The rules are being loaded anew, or a file has a mistake: the terminal says which.
dev-none = This is no bench: start it by “starboard dev”.
dev-reloaded-kept = { $file } changed; loaded in { $took } ms, match kept
dev-reloaded-new = { $file } changed; loaded in { $took } ms, another match begun
dev-sit = Where you sit
dev-sits = Sit at { $seat }
dev-again = Begin anew
