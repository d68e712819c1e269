# The board of Oort.
oort-board = Board of Oort, files a to y, ranks 1 to 15
oort-targets = Where you can go
oort-squares = All spaces
oort-way =
    { $way ->
        [N] north
        [NE] north-east
        [E] east
        [SE] south-east
        [S] south
        [SW] south-west
        [W] west
       *[NW] north-west
    }
oort-way-turned =
    { $way ->
        [N] right (north)
        [NE] down right (north-east)
        [E] down (east)
        [SE] down left (south-east)
        [S] left (south)
        [SW] up left (south-west)
        [W] up (west)
       *[NW] up right (north-west)
    }
oort-way-sign = { $sign } ({ $way ->
    [N] north
    [NE] north-east
    [E] east
    [SE] south-east
    [S] south
    [SW] south-west
    [W] west
   *[NW] north-west
  })
oort-type =
    { $type ->
        [C] Crystal
        [D] Deuterium
        [G] Gold
        [H] Helium
        [I] Ice
       *[U] Uranium
    }
oort-token = { $type } from { $square }

# The move that is put together, in the prompt.
oort-ask-place = Put your rocket on a wormhole
oort-ask-move = Fly, or use the hyperdrive
oort-ask-jump = Your flight enters a wormhole: fly on, or come out of another one?
oort-ask-raid = You have come alongside { $name }: take one token?
oort-plan-fly = Fly { $way }, land on { $end }
oort-plan-jump = Fly { $way }, jump { $in } to { $out }, land on { $end }
oort-plan-jump-stop = Fly { $way }, jump { $in } to { $out }, stop there
oort-plan-drive = Hyperdrive to { $end }
oort-plan-driving = Hyperdrive: pick any free space
oort-plan-place = Begin on { $end }
oort-help-drive = It takes nothing and raids nobody.
oort-help-takes = Takes { $tokens }.
oort-help-takes-none = Takes nothing.
oort-help-exits = It enters a wormhole: pick an exit to jump.
oort-help-robs = Takes { $type } from { $name }.
oort-help-raids = You may also raid { $names }.
oort-help-points = Points { $before } → { $after }.

oort-ways = Directions
oort-act-drive = Hyperdrive
oort-act-impulse = Impulse
oort-act-fly = Fly
oort-act-fly-raid = Fly and raid
oort-act-go = Go there
oort-act-place = Begin here
oort-act-raid = Raid
oort-act-spare = Leave alone
oort-raid-none = none
oort-raid-title = What do you take from { $name }?
oort-raid-nothing = Nothing: leave { $name } alone
oort-raid-worth = You { $mine } → { $mineAfter }, { $name } { $theirs } → { $theirsAfter }

# What each place is called.
oort-name-fly = Fly { $way }, land on { $end }
oort-name-fly-open = Fly { $way }
oort-name-shut = { $way }: shut
oort-name-jump = Jump to { $exit }, land on { $end }
oort-name-coast = Fly on past the wormhole, land on { $end }
oort-name-place = Begin on { $end }
oort-name-drive = Hyperdrive to { $end }
oort-name-takes = { $name }, take { $tokens }
oort-name-raids = { $name }, may raid { $names }
oort-name-exits =
    { $count ->
        [one] { $name }, or jump to 1 exit
       *[other] { $name }, or jump to { $count } exits
    }
oort-name-picked = { $name } (picked: choose again to go)
oort-square-free = { $square }: free
oort-square-hole = { $square }: wormhole
oort-square-rock = { $square }: asteroid
oort-square-token = { $square }: asteroid with { $type }
oort-square-emptied = { $square }: emptied asteroid
oort-square-rocket = { $square }: rocket of { $name }
oort-square-own = { $square }: your rocket

# Tips at a place.
oort-tip-land = Land on { $square }
oort-tip-takes = takes { $tokens }
oort-tip-raids = may raid { $name }, one token
oort-tip-robs = takes { $type } from { $name }
oort-tip-several = Several ways lead to { $square }
oort-tip-several-help = Choose a direction first: { $ways }.
oort-tip-shut = No way { $way }
oort-tip-square = Not { $square }
oort-tip-safe = { $name } is safe
oort-no-landing = No flight ends on { $square }. A flight goes on until something stops it; the hyperdrive can take you there.
oort-label-in = in { $square }
oort-label-out = out { $square }

oort-legend-landing = legal landing
oort-legend-exit = open exit
oort-legend-selected = selected
oort-legend-last = last move
oort-left =
    { $left ->
        [one] { $left } of 30 tokens left
       *[other] { $left } of 30 tokens left
    }
oort-compass = North is to the right
oort-north = N
oort-zoom-in = Zoom in
oort-zoom-out = Zoom out
oort-zoom-fit = Whole board
oort-go = Go to a space
oort-go-unknown = The board has no space { $square }. Files are a to y, ranks 1 to 15.

# Laying the board by hand.
oort-lay-tile = It lies on { $from } to { $to }, framed on the board. A tile is known by its two tokens.
oort-lay-turn = As it lies on { $from } to { $to }: compare the picture with your tile.
oort-lay-token = On the framed asteroid, { $from }.

# Beside the board.
oort-turn = Turn { $turn } · round { $round }
oort-turn-placing = Placing rockets
oort-drought = drought
oort-drought-full =
    { $most ->
        [0] { $idle } turns without a token; this table ends by no drought
       *[other] { $idle } turns without a token; at { $most } the game ends
    }
oort-holds = { $name } holds { $tokens }
oort-holds-one = { $count } { $type }
oort-set = set of six
oort-key = Points for 2, 3, 4 and 5 tokens of one type
oort-nothing = nothing
oort-key-drive = hyperdrive, or back to impulse
oort-key-go = then a space such as m8: go there on the board
