interstellar-title = Interstellar Oracle
interstellar-about = Search the planets, fight for the Oracle, and hold it when the last planet vanishes.
interstellar-notation = Moves: “move P14”, “search”, “search medicine”, “play laser”, “go P3”, “end turn”, “pass”. Planets are P1 to P30 (with two copies P1/1 to P30/2), the Nebula is neb. Names and their beginnings will do, in any letters: “play worm”.

## Cards, hazards, races

interstellar-card-acid_mine = Acid Mine
interstellar-card-blaster = Blaster
interstellar-card-sniper_rifle = Sniper Rifle
interstellar-card-sonic_cannon = Sonic Cannon
interstellar-card-acid_bola = Acid Bola
interstellar-card-flamethrower = Flamethrower
interstellar-card-laser = Laser
interstellar-card-neural_amp = Neural Amp
interstellar-card-pistol = Pistol
interstellar-card-neural_whip = Neural Whip
interstellar-card-poison = Poison
interstellar-card-sword = Sword
interstellar-card-taser_glove = Taser Glove
interstellar-card-armor = Armor
interstellar-card-shield = Shield
interstellar-card-chemical_foam = Chemical Foam
interstellar-card-instant_vacuum = Instant Vacuum
interstellar-card-intellect_scrambler = Intellect Scrambler
interstellar-card-medicine = Medicine
interstellar-card-hologram = Hologram
interstellar-card-oracle = Oracle
interstellar-card-galactic_codex = Galactic Codex
interstellar-card-time_machine = Time Machine
interstellar-card-galactic_cannon = Galactic Cannon
interstellar-card-clone = Clone
interstellar-card-wormhole_generator = Wormhole Generator
interstellar-card-move = Move
interstellar-card-seduce = Seduce
interstellar-card-intimidate = Intimidate
interstellar-card-trade = Trade
interstellar-card-long_range_sensors = Long Range Sensors
interstellar-card-graviton_beam = Graviton Beam
interstellar-card-scavengers = Scavengers
interstellar-card-cloaking_device = Cloaking Device
interstellar-card-entropy_inhibitor = Entropy Inhibitor
interstellar-hazard-none = nothing
    .the = nothing
interstellar-hazard-natives = Natives
    .the = the Natives
interstellar-hazard-plague = Plague
    .the = the Plague
interstellar-hazard-aggressive_plant = Aggressive Plant
    .the = the Aggressive Plant
interstellar-hazard-labyrinth = Labyrinth
    .the = the Labyrinth
interstellar-race-none = no race yet
    .once = nothing
interstellar-race-space_amoebas = Space Amoebas
    .once = a Short acid attack
interstellar-race-vriddhi = Vriddhi
    .once = a Medium attack by sound
interstellar-race-nelgs = Nelgs
    .once = a Short physical attack
interstellar-race-insectoid = Insectoid
    .once = a clone of themselves
interstellar-race-ersatz = Ersatz
    .once = cloaked out of combat
interstellar-race-stone_people = Stone People
    .once = a Medium physical attack
interstellar-race-roid_worms = ’Roid Worms
    .once = a Short attack by fire
interstellar-race-humans = Humans
    .once = a Trade
interstellar-race-kith = Kith
    .once = a Medium mental attack
interstellar-race-xangofin = Xangofin
    .once = Intimidate
interstellar-race-alar = Alar
    .once = a flight, as by a Move
interstellar-race-zeta = Zeta
    .once = a Medium energy attack
interstellar-range-long = Long
interstellar-range-medium = Medium
interstellar-range-short = Short
interstellar-type-acid = acid
interstellar-type-energy = energy
interstellar-type-physical = physical force
interstellar-type-sonic = sound
interstellar-type-fire = fire
interstellar-type-mental = mental force
interstellar-type-poison = poison
interstellar-status-alive = alive
interstellar-status-awaiting = waiting
interstellar-status-recovering = recovering
interstellar-window-encounter = the encounter
interstellar-window-search = the search
interstellar-window-end = the end of the turn
interstellar-when-met = when somebody comes to me
interstellar-when-meeting = when I go to somebody
interstellar-when-others-meet = when two others meet
interstellar-when-search = when somebody searches
interstellar-when-own-end = at the end of my turn
interstellar-when-end = at the end of another’s turn

## Options

interstellar-option-keepHazards = overcome hazards may be kept and put on other planets
interstellar-option-longInhibitor = an Entropy Inhibitor delays for 1 to 4 turn ends
interstellar-option-freeRaces = choose any race, not only those of your own planets
interstellar-option-closet = a joke when two players seduce each other
interstellar-option-twoCopies = two copies of the game, for 7 players or more
interstellar-option-entropyClock = rounds after which entropy begins by itself (0 for never)
interstellar-option-compact = one system per player, a shorter game for 2 or 3
interstellar-option-arrange = each player lays the planets of the own system as wished
interstellar-option-firstPlayer = the seat that begins, instead of a drawn one

## What is asked

