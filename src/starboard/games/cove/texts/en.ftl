cove-title = Merchants Cove: The Oracle
cove-about = Make charms and tomes from runes, stars and predictions, and sell them where the right customers land.
cove-notation = Moves are words: “chart”, “line H0,0”, “divine d1 red”, “twist x”, “horoscopes left”, “recruit LOC-R1”, “staff”, “seat red L1”, “dock D1”, “sell charm red”. “+1 d1” and “move bone” use a bonus first.

## Names

cove-colour-red = red
cove-colour-green = green
cove-colour-blue = blue
cove-colour-yellow = yellow
cove-adventurer-red = red Warrior
cove-adventurer-green = green Bard
cove-adventurer-blue = blue Wizard
cove-adventurer-yellow = yellow Noble
cove-adventurer-rogue = Rogue
cove-size-charm = Charm
cove-size-tome = Tome
cove-pier-small = Small pier
cove-pier-large = Large pier
cove-pier-black = Black Market
cove-staff-exorcist = Exorcist
    .does = { cove-job-exorcist }
cove-staff-astrologist = Astrologist
    .does = { cove-job-astrologist }
cove-staff-palmReader = Palm Reader
    .does = { cove-job-palm-reader }
cove-staff-security = Security
    .does = { cove-job-security }
cove-space-twistingFates = Twisting Fates
cove-space-starCharting = Star Charting
cove-space-divination = Divination
cove-space-horoscopes = Horoscopes
cove-space-recruit = Recruit
cove-space-activateStaff = Activate Staff
cove-rogueCard-criminals = Criminals
cove-rogueCard-cultists = Cultists
cove-rogueCard-robbers = Robbers
cove-rune-bone = Bone
    .the = the Bone
cove-rune-voodoo = Voodoo meeple
    .the = the Voodoo meeple
cove-rune-coin = Coin
    .the = the Coin
cove-rune-d1 = first die
    .the = the first die
cove-rune-d2 = second die
    .the = the second die
cove-token-bone = Bone
cove-token-voodoo = Voodoo meeple
cove-die-d1 = first die
cove-die-d2 = second die
cove-half-left = left half
cove-half-right = right half
cove-face-tree = Tree
cove-face-skull = Skull
cove-sign-- = −
cove-fate-plusminus = ±1
cove-fate-move = Move 1
cove-fate-x = X
cove-bubble-plusminus = ±1
cove-bubble-move = Move 1
cove-line-top = top line
cove-line-bottom = bottom line
cove-place-top = top line
cove-place-bottom = bottom line
cove-place-red = red Faction
cove-place-green = green Faction
cove-place-blue = blue Faction
cove-place-yellow = yellow Faction
cove-prize-market = Market icon
cove-prize-x = X
cove-mark-empty = empty
cove-mark-x = X
cove-mark-market = Market icon
cove-mark-paid = Market icon, paid
cove-level-easy = easy
cove-level-normal = normal
cove-level-hard = hard
cove-ended-active = active
cove-ended-succeeded = fulfilled
cove-ended-failed = failed
cove-townsfolk-LOC-R1 = Red Local 1
cove-townsfolk-LOC-R2 = Red Local 2
cove-townsfolk-LOC-R3 = Red Local 3
cove-townsfolk-LOC-G1 = Green Local 1
cove-townsfolk-LOC-G2 = Green Local 2
cove-townsfolk-LOC-G3 = Green Local 3
cove-townsfolk-LOC-B1 = Blue Local 1
cove-townsfolk-LOC-B2 = Blue Local 2
cove-townsfolk-LOC-B3 = Blue Local 3
cove-townsfolk-LOC-Y1 = Yellow Local 1
cove-townsfolk-LOC-Y2 = Yellow Local 2
cove-townsfolk-LOC-Y3 = Yellow Local 3
cove-townsfolk-MER-R1 = Red Mercenary 1
cove-townsfolk-MER-R2 = Red Mercenary 2
cove-townsfolk-MER-R3 = Red Mercenary 3
cove-townsfolk-MER-G1 = Green Mercenary 1
cove-townsfolk-MER-G2 = Green Mercenary 2
cove-townsfolk-MER-G3 = Green Mercenary 3
cove-townsfolk-MER-B1 = Blue Mercenary 1
cove-townsfolk-MER-B2 = Blue Mercenary 2
cove-townsfolk-MER-B3 = Blue Mercenary 3
cove-townsfolk-MER-Y1 = Yellow Mercenary 1
cove-townsfolk-MER-Y2 = Yellow Mercenary 2
cove-townsfolk-MER-Y3 = Yellow Mercenary 3
cove-townsfolk-SAI-R1 = Red Sailor 1
cove-townsfolk-SAI-R2 = Red Sailor 2
cove-townsfolk-SAI-R3 = Red Sailor 3
cove-townsfolk-SAI-G1 = Green Sailor 1
cove-townsfolk-SAI-G2 = Green Sailor 2
cove-townsfolk-SAI-G3 = Green Sailor 3
cove-townsfolk-SAI-B1 = Blue Sailor 1
cove-townsfolk-SAI-B2 = Blue Sailor 2
cove-townsfolk-SAI-B3 = Blue Sailor 3
cove-townsfolk-SAI-Y1 = Yellow Sailor 1
cove-townsfolk-SAI-Y2 = Yellow Sailor 2
cove-townsfolk-SAI-Y3 = Yellow Sailor 3

