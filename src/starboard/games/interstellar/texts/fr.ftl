interstellar-title = Interstellar Oracle
interstellar-about = Fouillez les planètes, disputez-vous l’Oracle, et tenez-le quand la dernière planète disparaît.
interstellar-notation = Coups : « move P14 », « search », « search medicine », « play laser », « go P3 », « end turn », « pass ». Les planètes vont de P1 à P30 (avec deux exemplaires, de P1/1 à P30/2), la Nébuleuse est neb. Les noms et leurs débuts suffisent, en majuscules ou non : « play trou ».

## Cartes, dangers, peuples

interstellar-card-acid_mine = Mine acide
    .a = une Mine acide
interstellar-card-blaster = Blaster
    .a = un Blaster
interstellar-card-sniper_rifle = Fusil de précision
    .a = un Fusil de précision
interstellar-card-sonic_cannon = Canon sonique
    .a = un Canon sonique
interstellar-card-acid_bola = Bola acide
    .a = une Bola acide
interstellar-card-flamethrower = Lance-flammes
    .a = un Lance-flammes
interstellar-card-laser = Laser
    .a = un Laser
interstellar-card-neural_amp = Ampli neural
    .a = un Ampli neural
interstellar-card-pistol = Pistolet
    .a = un Pistolet
interstellar-card-neural_whip = Fouet neural
    .a = un Fouet neural
interstellar-card-poison = Poison
    .a = un Poison
interstellar-card-sword = Épée
    .a = une Épée
interstellar-card-taser_glove = Gant électrique
    .a = un Gant électrique
interstellar-card-armor = Armure
    .a = une Armure
interstellar-card-shield = Bouclier
    .a = un Bouclier
interstellar-card-chemical_foam = Mousse chimique
    .a = une Mousse chimique
interstellar-card-instant_vacuum = Vide instantané
    .a = un Vide instantané
interstellar-card-intellect_scrambler = Brouilleur d’esprit
    .a = un Brouilleur d’esprit
interstellar-card-medicine = Remède
    .a = un Remède
interstellar-card-hologram = Hologramme
    .a = un Hologramme
interstellar-card-oracle = Oracle
    .a = l’Oracle
interstellar-card-galactic_codex = Codex galactique
    .a = le Codex galactique
interstellar-card-time_machine = Machine temporelle
    .a = une Machine temporelle
interstellar-card-galactic_cannon = Canon galactique
    .a = un Canon galactique
interstellar-card-clone = Clone
    .a = un Clone
interstellar-card-wormhole_generator = Générateur de trou de ver
    .a = un Générateur de trou de ver
interstellar-card-move = Déplacement
    .a = un Déplacement
interstellar-card-seduce = Séduire
    .a = un Séduire
interstellar-card-intimidate = Intimider
    .a = un Intimider
interstellar-card-trade = Échange
    .a = un Échange
interstellar-card-long_range_sensors = Détecteurs lointains
    .a = des Détecteurs lointains
interstellar-card-graviton_beam = Rayon gravitonique
    .a = un Rayon gravitonique
interstellar-card-scavengers = Récupérateurs
    .a = des Récupérateurs
interstellar-card-cloaking_device = Camouflage
    .a = un Camouflage
interstellar-card-entropy_inhibitor = Inhibiteur d’entropie
    .a = un Inhibiteur d’entropie
interstellar-hazard-none = rien
    .the = rien
interstellar-hazard-natives = Indigènes
    .the = les Indigènes
interstellar-hazard-plague = Peste
    .the = la Peste
interstellar-hazard-aggressive_plant = Plante agressive
    .the = la Plante agressive
interstellar-hazard-labyrinth = Labyrinthe
    .the = le Labyrinthe
interstellar-race-none = pas encore de peuple
    .the = pas encore de peuple
    .of = d’aucun peuple
    .once = rien
interstellar-race-space_amoebas = Amibes de l’espace
    .the = les Amibes de l’espace
    .of = des Amibes de l’espace
    .once = une attaque courte par l’acide
interstellar-race-vriddhi = Vriddhi
    .the = les Vriddhi
    .of = des Vriddhi
    .once = une attaque moyenne par le son
interstellar-race-nelgs = Nelgs
    .the = les Nelgs
    .of = des Nelgs
    .once = une attaque physique courte
interstellar-race-insectoid = Insectoïdes
    .the = les Insectoïdes
    .of = des Insectoïdes
    .once = un clone
interstellar-race-ersatz = Ersatz
    .the = les Ersatz
    .of = des Ersatz
    .once = se camoufler hors du combat
interstellar-race-stone_people = Peuple de pierre
    .the = le Peuple de pierre
    .of = du Peuple de pierre
    .once = une attaque physique moyenne
interstellar-race-roid_worms = Vers d’astéroïde
    .the = les Vers d’astéroïde
    .of = des Vers d’astéroïde
    .once = une attaque courte par le feu
interstellar-race-humans = Humains
    .the = les Humains
    .of = des Humains
    .once = un Échange
interstellar-race-kith = Kith
    .the = les Kith
    .of = des Kith
    .once = une attaque mentale moyenne
interstellar-race-xangofin = Xangofin
    .the = les Xangofin
    .of = des Xangofin
    .once = Intimider
interstellar-race-alar = Alar
    .the = les Alar
    .of = des Alar
    .once = un vol, comme par un Déplacement
interstellar-race-zeta = Zeta
    .the = les Zeta
    .of = des Zeta
    .once = une attaque moyenne par l’énergie
interstellar-range-long = longue
interstellar-range-medium = moyenne
interstellar-range-short = courte
interstellar-type-acid = acide
interstellar-type-energy = énergie
interstellar-type-physical = force physique
interstellar-type-sonic = son
interstellar-type-fire = feu
interstellar-type-mental = force mentale
interstellar-type-poison = poison
interstellar-status-alive = en vie
interstellar-status-awaiting = en attente
interstellar-status-recovering = en convalescence
interstellar-window-encounter = la rencontre
interstellar-window-search = la fouille
interstellar-window-end = la fin du tour
interstellar-when-met = quand on me rencontre
interstellar-when-meeting = quand je rencontre quelqu’un
interstellar-when-others-meet = quand deux autres se rencontrent
interstellar-when-search = quand quelqu’un fouille
interstellar-when-own-end = à la fin de mon tour
interstellar-when-end = à la fin du tour d’un autre

## Options

interstellar-option-keepHazards = les dangers surmontés peuvent être gardés et posés sur d’autres planètes
interstellar-option-longInhibitor = un Inhibiteur d’entropie retarde de 1 à 4 fins de tour
interstellar-option-freeRaces = choisir n’importe quel peuple, pas seulement ceux de ses planètes
interstellar-option-closet = une plaisanterie quand deux joueurs se séduisent
interstellar-option-twoCopies = deux exemplaires du jeu, à partir de 7 joueurs
interstellar-option-entropyClock = tours de table après lesquels l’entropie commence d’elle-même (0 pour jamais)
interstellar-option-compact = un système par joueur, une partie plus courte à 2 ou 3
interstellar-option-arrange = chacun dispose à son gré les planètes de son système
interstellar-option-firstPlayer = le siège qui commence, au lieu d’un tirage

