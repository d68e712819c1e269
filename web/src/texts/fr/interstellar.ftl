# The board of Interstellar Oracle.
# What is printed on it has the names that the game gives it.
io-card-acid_mine = Mine acide
io-card-blaster = Blaster
io-card-sniper_rifle = Fusil de précision
io-card-sonic_cannon = Canon sonique
io-card-acid_bola = Bola acide
io-card-flamethrower = Lance-flammes
io-card-laser = Laser
io-card-neural_amp = Ampli neural
io-card-pistol = Pistolet
io-card-neural_whip = Fouet neural
io-card-poison = Poison
io-card-sword = Épée
io-card-taser_glove = Gant électrique
io-card-armor = Armure
io-card-shield = Bouclier
io-card-chemical_foam = Mousse chimique
io-card-instant_vacuum = Vide instantané
io-card-intellect_scrambler = Brouilleur d’esprit
io-card-medicine = Remède
io-card-hologram = Hologramme
io-card-oracle = Oracle
io-card-galactic_codex = Codex galactique
io-card-time_machine = Machine temporelle
io-card-galactic_cannon = Canon galactique
io-card-clone = Clone
io-card-wormhole_generator = Générateur de trou de ver
io-card-move = Déplacement
io-card-seduce = Séduire
io-card-intimidate = Intimider
io-card-trade = Échange
io-card-long_range_sensors = Détecteurs lointains
io-card-graviton_beam = Rayon gravitonique
io-card-scavengers = Récupérateurs
io-card-cloaking_device = Camouflage
io-card-entropy_inhibitor = Inhibiteur d’entropie
io-race-none = pas encore de peuple
io-race-space_amoebas = Amibes de l’espace
io-race-vriddhi = Vriddhi
io-race-nelgs = Nelgs
io-race-insectoid = Insectoïdes
io-race-ersatz = Ersatz
io-race-stone_people = Peuple de pierre
io-race-roid_worms = Vers d’astéroïde
io-race-humans = Humains
io-race-kith = Kith
io-race-xangofin = Xangofin
io-race-alar = Alar
io-race-zeta = Zeta
io-hazard-natives = Indigènes
io-hazard-plague = Peste
io-hazard-aggressive_plant = Plante agressive
io-hazard-labyrinth = Labyrinthe
io-hazard-free = { $race } (sans rien payer)
io-hazard-once = { $race } (par leur pouvoir, une fois)

# Ranges, types, and what cards are.
io-reach-long = Longue
io-reach-medium = Moyenne
io-reach-short = Courte
io-type-acid = acide
io-type-energy = énergie
io-type-physical = force physique
io-type-sonic = son
io-type-fire = feu
io-type-mental = force mentale
io-type-poison = poison
io-class-weapon = Arme
io-class-defense = Défense
io-class-diplomacy = Diplomatie
io-class-utility = Utilitaire
io-class-artefact = Artefact
io-single = Usage unique
io-stays = Reste en main
io-says-weapon = { $reach }, { $type }
io-says-defense = Arrête : { $types }.
io-stopped-by = Arrêtée par : { $cards }.
io-overcomes = Ou payée pour passer : { $hazards }.
io-does-neural_amp = Kith : aussi à longue portée, ou retournent leur pion.
io-does-intellect_scrambler = Il tue l’attaquant.
io-does-hologram = Annule une carte de diplomatie jouée contre vous, sauf des Kith.
io-does-oracle = Qui le tient quand la dernière planète disparaît gagne. Il ne prend pas de place.
io-does-galactic_codex = Limite de main : 2 de plus. Avec l’Oracle et la Machine temporelle, victoire immédiate.
io-does-time_machine = Un tour de plus. Gardée avec l’Oracle et le Codex, victoire immédiate.
io-does-galactic_cannon = Tue tous ceux d’une planète voisine qui ne fuient pas.
io-does-clone = Vous ne mourez pas : vous restez, sans l’Oracle.
io-does-wormhole_generator = Allez sur n’importe quelle autre case.
io-does-move = Avancez d’une ou deux cases.
io-does-seduce = Tirez deux cartes de l’autre au hasard, puis donnez-en une. Peut tirer l’Oracle.
io-does-intimidate = Tirez une carte de l’autre au hasard. Peut tirer l’Oracle.
io-does-trade = Chacun choisit une carte en secret, et on les échange.
io-does-long_range_sensors = Regardez sous une planète ou dans une main.
io-does-graviton_beam = Tirez, sans la voir, une carte sous une planète, ou poussez-y une des vôtres.
io-does-scavengers = Prenez jusqu’à deux cartes de la défausse, puis piochez jusqu’à cinq.
io-does-cloaking_device = Quittez un combat et restez sur la planète ; pas contre les Kith.
io-does-entropy_inhibitor = Posez-le sous votre planète : elle est épargnée une fois.