cove-option-rogues = the Rogue card: drawn, or one by name
cove-option-rogues-random = drawn
cove-option-rogues-criminals = Criminals
cove-option-rogues-cultists = Cultists
cove-option-rogues-robbers = Robbers
cove-option-divinationDice = with two dice at the Voodoo meeple, Divination uses either of them or both
cove-option-divinationDice-either = either of them
cove-option-divinationDice-both = both
cove-option-level = how strong the Peddler is, alone
cove-option-level-easy = easy
cove-option-level-normal = normal
cove-option-level-hard = hard

## What is asked

cove-prompt-choose-action = { $seat }, use bonuses if you like, then choose an action.
cove-help-choose-action =
    Your figure must move to another action. Twisting Fates needs the Coin with the option’s Rune: the
    Bone for ±1, the Voodoo meeple for Move 1, a die for an X. Star Charting needs a die
    with the Bone, Divination a die with the Voodoo meeple, Horoscopes a die that continues a line. Recruit takes a card of
    the Town Square, and Activate Staff uses every Staff card you have. A filled ±1 bubble turns a die by one, a filled
    Move 1 bubble puts a Rune into the other half.
cove-prompt-draw-lines = { $seat }, draw a line on the Star Chart ({ $left } left).
cove-help-draw-lines =
    One enclosed cell gives a Charm of its colour, two enclosed cells of one colour give a Tome. Other enclosed areas give
    no Good until a line parts them. The edges of the Cross enclose too, but each area newly enclosed with one of them on its
    outline brings a Corruption card, filled or not.
cove-prompt-write-one-die = { $seat }, write a die into a Horoscope line.
cove-help-write-one-die =
    The top line rises, after 4 comes 1; the bottom line falls, after 1 comes 4. Anything may be first and may follow an X.
    The box gives its bonus at once.
cove-prompt-divine-again = { $seat }, choose the colour of the prediction with the { $die }.
cove-help-divine-again = At this table both dice beside the Voodoo meeple make a prediction each.
cove-prompt-use-ability = { $seat }, use the ability of { $card }?
cove-help-use-ability = A recruited card’s ability is used once, before you assign it to your Staff. You may do without.
cove-prompt-choose-swap = { $seat }, choose whom to exchange with.
cove-help-choose-swap = Two passengers on two different boats at sea change places.
cove-prompt-assign-card = { $seat }, choose a Staff slot for { $card }.
cove-help-assign-card = Each slot has an ability that Activate Staff uses. A card that is already there is discarded, and scores no more.
cove-prompt-use-staff-ability = { $seat }, use your Staff, one after the other.
cove-help-use-staff-ability =
    Exorcist: an X. Astrologist: up to two lines on the Star Chart. Palm Reader: two bubbles of either kind. Security: discard
    a Corruption card. Each is used once at most.
cove-prompt-choose-bubble = { $seat }, fill a bubble ({ $left } left).
cove-help-choose-bubble = A ±1 bubble turns a die by one, a Move 1 bubble puts a Rune into the other half of the dish. Each is used once.
cove-prompt-write-x = { $seat }, where does the X go?
cove-help-write-x = In a Horoscope line an X counts as any number and gives the box’s bonus. In a Faction slot it pays 2 Gold for each Adventurer in that Hall, now.
cove-prompt-draw-market-icon = { $seat }, where does the Market icon go?
cove-help-draw-market-icon = It pays 2 Gold for each Adventurer in that Hall, once, in the next Market phase. The slot stays used.
cove-prompt-choose-good = { $seat }, which { $size } do you take?
cove-help-choose-good = The box offers these colours. What your supply lacks cannot be taken.
cove-prompt-choose-discard = { $seat }, which Corruption card do you discard?
cove-help-choose-discard = Each Rogue icon on your Corruption cards costs Gold at the end, for every Rogue in the Lair.
cove-prompt-choose-first = { $seat }, two Adventurers are drawn at once. Which counts first for your predictions?
cove-help-choose-first = The first one is checked against all your predictions, then the second. Other Oracles choose for themselves.
cove-prompt-order-prizes = { $seat }, several predictions have come true. Which bonus do you take first?
cove-help-order-prizes = The number is that of the icons circled: 3 stands for three or more.
cove-prompt-choose-prize = { $seat }, your prediction has come true. Choose its bonus.
cove-help-choose-prize = Three icons or more: a Tome of any colour. Two: a Charm of any colour. One: a Market icon or an X. You may take something lower.
cove-prompt-choose-seat = { $seat }, seat an Adventurer on a boat.
cove-help-choose-seat = A boat with four passengers docks at once if its side has a free dock. Only who stands on a pier buys there.
cove-prompt-choose-shift = { $seat }, Robbers: move another passenger of { $boat }?
cove-help-choose-shift = After you seat a Rogue, one other passenger of that boat may go to another boat at sea.
cove-prompt-choose-dock = { $seat }, where does { $boat } dock?
cove-help-choose-dock = Left boats dock at D1 (Small pier) or D2 (Black Market), right boats at D3 (Black Market) or D4 (Large pier).
cove-prompt-sell-goods = { $seat }, sell at the { $pier }.
cove-help-sell-goods = Each Good pays its price times the Customers of its colour here. The Small pier takes Charms, the Large pier Tomes, the Black Market both, for a Corruption card.