interstellar-prompt-choose-race = { $seat }, pick your race.
interstellar-help-choose-race = Every race has something that always helps it and one ability that it can use once. Your token starts on its home planet.
interstellar-prompt-arrange-planets = { $seat }, lay the planets of your system.
interstellar-help-arrange-planets = The five were dealt as 12-345: two inner planets from right to left as you see them, then three outer ones. 21-345 changes the inner ones about. Hazards and cards follow.
interstellar-prompt-main = { $seat }, it is your turn: move, search, play cards, or end it.
interstellar-help-main = In a turn you may move once to a neighbouring space, search planets that you stand on until you take a card, and once trade two cards for new ones (xenocache). Utility cards can be played at any moment of it. Then end the turn.
interstellar-prompt-xenocache-discard = { $seat }, choose a card to throw into the Xenocache.
interstellar-help-xenocache-discard = You discard two cards and then draw up to your hand limit.
interstellar-prompt-keep-or-box = { $seat }, keep { $hazard_the } or put the hazard into the box?
interstellar-help-keep-or-box = A kept hazard can be put, in a turn of yours, on a planet that you have come to.
interstellar-prompt-take-one = { $seat }, take a card from under the planet, or none.
interstellar-help-take-one = You see every card there and may take one. With a full hand you must leave one of yours. The Oracle needs no room. Who takes none may still search another planet this turn.
interstellar-prompt-answer-window = { $seat }, do you answer before { $window } goes on?
interstellar-help-answer-window = Everybody is asked, whatever they hold, and nobody sees the answers until all are in. The first in order is carried out; then all are asked again.
interstellar-prompt-discard-down = { $seat }, your hand is too large: discard a card.
interstellar-help-discard-down = The limit is 5 cards, 6 for Humans, and 2 more with the Galactic Codex.
interstellar-prompt-fly = { $seat }, choose the next space.
interstellar-help-fly = You move one or two spaces, step by step, and never end where you began.
interstellar-prompt-warp = { $seat }, where does the wormhole lead?
interstellar-help-warp = To any other space, the Nebula included.
interstellar-prompt-aim-beam = { $seat }, pull a card from under a planet, or push one there.
interstellar-help-aim-beam = A pull takes a face-down card without looking, hazard or not. A push lays one of your cards under any planet.
interstellar-prompt-pull-from = { $seat }, which of the cards there do you pull?
interstellar-help-pull-from = The cards are counted in the order in which they came.
interstellar-prompt-push-under = { $seat }, which card do you push?
interstellar-help-push-under = Only you will know what lies there. The Oracle cannot be pushed.
interstellar-prompt-aim-sensors = { $seat }, look under a planet or at a hand.
interstellar-help-aim-sensors = Only you see the cards, and nothing is taken.
interstellar-prompt-scavenge = { $seat }, take a card from the discard pile, or no more.
interstellar-help-scavenge = Up to two cards of your choice as far as your hand has room, but not the Scavengers just played. Then you say how many you draw.
interstellar-prompt-say-draws = { $seat }, how many cards do you draw?
interstellar-help-say-draws = None, or as many as bring your hand to five.
interstellar-prompt-fire-cannon = { $seat }, at which planet do you fire?
interstellar-help-fire-cannon = An adjacent planet. Whoever is there and does not flee dies, and their cards are lost.
interstellar-prompt-under-fire = { $seat }, the Galactic Cannon is aimed at you. Flee, or stay?
interstellar-help-under-fire = Only a Move, a Wormhole Generator or the Alar ability gets you away. Other utility cards may be played first.
interstellar-prompt-face-death = { $seat }, you are about to die. Have you a Clone?
interstellar-help-face-death = A Clone or the Insectoid ability keeps you where you are, with your hand but without the Oracle. Else you wait in the Nebula, draw five cards in your next turn, and play on in the one after.
interstellar-prompt-loot = { $seat }, choose from the hand of { $dead }.
interstellar-help-loot = Keep what fits your hand limit; you may discard cards of your own. The rest is discarded.
interstellar-prompt-offer-encounter = { $seat }, whom do you meet here?
interstellar-help-offer-encounter = An encounter begins with diplomacy and may end in combat. You may decline.
interstellar-prompt-attacker-diplomacy = { $seat }, do you try diplomacy on { $foe }?
interstellar-help-attacker-diplomacy = Seduce, Intimidate and Trade, as many as you like; other utility cards first, if you wish. Then pass.
interstellar-prompt-defender-diplomacy = { $seat }, do you answer with diplomacy, or flee?
interstellar-help-defender-diplomacy = One diplomacy card or ability, or a movement card to leave; before it any other utility cards.
interstellar-prompt-answer-diplomacy = { $seat }, { $ability ->
        [yes] a race’s ability, no card, acts on you as { $card }
       *[no] { $card } is played on you
    }. Do you let it happen?
interstellar-help-answer-diplomacy = A Hologram cancels a card, not an ability, and stays in your hand. A movement card takes you away and ends the encounter. Other utility cards may be played first.
interstellar-prompt-show-intent = { $seat }, { $played ->
        [yes] stay, go back, or attack { $foe }?
       *[no] stay in peace, or attack { $foe }?
    }
interstellar-help-show-intent = Going back is possible only after you played diplomacy.
interstellar-prompt-attack-at = { $seat }, { $reach } range: do you attack { $foe }?
interstellar-help-attack-at = One weapon of this range, your race’s attack if it has this range, an escape, or pass. Weapons stay in your hand. Other utility cards may be played first.
interstellar-prompt-answer-attack = { $seat }, { $foe } attacks you by { $damage } at { $reach } range. Stop it, escape, or take the hit?
interstellar-help-answer-attack = A defense against this type stops it and stays in your hand. A Cloaking Device, a movement card or an ability can end the combat. A hit kills. Other utility cards may be played first.
interstellar-prompt-give-card = { $seat }, give { $target } one of your cards.
interstellar-help-give-card = Any card of your hand, also one that you have just drawn.
interstellar-prompt-offer-card = { $seat }, choose the card that you give in the Trade.
interstellar-help-offer-card = Both choose in secret, then the cards change hands.
interstellar-prompt-avoid-pull = { $seat }, you may not stay in the Nebula with the Oracle. Leave by a card, or be sent away?
interstellar-help-avoid-pull = Who holds the Oracle cannot end their own turn in the Nebula. Else your left neighbour chooses an inner planet for you.
interstellar-prompt-pull-to = { $seat }, to which inner planet is the Oracle’s holder sent?
interstellar-help-pull-to = Any inner planet that is left.
interstellar-prompt-delay = { $seat }, for how many turn ends does the Inhibitor hold?
interstellar-help-delay = One to four, this one included.
interstellar-prompt-evacuate = { $seat }, your planet vanishes. Where do you go?
interstellar-help-evacuate = To an adjacent planet; to the Nebula only if there is none, or by a movement card.

