# The board of Interstellar Oracle.
# What is printed on it has the names that the game gives it.
io-card-acid_mine = Acid Mine
io-card-blaster = Blaster
io-card-sniper_rifle = Sniper Rifle
io-card-sonic_cannon = Sonic Cannon
io-card-acid_bola = Acid Bola
io-card-flamethrower = Flamethrower
io-card-laser = Laser
io-card-neural_amp = Neural Amp
io-card-pistol = Pistol
io-card-neural_whip = Neural Whip
io-card-poison = Poison
io-card-sword = Sword
io-card-taser_glove = Taser Glove
io-card-armor = Armor
io-card-shield = Shield
io-card-chemical_foam = Chemical Foam
io-card-instant_vacuum = Instant Vacuum
io-card-intellect_scrambler = Intellect Scrambler
io-card-medicine = Medicine
io-card-hologram = Hologram
io-card-oracle = Oracle
io-card-galactic_codex = Galactic Codex
io-card-time_machine = Time Machine
io-card-galactic_cannon = Galactic Cannon
io-card-clone = Clone
io-card-wormhole_generator = Wormhole Generator
io-card-move = Move
io-card-seduce = Seduce
io-card-intimidate = Intimidate
io-card-trade = Trade
io-card-long_range_sensors = Long Range Sensors
io-card-graviton_beam = Graviton Beam
io-card-scavengers = Scavengers
io-card-cloaking_device = Cloaking Device
io-card-entropy_inhibitor = Entropy Inhibitor
io-race-none = no race yet
io-race-space_amoebas = Space Amoebas
io-race-vriddhi = Vriddhi
io-race-nelgs = Nelgs
io-race-insectoid = Insectoid
io-race-ersatz = Ersatz
io-race-stone_people = Stone People
io-race-roid_worms = ’Roid Worms
io-race-humans = Humans
io-race-kith = Kith
io-race-xangofin = Xangofin
io-race-alar = Alar
io-race-zeta = Zeta
io-hazard-natives = Natives
io-hazard-plague = Plague
io-hazard-aggressive_plant = Aggressive Plant
io-hazard-labyrinth = Labyrinth
io-hazard-free = { $race } (for nothing)
io-hazard-once = { $race } (by their ability, once)

# Ranges, types, and what cards are.
io-reach-long = Long
io-reach-medium = Medium
io-reach-short = Short
io-type-acid = acid
io-type-energy = energy
io-type-physical = physical force
io-type-sonic = sound
io-type-fire = fire
io-type-mental = mental force
io-type-poison = poison
io-class-weapon = Weapon
io-class-defense = Defense
io-class-diplomacy = Diplomacy
io-class-utility = Utility
io-class-artefact = Artefact
io-single = Single use
io-stays = Stays in hand
io-says-weapon = { $reach }, { $type }
io-says-defense = Stops { $types }.
io-stopped-by = Stopped by { $cards }.
io-overcomes = Or paid to overcome { $hazards }.
io-does-neural_amp = Kith: also at Long, or turn their token back.
io-does-intellect_scrambler = It kills the attacker.
io-does-hologram = Stops a diplomacy card that is played on you; not one of the Kith.
io-does-oracle = Who holds it when the last planet vanishes wins. It takes no room.
io-does-galactic_codex = Your hand limit is 2 higher. With the Oracle and the Time Machine it wins at once.
io-does-time_machine = An extra turn. Kept with the Oracle and the Codex it wins at once.
io-does-galactic_cannon = Kills everybody on an adjacent planet who does not flee.
io-does-clone = You do not die: you stay, without the Oracle.
io-does-wormhole_generator = Go to any other space.
io-does-move = Go one or two spaces.
io-does-seduce = Draw two random cards of theirs, then give one. May draw the Oracle.
io-does-intimidate = Draw a random card of theirs. May draw the Oracle.
io-does-trade = Both choose a card in secret and swap them.
io-does-long_range_sensors = Look under a planet or at a hand.
io-does-graviton_beam = Pull a card from under any planet, unseen, or push one of yours there.
io-does-scavengers = Take up to two cards from the discard pile, then draw up to five.
io-does-cloaking_device = Leave a combat and stay on the planet; not against Kith.
io-does-entropy_inhibitor = Lay it under your planet: it is spared once.