## What a player does, and what chance brings

cove-act-nudge-die = turn the { $die } by { $sign }1
cove-act-move-rune = move the { $rune } to the other half
cove-act-twist-fates =
    { $fate ->
        [X] Twisting Fates: gain an X
       *[other] Twisting Fates: fill two { $fate } bubbles
    }
cove-act-chart-stars = Star Charting
cove-act-divine = Divination with the { $die }, in { $colour }
cove-act-read-horoscopes = Horoscopes with the { $half }
cove-act-recruit = recruit { $card }
cove-act-activate-staff = Activate Staff
cove-act-idle = let an Hour pass
cove-act-draw-line = draw line { $edge }
cove-act-write-die = write the { $die } into the { $line }
cove-act-use-staff = use the { $staff }
cove-act-fill-bubble = fill a { $bubble } bubble
cove-act-assign-staff = make it { $staff }
cove-act-accept = use the ability
cove-act-return-to-bag = return a { $adventurer } from { $boat } to the bag
cove-act-swap-first = exchange a { $adventurer } on { $boat }
cove-act-swap-with = with a { $adventurer } on { $boat }
cove-act-place-x = X into the { $place }
cove-act-place-market-icon = Market icon for the { $colour } Faction
cove-act-gain-good = take a { $colour } { $size }
cove-act-take-prize = take the { $prize }
cove-act-claim-tier = take the bonus for { $tier } circled first
cove-act-resolve-first = the { $adventurer } first
cove-act-discard-corruption = discard a card with { $card ->
        [one] 1 Rogue icon
       *[other] { $card } Rogue icons
    }
cove-act-seat-adventurer = seat the { $adventurer } on { $boat }
cove-act-shift-passenger = move a { $adventurer } to { $boat }
cove-act-dock-at = dock at { $dock }
cove-act-sell-good = sell a { $colour } { $size }
cove-act-sell-to-rogues = sell a { $colour } { $size } to the Rogues
cove-act-done = that is all
cove-act-decline = do without
cove-act-rogue-card-drawn = the { $card }
cove-act-token-stacked = the token of { $seat }
cove-act-townsfolk-revealed = { $card }
cove-act-token-falls = { $rune }: { $half }
cove-act-coin-falls = Coin: { $half }, { $face }
cove-act-die-falls = { $die }: { $half }, { $number }
cove-act-adventurer-drawn = { $adventurer }
cove-act-corruption-drawn = a Corruption card with { $card ->
        [one] 1 Rogue icon
       *[other] { $card } Rogue icons
    } for { $seat }
cove-act-good-found = a { $colour } { $size }

## What happened