## What a player does, and what chance brings

interstellar-act-pick-race = be the { $race }
interstellar-act-arrange = lay your planets as { $layout }
interstellar-act-move-to = move to { $space }
interstellar-act-search = search here
interstellar-act-search-with = search, using { $card }
interstellar-act-search-by-ability = search, using your ability
interstellar-act-search-by-turn = search, and lose your next turn
interstellar-act-keep-hazard = keep the hazard
interstellar-act-box-hazard = put the hazard into the box
interstellar-act-xenocache = trade two cards for new ones
interstellar-act-play = use { $card }
interstellar-act-ability = use your race’s ability
interstellar-act-restore = discard the Neural Amp and turn your token
interstellar-act-deploy = put { $hazard_the } here
interstellar-act-end-turn = end your turn
interstellar-act-pass = pass
interstellar-act-go = go to { $space }
interstellar-act-stop = stop here
interstellar-act-take-none = take nothing
interstellar-act-take = take card { $nth }
interstellar-act-exchange = take card { $nth } and leave { $card }
interstellar-act-pull = pull a card from under { $space }
interstellar-act-push = push a card under { $space }
interstellar-act-pull-nth = pull card { $nth }
interstellar-act-push-card = push { $card }
interstellar-act-aim = aim at { $space }
interstellar-act-look-at = look at the hand of { $seat }
interstellar-act-pick-card = take { $card } from the discard pile
interstellar-act-pick-none = take no more
interstellar-act-draw-some =
    { $count ->
        [none] draw nothing
       *[other] draw { $count }
    }
interstellar-act-meet = meet { $seat }
interstellar-act-decline = meet nobody
interstellar-act-stay = stay
interstellar-act-depart = go back
interstellar-act-attack = attack
interstellar-act-accept = let it happen
interstellar-act-take-hit = take the hit
interstellar-act-die = die
interstellar-act-give = give { $card }
interstellar-act-swap = give { $card }
interstellar-act-discard = discard { $card }
interstellar-act-keep = keep { $card }
interstellar-act-keep-no-more = keep no more
interstellar-act-choose-delay = delay by { $turns }
interstellar-act-first-player = { $seat } begins
interstellar-act-planet-dealt = planet { $space }
interstellar-act-hazard-dealt = hazard { $hazard }
interstellar-act-seed-added = a card for the seed deck ({ $card })
interstellar-act-card-dealt = a card under a planet ({ $card })
interstellar-act-card-drawn = { $seat } draws { $card }
interstellar-act-card-stolen = { $seat } takes { $card }

## What happened

interstellar-played-pick-race = { $seat } plays the { $race }.
interstellar-played-arrange = { $seat } lays the own planets as { $layout }.
interstellar-played-xenocache = { $seat } uses the Xenocache.
interstellar-played-search-by-turn = { $seat } gives the next turn for a search in a Labyrinth.
interstellar-played-box-hazard = { $seat } puts the hazard into the box.
interstellar-played-stop = { $seat } stops there.
interstellar-played-stay = { $seat } stays.
interstellar-played-pull = { $seat } pulls a card from under { $space }.
interstellar-played-push = { $seat } pushes a card under { $space }.
interstellar-played-pick-card = { $seat } takes { $card } from the discard pile.
interstellar-played-pick-none = { $seat } takes no more.
interstellar-played-draw-some =
    { $count ->
        [none] { $seat } draws nothing.
       *[other] {""}
    }
interstellar-played-choose-delay = { $seat } chooses a delay of { $turns }.
interstellar-played-accept = { $seat } lets it happen.
interstellar-played-take-hit = { $seat } takes the hit.
interstellar-played-take-none = { $seat } takes nothing.
interstellar-played-decline = { $seat } meets nobody.
interstellar-played-attack = { $seat } attacks.
interstellar-came-first-player = { $seat } begins.
interstellar-came-card-drawn = { $card_seen ->
        [yes] { $seat } draws { $card }.
       *[no] {""}
    }
interstellar-event-turn-began = Turn { $turn }: { $seat }{ $extra ->
        [yes] , an extra turn
       *[no] {""}
    }.
    .begins = yes
interstellar-event-turn-lost = { $seat } loses this turn.
interstellar-event-window-opened = Does anyone answer before { $window } goes on?
    .quiet = yes
interstellar-event-card-played = { $seat } plays { $card }.
interstellar-event-card-shown = { $seat } shows { $card }.
interstellar-event-ability-used = { $seat } uses the ability of the { $race }{ $use ->
        [deed] : { $race_once }
        [hazard] {" "}to overcome a hazard
       *[unsaid] {""}
    }.
interstellar-event-token-restored = { $seat } turns the token back to colour.
interstellar-event-flew = { $seat } goes from { $origin } to { $space }.
interstellar-event-challenged = { $seat } stays on { $space } to meet somebody there.
interstellar-event-searched = { $seat } searches { $space }.
interstellar-event-found-nothing = { $seat } finds nothing: the search of { $space } is over.
interstellar-event-hazard-overcome = { $seat } overcomes { $hazard_the } on { $space }.
interstellar-event-hazard-kept = { $seat } keeps { $hazard_the }.
interstellar-event-hazard-deployed = { $seat } puts { $hazard_the } on { $space }.
interstellar-event-looked-under = { $seat } looks under { $space }{ $cards_seen ->
        [yes] : { $cards }
       *[no] {""}
    }.
interstellar-event-looked-at-hand = { $seat } looks at the hand of { $whose }{ $cards_seen ->
        [yes] : { $cards }
       *[no] {""}
    }.
interstellar-event-card-taken = { $seat } takes { $card_seen ->
        [yes] { $card }
       *[no] a card
    } from under { $space } (number { $slot }).