# When a card is of use, and what it does if it is chosen now.
io-when-defense = When you are attacked
io-when-diplomacy = In an encounter, or for Natives
io-when-open = In your turn, or when you are asked
io-when-end = In your turn, or when a turn ends
io-when-death = When you are about to die
io-when-combat = In combat
io-when-spoken = When diplomacy is played on you
io-when-never = Never played
io-now-play = Play it now
io-now-attack = Attack with it
io-now-stops = Stops it
io-now-escape = Escapes
io-now-first = Play it first, then answer
io-now-saves = Saves you
io-now-give = Give this one
io-now-discard = Discard this one
io-now-leave = Leave this one
io-now-push = Push this one
io-now-take = Take it
io-now-take-leave = Take it, and leave one of yours
io-now-pull = Pull it
io-now-keep = Keep it
io-now-no-room = No room yet

# Races.
io-passive = Always
io-passive-hint = costs nothing
io-active = Once a game
io-active-hint = you say when
io-active-used = used up
io-active-ready = still to be used
io-immune = Immune to { $type }
io-immune-says = No attack of this type does anything to you, by card or ability.
io-free = { $hazards } for nothing
io-free-says = You search past it without paying anything.
io-passive-nelgs = Nobody attacks you at Long
io-passive-nelgs-says = That range is closed to your opponents. You may still shoot.
io-passive-ersatz = Deaf to diplomacy
io-passive-ersatz-says = No diplomacy card can be played on you; the abilities of Xangofin and Humans can.
io-passive-humans = Six cards instead of five
io-passive-humans-says = Your hand limit is 6, and 8 while you hold the Galactic Codex.
io-passive-kith = You see through it
io-passive-kith-says = Cloaks and Holograms do not work against you.
io-passive-xangofin = Nobody stops you at Short
io-passive-xangofin-says = Defenses do not stop your Short attacks; immunity and escapes do.
io-passive-alar = Long arms
io-passive-alar-says = Your weapons also reach one range further than printed.
io-attack = An attack at { $reach }: { $type }
io-attack-says = Without a weapon. Stopped by { $cards }.
io-attack-far = With a Neural Amp in hand also at Long.
io-or-overcome = Or overcome { $hazards }.
io-active-insectoid = A Clone of your own
io-active-insectoid-says = When you are about to die you stay, with your hand but without the Oracle.
io-active-ersatz = Cloak yourself
io-active-ersatz-says = Leave a combat and stay on the planet; not against Kith.
io-active-humans = A forced Trade
io-active-humans-says = Swap a card with somebody you meet: no Hologram stops it, only flight does.
io-active-xangofin = Intimidate
io-active-xangofin-says = As the card, but no Hologram stops it, and it reaches Ersatz.
io-active-alar = Fly one or two spaces
io-active-alar-says = As by a Move, whenever one may be played.
io-race-title = Your race: { $race }
io-races-all = All races
io-races-later = You will pick one of these
io-home = home planet { $name }
io-guarded = Guarded by { $hazard }. { $ways }
io-unguarded = No hazard guards it.
io-race-later = Five cards are dealt after the last choice. A race is kept to the end, also by who dies.

# The galaxy.
io-galaxy = Galaxy
io-spaces = Spaces of the galaxy
io-nebula = Nebula
io-nebula-short = Neb.
io-nebula-the = the Nebula
io-planet-the = planet { $name }
io-planet = Planet { $name }
io-inner = inner
io-outer = outer
io-you = You
io-draw = draw
io-discard = discard
io-piles = draw pile { $draw }, discard pile { $discard }
io-here = here: { $names }
io-under-none = no card
io-under =
    { $count ->
        [one] 1 card face down
       *[other] { $count } cards face down
    }
io-under-known = you know: { $names }
io-under-some =
    { $count ->
        [one] you know { $names }, and 1 card face down
       *[other] you know { $names }, and { $count } cards face down
    }
io-next = vanishes next
io-next-word = next
io-next-short = next to go
io-paused = nothing vanishes while nobody holds the Oracle
io-spared-for =
    { $count ->
        [one] spared for 1 turn end more
       *[other] spared for { $count } turn ends more
    }
io-left =
    { $count ->
        [one] planet left
       *[other] planets left
    }
