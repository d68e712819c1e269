oort-title = Oort
oort-about = Fly a rocket among asteroids and wormholes, collect tokens, raid the others.

oort-type-C = Crystal
oort-type-D = Deuterium
oort-type-G = Gold
oort-type-H = Helium
oort-type-I = Ice
oort-type-U = Uranium

oort-direction-N = north
oort-direction-NE = north-east
oort-direction-E = east
oort-direction-SE = south-east
oort-direction-S = south
oort-direction-SW = south-west
oort-direction-W = west
oort-direction-NW = north-west

oort-rotation-0 = not turned
oort-rotation-1 = turned by one quarter
oort-rotation-2 = turned by two quarters
oort-rotation-3 = turned by three quarters

oort-option-setup = the numbered set-up to lay out, the same for everybody who names it
oort-option-scattered = shuffle the tokens over the marked asteroids, whatever is printed there
oort-option-drought = turns in a row without a token leaving the board that end the game
oort-option-drought-0 = never

## What is asked

oort-prompt-place-rocket = { $seat }, put your rocket on a wormhole.
oort-help-place-rocket =
    Every player begins on a wormhole, each on another tile. You take at once every token on the eight spaces around it.
    Look for a wormhole with tokens beside it.
oort-prompt-move-rocket = { $seat }, fly in a direction, or use the hyperdrive.
oort-help-move-rocket =
    A flight goes straight on until the edge, an asteroid or another rocket stops it. Where it stops, you take every token
    on the eight spaces around you, and may raid a rocket that you have newly come alongside. If the flight crosses a
    wormhole you may jump: you come out of any other free wormhole and fly on in the same direction. The hyperdrive takes
    you to any free space, but takes nothing and raids nobody. You must move; you cannot pass.
oort-prompt-jump = { $seat }, your flight { $direction } enters a wormhole. Fly on, or come out of another one?
oort-help-jump =
    You may jump once in a turn. The exit is any other wormhole without a rocket on it. From there you fly on in the same
    direction until something stops you; if the first space is blocked, you stop on the exit.
oort-prompt-raid-rocket = { $seat }, you have come alongside { $victim }. Take one token?
oort-help-raid-rocket =
    After a flight you may take one token of your choice from each rocket next to you. A rocket that was next to you when
    the turn began is safe from you in this turn.

## What a player does, and what chance brings

oort-act-place = begin on { $square }
oort-act-fly = fly { $direction }
oort-act-coast = fly on past the wormhole
oort-act-exit = jump, and come out at { $square }
oort-act-spare = leave { $victim } alone
oort-act-raid = take { $type } from { $victim }
oort-act-hyperdrive = hyperdrive to { $square }
oort-act-tile = tile { $tile }
oort-act-turn = { $rotation }
oort-act-token = a token of { $type }

## What happened

oort-played-place = { $seat } begins on { $square }.
oort-played-hyperdrive = { $seat } jumps by hyperdrive to { $square }.
oort-played-raid = { $seat } raids { $victim } and gets { $type }.
    .loses = victim
oort-played-spare = { $seat } leaves { $victim } alone.
oort-event-flew = { $seat } flies { $direction } from { $start } to { $end }.
oort-event-jumped = { $seat } flies { $direction } from { $start } into a wormhole, out at { $exit }, and stops on { $end }.
oort-event-took = { $seat } takes { $types }.
oort-event-ended =
    { $ending ->
        [swept] The last token is gone: the game is over.
       *[drought] No token has left the board for { $turns } turns: the game is over.
    }

oort-ending-swept = The board is swept clean.
oort-ending-drought = Drought: no token has left the board for too long.

oort-line-tokens =
    { $count ->
        [one] 1 token of { $type }
       *[other] { $count } tokens of { $type }
    }
oort-line-sets =
    { $count ->
        [one] 1 set of all six types
       *[other] { $count } sets of all six types
    }

## What is refused

oort-refuse-no-wormhole = { $square } is not a wormhole. Rockets begin on wormholes.
oort-refuse-tile-taken = A rocket already stands on { $square }. Begin on another tile.
oort-refuse-edge = You stand at the edge of the board: there is nothing to the { $direction }.
oort-refuse-asteroid = The asteroid on { $square } is right in front of you. A flight needs at least one free space.
oort-refuse-rocket = The rocket on { $square } is right in front of you. A flight needs at least one free space.
oort-refuse-drive-asteroid = There is an asteroid on { $square }. The hyperdrive needs a free space.
oort-refuse-drive-own = You are on { $square } already. A move must move you.
oort-refuse-drive-rocket = There is a rocket on { $square }. The hyperdrive needs a free space.
oort-refuse-no-wormhole-entered = This flight enters no wormhole, so it cannot jump.
oort-refuse-exit-no-wormhole = { $square } is not a wormhole, so you cannot come out there.
oort-refuse-exit-taken = A rocket stands on { $square }, so you cannot come out there.
oort-refuse-exit-is-entry = { $square } is the wormhole you fly into. Come out of another one.
oort-refuse-raid-nobody = You cannot raid the rocket of { $victim }.
oort-refuse-raid-not-adjacent = This flight does not end next to { $victim }.
oort-refuse-raid-was-adjacent = { $victim } was next to you when the turn began, and so is safe from you in this turn.
oort-refuse-raid-empty = { $victim } has no tokens.
oort-refuse-raid-other = The question is about { $victim } now.
oort-refuse-raid-no-such = { $victim } has no { $type }.
oort-refuse-raid-order = Write raids in the order of the seats, each seat once.
oort-refuse-turn-begun = This text is a whole turn, but the turn has already begun.