interstellar-event-card-laid = { $seat } lays { $card_seen ->
        [yes] { $card }
       *[no] a card
    } under { $space } (number { $slot }).
interstellar-event-inhibitor-laid = { $seat } lays an Entropy Inhibitor under { $space }.
interstellar-event-card-passed = { $card_seen ->
        [yes] { $card }
       *[no] A card
    } goes from { $seat } to { $receiver }.
    .loses = seat
interstellar-event-card-discarded = { $seat } discards { $card }.
interstellar-event-cards-drawn =
    { $seat } draws { $count ->
        [0] no card
        [one] 1 card
       *[other] { $count } cards
    }.
    .drawn = yes
interstellar-event-reshuffled = The discard pile is shuffled into a new draw pile of { $cards }.
interstellar-event-time-machine-queued = { $seat } will have an extra turn.
interstellar-event-oracle-gained = { $seat } has the Oracle!
interstellar-event-oracle-left = The Oracle lies under { $space }.
interstellar-event-entropy-began =
    { $by_clock ->
        [yes] Time is up
       *[no] The Oracle is found
    }: from now on a planet vanishes at the end of each turn{ $pauses ->
        [yes] , as long as somebody holds it
       *[no] {""}
    }.
interstellar-event-planet-spared = An Entropy Inhibitor saves { $space } for now.
interstellar-event-token-taken = A delay token goes instead of { $space }; { $left } left.
interstellar-event-planet-doomed = { $space } is about to vanish.
interstellar-event-removal-paused = Nobody holds the Oracle: no planet vanishes.
interstellar-event-planet-vanished = { $space } vanishes{ $cards_count ->
        [0] {""}
       *[other] , and with it { $cards }
    }.
interstellar-event-met = { $seat } meets { $other }.
interstellar-event-flavour = { $seat } and { $other } seduce each other and disappear into a closet for a while.
interstellar-event-nothing-passed = Nothing is left to pass between { $seat } and { $other }.
interstellar-event-attack-made = { $seat } attacks { $target } by { $damage } at { $reach } range.
interstellar-event-attack-cancelled = { $seat } is immune to { $damage }.
interstellar-event-passed = { $seat } { $what }.
interstellar-passed-long = does not attack at Long range
interstellar-passed-medium = does not attack at Medium range
interstellar-passed-short = does not attack at Short range
interstellar-passed-diplomacy = tries no more diplomacy
interstellar-passed-pull = stays in the Nebula with the Oracle
interstellar-event-cloaked = { $seat } is cloaked, and the combat is over.
interstellar-event-combat-ended = { $seat } and { $other } part undecided.
interstellar-event-cannon-fired = { $seat } fires the Galactic Cannon at { $space }.
interstellar-event-killed = { $seat } is killed by { $by }.
    .loses = seat
interstellar-event-shot = { $seat } is killed by the Galactic Cannon.
    .loses = seat
interstellar-event-saved = A clone of { $seat } lives on{ $ends ->
        [yes] , but the turn of { $seat } is over. [IO-10.1]
       *[no] .
    }
interstellar-event-looted = { $seat } took { $taken } of the cards of { $dead }.
interstellar-event-ended =
    { $ending ->
        [trifecta] { $seat } has Oracle, Time Machine and Codex together and wins.
        [last-planet] The last planet is gone, and { $seat } holds the Oracle and wins.
       *[no-winner] The last planet is gone, and nobody holds the Oracle.
    }
interstellar-ending-last-planet = The last planet has vanished; the holder of the Oracle wins.
interstellar-ending-trifecta = Oracle, Time Machine and Galactic Codex in one hand.
interstellar-ending-no-winner = The last planet has vanished, and nobody held the Oracle.
interstellar-line-trifecta = Oracle, Time Machine and Galactic Codex
interstellar-line-last-planet = held the Oracle at the end

## What is refused