cove-played-nudge-die = { $seat } turns the { $die } by { $sign }1.
cove-played-move-rune = { $seat } moves the { $rune } to the other half.
cove-played-twist-fates = { $seat }: Twisting Fates ({ $fate }).
cove-played-chart-stars = { $seat }: Star Charting.
cove-played-divine = { $seat } predicts { $colour } with the { $die }.
cove-played-read-horoscopes = { $seat } reads Horoscopes with the { $half }.
cove-played-recruit = { $seat } recruits { $card }.
cove-played-activate-staff = { $seat } activates the Staff.
cove-played-idle = { $seat } lets an Hour pass.
cove-played-draw-line = { $seat } draws line { $edge }.
cove-played-write-die = { $seat } writes the { $die } into the { $line }.
cove-played-use-staff = { $seat } uses the { $staff }: { $staff_does }.
cove-played-assign-staff = { $seat } makes the card { $staff }.
cove-played-return-to-bag = { $seat } returns a { $adventurer } from { $boat } to the bag.
cove-played-swap-first = { $seat } exchanges a { $adventurer } on { $boat } …
cove-played-swap-with = … with a { $adventurer } on { $boat }.
cove-played-place-x = { $seat } puts an X into the { $place }.
cove-played-place-market-icon = { $seat } draws a Market icon for the { $colour } Faction.
cove-played-seat-adventurer = { $seat } seats a { $adventurer } on { $boat }.
cove-played-shift-passenger = { $seat } moves a { $adventurer } to { $boat }.
cove-played-sell-good = { $seat } sells a { $colour } { $size }.
cove-played-sell-to-rogues = { $seat } sells a { $colour } { $size } to the Rogues.
cove-came-rogue-card-drawn = Rogue card: { $card }.
cove-came-townsfolk-revealed = { $card } comes to the Town Square.
cove-came-adventurer-drawn = A { $adventurer } is drawn.
cove-came-corruption-drawn = { $card_seen ->
        [yes] The card of { $seat } has { $card ->
            [one] 1 Rogue icon
           *[other] { $card } Rogue icons
          }.
       *[no] {""}
    }
cove-came-good-found = The Peddler finds a { $colour } { $size }.
cove-event-round-began = Round { $round } begins.
    .rounds = round
cove-event-turn-began = { $seat } acts at hour { $hour }.
    .begins = yes
cove-event-token-moved = The time token of { $seat } goes to hour { $hour }.
cove-event-peddler-moved = The Peddler’s time token goes to hour { $hour }.
cove-event-good-gained = { $seat } gains a { $colour } { $size }.
cove-event-bonus-lost =
    { $bonus ->
        [discard] { $seat } has no Corruption card to discard.
        [x] { $seat } has no place for the X.
        [market] { $seat } has no slot for the Market icon.
        [prediction] { $seat } can take no bonus for the prediction.
       *[other] { $seat } has no such Good left in the supply.
    }
cove-event-area-filled = { $seat } fills { $area_count ->
        [one] cell
       *[other] cells
    } { $area } ({ $colour }).
cove-event-prediction-succeeded = { $seat }’s prediction of { $colour } comes true, with { $circled ->
        [one] 1 icon
       *[other] { $circled } icons
    }.
cove-event-prediction-failed = { $seat }’s prediction of { $colour } has failed.
cove-event-seated = A { $adventurer } sits down on { $boat }.
    .retells = yes
cove-event-docked = { $boat } docks at { $dock }.
cove-event-market-token-placed = All docks are taken: the market opens at hour { $hour }.
cove-event-market-opened = The market opens. In the Lair: { $lair }.
cove-event-paid = { $seat } earns { $gold } Gold { $source ->
        [small] at the Small pier
        [large] at the Large pier
        [black] at the Black Market
        [x] by Sponsorship
       *[market] by a Market icon
    }.
cove-event-peddler-sold = The Peddler sells { $count } × { $colour } { $size } at the { $pier } for { $gold } Gold.
cove-event-corrupted =
    { $reason ->
        [runes] All five Runes of { $seat } lie in one half: a Corruption card.
        [skull] The Coin of { $seat } shows the Skull: a Corruption card.
        [cross] { $seat } encloses an area with an edge of the Cross: a Corruption card.
        [black] { $seat } has sold at the Black Market: a Corruption card.
       *[rogues] { $seat } has sold to Rogues: a Corruption card.
    }
cove-event-corruption-discarded = { $seat } discards a Corruption card.

cove-ending-scored = Three days are over.
cove-ending-won = You have earned more than the Peddler.
cove-ending-lost = The Peddler has earned at least as much as you.

cove-line-gold-before = Gold before
cove-line-gold-small = sold at the Small pier
cove-line-gold-large = sold at the Large pier
cove-line-gold-black = sold at the Black Market
cove-line-gold-x = Sponsorship by X
cove-line-gold-market = Market icons
cove-line-gold-faction-icon = { $adventurer } icon of { $card } ({ $staff }), { $people } in the Hall
cove-line-gold-rogue-icon = { $adventurer } icon of { $card } ({ $staff }), { $people } in the Lair
cove-line-gold-corruption =
  Corruption cards with { $icons ->
    [one] { $icons } icon
   *[other] { $icons } icons
  }: { $cards }, { $rogues } in the Lair
cove-line-gold-peddler = the Peddler’s Gold

## What is refused