io-left-short =
    { $count ->
        [one] planet left
       *[other] planets left
    }
io-oracle-is = Oracle
io-oracle-hidden = not found yet
io-oracle-under = under { $name }
io-awaiting = returns
io-recovering = recovering
io-charmed = Charmed
io-strange = Strange
io-half-left =
    { $count ->
        [one] 1 planet left
       *[other] { $count } planets left
    }
io-half-now = at this turn end
io-half-then = at the next one
io-half-paused = waits for a holder
io-half-goes = P{ $name } vanishes
io-nobody = nobody
io-dummy = The last system lies in Strange and is nobody’s: no token, no hand, no turn.
io-goto = Go to a planet, by its number
io-goto-none = No such planet is left.
io-hazard-ways = Overcome by { $ways }.
io-way-passive = { $race } (for nothing)
io-way-active = { $race } (their ability, once)
io-way-turn = losing your next turn
io-can-go = go here
io-mode = What the Beam does
io-mode-pull = Pull
io-mode-push = Push

# What is asked, and the buttons.
io-ask-main = Your turn: move to a lit planet, search, or play a card
io-ask-moved = Your turn: search, play a card, or end it
io-ask-short = Your turn: move, search or play a card
io-ask-main-ends = When it ends, { $space } vanishes.
io-ask-main-help = One move, one card from a search, one Xenocache, any number of cards.
io-act-Search = Search here
io-act-SearchWith = Search with { $card }
io-act-SearchByAbility = Search by ability
io-act-SearchByTurn = Search, lose a turn
io-act-Xenocache = Xenocache
io-act-EndTurn = End turn
io-ask-window-search = { $name } searches { $space }. Do you answer?
io-ask-window-met = { $name } meets you on { $space }. Do you answer?
io-ask-window-meeting = You meet { $name } on { $space }. Do you play a card first?
io-ask-window-others = { $name } meets { $other } on { $space }. Do you answer?
io-ask-window-end = { $name } ends the turn. Do you answer?
io-ask-window-last = Your turn ends. Do you still play a card?
io-ask-all-search = { $name } searches { $space }. Does anybody answer?
io-ask-all-others = { $name } meets { $other } on { $space }. Does anybody answer?
io-ask-all-end = { $name } ends the turn. Does anybody answer?
io-ask-sealed = Sealed: nobody sees who thinks, passes or plays.
io-ask-attacked = Answer { $name }’s attack: { $card }
io-ask-attacked-help = { $reach }, { $type }: it kills unless it is stopped or you escape.
io-ask-loot-full = Your hand is full: discard a card to keep one of theirs, or keep none
io-ask-again = { $name } has just played: { $what }. So all are asked again.
io-ask-again-you = You have just played: { $what }. So it is asked again.
io-deal-inner = Which planet was dealt to inner place { $place }, { $system }?
io-deal-outer = Which planet was dealt to outer place { $place }, { $system }?
io-deal-hazard = Which hazard was dealt on { $space }, { $system }?
io-deal-under = Which card was dealt face down under { $space }, { $system }?
io-deal-system = system { $number }
io-deal-system-of = { $name }’s system
io-ability = ability
io-ability-of = Ability: { $what }
io-challenge = Meet somebody here
io-sealed = sealed

# The hand.
io-hand = Your hand
io-hand-of = Your hand, { $count } of { $most }
io-hand-seen = Only you see this
io-hand-none = You hold no card.
io-hand-wait = You are out of play for now: five cards come in your next turn, and you play on in the one after.
io-card-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
io-card-no = { $name }: not now. { $when }
io-card-use = { $name }: { $now }
io-card-hidden = Face-down card { $number }