## Ce qui est demandé

interstellar-prompt-choose-race = { $seat }, choisissez votre peuple.
interstellar-help-choose-race = Chaque peuple a un avantage permanent et un pouvoir utilisable une fois. Votre pion commence sur sa planète.
interstellar-prompt-arrange-planets = { $seat }, disposez les planètes de votre système.
interstellar-help-arrange-planets = Les cinq ont été distribuées comme 12-345 : deux planètes intérieures de droite à gauche, vues de votre place, puis trois extérieures. 21-345 intervertit les intérieures. Les dangers et les cartes viennent après.
interstellar-prompt-main = { $seat }, c’est votre tour : bougez, fouillez, jouez des cartes ou terminez.
interstellar-help-main = À votre tour, vous pouvez vous déplacer une fois vers une case voisine, fouiller les planètes où vous êtes jusqu’à ce que vous preniez une carte, et une fois échanger deux cartes contre des nouvelles (xenocache). Les cartes utilitaires se jouent à tout moment du tour. Puis finissez-le.
interstellar-prompt-xenocache-discard = { $seat }, choisissez une carte à jeter dans la Xenocache.
interstellar-help-xenocache-discard = On défausse deux cartes, puis on pioche jusqu’à sa limite de main.
interstellar-prompt-keep-or-box = { $seat }, garder { $hazard_the } ou remettre ce danger dans la boîte ?
interstellar-help-keep-or-box = Un danger gardé peut être posé, à l’un de vos tours, sur une planète où vous êtes arrivé.
interstellar-prompt-take-one = { $seat }, prenez une carte sous la planète, ou aucune.
interstellar-help-take-one = Vous voyez toutes les cartes et pouvez en prendre une. Avec une main pleine, il faut en laisser une des vôtres. L’Oracle ne prend pas de place. Qui n’en prend pas peut encore fouiller une autre planète ce tour-ci.
interstellar-prompt-answer-window = { $seat }, répondez-vous avant la suite ({ $window }) ?
interstellar-help-answer-window = Tout le monde est interrogé, quelles que soient les cartes, et personne ne voit les réponses avant la fin. La première dans l’ordre est exécutée, puis on redemande.
interstellar-prompt-discard-down = { $seat }, votre main est trop grande : défaussez une carte.
interstellar-help-discard-down = La limite est de 5 cartes, 6 pour les Humains, et 2 de plus avec le Codex galactique.
interstellar-prompt-fly = { $seat }, choisissez la case suivante.
interstellar-help-fly = On avance d’une ou deux cases, pas à pas, sans finir où l’on a commencé.
interstellar-prompt-warp = { $seat }, où mène le trou de ver ?
interstellar-help-warp = Sur n’importe quelle autre case, Nébuleuse comprise.
interstellar-prompt-aim-beam = { $seat }, tirez une carte de sous une planète, ou poussez-en une.
interstellar-help-aim-beam = Tirer prend une carte cachée sans la regarder, danger ou non. Pousser pose une de vos cartes sous n’importe quelle planète.
interstellar-prompt-pull-from = { $seat }, laquelle de ces cartes tirez-vous ?
interstellar-help-pull-from = Les cartes sont comptées dans leur ordre d’arrivée.
interstellar-prompt-push-under = { $seat }, quelle carte poussez-vous ?
interstellar-help-push-under = Vous seul saurez ce qui s’y trouve. L’Oracle ne peut pas être poussé.
interstellar-prompt-aim-sensors = { $seat }, regardez sous une planète ou dans une main.
interstellar-help-aim-sensors = Vous seul voyez les cartes, et rien n’est pris.
interstellar-prompt-scavenge = { $seat }, prenez une carte de la défausse, ou aucune de plus.
interstellar-help-scavenge = Jusqu’à deux cartes au choix si votre main a de la place, mais pas les Récupérateurs que vous venez de jouer. Puis vous dites combien vous piochez.
interstellar-prompt-say-draws = { $seat }, combien de cartes piochez-vous ?
interstellar-help-say-draws = Aucune, ou jusqu’à en avoir cinq en main.
interstellar-prompt-fire-cannon = { $seat }, sur quelle planète tirez-vous ?
interstellar-help-fire-cannon = Une planète voisine. Qui s’y trouve et ne fuit pas meurt, et ses cartes sont perdues.
interstellar-prompt-under-fire = { $seat }, le Canon galactique vous vise. Fuir, ou rester ?
interstellar-help-under-fire = Seuls un Déplacement, un Générateur de trou de ver ou le pouvoir des Alar vous sauvent. D’autres cartes utilitaires peuvent se jouer d’abord.
interstellar-prompt-face-death = { $seat }, vous allez mourir. Avez-vous un Clone ?
interstellar-help-face-death = Un Clone ou le pouvoir des Insectoïdes vous laisse sur place, avec votre main mais sans l’Oracle. Sinon vous attendez dans la Nébuleuse, piochez cinq cartes au tour suivant et rejouez au tour d’après.
interstellar-prompt-loot = { $seat }, choisissez dans la main { DE($dead) }.
interstellar-help-loot = Gardez ce que permet votre limite ; vous pouvez défausser vos propres cartes. Le reste est défaussé.
interstellar-prompt-offer-encounter = { $seat }, qui rencontrez-vous ici ?
interstellar-help-offer-encounter = Une rencontre commence par la diplomatie et peut finir en combat. Vous pouvez décliner.
interstellar-prompt-attacker-diplomacy = { $seat }, tentez-vous la diplomatie avec { $foe } ?
interstellar-help-attacker-diplomacy = Séduire, Intimider et Échange, autant que vous voulez ; d’abord d’autres cartes utilitaires, si vous le souhaitez. Puis passez.
interstellar-prompt-defender-diplomacy = { $seat }, répondez-vous par la diplomatie, ou fuyez-vous ?
interstellar-help-defender-diplomacy = Une carte ou un pouvoir de diplomatie, ou une carte de mouvement pour partir. Avant, d’autres cartes utilitaires.
interstellar-prompt-answer-diplomacy = { $seat }, { $ability ->
        [yes] le pouvoir d’un peuple, et non une carte, agit contre vous comme { $card }
       *[no] on joue { $card } contre vous
    }. Laissez-vous faire ?
interstellar-help-answer-diplomacy = Un Hologramme annule une carte, mais pas un pouvoir, et reste en main. Une carte de mouvement vous éloigne et met fin à la rencontre. D’autres cartes utilitaires peuvent se jouer d’abord.
interstellar-prompt-show-intent = { $seat }, { $played ->
        [yes] rester, repartir ou attaquer { $foe } ?
       *[no] rester en paix ou attaquer { $foe } ?
    }