# When a card is of use, and what it does if it is chosen now.
io-when-defense = Quand on vous attaque
io-when-diplomacy = Dans une rencontre, ou pour des Indigènes
io-when-open = À votre tour, ou quand on vous demande
io-when-end = À votre tour, ou à la fin d’un tour
io-when-death = Quand vous allez mourir
io-when-combat = En combat
io-when-spoken = Quand on joue la diplomatie contre vous
io-when-never = Ne se joue pas
io-now-play = À jouer maintenant
io-now-attack = Attaquer avec
io-now-stops = L’arrête
io-now-escape = Permet de fuir
io-now-first = À jouer d’abord, puis répondre
io-now-saves = Vous sauve
io-now-give = Donner celle-ci
io-now-discard = Défausser celle-ci
io-now-leave = Laisser celle-ci
io-now-push = Pousser celle-ci
io-now-take = La prendre
io-now-take-leave = La prendre, et en laisser une
io-now-pull = La tirer
io-now-keep = La garder
io-now-no-room = Pas encore de place

# Races.
io-passive = Toujours
io-passive-hint = ne coûte rien
io-active = Une fois par partie
io-active-hint = quand vous voulez
io-active-used = déjà utilisé
io-active-ready = encore disponible
io-immune = Immunité : { $type }
io-immune-says = Aucune attaque de ce type ne vous touche, ni carte ni pouvoir.
io-free = Sans payer : { $hazards }
io-free-says = Vous fouillez malgré ce danger sans rien payer.
io-passive-nelgs = Intouchables à longue portée
io-passive-nelgs-says = Cette portée est fermée à vos adversaires. Vous, vous pouvez tirer.
io-passive-ersatz = Sourds à la diplomatie
io-passive-ersatz-says = Aucune carte de diplomatie ne se joue contre vous ; les pouvoirs des Xangofin et des Humains, si.
io-passive-humans = Six cartes au lieu de cinq
io-passive-humans-says = Limite de main 6, et 8 avec le Codex galactique en main.
io-passive-kith = Rien ne vous trompe
io-passive-kith-says = Camouflages et Hologrammes n’agissent pas contre vous.
io-passive-xangofin = Imparables à courte portée
io-passive-xangofin-says = Les défenses n’arrêtent pas vos attaques courtes ; l’immunité et la fuite, si.
io-passive-alar = Le bras long
io-passive-alar-says = Vos armes portent aussi une portée plus loin.
io-attack = Une attaque, portée { $reach } : { $type }
io-attack-says = Sans arme. Arrêtée par : { $cards }.
io-attack-far = Avec un Ampli neural en main, aussi à longue portée.
io-or-overcome = Ou passer : { $hazards }.
io-active-insectoid = Votre propre Clone
io-active-insectoid-says = Quand vous allez mourir, vous restez, avec votre main mais sans l’Oracle.
io-active-ersatz = Vous camoufler
io-active-ersatz-says = Quitter un combat en restant sur la planète ; pas contre les Kith.
io-active-humans = Un Échange forcé
io-active-humans-says = Échanger une carte avec qui vous rencontrez : aucun Hologramme n’y peut rien, seule la fuite.
io-active-xangofin = Intimider
io-active-xangofin-says = Comme la carte, mais aucun Hologramme ne l’arrête, et elle touche les Ersatz.
io-active-alar = Voler d’une ou deux cases
io-active-alar-says = Comme un Déplacement, chaque fois qu’on peut en jouer un.
io-race-title = Votre peuple : { $race }
io-races-all = Tous les peuples
io-races-later = Vous choisirez l’un d’eux
io-home = planète { $name }
io-guarded = Gardée par : { $hazard }. { $ways }
io-unguarded = Aucun danger ne la garde.
io-race-later = Cinq cartes sont distribuées après le dernier choix. On garde son peuple jusqu’à la fin, même mort.