interstellar-refuse-race-not-yours = Pick one of the two races of your own inner planets.
interstellar-refuse-race-taken = This race is taken.
interstellar-refuse-race-needed = Name a race.
interstellar-refuse-moved-already = You have already made your move this turn.
interstellar-refuse-not-adjacent = That planet does not touch your space.
interstellar-refuse-planet-not-in-play = That planet is not in play.
interstellar-refuse-outer-planet-and-nebula = The Nebula touches inner planets only.
interstellar-refuse-nobody-to-challenge = There is nobody here whom you could still meet this turn.
interstellar-refuse-no-encounter-in-nebula = Nobody meets in the Nebula.
interstellar-refuse-xenocached-already = You have already used the Xenocache this turn.
interstellar-refuse-two-cards-needed = The Xenocache needs two cards.
interstellar-refuse-card-not-held = You do not hold that card.
interstellar-refuse-never-the-oracle = The Oracle is never given, left, pushed or discarded.
interstellar-refuse-searched-already = You have already searched this planet this turn.
interstellar-refuse-taken-already = You have already taken a card from under a planet this turn.
interstellar-refuse-nothing-to-search = No card lies under this planet.
interstellar-refuse-no-search-in-nebula = There is nothing to search in the Nebula.
interstellar-refuse-hazard-needs-counter = Overcome the hazard first: name a card or an ability.
interstellar-refuse-counter-does-not-fit = That does not overcome this hazard.
interstellar-refuse-ability-used-up = Your race’s ability is used up.
interstellar-refuse-counter-not-needed = There is no hazard here: search without a counter.
interstellar-refuse-passive-overcomes = Your race overcomes this hazard for nothing: just search.
interstellar-refuse-hazards-not-kept = Hazards are not kept in this game.
interstellar-refuse-no-such-card-here = There are not so many cards here.
interstellar-refuse-must-leave-a-card = Your hand is full: name a card to leave.
interstellar-refuse-room-in-hand = You have room for that card, so you leave none.
interstellar-refuse-exchange-over-the-limit = Without that card your hand would be over its limit: leave another one.
interstellar-refuse-card-not-in-main = That card is not played in this way.
interstellar-refuse-card-not-in-window = That card is not played in such a window.
interstellar-refuse-card-is-no-answer = That card is no answer here.
interstellar-refuse-ability-not-now = Your race’s ability does not help here.
interstellar-refuse-encounter-on-landing = You may meet one player each time you land.
interstellar-refuse-not-on-this-planet = That player is not on this planet.
interstellar-refuse-met-already = You have already met that player this turn.
interstellar-refuse-not-diplomacy = That is not diplomacy.
interstellar-refuse-ersatz-immune = Ersatz are immune to diplomacy cards.
interstellar-refuse-diplomacy-needs-cards = There are not enough cards for that.
interstellar-refuse-hologram-stops-cards = A Hologram stops diplomacy cards, not a race’s ability.
interstellar-refuse-kith-ignore-holograms = Kith ignore Holograms.
interstellar-refuse-cannot-depart = You cannot go back: that needs diplomacy played, and a space that you came from.
interstellar-refuse-wrong-range = That does not reach at this range.
interstellar-refuse-not-an-attack = That card is no attack.
interstellar-refuse-nelgs-at-long = Nelgs cannot be attacked at Long range.
interstellar-refuse-does-not-stop = That does not stop this attack.
interstellar-refuse-xangofin-at-short = A Xangofin’s attack at Short range cannot be defended.
interstellar-refuse-kith-see-cloaks = Cloaks do not work against Kith.
interstellar-refuse-token-shows-colour = Your token shows colour already.
interstellar-refuse-only-kith-restore = Only Kith can turn their token back.
interstellar-refuse-not-a-clone = Only a Clone helps now.
interstellar-refuse-over-the-limit = That hand would be over its limit.
interstellar-refuse-not-in-the-dead-hand = That card is not among them.
interstellar-refuse-no-cannon-target = There is no adjacent planet that you could fire at.
interstellar-refuse-cannon-from-nebula = The Cannon is not fired from the Nebula.
interstellar-refuse-cannon-not-adjacent = The Cannon reaches adjacent planets only.
interstellar-refuse-evacuate-to-adjacent-planet = Go to an adjacent planet; to the Nebula only if there is none.
interstellar-refuse-pull-to-inner-planet = Choose an inner planet in play.
interstellar-refuse-must-end-on-a-planet = That flight must end on a planet.
interstellar-refuse-not-the-next-space = That space does not touch the one you are on.
interstellar-refuse-not-where-it-began = A flight never ends where it began.
interstellar-refuse-not-another-space = You are there already.
interstellar-refuse-nothing-to-beam = There is nothing to pull or push.
interstellar-refuse-no-cards-under = No such card lies under that planet.
interstellar-refuse-no-card-to-push = You have no card to push.
interstellar-refuse-nothing-to-see = There is nothing to see there.
interstellar-refuse-scavenged-already = You have already played Scavengers this turn.
interstellar-refuse-not-in-the-discard-pile = That card is not in the discard pile.
interstellar-refuse-scavengers-just-played = The Scavengers just played cannot be taken back.
interstellar-refuse-more-than-five = Scavengers draw until you have five cards, no more.
interstellar-refuse-no-room-in-hand = You have no room for that card.
interstellar-refuse-inhibitor-needs-a-planet = Lay the Inhibitor under a planet that you stand on.
interstellar-refuse-hazard-not-kept = You have not kept that hazard.
interstellar-refuse-no-arrival-here = Hazards are put on a planet that you have come to, not on the one where the game put you.
interstellar-refuse-deploy-needs-a-planet = Hazards are put on a planet; you are in the Nebula.
interstellar-refuse-hazard-lies-here = A hazard lies here already.

## What is wrong with components, scenarios and positions