cove-refuse-figure-stands-there = Your figure stands on { $space }. Choose another action.
cove-refuse-an-action-is-legal = You may idle only when no action is possible.
cove-refuse-no-filled-bubble = You have no filled { $bubble } bubble.
cove-refuse-no-empty-bubble = You have no empty { $bubble } bubble.
cove-refuse-coin-without-rune = The Coin does not lie with the Rune of the option { $fate }.
cove-refuse-no-place-for-x = There is no place left for an X.
cove-refuse-no-empty-slot = All your Faction slots are used.
cove-refuse-faction-closed = Both slots of the { $colour } Faction are used.
cove-refuse-line-full = The { $line } is full.
cove-refuse-no-die-with-bone = No die lies with the Bone.
cove-refuse-chart-full = No line can be drawn on your Star Chart any more.
cove-refuse-one-line-at-least = Draw at least one line.
cove-refuse-edge-off-chart = { $edge } is not an edge of the Star Chart.
cove-refuse-edge-printed = { $edge } is printed already.
cove-refuse-edge-drawn = { $edge } is drawn already.
cove-refuse-edge-in-filled-area = { $edge } lies inside a filled area.
cove-refuse-die-not-with-voodoo = Die { $die ->
        [1] I
       *[2] II
    } does not lie with the Voodoo meeple.
cove-refuse-too-few-icons = A prediction of { $number } needs as many icons; { $left ->
        [one] 1 is
       *[other] { $left } are
    } left.
cove-refuse-die-used = Die { $die ->
        [1] I
       *[2] II
    } has made its prediction.
cove-refuse-no-die-in-half = There is no die in the { $half }.
cove-refuse-no-die-fits = No die in the { $half } continues a line.
cove-refuse-die-not-to-write = Die { $die ->
        [1] I
       *[2] II
    } is not to be written.
cove-refuse-number-does-not-follow = { $number } does not follow in the { $line }, which wants { $wanted }.
cove-refuse-card-not-in-square = { $card } is not in the Town Square.
cove-refuse-square-empty = The Town Square is empty.
cove-refuse-other-ability = { $card } has another ability.
cove-refuse-no-staff = You have no Staff.
cove-refuse-slot-empty = There is no card in the slot { $staff }.
cove-refuse-ability-used = The { $staff } has been used.
cove-refuse-ability-does-nothing = The { $staff } can do nothing now.
cove-refuse-no-such-corruption = You have no Corruption card with { $icons ->
        [one] 1 icon
       *[other] { $icons } icons
    }.
cove-refuse-supply-empty = Your supply has no { $colour } { $size } left.
cove-refuse-not-in-the-box = The box does not offer a { $colour } { $size }.
cove-refuse-tier-too-low = { $circled ->
        [one] 1 icon is
       *[other] { $circled } icons are
    } circled; this bonus needs { $needed }.
cove-refuse-no-such-success = There is no success with { $tier } icons.
cove-refuse-not-drawn = No { $adventurer } has been drawn.
cove-refuse-boat-docked = { $boat } is docked.
cove-refuse-boat-full = { $boat } is full.
cove-refuse-same-boat = It is on { $boat } already.
cove-refuse-not-aboard = There is no { $adventurer } to take from { $boat }.
cove-refuse-other-side = { $boat } cannot dock at { $dock }: it lies on the other side.
cove-refuse-dock-taken = { $dock } is taken.
cove-refuse-not-on-shelf = You have no { $colour } { $size } on your Shelf.
cove-refuse-wrong-pier = The { $pier } takes no { $size }.
cove-refuse-no-customer = Nobody at the { $pier } buys { $colour }.
cove-refuse-rogues-buy-nothing = Rogues buy only with the Cultists.

cove-refuse-components-no-text = { $path } must be a text of at most 60 letters, not { $value }.
cove-refuse-components-other-colours = { $path } must be red, green, blue, yellow, not { $value }.
cove-refuse-components-no-letter = { $path }: the sign of a colour is a single letter.
cove-refuse-components-wrong-rows = { $path } must have { $rows } rows.
cove-refuse-components-wrong-row = { $path } must be a row of { $cols } letters, not { $value }.
cove-refuse-components-unknown-letter = { $path } has the letter { $letter }, which stands for no colour.
cove-refuse-components-no-edge = { $path } cannot be { $value }: it is no edge of this Star Chart, or named twice.
cove-refuse-components-wrong-sum = { $path } cannot be { $value }: rows times icons per row must give as many.
cove-refuse-components-one-size = { $path } must give a Charm or a Tome, not { $value }.
cove-refuse-components-card-twice = { $path }: the card { $value } is there already.
cove-refuse-components-too-few-townsfolk = { $path } has fewer cards than the { $slots } places of the Town Square.
cove-refuse-components-wrong-rogues = { $path }: Lair and bag must have the { $rogues } Rogues between them.
cove-refuse-components-too-few-adventurers = { $path } leave { $left } Adventurers for the bag; at least { $least } are needed.