interstellar-help-show-intent = Repartir n’est possible qu’après avoir joué de la diplomatie.
interstellar-prompt-attack-at = { $seat }, portée { $reach } : attaquez-vous { $foe } ?
interstellar-help-attack-at = Une arme de cette portée, l’attaque de votre peuple si elle a cette portée, une fuite, ou passez. Les armes restent en main. D’autres cartes utilitaires peuvent se jouer d’abord.
interstellar-prompt-answer-attack = { $seat }, { $foe } vous attaque ({ $damage }, portée { $reach }). Parer, fuir, ou encaisser ?
interstellar-help-answer-attack = Une défense contre ce type l’arrête et reste en main. Un Camouflage, une carte de mouvement ou un pouvoir peut finir le combat. Un coup encaissé tue. D’autres cartes utilitaires peuvent se jouer d’abord.
interstellar-prompt-give-card = { $seat }, donnez une de vos cartes à { $target }.
interstellar-help-give-card = N’importe quelle carte de votre main, même une que vous venez de prendre.
interstellar-prompt-offer-card = { $seat }, choisissez la carte que vous donnez dans l’Échange.
interstellar-help-offer-card = Les deux choisissent en secret, puis les cartes changent de main.
interstellar-prompt-avoid-pull = { $seat }, vous ne pouvez pas rester dans la Nébuleuse avec l’Oracle. Partir avec une carte, ou être envoyé ?
interstellar-help-avoid-pull = Qui tient l’Oracle ne peut finir son propre tour dans la Nébuleuse. Sinon votre voisin de gauche choisit une planète intérieure.
interstellar-prompt-pull-to = { $seat }, sur quelle planète intérieure envoyer le détenteur de l’Oracle ?
interstellar-help-pull-to = N’importe quelle planète intérieure restante.
interstellar-prompt-delay = { $seat }, pendant combien de fins de tour l’Inhibiteur tient-il ?
interstellar-help-delay = De une à quatre, celle-ci comprise.
interstellar-prompt-evacuate = { $seat }, votre planète disparaît. Où allez-vous ?
interstellar-help-evacuate = Sur une planète voisine ; dans la Nébuleuse seulement s’il n’y en a pas, ou avec une carte de mouvement.

## Ce que fait un joueur, et ce qu’apporte le hasard

interstellar-act-pick-race = choisir { $race_the }
interstellar-act-arrange = disposer vos planètes comme { $layout }
interstellar-act-move-to = aller vers { $space }
interstellar-act-search = fouiller ici
interstellar-act-search-with = fouiller avec { $card_a }
interstellar-act-search-by-ability = fouiller avec votre pouvoir
interstellar-act-search-by-turn = fouiller et perdre votre prochain tour
interstellar-act-keep-hazard = garder le danger
interstellar-act-box-hazard = remettre le danger dans la boîte
interstellar-act-xenocache = échanger deux cartes contre de nouvelles
interstellar-act-play = utiliser { $card }
interstellar-act-ability = utiliser le pouvoir de votre peuple
interstellar-act-restore = défausser l’Ampli neural et retourner votre pion
interstellar-act-deploy = poser { $hazard_the } ici
interstellar-act-end-turn = terminer votre tour
interstellar-act-pass = passer
interstellar-act-go = aller vers { $space }
interstellar-act-stop = s’arrêter ici
interstellar-act-take-none = ne rien prendre
interstellar-act-take = prendre la carte { $nth }
interstellar-act-exchange = prendre la carte { $nth } et laisser { $card }
interstellar-act-pull = tirer une carte de sous { $space }
interstellar-act-push = pousser une carte sous { $space }
interstellar-act-pull-nth = tirer la carte { $nth }
interstellar-act-push-card = pousser { $card }
interstellar-act-aim = viser { $space }
interstellar-act-look-at = regarder la main { DE($seat) }
interstellar-act-pick-card = prendre { $card } dans la défausse
interstellar-act-pick-none = ne rien prendre de plus
interstellar-act-draw-some =
    { $count ->
        [none] ne rien piocher
       *[other] piocher { $count }
    }
interstellar-act-meet = rencontrer { $seat }
interstellar-act-decline = ne rencontrer personne
interstellar-act-stay = rester
interstellar-act-depart = repartir
interstellar-act-attack = attaquer
interstellar-act-accept = laisser faire
interstellar-act-take-hit = encaisser
interstellar-act-die = mourir
interstellar-act-give = donner { $card }
interstellar-act-swap = donner { $card }
interstellar-act-discard = défausser { $card }
interstellar-act-keep = garder { $card }
interstellar-act-keep-no-more = ne rien garder de plus
interstellar-act-choose-delay = retarder de { $turns }
interstellar-act-first-player = { $seat } commence
interstellar-act-planet-dealt = planète { $space }
interstellar-act-hazard-dealt = danger { $hazard }
interstellar-act-seed-added = une carte pour le paquet de départ ({ $card })
interstellar-act-card-dealt = une carte sous une planète ({ $card })
interstellar-act-card-drawn = { $seat } pioche { $card }
interstellar-act-card-stolen = { $seat } prend { $card }

## Ce qui s’est passé

interstellar-played-pick-race = { $seat } joue { $race_the }.
interstellar-played-arrange = { $seat } dispose ses planètes comme { $layout }.
interstellar-played-xenocache = { $seat } utilise la Xenocache.
interstellar-played-search-by-turn = { $seat } perdra son prochain tour pour cette fouille.
interstellar-played-box-hazard = { $seat } remet le danger dans la boîte.
interstellar-played-stop = { $seat } s’arrête là.
interstellar-played-stay = { $seat } reste.
interstellar-played-pull = { $seat } tire une carte de sous { $space }.
interstellar-played-push = { $seat } pousse une carte sous { $space }.
interstellar-played-pick-card = { $seat } prend { $card } dans la défausse.
interstellar-played-pick-none = { $seat } ne prend rien de plus.
interstellar-played-draw-some =
    { $count ->
        [none] { $seat } ne pioche rien.
       *[other] {""}
    }
interstellar-played-choose-delay = { $seat } choisit un délai de { $turns }.
interstellar-played-accept = { $seat } laisse faire.
interstellar-played-take-hit = { $seat } encaisse le coup.
interstellar-played-take-none = { $seat } ne prend rien.
interstellar-played-decline = { $seat } ne rencontre personne.
interstellar-played-attack = { $seat } attaque.
interstellar-came-first-player = { $seat } commence.
interstellar-came-card-drawn = { $card_seen ->
        [yes] { $seat } pioche { $card }.
       *[no] {""}
    }
interstellar-event-turn-began = Tour { $turn } : { $seat }{ $extra ->
        [yes] , tour supplémentaire
       *[no] {""}
    }.
    .begins = yes
interstellar-event-turn-lost = { $seat } perd ce tour.
interstellar-event-window-opened = Quelqu’un répond-il avant la suite ({ $window }) ?
    .quiet = yes
interstellar-event-card-played = { $seat } joue { $card }.
interstellar-event-card-shown = { $seat } montre { $card }.
interstellar-event-ability-used = { $seat } utilise le pouvoir { $race_of }{ $use ->
        [deed] {" "}: { $race_once }
        [hazard] {" "}pour surmonter un danger
       *[unsaid] {""}
    }.