oort-refuse-mid-turn = Positions can be written down between turns only.
oort-refuse-position-grammar = This is not a position of Oort.
oort-refuse-position-steps = A game cannot stand so: what is to be decided next does not fit the pieces.
oort-refuse-position-own-tiles = A position text speaks of the standard tiles; this game has tiles of its own.
oort-refuse-position-tiles = In a position each of the tiles A to O lies once, turned 0 to 3 times.
oort-refuse-position-seats = A position has 2 to 4 rockets and as many holdings.
oort-refuse-position-tokens = Tokens of { $type } on the board and in holdings must be five together.
oort-refuse-position-turn = The seat to move does not fit the number of the turn.
oort-refuse-position-move = Turns are counted from 1.
oort-refuse-position-late = The number of the turn leaves no room for the rest of a game.
oort-refuse-position-idle = So many turns without a token cannot have passed.
oort-refuse-position-drought = A drought comes after 24, 36, 48, 60, 120 or 240 turns, or never.
oort-refuse-position-option = A position has its board already; the option { $option } does not go with it.
oort-refuse-position-placed = Whether the rocket of { $seat } is placed does not fit the number of the turn.
oort-refuse-position-unplaced-bag = { $seat } has no rocket on the board yet and cannot hold tokens.
oort-refuse-position-space = The rocket of { $seat } needs a free space of its own.
oort-refuse-position-wormhole = In the placement round the rocket of { $seat } must stand on a wormhole.
oort-refuse-record-lines = A game record has three lines: position, moves, end.
oort-refuse-record-drought = A game record means a drought after { $turns } turns, and this game has another one. Save it as a file instead.
oort-refuse-record-end = The last line of the record is not what its moves lead to.
oort-refuse-tiles-no-text = { $path } must be a text of at most { $most } letters.
oort-refuse-tiles-wrong-rows = { $path } must have { $needed } rows, not { $found }.
oort-refuse-tiles-wrong-row = { $path } cannot be { $value }: a row has { $needed } signs, each one of { $signs }
oort-refuse-tiles-no-wormhole = { $path } must have one wormhole, O, in the middle of its middle row.
oort-refuse-tiles-two-types = { $path } must have two marked asteroids, of two different types; it has { $found }.
oort-refuse-tiles-wrong-type = { $path }: the type { $type } must be printed { $needed } times in all, not { $found } times.
oort-refuse-tiles-wrong-points = { $path } must have { $needed } numbers, the points for 1 to { $needed } tokens of a type, not { $found }.

## The terminal

oort-notation = Moves: “E” flies east, “E-h13” flies east, jumps and comes out at h13, “N+2C” flies north and raids Crystal from player 2, “Hm8” is hyperdrive to m8, “Pc3” begins on c3. Directions: N NE E SE S SW W NW.
oort-besides = Hyperdrive: H and a free space, such as Hm8; it takes nothing.
oort-legend-board = . free  o wormhole  # asteroid  x emptied asteroid  letter: token  digit: rocket
oort-legend-points = 2 alike 1 point, 3: 3, 4: 6, 5: 10; set of six +5
oort-holdings = holds
oort-points = points
oort-counts = Turn { $turn }, { $left } of 30 tokens left, idle { $idle }{ $most ->
        [0] {""}
       *[other] /{ $most }
    }
oort-way-end = to { $square }
oort-way-takes = takes { $types }
oort-way-raids = may raid { $victim } ({ $type }: you +{ $gain }, they −{ $loss })
oort-compass = N NE E SE S SW W NW
oort-path = Path: { $spaces }; stopped by { $end }.
oort-stop-edge = the edge
oort-stop-asteroid = the asteroid on { $square }
oort-stop-rocket = the rocket on { $square }
oort-way-points = { $count ->
        [one] +1 point
       *[other] +{ $count } points
    }
oort-way-raided = raids { $victim } ({ $type }; they −{ $loss })
oort-way-robbed = { $victim } −{ $loss }
oort-way-last = takes the last token{ $leads ->
        [yes] , ahead or level
       *[no] {" "}and loses
    }
oort-reason-tokens =
    { $count ->
        [one] You gain 1 token
       *[other] You gain { $count } tokens
    }, from { $before } to { $now ->
        [one] 1 point
       *[other] { $now } points
    }.
oort-reason-later =
    { $count ->
        [one] You gain 1 token, which pays once there are more like it.
       *[other] You gain { $count } tokens, which pay once there are more like them.
    }
oort-reason-robs = { $victim } loses { $loss ->
        [one] 1 point
       *[other] { $loss } points
    }.
oort-reason-nothing = To stand better, without taking anything: from there { $count ->
        [one] 1 token is
       *[other] { $count } tokens are
    } within a plain flight.
oort-reason-safe = Stand safe: take nothing, but end where nobody who is next can cost you a point by a raid.
oort-reason-waits =
    { $count ->
        [0] Hold back: take nothing, and leave whoever is next nothing to gain at once.
        [one] Hold back: take nothing, and leave whoever is next 1 point at most to gain at once.
       *[other] Hold back: take nothing, and leave whoever is next { $count } points at most to gain at once.
    }
oort-reason-raided = { $move } would gain { $count ->
        [one] 1 point
       *[other] { $count } points
    }, but then a raid by { $rival } could cost you { $loss } and bring them { $gain }.
oort-reason-feeds = { $move } would gain { $count ->
        [one] 1 point
       *[other] { $count } points
    }, but then { $rival } could gain { $gain } at once.
oort-reason-further = { $move } would gain { $count ->
        [one] 1 point
       *[other] { $count } points
    } at once, but less over the turns that follow.

## What chance brought, asked where the board is laid by hand

oort-prompt-lay-tile = Which tile is laid next?
oort-prompt-turn-tile = By how many quarters is it turned?
oort-prompt-scatter-token = Which token lies on the next marked asteroid?

## What a study asks about seats

oort-field-tile = tile