cove-refuse-scenario-other-side = { $path }: { $value } cannot dock there; it lies on the other side.
cove-refuse-scenario-docked-twice = { $path }: { $value } is docked elsewhere already.
cove-refuse-scenario-boat-full = { $path } has { $aboard } passengers; a boat has { $seats } seats.
cove-refuse-scenario-docked-at-arrival = { $path }: { $boat } cannot be docked when Adventurers are drawn for the boats; all boats are at sea then.
cove-refuse-scenario-docked-not-full = { $path }: { $boat } has { $aboard } passengers, and only a full boat docks.
cove-refuse-scenario-boat-not-empty = { $path }: { $boat } has { $aboard } passengers, but boats at sea are empty at this moment.
cove-refuse-scenario-full-at-sea = { $path }: { $boat } is full and its side has a free dock, so it cannot be at sea.
cove-refuse-scenario-market-too-early = { $path } cannot be { $value }: { $dock } is free, and the Market token comes when all docks are taken.
cove-refuse-scenario-market-hour = { $path } cannot be { $value }: the Market token lies after hour { $first }, or is 0 while it is off the clock.
cove-refuse-scenario-no-market-token = { $path }: all docks are taken, so the hour of the Market token must be named under market.
cove-refuse-scenario-not-the-end = { $path } is { $value }, but the game is scored after round 3.
cove-refuse-scenario-last-round = { $path }: no Clean-Up follows the last round.
cove-refuse-scenario-no-peddler = { $path }: the Peddler plays only against a single Oracle.
cove-refuse-scenario-no-such-card = { $path }: { $card } is not in the game, or lies elsewhere already.
cove-refuse-scenario-square-full = { $path } has more cards than the { $slots } places of the Town Square.
cove-refuse-scenario-after-market = { $path } cannot be { $value }: no time token goes beyond the market hour.
cove-refuse-scenario-turn-over = { $path }: { $seat } has reached the market hour and takes no more turns.
cove-refuse-scenario-peddler-over = { $path }: the Peddler has reached the market hour and takes no more turns.
cove-refuse-scenario-no-rune = { $path } cannot be “{ $value }”. A Rune is bone, voodoo, coin=tree, coin=skull, or d1 or d2 with its number, such as d1=2.
cove-refuse-scenario-rune-twice = { $path }: “{ $value }” lies in the dish already.
cove-refuse-scenario-rune-missing = { $path }: the { $rune } is missing.
cove-refuse-scenario-too-many-bubbles = { $path } has more bubbles than the { $most } there are.
cove-refuse-scenario-no-line = { $path } cannot be { $value }: it is no edge to draw on, or drawn already.
cove-refuse-scenario-filled-twice = { $path } names the cell { $cell } twice.
cove-refuse-scenario-not-enclosed = { $path }: the lines let the cell { $cell } not be filled.
cove-refuse-scenario-not-filled = { $path }: the lines enclose the cell { $cell }, so it is filled.
cove-refuse-scenario-no-such-prediction = { $path }: a prediction has failed exactly when all its icons are crossed out.
cove-refuse-scenario-too-many-icons = { $path } take more icons than the { $most } of the Divining Area.
cove-refuse-scenario-does-not-follow = { $path }: { $value } does not follow in the { $line }.
cove-refuse-scenario-line-too-long = { $path } has more numbers than the { $boxes } boxes of the line.
cove-refuse-scenario-too-many-marks = { $path } has more marks than the { $slots } slots of a Faction.

## The terminal

cove-legend-people = R red Warrior  G green Bard  B blue Wizard  Y yellow Noble  o Rogue  . free seat; @D1: docked there; 2h: Hours; players: g Goods, c Corruption cards, p predictions
cove-legend-chart = Star Chart: capital open, small filled, _ | drawn, = # Cross; slots: _ empty, X, M Market icon, m paid; boxes: . nothing, c Charm and t Tome in these colours, x X, m Market icon, d discard; predictions: o left, x crossed out, (+1 −2) one won, two missed; Corruption: cards (icons)
cove-clock = Round { $round } of 3.
cove-clock-market = Market at hour { $hour }.
cove-clock-open = Market at hour { $hour }, or when all docks are taken.
cove-rogues = Rogues: { $card }
cove-halls = Halls, Lair:
cove-bag = Bag:
cove-landing = To be seated:
cove-square = Town Square:
cove-pier = { $pier } { $docks }:
cove-peddler = Peddler: { $gold } Gold, hour { $hour }
cove-peddler-sale = The Peddler’s shelf would sell for { $gold } Gold now.
cove-row = { $gold } Gold, hour { $hour }; { $goods ->
        [one] 1 Good
       *[other] { $goods } Goods
    }, { $cards } Corr., { $active } Pred.
cove-row-short = { $gold } Gold, h{ $hour }, { $goods }g { $cards }c { $active }p
cove-figure = on
cove-dish = Dish:
cove-bubbles = ±1: { $plus } filled, { $plusout } used; Move 1: { $move } filled, { $moveout } used
cove-predictions = Predictions:
cove-ended = (+{ $won } −{ $missed })
cove-slots = Factions:
cove-shelf = Shelf:
cove-charms = Charms
cove-tomes = Tomes
cove-staff = Staff:
cove-corruption = Corruption: { $cards } ({ $icons })