# The galaxy.
io-galaxy = Galaxie
io-spaces = Cases de la galaxie
io-nebula = Nébuleuse
io-nebula-short = Néb.
io-nebula-the = la Nébuleuse
io-planet-the = la planète { $name }
io-planet = Planète { $name }
io-inner = intérieure
io-outer = extérieure
io-you = Vous
io-draw = pioche
io-discard = défausse
io-piles = pioche { $draw }, défausse { $discard }
io-here = ici : { $names }
io-under-none = aucune carte
io-under =
    { $count ->
        [one] 1 carte cachée
       *[other] { $count } cartes cachées
    }
io-under-known = vous savez : { $names }
io-under-some =
    { $count ->
        [one] vous savez { $names }, et 1 carte cachée
       *[other] vous savez { $names }, et { $count } cartes cachées
    }
io-next = disparaît ensuite
io-next-word = part
io-next-short = la prochaine
io-paused = rien ne disparaît tant que personne ne tient l’Oracle
io-spared-for =
    { $count ->
        [one] épargnée encore 1 fin de tour
       *[other] épargnée encore { $count } fins de tour
    }
io-left =
    { $count ->
        [one] planète restante
       *[other] planètes restantes
    }
io-left-short =
    { $count ->
        [one] restante
       *[other] restantes
    }
io-oracle-is = Oracle
io-oracle-hidden = pas trouvé
io-oracle-under = sous { $name }
io-awaiting = revient
io-recovering = se remet
io-charmed = Charmé
io-strange = Étrange
io-half-left =
    { $count ->
        [one] 1 planète restante
       *[other] { $count } planètes restantes
    }
io-half-now = à cette fin de tour
io-half-then = à la suivante
io-half-paused = attend un détenteur
io-half-goes = P{ $name } disparaît
io-nobody = personne
io-dummy = Le dernier système, dans Étrange, n’est à personne : ni pion, ni main, ni tour.
io-goto = Aller à une planète, par son numéro
io-goto-none = Il n’y a plus de telle planète.
io-hazard-ways = On passe avec : { $ways }.
io-way-passive = { $race } (sans payer)
io-way-active = { $race } (leur pouvoir, une fois)
io-way-turn = la perte de votre prochain tour
io-can-go = y aller
io-mode = Ce que fait le Rayon
io-mode-pull = Tirer
io-mode-push = Pousser

