# The board of the Cove: names.
cove-title = The cove
cove-colour =
    { $colour ->
        [red] red
        [green] green
        [blue] blue
       *[yellow] yellow
    }
cove-person =
    { $who ->
        [red] red Warrior
        [green] green Bard
        [blue] blue Wizard
        [yellow] yellow Noble
       *[rogue] Rogue
    }
cove-size =
    { $size ->
        [charm] Charm
       *[tome] Tome
    }
cove-good = { $colour } { $size }
cove-pier =
    { $pier ->
        [small] Small pier
        [large] Large pier
       *[black] Black Market
    }
cove-takes =
    { $size ->
        [charm] Charms
       *[tome] Tomes
    }
cove-takes-both = Charms, Tomes
cove-takes-all = Charms, Tomes
cove-space =
    { $space ->
        [starCharting] Star Charting
        [divination] Divination
        [horoscopes] Horoscopes
        [twistingFates] Twisting Fates
        [recruit] Recruit
       *[activateStaff] Activate Staff
    }
cove-staff =
    { $slot ->
        [exorcist] Exorcist
        [astrologist] Astrologist
        [palmReader] Palm Reader
       *[security] Security
    }
cove-job =
    { $slot ->
        [exorcist] gain an X
        [astrologist] draw up to 2 lines
        [palmReader] fill 2 bubbles
       *[security] discard 1 Corruption
    }
cove-set =
    { $set ->
        [locals] Local
        [mercenaries] Mercenary
       *[sailors] Sailor
    }
cove-rune =
    { $rune ->
        [bone] Bone
        [voodoo] Voodoo meeple
        [coin] Coin
        [d1] first die
        [d2] second die
       *[die] a die
    }
cove-fate =
    { $fate ->
        [plusminus] ±1
        [move] Move 1
       *[x] X
    }
cove-fate-does =
    { $fate ->
        [plusminus] fill { $count } ±1 bubbles
        [move] fill { $count } Move 1 bubbles
       *[x] gain an X
    }
cove-ability =
    { $ability ->
        [discard1] discard a Corruption card
        [boatToBag] return a passenger to the bag
        [drawToBoat] draw an Adventurer and seat them
       *[swapAboard] exchange two passengers
    }
cove-ability-gain = gain a { $good }
cove-bonus =
    { $bonus ->
        [X] an X
        [market] a Market icon
       *[discard] discard a Corruption card
    }
cove-bonus-none = no bonus
cove-bonus-good = a { $size }: { $colours }
cove-half =
    { $half ->
        [left] left half
       *[right] right half
    }
cove-left = left
cove-right = right
cove-line =
    { $line ->
        [top] top line
       *[bottom] bottom line
    }
cove-mark =
    { $mark ->
        [empty] empty
        [x] X
        [market] Market icon, pays at the next market
       *[paid] Market icon, paid
    }

# The own board.
cove-dish = Divining dish
cove-dish-spend = spend bubbles before you act
cove-rune-lies =
    { $shows ->
        [tree] { $rune }, Tree, in the { $half ->
            [left] left
           *[right] right
        } half
        [skull] { $rune }, Skull, in the { $half ->
            [left] left
           *[right] right
        } half
       *[other] { $rune } { $shows } in the { $half ->
            [left] left
           *[right] right
        } half
    }
cove-bubbles =
    { $kind ->
        [plusminus] ±1
       *[move] Move 1
    }: { $filled } filled, { $empty } empty, { $out } crossed out
cove-chart = Star chart
cove-filled =
    { $count ->
        [one] { $count } cell filled
       *[other] { $count } cells filled
    }
cove-lines = Where a line can be drawn
cove-chart-names = H5,1 is the line above row 5 in column 1; V2,1 is the line left of column 1 in row 2.
cove-cell =
    { $full ->
        [yes] Cell { $cell }, { $who }, filled
       *[no] Cell { $cell }, { $who }
    }
cove-edge = Draw line { $edge }
cove-edge-drawn = Line { $edge }: drawn
cove-edge-shut = Line { $edge }: closed
cove-edge-brings = { $name }. { $said }
cove-closes = Closes a { $good }.
cove-closes-lost = Closes a { $good }, but your supply has none left.
cove-closes-none =
    { $count ->
        [one] Encloses one cell, for no Good.
       *[other] Encloses { $count } cells, for no Good yet.
    }