interstellar-event-token-restored = { $seat } remet son pion en couleur.
interstellar-event-flew = { $seat } va de { $origin } à { $space }.
interstellar-event-challenged = { $seat } reste en { $space } pour y rencontrer quelqu’un.
interstellar-event-searched = { $seat } fouille { $space }.
interstellar-event-found-nothing = { $seat } ne trouve rien : la fouille de { $space } est finie.
interstellar-event-hazard-overcome = { $seat } surmonte { $hazard_the } sur { $space }.
interstellar-event-hazard-kept = { $seat } garde { $hazard_the }.
interstellar-event-hazard-deployed = { $seat } pose { $hazard_the } sur { $space }.
interstellar-event-looked-under = { $seat } regarde sous { $space }{ $cards_seen ->
        [yes] {" "}: { $cards }
       *[no] {""}
    }.
interstellar-event-looked-at-hand = { $seat } regarde la main { DE($whose) }{ $cards_seen ->
        [yes] {" "}: { $cards }
       *[no] {""}
    }.
interstellar-event-card-taken = { $seat } prend sous { $space } { $card_seen ->
        [yes] la carte { $slot } : { $card }
       *[no] la carte { $slot }
    }.
interstellar-event-card-laid = { $seat } pose sous { $space } { $card_seen ->
        [yes] la carte { $slot } : { $card }
       *[no] la carte { $slot }
    }.
interstellar-event-inhibitor-laid = { $seat } pose un Inhibiteur d’entropie sous { $space }.
interstellar-event-card-passed = Une carte passe { DE($seat) } à { $receiver }{ $card_seen ->
        [yes] {" "}: { $card }
       *[no] {""}
    }.
    .loses = seat
interstellar-event-card-discarded = { $seat } défausse { $card }.
interstellar-event-cards-drawn = { $seat } { $count ->
        [0] ne pioche aucune carte
        [one] pioche { $count } carte
       *[other] pioche { $count } cartes
    }.
    .drawn = yes
interstellar-event-reshuffled = La défausse est mélangée en une nouvelle pioche de { $cards }.
interstellar-event-time-machine-queued = { $seat } aura un tour supplémentaire.
interstellar-event-oracle-gained = { $seat } a l’Oracle !
interstellar-event-oracle-left = L’Oracle se trouve sous { $space }.
interstellar-event-entropy-began =
    { $by_clock ->
        [yes] Le temps est écoulé
       *[no] L’Oracle est trouvé
    } : désormais une planète disparaît à chaque fin de tour{ $pauses ->
        [yes] , tant que quelqu’un le tient
       *[no] {""}
    }.
interstellar-event-planet-spared = Un Inhibiteur d’entropie sauve { $space } pour l’instant.
interstellar-event-token-taken = Un jeton de délai part à la place de { $space } ; il en reste { $left }.
interstellar-event-planet-doomed = { $space } va disparaître.
interstellar-event-removal-paused = Personne ne tient l’Oracle : aucune planète ne disparaît.
interstellar-event-planet-vanished = { $space } disparaît{ $cards_count ->
        [0] {""}
       *[other] , et avec elle { $cards }
    }.
interstellar-event-met = { $seat } rencontre { $other }.
interstellar-event-flavour = { $seat } et { $other } se séduisent et disparaissent un moment dans un placard.
interstellar-event-nothing-passed = Il ne reste rien à échanger entre { $seat } et { $other }.
interstellar-event-attack-made = { $seat } attaque { $target } ({ $damage }, portée { $reach }).
interstellar-event-attack-cancelled = { $seat } est immunisé ({ $damage }).
interstellar-event-passed = { $seat } { $what }.
interstellar-passed-long = n’attaque pas à longue portée
interstellar-passed-medium = n’attaque pas à moyenne portée
interstellar-passed-short = n’attaque pas à courte portée
interstellar-passed-diplomacy = ne tente plus la diplomatie
interstellar-passed-pull = reste dans la Nébuleuse avec l’Oracle
interstellar-event-cloaked = { $seat } est invisible, et le combat est fini.
interstellar-event-combat-ended = { $seat } et { $other } se séparent sans vainqueur.
interstellar-event-cannon-fired = { $seat } tire au Canon galactique sur { $space }.
interstellar-event-killed = { $seat } est tué par { $by }.
    .loses = seat
interstellar-event-shot = { $seat } est tué par le Canon galactique.
    .loses = seat
interstellar-event-saved = Un clone { DE($seat) } continue à vivre{ $ends ->
        [yes] , mais le tour { DE($seat) } est terminé. [IO-10.1]
       *[no] .
    }
interstellar-event-looted = { $seat } a pris { $taken } des cartes { DE($dead) }.
interstellar-event-ended =
    { $ending ->
        [trifecta] { $seat } a l’Oracle, la Machine temporelle et le Codex et gagne.
        [last-planet] La dernière planète a disparu, et { $seat } tient l’Oracle et gagne.
       *[no-winner] La dernière planète a disparu, et personne ne tient l’Oracle.
    }
interstellar-ending-last-planet = La dernière planète a disparu ; le détenteur de l’Oracle gagne.
interstellar-ending-trifecta = Oracle, Machine temporelle et Codex galactique réunis.
interstellar-ending-no-winner = La dernière planète a disparu, et personne ne tenait l’Oracle.
interstellar-line-trifecta = Oracle, Machine temporelle et Codex galactique
interstellar-line-last-planet = tenait l’Oracle à la fin

## Ce qui est refusé