# What is asked, and the buttons.
io-ask-main = À vous : une planète éclairée, une fouille ou une carte
io-ask-moved = À vous : fouillez, jouez une carte, ou finissez
io-ask-short = À vous : aller, fouiller ou jouer une carte
io-ask-main-ends = À la fin, { $space } disparaît.
io-ask-main-help = Un déplacement, une carte d’une fouille, une Xenocache, des cartes à volonté.
io-act-Search = Fouiller ici
io-act-SearchWith = Fouiller : { $card }
io-act-SearchByAbility = Fouiller par pouvoir
io-act-SearchByTurn = Fouiller, perdre un tour
io-act-Xenocache = Xenocache
io-act-EndTurn = Finir le tour
io-ask-window-search = { $name } fouille { $space }. Répondez-vous ?
io-ask-window-met = { $name } vous rencontre sur { $space }. Répondez-vous ?
io-ask-window-meeting = Vous rencontrez { $name } sur { $space }. Jouez-vous d’abord une carte ?
io-ask-window-others = { $name } rencontre { $other } sur { $space }. Répondez-vous ?
io-ask-window-end = { $name } finit son tour. Répondez-vous ?
io-ask-window-last = Votre tour finit. Jouez-vous encore une carte ?
io-ask-all-search = { $name } fouille { $space }. Quelqu’un répond-il ?
io-ask-all-others = { $name } rencontre { $other } sur { $space }. Quelqu’un répond-il ?
io-ask-all-end = { $name } finit son tour. Quelqu’un répond-il ?
io-ask-sealed = Scellé : personne ne voit qui hésite, passe ou joue.
io-ask-attacked = { $name } vous attaque : { $card }
io-ask-attacked-help = { $reach } portée, { $type } : l’attaque tue, sauf si vous l’arrêtez ou fuyez.
io-ask-loot-full = Votre main est pleine : défaussez une carte pour en garder une de la main adverse, ou n’en gardez aucune
io-ask-again = { $name } vient de jouer : { $what }. La question est reposée à tous.
io-ask-again-you = Vous venez de jouer : { $what }. La question est reposée.
io-deal-inner = Quelle planète a été donnée à la place intérieure { $place }, { $system } ?
io-deal-outer = Quelle planète a été donnée à la place extérieure { $place }, { $system } ?
io-deal-hazard = Quel danger a été donné sur { $space }, { $system } ?
io-deal-under = Quelle carte a été donnée, face cachée, sous { $space }, { $system } ?
io-deal-system = système { $number }
io-deal-system-of = système : { $name }
io-ability = pouvoir
io-ability-of = Pouvoir : { $what }
io-challenge = Rencontrer quelqu’un ici
io-sealed = scellé

# The hand.
io-hand = Votre main
io-hand-of = Votre main, { $count } sur { $most }
io-hand-seen = Vous seul la voyez
io-hand-none = Vous n’avez aucune carte.
io-hand-wait = Vous êtes hors jeu : cinq cartes à votre prochain tour, et vous rejouez au tour d’après.
io-card-count =
    { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }
io-card-no = { $name } : pas maintenant. { $when }
io-card-use = { $name } : { $now }
io-card-hidden = Carte cachée { $number }

# The panel: encounter, search, and choices of cards.
io-panel = Ce qui se passe
io-panel-show = Montrer ce qui se passe
io-panel-hide = Montrer toute la galaxie
io-lane-done = fait
io-lane-now = maintenant
io-lane-next = ensuite
io-duel-answers = Réponses
io-duel-answers-says = Chacun peut répondre avant qu’ils parlent.
io-duel-speaks = { $name } parle
io-duel-you-speak = Vous parlez
io-duel-any = Autant de cartes de diplomatie qu’on veut, ou aucune.
io-duel-one = Une carte ou un pouvoir de diplomatie, ou une carte pour partir.
io-duel-silent = Aucune diplomatie
io-duel-intent = Intention
io-duel-intent-says = { $name } reste ou attaque ; après de la diplomatie, repartir est aussi possible.
io-duel-intent-you = Vous restez ou attaquez ; après de la diplomatie, vous pouvez aussi repartir.
io-duel-pass = { $name } n’attaque pas
io-duel-you-pass = Vous n’attaquez pas
io-duel-may = { $name } peut attaquer
io-duel-you-may = Vous pouvez attaquer
io-duel-then = puis { $name }
io-duel-your-answer = Votre réponse ?
io-duel-answer = Réponse : { $name } ?
io-duel-unanswered = sinon, mortelle
io-duel-else = sinon, ça se fait
io-duel-stopped = arrêtée
io-duel-immune = immunité
io-duel-cloak = camouflage
io-duel-flight = enfui
io-duel-hit = tué
io-duel-saved = sauvé par un Clone
io-duel-nothing = rien à donner
io-duel-passed =
    { $count ->
        [one] 1 carte passe
       *[other] { $count } cartes passent
    }