cove-brings-cards =
    { $count ->
        [one] 1 Corruption card.
       *[other] { $count } Corruption cards.
    }
cove-short =
    { $count ->
        [one] Then one line is missing for a { $good }.
       *[other] Then { $count } lines are missing for a { $good }.
    }
cove-draw = Draw it
cove-stop = Stop here
cove-actions = Actions
cove-actions-hours = Hours
cove-shut =
    { $space ->
        [divination] No die lies with the Voodoo meeple.
        [horoscopes] No die continues a line.
       *[twistingFates] The Coin lies with none of its Runes.
    }
cove-shut-here = Not twice in a row.
cove-figure-here = your figure stands here
cove-figure-on = on { $space }
cove-hours =
    { $hours ->
        [one] 1 Hour
       *[other] { $hours } Hours
    }
cove-hours-between = { $least } to { $most } Hours
cove-next-you = You come to hour { $hour } and play again.
cove-next = You come to hour { $hour }; { $name } plays next.
cove-next-peddler = You come to hour { $hour }; the Peddler plays next.
cove-next-market = You come to hour { $hour }; then the market opens.
cove-next-for =
    { $hours ->
        [one] 1 Hour: { $next }
       *[other] { $hours } Hours: { $next }
    }
cove-does-chart =
    { $count ->
        [one] one line
       *[other] up to { $count } lines
    }
cove-does-divine =
    { $most ->
        [one] predict one draw
       *[other] predict { $icons } draws
    }
cove-half-writes =
    { $half ->
        [left] left: { $numbers }
       *[right] right: { $numbers }
    }
cove-does-fate =
    { $fate ->
        [plusminus] { $count } × ±1
        [move] { $count } × Move 1
       *[x] an X
    }
cove-corrupts = +1 Corruption
cove-does-skull = { $does }; +1 Corruption
cove-does-recruit =
    { $count ->
        [one] one Townsfolk
       *[other] { $count } Townsfolk
    }
cove-recruits = { $hours ->
        [one] 1 Hour
       *[other] { $hours } Hours
    }: { $ability }
cove-idle = Let an Hour pass
cove-move-to =
    { $half ->
        [left] Move it left
       *[right] Move it right
    }
cove-predict = { $icons } × { $colour }
cove-percent = { $percent } %
cove-odds-why = How likely it comes among the next { $left } out of the bag
cove-needs-rune = Coin with: { $rune }
cove-pays-gold = { $gold } Gold
cove-sells-now = { $gold } now
cove-faction-name = { $colour } Faction
cove-write =
    { $line ->
        [top] { $number }, top line
       *[bottom] { $number }, bottom line
    }
cove-ask-seat = { $who }: onto which boat?
cove-ask-act = Choose an action
cove-ask-act-help = Before it you may spend filled bubbles on the dish.
cove-options = What you can choose
cove-whom = Whom to seat
cove-plan-rune = { $rune }: change it?
cove-plan-rune-help = It costs a bubble and no Hour, and can be taken back until you act.
cove-plan-armed =
    { $kind ->
        [plusminus] ±1: which die?
       *[move] Move 1: which Rune?
    }
cove-plan-space = { $space }: { $does }
cove-predictions = Predictions
cove-icons-free = { $count } icons free
cove-icon =
    { $state ->
        [open] { $who }, open
        [out] { $who }, crossed out
       *[won] { $who }, circled
    }
cove-prediction = { $colour }, { $left } left
cove-horoscopes = Horoscopes
cove-horoscopes-how = top rises, bottom falls
cove-rises = rises; after 4 comes 1
cove-falls = falls; after 1 comes 4
cove-box =
    { $state ->
        [full] Box { $number }: { $value }; { $bonus }, taken
        [x] Box { $number }: X; { $bonus }, taken
        [next] { $value ->
            [0] Box { $number }, next, any number; { $bonus }
           *[other] Box { $number }, next, wants { $value }; { $bonus }
        }
       *[empty] Box { $number }, empty; { $bonus }
    }