interstellar-refuse-race-not-yours = Choisissez un des deux peuples de vos planètes intérieures.
interstellar-refuse-race-taken = Ce peuple est pris.
interstellar-refuse-race-needed = Nommez un peuple.
interstellar-refuse-moved-already = Vous avez déjà bougé ce tour-ci.
interstellar-refuse-not-adjacent = Cette planète ne touche pas votre case.
interstellar-refuse-planet-not-in-play = Cette planète n’est pas en jeu.
interstellar-refuse-outer-planet-and-nebula = La Nébuleuse ne touche que les planètes intérieures.
interstellar-refuse-nobody-to-challenge = Il n’y a ici personne que vous puissiez encore rencontrer ce tour-ci.
interstellar-refuse-no-encounter-in-nebula = On ne se rencontre pas dans la Nébuleuse.
interstellar-refuse-xenocached-already = Vous avez déjà utilisé la Xenocache ce tour-ci.
interstellar-refuse-two-cards-needed = La Xenocache demande deux cartes.
interstellar-refuse-card-not-held = Vous n’avez pas cette carte.
interstellar-refuse-never-the-oracle = L’Oracle n’est jamais donné, laissé, poussé ni défaussé.
interstellar-refuse-searched-already = Vous avez déjà fouillé cette planète ce tour-ci.
interstellar-refuse-taken-already = Vous avez déjà pris une carte sous une planète ce tour-ci.
interstellar-refuse-nothing-to-search = Il n’y a pas de carte sous cette planète.
interstellar-refuse-no-search-in-nebula = Il n’y a rien à fouiller dans la Nébuleuse.
interstellar-refuse-hazard-needs-counter = Surmontez d’abord le danger : nommez une carte ou un pouvoir.
interstellar-refuse-counter-does-not-fit = Cela ne surmonte pas ce danger.
interstellar-refuse-ability-used-up = Le pouvoir de votre peuple est épuisé.
interstellar-refuse-counter-not-needed = Il n’y a pas de danger ici : fouillez sans rien payer.
interstellar-refuse-passive-overcomes = Votre peuple surmonte ce danger sans rien payer : fouillez simplement.
interstellar-refuse-hazards-not-kept = On ne garde pas les dangers dans cette partie.
interstellar-refuse-no-such-card-here = Il n’y a pas autant de cartes ici.
interstellar-refuse-must-leave-a-card = Votre main est pleine : nommez une carte à laisser.
interstellar-refuse-room-in-hand = Vous avez de la place pour cette carte, vous n’en laissez donc pas.
interstellar-refuse-exchange-over-the-limit = Sans cette carte votre main dépasserait sa limite : laissez-en une autre.
interstellar-refuse-card-not-in-main = Cette carte ne se joue pas ainsi.
interstellar-refuse-card-not-in-window = Cette carte ne se joue pas à ce moment.
interstellar-refuse-card-is-no-answer = Cette carte n’est pas une réponse ici.
interstellar-refuse-ability-not-now = Le pouvoir de votre peuple n’aide pas ici.
interstellar-refuse-encounter-on-landing = Vous pouvez rencontrer un joueur chaque fois que vous arrivez.
interstellar-refuse-not-on-this-planet = Ce joueur n’est pas sur cette planète.
interstellar-refuse-met-already = Vous avez déjà rencontré ce joueur ce tour-ci.
interstellar-refuse-not-diplomacy = Ce n’est pas de la diplomatie.
interstellar-refuse-ersatz-immune = Les Ersatz sont insensibles aux cartes de diplomatie.
interstellar-refuse-diplomacy-needs-cards = Il n’y a pas assez de cartes pour cela.
interstellar-refuse-hologram-stops-cards = Un Hologramme arrête les cartes de diplomatie, pas le pouvoir d’un peuple.
interstellar-refuse-kith-ignore-holograms = Les Kith ignorent les Hologrammes.
interstellar-refuse-cannot-depart = Vous ne pouvez pas repartir : il faut avoir joué de la diplomatie et être venu d’une autre case.
interstellar-refuse-wrong-range = Cela n’atteint pas à cette portée.
interstellar-refuse-not-an-attack = Cette carte n’est pas une attaque.
interstellar-refuse-nelgs-at-long = On ne peut pas attaquer les Nelgs à longue portée.
interstellar-refuse-does-not-stop = Cela n’arrête pas cette attaque.
interstellar-refuse-xangofin-at-short = On ne pare pas l’attaque d’un Xangofin à courte portée.
interstellar-refuse-kith-see-cloaks = Le camouflage ne marche pas contre les Kith.
interstellar-refuse-token-shows-colour = Votre pion est déjà en couleur.
interstellar-refuse-only-kith-restore = Seuls les Kith peuvent retourner leur pion.
interstellar-refuse-not-a-clone = Seul un Clone peut aider maintenant.
interstellar-refuse-over-the-limit = Cette main dépasserait sa limite.
interstellar-refuse-not-in-the-dead-hand = Cette carte n’en fait pas partie.
interstellar-refuse-no-cannon-target = Il n’y a pas de planète voisine à viser.
interstellar-refuse-cannon-from-nebula = On ne tire pas au Canon depuis la Nébuleuse.
interstellar-refuse-cannon-not-adjacent = Le Canon n’atteint que les planètes voisines.
interstellar-refuse-evacuate-to-adjacent-planet = Allez sur une planète voisine ; dans la Nébuleuse seulement s’il n’y en a pas.
interstellar-refuse-pull-to-inner-planet = Choisissez une planète intérieure en jeu.
interstellar-refuse-must-end-on-a-planet = Ce trajet doit finir sur une planète.
interstellar-refuse-not-the-next-space = Cette case ne touche pas celle où vous êtes.
interstellar-refuse-not-where-it-began = Un trajet ne finit jamais où il a commencé.
interstellar-refuse-not-another-space = Vous y êtes déjà.
interstellar-refuse-nothing-to-beam = Il n’y a rien à tirer ni à pousser.
interstellar-refuse-no-cards-under = Il n’y a pas de telle carte sous cette planète.
interstellar-refuse-no-card-to-push = Vous n’avez pas de carte à pousser.
interstellar-refuse-nothing-to-see = Il n’y a rien à voir là.
interstellar-refuse-scavenged-already = Vous avez déjà joué Récupérateurs ce tour-ci.
interstellar-refuse-not-in-the-discard-pile = Cette carte n’est pas dans la défausse.
interstellar-refuse-scavengers-just-played = On ne reprend pas les Récupérateurs que l’on vient de jouer.
interstellar-refuse-more-than-five = Les Récupérateurs font piocher jusqu’à cinq cartes, pas plus.
interstellar-refuse-no-room-in-hand = Vous n’avez pas de place pour cette carte.
interstellar-refuse-inhibitor-needs-a-planet = Posez l’Inhibiteur sous une planète où vous êtes.
interstellar-refuse-hazard-not-kept = Vous n’avez pas gardé ce danger.
interstellar-refuse-no-arrival-here = On pose un danger sur une planète où l’on est arrivé, pas sur celle où la mise en place vous a mis.
interstellar-refuse-deploy-needs-a-planet = On pose un danger sur une planète ; vous êtes dans la Nébuleuse.
interstellar-refuse-hazard-lies-here = Il y a déjà un danger ici.

## Ce qui ne va pas dans le matériel, les scénarios et les positions