# The panel: encounter, search, and choices of cards.
io-panel = What is going on
io-panel-show = Show what is going on
io-panel-hide = Show the whole galaxy
io-lane-done = done
io-lane-now = now
io-lane-next = next
io-duel-answers = Answers
io-duel-answers-says = Everybody may answer before they talk.
io-duel-speaks = { $name } speaks
io-duel-you-speak = You speak
io-duel-any = Any number of diplomacy cards, or none.
io-duel-one = One diplomacy card or ability, or a card to leave.
io-duel-silent = No diplomacy
io-duel-intent = Intent
io-duel-intent-says = { $name } stays or attacks; after diplomacy also going back is possible.
io-duel-intent-you = You stay or attack; after diplomacy you may also go back.
io-duel-pass = { $name } does not attack
io-duel-you-pass = You do not attack
io-duel-may = { $name } may attack
io-duel-you-may = You may attack
io-duel-then = then { $name }
io-duel-your-answer = Your answer?
io-duel-answer = Answer of { $name }?
io-duel-unanswered = unanswered kills
io-duel-else = else it happens
io-duel-stopped = stopped
io-duel-immune = immune
io-duel-cloak = cloaked
io-duel-flight = gone
io-duel-hit = killed
io-duel-saved = saved by a Clone
io-duel-nothing = nothing to pass
io-duel-passed =
    { $count ->
        [one] 1 card passes
       *[other] { $count } cards pass
    }
io-duel-choosing = cards are being chosen
io-duel-draws-you =
    { $count ->
        [one] Let happen, it takes your only card.
       *[other] Let happen, it draws { $drawn } of your { $count } cards blind.
    }
io-duel-draws =
    { $count ->
        [one] Let happen, it takes the only card of { $name }.
       *[other] Let happen, it draws { $drawn } of the { $count } cards of { $name } blind.
    }
io-duel-draws-oracle = The Oracle is one of them: it goes { $drawn } times in { $count }.
io-duel-returns = Then one card is given for it.
io-duel-swaps = Let happen, each chooses a card in secret, and they are swapped. The Oracle stays.
io-duel-arms = Your weapons, by range
io-duel-stale = After Short without a kill both stay.
io-duel-stops = What stops what
io-search = { $name } searches { $space }
io-search-you = You search { $space }
io-lane-hazard = Hazard
io-lane-answers = Answers
io-lane-look = Look
io-search-overcame = { $hazard } overcome: the hazard leaves the planet.
io-search-no-hazard = No hazard lay in the way.
io-search-look = Whoever searches sees every card there, and takes one or none.
io-asked = All are asked at once, in secret. The first in this order who plays goes ahead; then all are asked again.
io-answers-none = Nothing in your hand answers this.
io-answers-wait = You need not do anything: it closes after the same time for everybody, whatever they hold.
io-end = { $name } ends the turn
io-end-you = You end your turn
io-lane-vanish = Then
io-end-goes = { $space } vanishes, unless it is spared.
io-end-nothing = Nothing vanishes: the Oracle has not been found.
io-take = Under { $space }
io-take-leave = Choose a card of your hand to leave for { $name }
io-pull = Which card under { $space } do you pull?
io-discards = Discard pile
io-loot = Hand of { $name }
io-nobody-here = Nobody is here.
io-arrange = Lay your planets
io-arrange-one = Inner from right to left { $inner }, outer { $outer }

# Beside the board.
io-turn = Turn { $turn }
io-setup = Set-up
io-entropy = Entropy
io-entropy-runs = One planet vanishes at every turn end
io-entropy-off = Entropy sleeps
io-entropy-off-says = Planets begin to vanish once the Oracle is found
io-entropy-paused = Entropy pauses
io-used = ability used
io-losing =
    { $count ->
        [one] loses 1 turn
       *[other] loses { $count } turns
    }
io-keeps = keeps { $hazards }
io-holding = { $name }: { $race }, { $cards }, { $where }

# The end.
io-why-won = Why it ended
io-won-last = { $name } held the Oracle when the last planet vanished.
io-won-last-you = You held the Oracle when the last planet vanished.
io-won-three = { $name } had the Oracle, the Time Machine and the Galactic Codex together: that wins at once.
io-won-three-you = You had the Oracle, the Time Machine and the Galactic Codex together: that wins at once.
io-won-nobody = The last planet vanished while nobody held the Oracle: nobody wins.
io-since = { $name } took it in turn { $turn }.
io-since-you = You took it in turn { $turn }.
io-holders = Turn ends with the Oracle
io-chart = Planets left, turn by turn, and who held the Oracle
io-lay = under { $name }
io-moments = Key moments
io-moment-turn = Turn
io-came = turn { $turn }
io-oracle-was-yours = You held the Oracle.
io-oracle-was-with = { $name } held the Oracle.
io-oracle-was-under = The Oracle lay under planet { $name }.
io-open-hands = All hands are open now