interstellar-refuse-components-wrong-count = { $path } must have { $needed } cards in all, not { $found }.
interstellar-refuse-components-wrong-dots = { $path } must have { $needed } dots in all, not { $found }.
interstellar-refuse-components-one-oracle = { $path } must be one copy with a dot.
interstellar-refuse-components-number-twice = { $path }: another race has this number already.
interstellar-refuse-components-listed-twice = { $path } is listed twice.
interstellar-refuse-components-no-link = { $path } must be a pair of places that touch, named once, such as ["i0", "o1"].
interstellar-refuse-components-stranded = { $path }: { $place } must touch an inner planet of its own system, so that nobody is ever stranded.
interstellar-refuse-described-active-waits = { $path }: the active player waits in the Nebula.
interstellar-refuse-described-defender-elsewhere = { $path }: the defender is not on the attacker’s planet.
interstellar-refuse-described-filler-on-empty-board = { $path }: only an empty board is filled.
interstellar-refuse-described-gone-and-left = { $path }: this planet is among those left.
interstellar-refuse-described-hazard-overcome-first = { $path }: the hazard is overcome before the window opens.
interstellar-refuse-described-inner-and-outer = { $path }: inner planets are 1 to 12, outer ones 13 to 30.
interstellar-refuse-described-no-card-under = { $path }: no card lies under the planet.
interstellar-refuse-described-no-halves = { $path }: there are halves only with two copies.
interstellar-refuse-described-no-hazard = { $path } must be a hazard.
interstellar-refuse-described-no-race = { $path } must be a race.
interstellar-refuse-described-no-such-place = { $path }: there is no such place on this board.
interstellar-refuse-described-nobody-to-meet = { $path }: there is nobody to meet.
interstellar-refuse-described-not-in-play = { $path } is not in play.
interstellar-refuse-described-on-a-planet = { $path }: this happens on a planet.
interstellar-refuse-described-one-of-each-set = { $path }: each system has one inner planet of set 1 and one of set 2.
interstellar-refuse-described-planet-twice = { $path }: a planet is named twice.
interstellar-refuse-described-race-twice = { $path }: each race is there once.
interstellar-refuse-described-search-begun = { $path } must name the planet that is being searched.
interstellar-refuse-described-taken-already = { $path }: a card was taken, so nothing is searched any more.
interstellar-refuse-described-taken-unsearched = { $path }: who took a card has searched a planet.
interstellar-refuse-described-turn-not-begun = { $path }: nothing is done yet when a turn starts.
interstellar-refuse-described-which-copy = { $path }: it is P7 with one copy, P7/1 or P7/2 with two.
interstellar-refuse-described-which-set = { $path }: i0 has a planet of set 1, i1 one of set 2.
interstellar-refuse-described-zero-space-move = { $path }: a zero-space move takes the normal move.
interstellar-refuse-impossible-board = { $path } does not fit the board.
interstellar-refuse-impossible-table = { $path } does not fit the table.
interstellar-refuse-impossible-moment = { $path } is nothing that a game can be in the middle of.
interstellar-refuse-impossible-no-planet = { $path }: no planet is left, so the game is over.
interstellar-refuse-impossible-cards = { $path }: cards are missing, or there are too many.
interstellar-refuse-impossible-dots = { $path }: cards with a dot begin under planets, not in the draw pile.
interstellar-refuse-impossible-searched-gone = { $path }: planets vanish at the end of a turn, not after a search in it.
interstellar-refuse-impossible-two-oracles = { $path }: there is one Oracle only.
interstellar-refuse-impossible-holder = { $path }: there is no such seat.
interstellar-refuse-impossible-no-entropy = { $path }: entropy runs once the Oracle is held.
interstellar-refuse-impossible-oracle-in-pile = { $path }: the Oracle is never in the draw pile.
interstellar-refuse-impossible-oracle-in-discard = { $path }: the Oracle is never in the discard pile.
interstellar-refuse-impossible-space = { $path } is no space in play.
interstellar-refuse-impossible-waiting-place = { $path }: who waits is in the Nebula.
interstellar-refuse-impossible-waiting-hand = { $path }: who waits has no cards.
interstellar-refuse-impossible-waiting-holder = { $path }: who waits does not hold the Oracle.
interstellar-refuse-impossible-oracle-in-hand = { $path }: the Oracle lies outside the hand.
interstellar-refuse-impossible-order = { $path } is not in order.
interstellar-refuse-impossible-inner-gone = { $path }: outer planets vanish before inner ones.
interstellar-refuse-impossible-gone = { $path }: planets vanish only when entropy runs.
interstellar-refuse-impossible-spared = { $path }: planets are spared only when entropy runs.
interstellar-refuse-impossible-clock = { $path }: the clock has started entropy before this turn.
interstellar-refuse-impossible-late = { $path } leaves no room for the rest of a game.
interstellar-refuse-impossible-hazards = { $path }: there are more hazards than in the box.
interstellar-refuse-impossible-regular = { $path }: the first turn is a regular one, of the player who is active.
interstellar-refuse-impossible-outer-hazard = { $path }: outer planets have no hazards without the option “keepHazards”.
interstellar-refuse-impossible-tokens = { $path }: there are no tokens without the option “longInhibitor”.
interstellar-refuse-impossible-tokens-unspared = { $path }: tokens lie only on a planet that was spared.
interstellar-refuse-impossible-hand = { $path } is over the hand limit.
interstellar-refuse-impossible-kept = { $path }: hazards are kept only with the option “keepHazards”.
interstellar-refuse-impossible-waiting-kept = { $path }: death clears kept hazards.
interstellar-refuse-impossible-waiting-lost = { $path }: death cancels lost turns.
interstellar-refuse-impossible-trifecta = { $path }: with Time Machine and Codex the Oracle’s holder has won.
interstellar-refuse-impossible-met-himself = { $path }: nobody meets himself.

## The terminal

interstellar-counts =
  Turn { $turn }, { $planets ->
    [one] { $planets } planet
   *[other] { $planets } planets
  }, draw { $pile }, discard { $discard }
interstellar-entropy-runs = Entropy: next to go is { $space }
interstellar-entropy-pauses = Entropy pauses until somebody holds the Oracle; next to go is { $space }
interstellar-entropy-halves = Entropy: next to go is { $space } ({ $half }), then { $after }
interstellar-charmed = Charmed
interstellar-strange = Strange
interstellar-dummy = nobody
interstellar-legend-board = P7 planet, then its hazard (n p a l) or a dot, the cards under it, @ the players there
interstellar-legend-names = behind the name of a system’s owner: cards in hand, * the Oracle
interstellar-legend-hazards = n Natives  p Plague  a Aggressive Plant  l Labyrinth  * the Oracle, as far as you know
interstellar-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
interstellar-grey = used up
interstellar-your-hand = Hand of { $seat } ({ $count } of { $most }):
interstellar-hand-of = { $seat } held ({ $count } of { $most }):
interstellar-space-neb = the Nebula
interstellar-spoils = Still to be had from the dead:
interstellar-guard = { $space } is guarded by { $hazard }, overcome by { $ways }.
interstellar-own-race = your race
interstellar-lost-turn = losing your next turn

interstellar-ask-one = { $seat }: { $what } Do you answer?
interstellar-ask-meeting = { $seat }, you meet { $other } on { $space }. Do you play a card first?
interstellar-ask-met = { $seat }, { $other } meets you on { $space }. Do you answer?
interstellar-ask-searching = { $seat }, you search { $space }. Do you play a card first?
interstellar-ask-last = { $seat }, your turn ends. Do you still play a card?
interstellar-asks-encounter = { $seat } meets { $other } on { $space }.
interstellar-asks-search = { $seat } searches { $space }.
interstellar-asks-end = { $seat } ends the turn ({ $space }).
interstellar-unanswered = If nobody answers, { $window } goes on.
interstellar-ask-turn = { $seat }, it is your turn: { $what }.
interstellar-can-move = move
interstellar-can-search = search
interstellar-can-xenocache = trade two cards
interstellar-can-play = play cards
interstellar-can-end = end it
interstellar-ask-intent = { $seat }, you have met { $foe }: { $what }?
interstellar-can-stay = stay
interstellar-can-depart = go back
interstellar-can-attack = attack