interstellar-refuse-components-wrong-count = { $path } doit compter { $needed } cartes en tout, et non { $found }.
interstellar-refuse-components-wrong-dots = { $path } doit compter { $needed } points en tout, et non { $found }.
interstellar-refuse-components-one-oracle = { $path } doit être un exemplaire unique, marqué d’un point.
interstellar-refuse-components-number-twice = { $path } : un autre peuple porte déjà ce numéro.
interstellar-refuse-components-listed-twice = { $path } figure deux fois dans la liste.
interstellar-refuse-components-no-link = { $path } doit être une paire de places voisines, citée une seule fois, comme ["i0", "o1"].
interstellar-refuse-components-stranded = { $path } : { $place } doit toucher une planète intérieure de son propre système, pour que personne ne soit jamais isolé.
interstellar-refuse-described-active-waits = { $path } : le joueur dont c’est le tour attend dans la Nébuleuse.
interstellar-refuse-described-defender-elsewhere = { $path } : le défenseur n’est pas sur la planète de l’attaquant.
interstellar-refuse-described-filler-on-empty-board = { $path } : on ne remplit qu’un plateau vide.
interstellar-refuse-described-gone-and-left = { $path } : cette planète est parmi celles qui restent.
interstellar-refuse-described-hazard-overcome-first = { $path } : le danger est surmonté avant que la fenêtre s’ouvre.
interstellar-refuse-described-inner-and-outer = { $path } : les planètes intérieures vont de 1 à 12, les extérieures de 13 à 30.
interstellar-refuse-described-no-card-under = { $path } : il n’y a pas de carte sous la planète.
interstellar-refuse-described-no-halves = { $path } : il n’y a de moitiés qu’avec deux exemplaires.
interstellar-refuse-described-no-hazard = { $path } doit être un danger.
interstellar-refuse-described-no-race = { $path } doit être un peuple.
interstellar-refuse-described-no-such-place = { $path } : cet emplacement n’existe pas sur ce plateau.
interstellar-refuse-described-nobody-to-meet = { $path } : il n’y a personne à rencontrer.
interstellar-refuse-described-not-in-play = { $path } n’est pas en jeu.
interstellar-refuse-described-on-a-planet = { $path } : cela se passe sur une planète.
interstellar-refuse-described-one-of-each-set = { $path } : chaque système a une planète intérieure de la série 1 et une de la série 2.
interstellar-refuse-described-planet-twice = { $path } : une planète est nommée deux fois.
interstellar-refuse-described-race-twice = { $path } : chaque peuple n’existe qu’une fois.
interstellar-refuse-described-search-begun = { $path } doit nommer la planète que l’on fouille.
interstellar-refuse-described-taken-already = { $path } : une carte a été prise, on ne fouille donc plus.
interstellar-refuse-described-taken-unsearched = { $path } : qui a pris une carte a fouillé une planète.
interstellar-refuse-described-turn-not-begun = { $path } : rien n’est encore fait quand un tour commence.
interstellar-refuse-described-which-copy = { $path } : on écrit P7 avec un exemplaire, P7/1 ou P7/2 avec deux.
interstellar-refuse-described-which-set = { $path } : i0 porte une planète de la série 1, i1 une de la série 2.
interstellar-refuse-described-zero-space-move = { $path } : un déplacement sur place compte comme le déplacement normal.
interstellar-refuse-impossible-board = { $path } ne correspond pas au plateau.
interstellar-refuse-impossible-table = { $path } ne correspond pas à la table.
interstellar-refuse-impossible-moment = { $path } : aucune partie n’en est là.
interstellar-refuse-impossible-no-planet = { $path } : il ne reste aucune planète, la partie est donc finie.
interstellar-refuse-impossible-cards = { $path } : il manque des cartes, ou il y en a trop.
interstellar-refuse-impossible-dots = { $path } : les cartes à point commencent sous des planètes, non dans la pioche.
interstellar-refuse-impossible-searched-gone = { $path } : les planètes disparaissent à la fin d’un tour, non après y avoir été fouillées.
interstellar-refuse-impossible-two-oracles = { $path } : il n’y a qu’un Oracle.
interstellar-refuse-impossible-holder = { $path } : cette place n’existe pas.
interstellar-refuse-impossible-no-entropy = { $path } : l’entropie agit dès que l’Oracle est tenu.
interstellar-refuse-impossible-oracle-in-pile = { $path } : l’Oracle n’est jamais dans la pioche.
interstellar-refuse-impossible-oracle-in-discard = { $path } : l’Oracle n’est jamais dans la défausse.
interstellar-refuse-impossible-space = { $path } n’est pas une case en jeu.
interstellar-refuse-impossible-waiting-place = { $path } : qui attend est dans la Nébuleuse.
interstellar-refuse-impossible-waiting-hand = { $path } : qui attend n’a pas de cartes.
interstellar-refuse-impossible-waiting-holder = { $path } : qui attend ne tient pas l’Oracle.
interstellar-refuse-impossible-oracle-in-hand = { $path } : l’Oracle est posé hors de la main.
interstellar-refuse-impossible-order = { $path } n’est pas en ordre.
interstellar-refuse-impossible-inner-gone = { $path } : les planètes extérieures disparaissent avant les intérieures.
interstellar-refuse-impossible-gone = { $path } : les planètes ne disparaissent que si l’entropie agit.
interstellar-refuse-impossible-spared = { $path } : les planètes ne sont épargnées que si l’entropie agit.
interstellar-refuse-impossible-clock = { $path } : l’horloge a lancé l’entropie avant ce tour.
interstellar-refuse-impossible-late = { $path } ne laisse pas de place pour la fin de la partie.
interstellar-refuse-impossible-hazards = { $path } : il y a plus de dangers que dans la boîte.
interstellar-refuse-impossible-regular = { $path } : le premier tour est un tour normal, celui du joueur actif.
interstellar-refuse-impossible-outer-hazard = { $path } : sans l’option « keepHazards », les planètes extérieures n’ont pas de danger.
interstellar-refuse-impossible-tokens = { $path } : il n’y a pas de jetons sans l’option « longInhibitor ».
interstellar-refuse-impossible-tokens-unspared = { $path } : les jetons ne sont que sur une planète épargnée.
interstellar-refuse-impossible-hand = { $path } dépasse la limite de main.
interstellar-refuse-impossible-kept = { $path } : on ne garde des dangers qu’avec l’option « keepHazards ».
interstellar-refuse-impossible-waiting-kept = { $path } : la mort fait perdre les dangers gardés.
interstellar-refuse-impossible-waiting-lost = { $path } : la mort annule les tours à perdre.
interstellar-refuse-impossible-trifecta = { $path } : avec la Machine temporelle et le Codex, le détenteur de l’Oracle a gagné.
interstellar-refuse-impossible-met-himself = { $path } : personne ne se rencontre soi-même.

## Le terminal

interstellar-counts =
  Tour { $turn }, { $planets ->
    [one] { $planets } planète
   *[other] { $planets } planètes
  }, pioche { $pile }, défausse { $discard }
interstellar-entropy-runs = Entropie : la prochaine est { $space }
interstellar-entropy-pauses = L’entropie attend que quelqu’un tienne l’Oracle ; la prochaine est { $space }
interstellar-entropy-halves = Entropie : la prochaine est { $space } ({ $half }), puis { $after }
interstellar-charmed = Charmé
interstellar-strange = Étrange
interstellar-dummy = personne
interstellar-legend-board = P7 planète, puis son danger (n p a l) ou un point, les cartes dessous, @ les joueurs présents
interstellar-legend-names = après le nom du propriétaire d’un système : cartes en main, * l’Oracle
interstellar-legend-hazards = n Indigènes  p Peste  a Plante agressive  l Labyrinthe  * l’Oracle, que vous sachiez
interstellar-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
interstellar-grey = épuisé
interstellar-your-hand = Main { DE($seat) } ({ $count } sur { $most }) :
interstellar-hand-of = { $seat } avait en main ({ $count } sur { $most }) :
interstellar-space-neb = la Nébuleuse
interstellar-spoils = Encore à prendre chez le mort :
interstellar-guard = { $space } est gardée par { $hazard }. On passe avec { $ways }.
interstellar-own-race = votre peuple
interstellar-lost-turn = la perte de votre prochain tour

interstellar-ask-one = { $seat } : { $what } Répondez-vous ?
interstellar-ask-meeting = { $seat }, vous rencontrez { $other } sur { $space }. Jouez-vous d’abord une carte ?
interstellar-ask-met = { $seat }, { $other } vous rencontre sur { $space }. Répondez-vous ?
interstellar-ask-searching = { $seat }, vous fouillez { $space }. Jouez-vous d’abord une carte ?
interstellar-ask-last = { $seat }, votre tour se termine. Jouez-vous encore une carte ?
interstellar-asks-encounter = { $seat } rencontre { $other } sur { $space }.
interstellar-asks-search = { $seat } fouille { $space }.
interstellar-asks-end = { $seat } termine son tour ({ $space }).
interstellar-unanswered = Si personne ne répond, on passe à la suite : { $window }.
interstellar-ask-turn = { $seat }, c’est votre tour : { $what }.
interstellar-can-move = bougez
interstellar-can-search = fouillez
interstellar-can-xenocache = échangez deux cartes
interstellar-can-play = jouez des cartes
interstellar-can-end = terminez
interstellar-ask-intent = { $seat }, face à { $foe } : { $what } ?
interstellar-can-stay = rester
interstellar-can-depart = repartir
interstellar-can-attack = attaquer

