# The board that any game can be played on.
plain-you = You
plain-own = Your place
plain-middle = Middle of the table
plain-grid = Board
plain-now = Now being decided
plain-next = Then
plain-claimed = claimed, not shown
plain-secret = Only you see these
plain-known = you know it
plain-back = { $count ->
        [one] a hidden card
       *[other] { $count } hidden cards
    }
plain-square = { $square }: { $things }
plain-square-legal = { $square }, can be chosen
plain-choices = { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }
plain-hold = you hold { $piece }
plain-hold-no = you do not hold { $piece }
plain-tally = Pieces of the box
plain-tally-open = open
plain-tally-yours = yours
plain-tally-unseen = unseen
plain-tally-row = { $open } open, { $yours } yours, { $unseen } unseen
plain-no-form = This game cannot be drawn now: the server did not say how. Load the page again.

# A board that a package brings.
own-board-failed = The game’s own board has failed. The match goes on here, on the plain board.