cove-good = { $colour } { $size }
cove-ability-discard = discards a Corruption card
cove-ability-gain = gives a { $good }
cove-ability-bag = returns a passenger to the bag
cove-ability-draw = draws an Adventurer, whom you seat
cove-ability-swap = exchanges two passengers
cove-job-exorcist = an X
cove-job-astrologist = up to two lines on the Star Chart
cove-job-palm-reader = two bubbles of either kind
cove-job-security = discard a Corruption card
cove-box-none = no bonus
cove-box-charm = a Charm: { $colours }
cove-box-tome = a Tome: { $colours }
cove-box-x = an X
cove-box-market = a Market icon
cove-box-discard = discard a Corruption card
cove-dock-pier = { $dock } ({ $pier })
cove-pier-sizes = { $pier } ({ $sizes })

cove-group-divine = predict ({ $hours } h) by the { $die }, { $icons ->
        [one] 1 icon
       *[other] { $icons } icons
    }:
cove-group-nudge = ±1:
cove-group-move = Move 1:
cove-way-hours = { $what } ({ $hours ->
        [one] 1 Hour
       *[other] { $hours } Hours
    })
cove-way-rune = with { $rune }
cove-way-corruption =
    { $count ->
        [one] a Corruption card
       *[other] { $count } Corruption cards
    }
cove-way-lines =
    { $count ->
        [one] one line
       *[other] up to { $count } lines
    }
cove-way-predicts =
    { $count ->
        [one] 1 icon
       *[other] { $count } icons
    }
cove-way-odds = { $colour } { $count }/{ $bag }
cove-way-box = { $number } into the { $line } ({ $box })
cove-way-number = a { $number }
cove-way-with = to { $runes }
cove-way-closes = closes { $cells }, a { $good }
cove-way-short =
    { $count ->
        [one] then 1 line short of a { $good }
       *[other] then { $count } lines short of a { $good }
    }
cove-way-cells = beside { $cells }
cove-way-recruit = { $hours } Hours; { $ability }; icons { $icons }
cove-way-hall = { $people } in the Hall, { $gold } Gold now
cove-way-later = { $people } in the Hall now, { $gold } Gold at the next market
cove-way-replaces = { $card } goes
cove-way-aboard = with { $people }
cove-way-full = full, and docks at { $docks }
cove-way-waits = full, but no dock is free
cove-way-price =
    { $count ->
        [0] price { $price }, no Customer on a pier yet
        [one] price { $price }, 1 Customer on a pier
       *[other] price { $price }, { $count } Customers on a pier
    }
cove-way-pays = { $price } × { $count } = { $gold } Gold
cove-way-elsewhere = { $pier }: { $gold }

cove-reason-gain = At a glance, what is advised brings about { $gold } Gold more than its Hours are worth.
cove-reason-line = Close an area that pays well for the lines that it still lacks.
cove-reason-sale = Turn Goods into Gold where Customers wait for them.
cove-reason-keep = Keep what is left: it will sell better later, or costs more Corruption than it pays.
cove-reason-bend = Ready an action that does more for you than those you have.
cove-reason-luck = Gather bonuses and Xs: they bend later throws to what you need.
cove-reason-chart = Draw lines: they close areas, and small closed areas give Goods.
cove-reason-divine = Predict a colour: if it comes out of the bag, the prediction pays; the sooner, the better.
cove-reason-horoscope = Fill your Horoscopes: each number brings its line nearer to the next bonus.
cove-reason-recruit = Win a card that helps you at once, and later by its place in your Staff.
cove-reason-staff = Let your Staff work: it helps you at once, and costs no Hours of its own.
cove-reason-post = Put the card where it does most for you, in the game and in the final count.
cove-reason-x = Put the X where it pays most: the bonus of its box, or Gold from a Hall at once.
cove-reason-icon = Choose a Faction whose Hall pays you well in the next Market phase, for all who are in it by then.
cove-reason-good = Choose the Good that should sell best, by the Customers there are.
cove-reason-prize = Take what is worth the most.
cove-reason-first = Take first what does more for your predictions.
cove-reason-corruption = Take Rogue icons out of your final count, where they cost Gold.
cove-reason-boat = Bring Customers where you can sell, or Rogues where they harm you least.
cove-reason-dock = Bring these Customers to the pier where they are the most use to you.
cove-reason-idle = Let the time pass: nothing that you could do is worth its Hours.
cove-reason-enough = Stop here: what is left would do you more harm than good, or is better kept.