interstellar-pick-race = { $what }. { $does }
interstellar-take = prendre { $card }
interstellar-take-leave = prendre { $card }, laisser { $left }
interstellar-look-under = regarder sous { $space }
interstellar-challenge = rester, et défier quelqu’un ici
interstellar-group-move = aller vers :
interstellar-group-go = aller vers :
interstellar-group-play = jouer :
interstellar-group-pull = tirer de sous :
interstellar-group-push = pousser sous :
interstellar-group-put = pousser :
interstellar-group-aim = viser :
interstellar-group-look = regarder sous :
interstellar-group-pick = prendre :
interstellar-group-give = donner :
interstellar-group-discard = défausser :
interstellar-group-keep = garder :
interstellar-group-exchange = prendre { $card }, laisser :

interstellar-topic-card = carte
interstellar-topic-card-does = « carte laser » : ce que fait une carte
interstellar-topic-race = peuple
interstellar-topic-race-does = « peuple kith » : ce que peut un peuple
interstellar-topic-hazard = danger
interstellar-topic-hazard-does = « danger peste » : ce qui surmonte un danger et où il se trouve ; seul, tous
interstellar-topic-near = près
interstellar-topic-near-does = « près P6 » : ce que touche une planète ; seul, ce que vous touchez
interstellar-topic-known = connu
interstellar-topic-known-does = ce que vous savez être sous les planètes
interstellar-topic-discards = défausse
interstellar-topic-discards-does = la pile de défausse
interstellar-which = Lequel ? Il y a : { $names }.
interstellar-no-planet = Aucune planète { $space } n’est en jeu.
interstellar-near = À côté de { $space } : { $spaces }.
interstellar-known-nothing = Vous ne connaissez aucune carte sous une planète.
interstellar-discards =
    { $count ->
        [0] La défausse est vide.
        [one] La défausse compte 1 carte : { $cards }.
       *[other] La défausse compte { $count } cartes : { $cards }.
    }

interstellar-tag-weapon = { $card } ({ $range }, { $type })
interstellar-tag-defense = { $card } (arrête : { $types })
interstellar-about-card = { $card }. { $does }
interstellar-about-weapon = Arme, pour le combat à sa portée ; elle reste en main. Arrêtée par : { $stops }. [IO-9.5]
interstellar-about-defense = Défense : arrête une attaque ({ $types }) et reste en main. [IO-9.8]
interstellar-about-counter = Surmonte pendant une fouille : { $hazards } ; la carte est alors défaussée. [IO-6.3]
interstellar-about-race = Planète d’origine P{ $home }. { $does }
interstellar-class-utility = Carte utilitaire, à usage unique : elle est défaussée.
interstellar-class-diplomacy = Diplomatie (carte utilitaire), à usage unique : elle est défaussée.
interstellar-about-hazard = on passe avec { $ways }. Se trouve sur : { $spaces }. [IO-6.3]
interstellar-hazard-free = { $race } (sans rien payer)
interstellar-hazard-once = { $race } (par leur pouvoir, une fois)

interstellar-why-least = Vous défaire de ce qui vous manquera le moins.
interstellar-why-best = Prendre ce qui vous servira le mieux.
interstellar-why-exchange = Échanger une carte contre une autre qui vaut plus.
interstellar-why-none = Garder votre main : rien là ne vaut mieux.
interstellar-why-wait = Garder ce que vous avez : cela servira peut-être mieux plus tard.
interstellar-why-end = En rester là : ce tour n’a plus rien à offrir, et ce que vous avez servira peut-être dans ceux des autres.
interstellar-why-peace = Rester en paix : un combat risquerait ici plus qu’il ne promet.
interstellar-why-room = Remplir votre main : elle a de la place, la carte ne vous coûte rien.
interstellar-why-too-soon = Laisser l’Oracle pour l’instant : qui l’a est la cible de tous, et vous ne pourriez guère encore le garder.
interstellar-why-further = Chercher plus loin : qui prend une carte ne fouille plus pendant ce tour, et il y en a peut-être une meilleure ailleurs.
interstellar-why-hit = Laisser faire : rien de ce que vous avez ne suffit.
interstellar-why-renew = Renouveler votre main : deux de vos cartes valent moins que deux nouvelles.
interstellar-why-oracle-here = Trouver l’Oracle : il est sous cette planète !
interstellar-why-unseen =
    { $count ->
        [0] Prendre ce que vous voulez : vous savez ce qu’il y a sous la planète.
        [one] En savoir plus : il y a sous la planète une carte que vous ne connaissez pas.
       *[other] En savoir plus : il y a sous la planète { $count } cartes que vous ne connaissez pas.
    }
interstellar-why-nearer =
    { $count ->
        [0] Aller là où est l’Oracle.
        [one] Surveiller l’Oracle : là où vous arrivez, il est à { $count } case.
       *[other] Surveiller l’Oracle : là où vous arrivez, il est à { $count } cases.
    }
interstellar-why-away = Vous avez l’Oracle : restez loin des autres.
interstellar-why-refuge = Vous avez l’Oracle : dans la nébuleuse, personne ne peut vous rencontrer.
interstellar-why-apart = Vous avez l’Oracle : là, personne n’est à moins de { $count } cases de vous.
interstellar-why-near = Vous avez l’Oracle : d’autres sont près de là, mais vous ne le garderiez guère mieux ailleurs.
interstellar-why-cards =
    { $count ->
        [0] Avancer : pas de carte là où vous arrivez, mais on y passe vers d’autres planètes.
        [one] Chercher des cartes : il y en a une là où vous arrivez.
       *[other] Chercher des cartes : il y en a { $count } là où vous arrivez.
    }
interstellar-why-holder = Gagner l’Oracle sur qui le tient.
interstellar-why-fight = Combattre : vos armes promettent un combat que vous pouvez gagner.
interstellar-why-saves = Survivre : arrêter l’attaque.
interstellar-why-escape = Survivre : sortir du combat.
interstellar-why-weapon = Frapper d’une arme qui atteint à cette portée, et reste en main.
interstellar-why-pull = Mettre une carte dans votre main.
interstellar-why-only = Il n’y a rien d’autre.
interstellar-why-more = Piocher : plus de cartes, c’est plus de choix.
interstellar-why-look = Apprendre ce que quelqu’un a en main.
interstellar-why-hazard = Garder le danger : vous pourrez le poser plus tard sur une planète.
interstellar-why-deploy = Garder cette planète : qui la fouille devra surmonter le danger.
interstellar-why-box = Écarter le danger : plus personne n’aura à le surmonter.
interstellar-why-push = Mettre une carte à l’abri : ce qui est sous une planète ne peut pas être tiré de votre main.
interstellar-why-restore = Retrouver votre pouvoir, pour une fois de plus.
interstellar-why-soon = Vous avez l’Oracle : plus tôt vient la fin, mieux c’est.
interstellar-why-delay = Vous n’avez pas l’Oracle : que la fin attende.
interstellar-why-shot =
    { $count ->
        [0] Personne n’y mourrait.
        [one] { $names } s’y trouve{ $oracle ->
            [yes] {" "}avec l’Oracle
           *[no] {""}
          } et mourra faute de fuir.
       *[other] { $names } s’y trouvent{ $oracle ->
            [yes] {" "}avec l’Oracle
           *[no] {""}
          } et mourront faute de fuir.
    }