interstellar-pick-race = { $what }. { $does }
interstellar-take = take { $card }
interstellar-take-leave = take { $card }, leave { $left }
interstellar-look-under = look under { $space }
interstellar-challenge = stay, and challenge somebody here
interstellar-group-move = move to:
interstellar-group-go = go to:
interstellar-group-play = play:
interstellar-group-pull = pull from under:
interstellar-group-push = push under:
interstellar-group-put = push:
interstellar-group-aim = at:
interstellar-group-look = look under:
interstellar-group-pick = pick:
interstellar-group-give = give:
interstellar-group-discard = discard:
interstellar-group-keep = keep:
interstellar-group-exchange = take { $card }, leave:

interstellar-topic-card = card
interstellar-topic-card-does = “card laser”: what a card does
interstellar-topic-race = race
interstellar-topic-race-does = “race kith”: what a race can do
interstellar-topic-hazard = hazard
interstellar-topic-hazard-does = “hazard plague”: what overcomes a hazard and where it lies; alone, all of them
interstellar-topic-near = near
interstellar-topic-near-does = “near P6”: what a planet touches; alone, what you touch
interstellar-topic-known = known
interstellar-topic-known-does = what you know to lie under planets
interstellar-topic-discards = discards
interstellar-topic-discards-does = the discard pile
interstellar-which = Which? There is: { $names }.
interstellar-no-planet = No planet { $space } is in play.
interstellar-near = { $space } touches { $spaces }.
interstellar-known-nothing = You know of no card under a planet.
interstellar-discards =
    { $count ->
        [0] The discard pile is empty.
        [one] The discard pile has 1 card: { $cards }.
       *[other] The discard pile has { $count } cards: { $cards }.
    }

interstellar-tag-weapon = { $card } ({ $range }, { $type })
interstellar-tag-defense = { $card } (stops { $types })
interstellar-about-card = { $card }. { $does }
interstellar-about-weapon = Weapon, for combat at its range; it stays in your hand. Stopped by { $stops }. [IO-9.5]
interstellar-about-defense = Defense: stops an attack by { $types } and stays in your hand. [IO-9.8]
interstellar-about-counter = Overcomes { $hazards } in a search, and is then discarded. [IO-6.3]
interstellar-about-race = Home planet P{ $home }. { $does }
interstellar-class-utility = Utility card, single use: it is discarded.
interstellar-class-diplomacy = Diplomacy (a utility card), single use: it is discarded.
interstellar-about-hazard = overcome by { $ways }. Lies on: { $spaces }. [IO-6.3]
interstellar-hazard-free = { $race } (for nothing)
interstellar-hazard-once = { $race } (by their ability, once)

interstellar-why-least = Part with what you need least.
interstellar-why-best = Take what you can use best.
interstellar-why-exchange = Exchange a card for one that is worth more.
interstellar-why-none = Keep your hand as it is: nothing there is worth more.
interstellar-why-wait = Save what you hold: it may do more good later.
interstellar-why-end = Be done with this turn: nothing more is to be gained in it, and what you hold may do good in those of the others.
interstellar-why-peace = Keep the peace: a fight would risk more here than it promises.
interstellar-why-room = Fill your hand: it has room, so the card costs you nothing.
interstellar-why-too-soon = Leave the Oracle for now: whoever has it is everybody’s target, and you could hardly keep it yet.
interstellar-why-further = Look further: whoever takes a card searches no more in this turn, and elsewhere there may be a better one.
interstellar-why-hit = Let it happen: nothing that you hold helps enough.
interstellar-why-renew = Renew your hand: two of your cards are worth less than two new ones.
interstellar-why-oracle-here = Find the Oracle: it lies under this planet!
interstellar-why-unseen =
    { $count ->
        [0] Get what you want: you know what lies under the planet.
        [one] Find out more: a card that you do not know lies under the planet.
       *[other] Find out more: { $count } cards that you do not know lie under the planet.
    }
interstellar-why-nearer =
    { $count ->
        [0] Go to where the Oracle is.
        [one] Mind the Oracle: it is 1 space away from where you get to.
       *[other] Mind the Oracle: it is { $count } spaces away from where you get to.
    }
interstellar-why-away = You have the Oracle: keep away from the others.
interstellar-why-refuge = You have the Oracle: in the Nebula nobody can meet you.
interstellar-why-apart = You have the Oracle: there nobody is nearer to you than { $count } spaces.
interstellar-why-near = You have the Oracle: others are near there, but elsewhere you would hardly keep it better.
interstellar-why-cards =
    { $count ->
        [0] Get on: no card lies where you get to, but it leads to other planets.
        [one] Look for cards: one lies where you get to.
       *[other] Look for cards: { $count } lie where you get to.
    }
interstellar-why-holder = Win the Oracle from who holds it.
interstellar-why-fight = Fight: your weapons promise a combat that you can win.
interstellar-why-saves = Stay alive: stop the attack.
interstellar-why-escape = Stay alive: get out of the combat.
interstellar-why-weapon = Strike by a weapon that reaches at this range, and stays in your hand.
interstellar-why-pull = Get a card into your hand.
interstellar-why-only = There is nothing else.
interstellar-why-more = Draw: more cards are more to choose from.
interstellar-why-look = Learn what somebody holds.
interstellar-why-hazard = Keep the hazard: you can lay it on a planet later.
interstellar-why-deploy = Guard this planet: whoever searches here has to overcome the hazard.
interstellar-why-box = Be rid of the hazard: nobody has to overcome it any more.
interstellar-why-push = Save a card: what lies under a planet cannot be drawn from your hand.
interstellar-why-restore = Get your ability back, to use it once more.
interstellar-why-soon = You hold the Oracle: the sooner the end, the better.
interstellar-why-delay = You do not hold the Oracle: let the end wait.
interstellar-why-shot =
    { $count ->
        [0] Nobody would die there.
        [one] { $names } is there{ $oracle ->
            [yes] {" "}with the Oracle
           *[no] {""}
          }, and dies unless they flee.
       *[other] { $names } are there{ $oracle ->
            [yes] {" "}with the Oracle
           *[no] {""}
          }, and die unless they flee.
    }