cove-factions = Faction area
cove-slots-free = { $count } slots free
cove-faction = { $colour } Faction: { $free } slots free; its Hall pays { $gold } Gold now
cove-shelf = Shelf
cove-shelf-now = sells for { $gold } now
cove-shelf-empty = No Goods yet
cove-good-now = { $good }: { $gold } Gold at the best pier now
cove-staff-board = Staff
cove-slot-empty = empty
cove-cards =
    { $count ->
        [one] 1 Corruption card
       *[other] { $count } Corruption cards
    }

# The harbour.
cove-harbour = The cove: Halls, piers, boats, clock and bag
cove-docks-taken = { $taken } of { $all } docks taken
cove-hall =
    { $count ->
        [one] Hall: 1 { $who }
       *[other] Hall: { $count } { $who }s
    }
cove-lair =
    { $count ->
        [one] Lair: 1 Rogue
       *[other] Lair: { $count } Rogues
    }
cove-halls = Halls and Lair
cove-counted = { $count } × { $who }
cove-nobody = nobody
cove-no-boat = no boat yet
cove-dock-free = { $dock } free
cove-dock = { $dock }, { $pier }: { $takes }
cove-pays = { $good } { $gold }
cove-pays-nothing = nothing yet
cove-pier-full = { $pier } buys { $takes }. There: { $people }. Pays: { $pays }
cove-boat =
    { $free ->
        [one] { $boat } at sea: { $people }; 1 seat free
       *[other] { $boat } at sea: { $people }; { $free } seats free
    }
cove-boat-docked = { $boat } at { $dock }: { $people }
cove-bag = In the bag: { $people }
cove-landing = Drawn, to be seated: { $people }
cove-day = Day { $day }
cove-of-days = of { $days }
cove-hour = hour { $hour }
cove-square = Town Square
cove-card-name = { $colour ->
        [R] Red
        [G] Green
        [B] Blue
       *[Y] Yellow
    } { $set } { $number }
cove-card = { $name }, { $hours ->
        [one] 1 Hour
       *[other] { $hours } Hours
    }: { $ability }. Icons: { $icons }, worth { $gold } Gold now
cove-card-gold = its icons score { $gold } Gold as the Halls stand
cove-turn =
    { $phase ->
        [market] day { $day } of 3, market
        [arrival] day { $day } of 3, arrival
        [over] after day { $day }
       *[other] day { $day } of 3
    }
cove-rogues =
    { $card ->
        [criminals] Criminals
        [cultists] Cultists
       *[robbers] Robbers
    }
cove-rogues-do =
    { $card ->
        [criminals] The Rogues of this game only stand about
        [cultists] Goods of any colour can be sold to Rogues, for a Corruption card per pier
       *[robbers] Who seats a Rogue may shift another passenger of that boat
    }
cove-prices = Prices

# Others' boards, the Peddler.
cove-parts = Parts of the board
cove-part =
    { $part ->
        [mine] Mine
        [harbour] Harbour
        [peddler] Peddler
       *[others] Others
    }
cove-look-at = Look at the board of { $name }
cove-looking = The board of { $name }
cove-look-back = Back to my board
cove-board-of = Board of { $name }
cove-difference = Difference
cove-even = even
cove-public = Everything but the faces of Corruption cards is public.
cove-figure =
    { $figure ->
        [gold] Gold
        [hour] Hour
        [shelf] Shelf at these piers
        [corruption] Corruption cards
        [cells] Cells filled
        [predictions] Active predictions
        [boxes] Horoscope boxes
        [slots] Free Faction slots
        [staff] Staff
       *[bubbles] Filled bubbles
    }
cove-peddler = The Peddler
cove-peddler-level =
    { $level ->
        [easy] easy, { $hours } Hours a turn, hour { $hour }
        [hard] hard, { $hours } Hours a turn, hour { $hour }
       *[normal] normal, { $hours } Hours a turn, hour { $hour }
    }