interstellar-does-neural_amp = Avec lui, les Kith attaquent à longue portée, ou le défaussent pour retourner leur pion. [IO-12.13]
interstellar-does-intellect_scrambler = Il tue aussi l’attaquant. [IO-9.9]
interstellar-does-hologram = Défense : annule une carte de diplomatie jouée contre vous, sauf par les Kith, et reste en main. [IO-8.8]
interstellar-does-oracle = Qui le tient quand la dernière planète disparaît gagne. Il est posé devant vous et ne prend pas de place. [IO-11.1]
interstellar-does-galactic_codex = Ne se joue pas : tant que vous l’avez, votre limite de main augmente de 2. Avec l’Oracle et la Machine temporelle, il fait gagner aussitôt. [IO-13.10]
interstellar-does-time_machine = À votre tour ou à la fin de n’importe quel tour : un tour de plus. Gardée avec l’Oracle et le Codex, elle fait gagner aussitôt. [IO-13.11]
interstellar-does-galactic_cannon = À votre tour ou dans une fenêtre, depuis une planète : tue tous ceux d’une planète voisine qui ne fuient pas. [IO-10.8]
interstellar-does-clone = Quand vous allez mourir : vous restez, avec votre main mais sans l’Oracle. [IO-10.1]
interstellar-does-wormhole_generator = À votre tour, dans une fenêtre ou pour fuir : allez sur n’importe quelle autre case. [IO-13.8]
interstellar-does-move = À votre tour, dans une fenêtre ou pour fuir : avancez d’une ou deux cases. [IO-13.7]
interstellar-does-seduce = Dans une rencontre : tirez deux cartes de l’autre au hasard, puis donnez-en une. Peut tirer l’Oracle. [IO-13.1]
interstellar-does-intimidate = Dans une rencontre : tirez une carte de l’autre au hasard. Peut tirer l’Oracle. [IO-13.2]
interstellar-does-trade = Dans une rencontre : chacun choisit une carte en secret, et vous les échangez. [IO-13.3]
interstellar-does-long_range_sensors = À tout moment : regardez sous une planète ou dans une main. [IO-13.13]
interstellar-does-graviton_beam = À tout moment : tirez sans la voir une carte de sous une planète, ou poussez-y une des vôtres. [IO-13.12]
interstellar-does-scavengers = À tout moment, une fois par tour : prenez jusqu’à deux cartes de la défausse si votre main a de la place, puis piochez autant que vous voulez jusqu’à cinq. [IO-13.14]
interstellar-does-cloaking_device = En combat : vous le quittez et restez sur la planète ; pas contre les Kith. [IO-13.5]
interstellar-does-entropy_inhibitor = À tout moment : posez-le sous votre planète, qui est épargnée une fois quand elle devrait disparaître. [IO-13.15]
interstellar-does-space_amoebas = Immunisées contre l’acide. Une fois : une attaque courte par l’acide. [IO-12.1]
interstellar-does-vriddhi = Ne perdent pas de tour dans un Labyrinthe. Une fois : une attaque moyenne par le son. [IO-12.2]
interstellar-does-nelgs = Ne peuvent être attaqués à longue portée. Une fois : une attaque physique courte, ou surmonter une Plante agressive. [IO-12.3]
interstellar-does-insectoid = Immunisés contre la force mentale. Une fois : un Clone au moment de mourir. [IO-12.4]
interstellar-does-ersatz = Immunisés contre les cartes de diplomatie. Une fois : se camoufler hors d’un combat. [IO-12.5]
interstellar-does-stone_people = Immunisé contre le poison et la Peste. Une fois : une attaque physique moyenne. [IO-12.6]
interstellar-does-roid_worms = Immunisés contre la force physique. Une fois : une attaque courte par le feu, ou surmonter une Plante agressive. [IO-12.7]
interstellar-does-humans = Limite de main 6. Une fois : un Échange auquel on n’échappe qu’en fuyant, ou surmonter des Indigènes. [IO-12.8]
interstellar-does-kith = Camouflages et Hologrammes n’agissent pas contre eux. Une fois : une attaque mentale moyenne. [IO-12.9]
interstellar-does-xangofin = On ne peut parer leurs attaques courtes. Une fois : Intimider, même des Ersatz et malgré un Hologramme, ou surmonter des Indigènes. [IO-12.10]
interstellar-does-alar = Leurs armes portent une portée plus loin. Une fois : avancer d’une ou deux cases, comme un Déplacement. [IO-12.11]
interstellar-does-zeta = Immunisés contre l’énergie. Une fois : une attaque moyenne par l’énergie. [IO-12.12]

## Les mots d’une page pour les parties de la table

interstellar-field-hand = main
interstellar-field-race = race
interstellar-field-space = espace
interstellar-field-status = état
interstellar-field-oracle = détient l’Oracle
interstellar-field-kept = dangers gardés
interstellar-field-losing = tours à perdre
interstellar-field-here = ici
interstellar-field-hazard = danger
interstellar-field-cards = cartes dessous
interstellar-field-tokens = jetons
interstellar-field-spared = épargnée
interstellar-field-round = tour
interstellar-field-pile = pioche
interstellar-field-discard = défausse
interstellar-field-spoils = main du mort
interstellar-field-spots = La galaxie
interstellar-field-due = disparaît ensuite
interstellar-field-after = disparaît après
interstellar-field-pauses = rien ne disparaît tant que personne ne tient l’Oracle
interstellar-field-limit = limite de main

## Ce que le hasard a donné, demandé là où l’on distribue à la main

interstellar-prompt-draw-first = Qui commence ?
interstellar-prompt-deal-planet = Quelle planète a été donnée pour la place suivante ? Le plateau montre où elle se trouve.
interstellar-prompt-deal-hazard = Quel danger a été donné pour la planète intérieure suivante ? Le plateau montre où il se trouve.
interstellar-prompt-add-seed = Quelle carte rejoint les cartes semées ?
interstellar-prompt-deal-under = Quelle carte a été donnée, face cachée, sous la planète suivante ? Le plateau montre où elle se trouve.
interstellar-prompt-draw-card = Quelle carte { $seat } a piochée ?
interstellar-prompt-deal-hand = Quelle carte { $seat } a piochée pour sa première main ?
interstellar-prompt-steal-card = Quelle carte { $seat } a tirée de la main de { $target } ?