interstellar-does-neural_amp = With it Kith make their own attack at Long range, or discard it to turn their token back. [IO-12.13]
interstellar-does-intellect_scrambler = It also kills the attacker. [IO-9.9]
interstellar-does-hologram = Defense: cancels a diplomacy card that is played on you, but not by Kith, and stays in your hand. [IO-8.8]
interstellar-does-oracle = Its holder wins when the last planet vanishes. It lies open before you and takes no room. [IO-11.1]
interstellar-does-galactic_codex = Never played: while you hold it your hand limit is 2 higher. With the Oracle and the Time Machine it wins at once. [IO-13.10]
interstellar-does-time_machine = In your turn or at the end of any turn: an extra turn. Kept with the Oracle and the Codex it wins at once. [IO-13.11]
interstellar-does-galactic_cannon = In your turn or in a window, from a planet: kills everybody on an adjacent planet who does not flee. [IO-10.8]
interstellar-does-clone = When you are about to die: you stay, with your hand but without the Oracle. [IO-10.1]
interstellar-does-wormhole_generator = In your turn, in a window, or to escape: go to any other space. [IO-13.8]
interstellar-does-move = In your turn, in a window, or to escape: go one or two spaces. [IO-13.7]
interstellar-does-seduce = In an encounter: draw two random cards of the other’s, then give one back. May draw the Oracle. [IO-13.1]
interstellar-does-intimidate = In an encounter: draw a random card of the other’s. May draw the Oracle. [IO-13.2]
interstellar-does-trade = In an encounter: both choose a card in secret and swap them. [IO-13.3]
interstellar-does-long_range_sensors = At any time: look under a planet or at a hand. [IO-13.13]
interstellar-does-graviton_beam = At any time: pull a card from under any planet, unseen, or push one of yours there. [IO-13.12]
interstellar-does-scavengers = At any time, once a turn: take up to two cards from the discard pile as far as your hand has room, then draw as many as you like until you have five. [IO-13.14]
interstellar-does-cloaking_device = In combat: you leave it and stay on the planet; not against Kith. [IO-13.5]
interstellar-does-entropy_inhibitor = At any time: lay it under your planet, which is spared once when it should vanish. [IO-13.15]
interstellar-does-space_amoebas = Immune to acid. Once: a Short acid attack. [IO-12.1]
interstellar-does-vriddhi = Never lose a turn in a Labyrinth. Once: a Medium attack by sound. [IO-12.2]
interstellar-does-nelgs = Cannot be attacked at Long range. Once: a Short physical attack, or overcome an Aggressive Plant. [IO-12.3]
interstellar-does-insectoid = Immune to mental force. Once: a Clone when about to die. [IO-12.4]
interstellar-does-ersatz = Immune to diplomacy cards. Once: cloak out of combat. [IO-12.5]
interstellar-does-stone_people = Immune to poison and Plague. Once: a Medium physical attack. [IO-12.6]
interstellar-does-roid_worms = Immune to physical force. Once: a Short attack by fire, or overcome an Aggressive Plant. [IO-12.7]
interstellar-does-humans = Hand limit 6. Once: a Trade that only flight escapes, or overcome Natives. [IO-12.8]
interstellar-does-kith = Cloaks and Holograms do not work against them. Once: a Medium mental attack. [IO-12.9]
interstellar-does-xangofin = Their Short attacks cannot be defended. Once: Intimidate, also Ersatz and past Holograms, or overcome Natives. [IO-12.10]
interstellar-does-alar = Weapons reach one range further. Once: go one or two spaces, as by a Move. [IO-12.11]
interstellar-does-zeta = Immune to energy. Once: a Medium energy attack. [IO-12.12]

## What a page calls the parts of the table

interstellar-field-hand = hand
interstellar-field-race = race
interstellar-field-space = space
interstellar-field-status = status
interstellar-field-oracle = holds the Oracle
interstellar-field-kept = hazards kept
interstellar-field-losing = turns to lose
interstellar-field-here = here
interstellar-field-hazard = hazard
interstellar-field-cards = cards under it
interstellar-field-tokens = tokens
interstellar-field-spared = spared
interstellar-field-round = turn
interstellar-field-pile = draw pile
interstellar-field-discard = discard pile
interstellar-field-spoils = hand of the dead
interstellar-field-spots = The galaxy
interstellar-field-due = next to go
interstellar-field-after = goes after it
interstellar-field-pauses = nothing vanishes while nobody holds the Oracle
interstellar-field-limit = hand limit

## What chance brought, asked where it is dealt by hand

interstellar-prompt-draw-first = Who begins?
interstellar-prompt-deal-planet = Which planet was dealt for the next place? The board shows where it lies.
interstellar-prompt-deal-hazard = Which hazard was dealt for the next inner planet? The board shows where it lies.
interstellar-prompt-add-seed = Which card joins the seeds?
interstellar-prompt-deal-under = Which card was dealt face down under the next planet? The board shows where it lies.
interstellar-prompt-draw-card = Which card did { $seat } draw?
interstellar-prompt-deal-hand = Which card did { $seat } draw for the first hand?
interstellar-prompt-steal-card = Which card did { $seat } draw out of the hand of { $target }?