cove-peddler-at = { $pier } ×{ $count }
cove-peddler-sum = Would sell for
cove-peddler-next = What he does next
cove-peddler-good = One random Good, each of the eight alike
cove-peddler-hour =
    { $draws ->
        [0] Goes to hour { $hour }; nobody is drawn
        [one] Goes to hour { $hour }; one is drawn from the bag
       *[other] Goes to hour { $hour }; { $draws } are drawn from the bag
    }
cove-peddler-seats = Seats on the fullest boats: { $boats }
cove-peddler-docks = { $boat } docks at { $dock }
cove-peddler-market = All docks are taken: market at hour { $hour }
cove-race = If the day ended now
cove-race-you = You
cove-race-how = Gold, shelf at the best piers, then icons, Market icons and Corruption ({ $rest }). A tie is a loss.

# The end of a day.
cove-over = Day { $day } is over: what its market brought
cove-over-gold = +{ $gold } Gold
cove-over-nothing = nothing sold
cove-over-close = Go on

# The market.
cove-on-pier = On this pier
cove-sale-nobody = nobody buys this colour here
cove-sale-rogues = to the Rogues, for a Corruption card
cove-sale-better = { $pier }: { $gold }
cove-sale-here = pays most here
cove-sale-kept = kept
cove-sale-none = You have nothing that is bought here.
cove-stall-here = you are here
cove-stall-sold =
    { $gold ->
        [0] sold nothing
       *[other] sold for { $gold }
    }
cove-stall-all = sold here today
cove-sell-nothing = Sell nothing
cove-sell-all = Choose all { $count }
cove-sell = Sell { $count } for { $gold }
cove-plan-sale =
    { $goods ->
        [one] 1 Good for { $gold } Gold.
       *[other] { $goods } Goods for { $gold } Gold.
    }
cove-plan-sale-cards =
    { $cards ->
        [one] { $goods ->
            [one] 1 Good for { $gold } Gold, then a Corruption card.
           *[other] { $goods } Goods for { $gold } Gold, then one Corruption card, however many you sell.
        }
       *[other] { $goods } × Goods for { $gold } Gold, then { $cards } Corruption cards.
    }
cove-ledger = Your Gold
cove-ledger-how = price × Customers of that colour on the pier
cove-ledger-before = before
cove-ledger-icons = Market icons
cove-ledger-after = after today
cove-ledger-cards = Corruption

# The player aid.
cove-aid = Player aid
cove-aid-title = The Oracle on one sheet
cove-aid-print = Print
cove-aid-skull = The Skull also brings a Corruption card.
cove-aid-action =
    { $space ->
        [starCharting] up to as many lines as the die shows; of two dice the higher
        [divination] as many icons as the die shows, as one prediction of one colour; of two dice choose one
        [horoscopes] choose a half: write each of its dice into the next box of a line
        [recruit] take a Townsfolk, use the ability once, place the card in your Staff
       *[activateStaff] use each job that has a card once, in any order
    }
cove-aid-twice = Never the same space twice in a row. Where nothing is legal, an Hour passes.
cove-aid-turn = Your turn
cove-aid-step =
    { $step ->
        [1] throw the five Runes
        [2] spend bubbles: ±1 on a die (4 and 1 are neighbours), or move a Rune across
        [3] move the figure and do the action
        [4] advance by its Hours
        [5] arrivals: draw, check predictions, seat, dock
       *[6] refill the Town Square
    }
cove-aid-runes = All five Runes in one half bring a Corruption card.
cove-aid-areas = What areas give
cove-aid-area =
    { $area ->
        [one] one cell: a Charm
        [two] two cells of one colour: a Tome
        [other] anything else: nothing; part it later
       *[cross] the Cross on its outline: a Corruption card
    }
cove-aid-prizes = Prizes of predictions
cove-aid-prize =
    { $tier ->
        [3] a Tome of any colour, or something lower
        [2] a Charm of any colour, or something lower
       *[1] a Market icon or an X
    }
cove-aid-drawn = So many icons are left when your colour is drawn, by anyone. Every other draw crosses one out.
cove-aid-boxes = Horoscope boxes
cove-aid-lines = The top rises (after 4 comes 1), the bottom falls. Anything may be first; an X fits anywhere, and anything follows it.
cove-aid-sale = Gold is price × Customers of that colour on the pier. The Black Market brings { $cards ->
        [one] a Corruption card
       *[other] { $cards } Corruption cards
    }.