cove-topic-aid = aid
cove-topic-aid-does = the player aid: every action, what it costs, needs and gives
cove-topic-market = market
cove-topic-market-does = prices, what each Good pays on each pier now, and what shelves would bring
cove-topic-card = card
cove-topic-card-does = “card LOC-R1”: a Townsfolk; alone, the Town Square
cove-topic-jobs = jobs
cove-topic-jobs-does = what each Staff job does
cove-topic-rogues = rogues
cove-topic-rogues-does = what the Rogue card of this game does
cove-no-card = There is no card “{ $card }”. “card” alone tells the Town Square; “card cultists” a Rogue card.
cove-rogues-criminals = they do nothing besides standing in the boats and in the Lair. [MC-4.3]
cove-rogues-cultists = on each pier you may also sell Goods of any colour to the Rogues there, for a Corruption card per pier. [MC-12.7]
cove-rogues-robbers = who seats a Rogue may move one other passenger of that boat to another boat at sea. [MC-11.12]
cove-card = { $hours } Hours; { $ability }; icons { $icons }, now worth { $gold } Gold
cove-market-prices = Prices: Charms { $charms }, Tomes { $tomes }.
cove-market-takes = ({ $sizes }); pays: { $paid }
cove-market-pays = { $good } { $gold }
cove-market-shelf = the shelf would sell for { $gold } Gold now
cove-aid-plusminus = With { $rune } beside the Coin: fill { $count } ±1 bubbles.
cove-aid-move = With { $rune }: fill { $count } Move 1 bubbles.
cove-aid-x = With a die: gain an X.
cove-aid-skull = A Skull brings a Corruption card.
cove-aid-charting = needs a die with the Bone; up to that many lines. One closed cell is a Charm, two of one colour are a Tome. An area closed with the Cross brings a Corruption card.
cove-aid-divination = needs a die with the Voodoo meeple; predict a colour for that many icons. Whoever is drawn crosses one out, until the colour comes: 3 left a Tome, 2 a Charm, 1 a Market icon or X.
cove-aid-horoscopes = needs a die in one half that continues a line: top up (after 4 comes 1), bottom down. Each box has its bonus.
cove-aid-recruit = as many Hours as the card says; use its ability once, then give it a Staff job.
cove-aid-staff = use every Staff job that you have filled, once each.
cove-aid-x-goes = An X goes into a Horoscope as any number, or into a Faction slot: { $gold } Gold for each in that Hall now. A Market icon pays the same at the next market.
cove-aid-market = Market: price × Customers of its colour. Small pier Charms, Large pier Tomes, Black Market both, with { $cards ->
        [one] a Corruption card
       *[other] { $cards } Corruption cards
    }.
cove-aid-end = End: each icon of your Staff pays { $gold } Gold for each in its Hall; each Rogue icon costs { $cost } for each Rogue in the Lair.

## What a page calls the parts of the table

cove-field-gold = Gold
cove-field-hour = hour
cove-field-figure = figure
cove-field-dish = dish
cove-field-bubbles = bubbles
cove-field-lines = lines drawn
cove-field-filled = cells filled
cove-field-predictions = predictions
cove-field-top = upper Horoscope
cove-field-bottom = lower Horoscope
cove-field-marks = Faction marks
cove-field-staff = Staff
cove-field-shelf = shelf
cove-field-corruption = Corruption
cove-field-earned = Gold by source
cove-field-rogue_card = Rogue card
cove-field-both_dice = both dice
cove-field-level = level
cove-field-round = round
cove-field-turn = turn
cove-field-order = starting order
cove-field-stack = time tokens
cove-field-market = Market hour
cove-field-bag = bag
cove-field-halls = halls
cove-field-lair = lair
cove-field-boats = boats
cove-field-docks = docks
cove-field-landing = to be seated
cove-field-square = Town Square
cove-field-townsfolk = Townsfolk deck
cove-field-dismissed = Townsfolk discarded
cove-field-deck = Corruption deck
cove-field-discards = Corruption discarded
cove-field-box = Corruption in the game
cove-field-peddler = Peddler
cove-field-icons = icons
cove-field-crossed = crossed out
cove-field-ended = ended

## What chance brought, asked where it is rolled and dealt by hand

cove-prompt-draw-rogue-card = Which Rogue card was drawn?
cove-prompt-stack-token = Whose token is the next in the first stack, from its top?
cove-prompt-reveal-townsfolk = Which card of the deck comes to the Town Square?
cove-prompt-roll-rune = How does the { $rune } of { $seat } fall?
cove-prompt-draw-adventurers = Which Adventurer came out of the bag?
cove-prompt-draw-for-boat = Which Adventurer of the bag boards first?
cove-prompt-take-top-card = Which Corruption card did { $seat } draw?
cove-prompt-peddler-turn = Which Good joins the Peddler’s shelf?