io-duel-choosing = choix des cartes en cours
io-duel-draws-you =
    { $count ->
        [one] Sans réponse, elle prend votre seule carte.
       *[other] Sans réponse, on pioche à l’aveugle { $drawn } de vos { $count } cartes.
    }
io-duel-draws =
    { $count ->
        [one] Sans réponse, elle prend la seule carte de { $name }.
       *[other] Sans réponse, on pioche à l’aveugle { $drawn } des { $count } cartes de { $name }.
    }
io-duel-draws-oracle = L’Oracle en est une : il part { $drawn } fois sur { $count }.
io-duel-returns = Puis une carte est donnée en retour.
io-duel-swaps = Sans réponse, chacun choisit une carte en secret, et elles s’échangent. L’Oracle reste.
io-duel-arms = Vos armes, par portée
io-duel-stale = Après la courte portée sans mort, les deux restent.
io-duel-stops = Ce qui arrête quoi
io-search = { $name } fouille { $space }
io-search-you = Vous fouillez { $space }
io-lane-hazard = Danger
io-lane-answers = Réponses
io-lane-look = Regard
io-search-overcame = Passé : { $hazard }. Le danger quitte la planète.
io-search-no-hazard = Aucun danger en chemin.
io-search-look = Qui fouille voit toutes les cartes, et en prend une ou aucune.
io-asked = Tous répondent à la fois, en secret. Le premier à jouer dans cet ordre passe devant ; puis la question revient à tous.
io-answers-none = Rien dans votre main n’y répond.
io-answers-wait = Vous n’avez rien à faire : la fenêtre dure le même temps pour tous, quelles que soient leurs cartes.
io-end = { $name } finit son tour
io-end-you = Vous finissez votre tour
io-lane-vanish = Puis
io-end-goes = { $space } disparaît, sauf si elle est épargnée.
io-end-nothing = Rien ne disparaît : l’Oracle n’a pas été trouvé.
io-take = Sous { $space }
io-take-leave = Choisissez la carte de votre main à laisser pour { $name }
io-pull = Quelle carte tirez-vous de sous { $space } ?
io-discards = Défausse
io-loot = Main : { $name }
io-nobody-here = Personne n’est ici.
io-arrange = Disposez vos planètes
io-arrange-one = Intérieures de droite à gauche { $inner }, extérieures { $outer }

# Beside the board.
io-turn = Tour { $turn }
io-setup = Mise en place
io-entropy = Entropie
io-entropy-runs = Une planète disparaît à chaque fin de tour
io-entropy-off = L’entropie dort
io-entropy-off-says = Les planètes disparaissent dès que l’Oracle est trouvé
io-entropy-paused = L’entropie attend
io-used = pouvoir utilisé
io-losing =
    { $count ->
        [one] perd 1 tour
       *[other] perd { $count } tours
    }
io-keeps = garde : { $hazards }
io-holding = { $name } : { $race }, { $cards }, { $where }

# The end.
io-why-won = Pourquoi c’est fini
io-won-last = { $name } tenait l’Oracle quand la dernière planète a disparu.
io-won-last-you = Vous teniez l’Oracle quand la dernière planète a disparu.
io-won-three = { $name } avait l’Oracle, la Machine temporelle et le Codex galactique : victoire immédiate.
io-won-three-you = Vous aviez l’Oracle, la Machine temporelle et le Codex galactique : victoire immédiate.
io-won-nobody = La dernière planète a disparu sans que personne tienne l’Oracle : personne ne gagne.
io-since = { $name } l’a pris au tour { $turn }.
io-since-you = Vous l’avez pris au tour { $turn }.
io-holders = Fins de tour avec l’Oracle
io-chart = Planètes restantes, tour par tour, et qui tenait l’Oracle
io-lay = sous { $name }
io-moments = Moments clés
io-moment-turn = Tour
io-came = tour { $turn }
io-oracle-was-yours = Vous teniez l’Oracle.
io-oracle-was-with = { $name } tenait l’Oracle.
io-oracle-was-under = L’Oracle était sous la planète { $name }.
io-open-hands = Toutes les mains sont ouvertes