cove-aid-x = X and Market icon
cove-aid-x-does = the next Horoscope box, or a Faction slot: { $gold } Gold for each Adventurer in that Hall, now
cove-aid-market-does = a Faction slot: the same, once, in the next Market phase
cove-aid-market = Market phase
cove-aid-phase =
    { $step ->
        [1] boats at sea: Customers to their Halls, Rogues to the Lair
        [2] sell: Small pier, Large pier, Black Market
       *[3] Market icons pay
    }
cove-aid-arrivals = Arrivals by hour
cove-aid-players = players
cove-aid-docks = With the fourth dock taken the market opens an hour after the furthest token.
cove-aid-corruption = Corruption
cove-aid-corruption-comes = It comes from all Runes in one half, the Skull, the Cross, the Black Market and sales to Rogues.
cove-aid-corruption-goes = It goes by Security, a Horoscope box or a Local.
cove-aid-end = Final scoring
cove-aid-icon = each icon of your Staff: { $gold } Gold for each Adventurer in its Hall
cove-aid-rogue = each Rogue icon of Staff or Corruption: −{ $gold } for each Rogue in the Lair
cove-aid-ties = Ties: fewer Corruption cards, then more Townsfolk, then shared. Alone a tie is a loss.

# The end, told step by step.
cove-ending = Final scoring, step by step
cove-ending-step =
    { $step ->
        [gold] Gold
        [faction] Faction icons
        [rogue] Rogue icons
        [corruption] Corruption
       *[places] Places
    }
cove-ending-says =
    { $step ->
        [gold] What three markets, X and Market icons have brought.
        [faction] Each icon of the Staff pays for every Adventurer in its Hall: icons × Adventurers.
        [rogue] Each Rogue icon of the Staff costs Gold for every Rogue in the Lair: icons × Rogues.
        [corruption] The Corruption cards are turned up: cards × icons × Rogues in the Lair.
        [alone] Alone you win with more Gold than the Peddler; a tie is a loss.
       *[places] Most Gold wins; then fewer Corruption cards, then more Townsfolk.
    }
cove-ending-source =
    { $source ->
        [x] X
        [market] Market icons
       *[before] before
    }
cove-ending-factors =
    { $step ->
        [faction] icons × Adventurers in the Hall
        [rogue] icons × Rogues in the Lair
       *[corruption] cards × icons × Rogues in the Lair
    }
cove-ending-day = Day { $day }: { $gold }
cove-ending-on-day = sales of day { $day }
cove-ending-icons = X and Market icons
cove-ending-sum =
    { $told ->
        [all] In the end
       *[some] So far
    }
cove-ending-his = His sales of three days. He has neither icons nor Corruption.
cove-ending-beaten = You have { $gold } Gold more than the Peddler.
cove-ending-beats =
    { $gold ->
        [0] The Peddler has just as much Gold as you.
       *[other] The Peddler has { $gold } Gold more than you.
    }
cove-ending-more = { $name } has { $gold } Gold more than { $other }.
cove-ending-cleaner = { $name } and { $other } have equal Gold; fewer Corruption cards decide, { $fewer } against { $more }.
cove-ending-townsfolk = { $name } and { $other } have equal Gold and Corruption; more Townsfolk decide, { $more } against { $fewer }.
cove-ending-shared = { $names } are equal in Gold, Corruption cards and Townsfolk: they share the first place.
cove-ending-again = Tell it again

# What came out of the box, said by whoever looks at it.
cove-throw = The dish of { $name }
cove-throw-said = { $count } of 5
cove-face =
    { $face ->
        [tree] Tree
       *[skull] Skull
    }
cove-in-bag = { $count } left in the bag
cove-dealt =
    { $what ->
        [AdventurerDrawn] Out of the bag
        [TownsfolkRevealed] Out of the deck of Townsfolk
        [CorruptionDrawn] Out of the Corruption cards
        [RogueCardDrawn] Out of the Rogue cards
        [TokenStacked] The stack of time tokens
       *[GoodFound] For the Peddler’s shelf
    }
