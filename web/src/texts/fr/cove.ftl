# Le plateau de la crique : les noms.
cove-title = La crique
cove-colour =
    { $colour ->
        [red] rouge
        [green] vert
        [blue] bleu
       *[yellow] jaune
    }
cove-person =
    { $who ->
        [red] Guerrier rouge
        [green] Barde vert
        [blue] Magicien bleu
        [yellow] Noble jaune
       *[rogue] Malfrat
    }
cove-size =
    { $size ->
        [charm] Charme
       *[tome] Talisman
    }
cove-good = { $size } { $colour }
cove-pier =
    { $pier ->
        [small] Petit Quai
        [large] Grand Quai
       *[black] Marché noir
    }
cove-takes =
    { $size ->
        [charm] Charmes
       *[tome] Talismans
    }
cove-takes-both = Charmes, Talismans
cove-takes-all = achète les deux
cove-space =
    { $space ->
        [starCharting] Lire dans les Étoiles
        [divination] Prédiction
        [horoscopes] Horoscopes
        [twistingFates] Influencer le Destin
        [recruit] Recruter
       *[activateStaff] Utiliser son Équipe
    }
cove-staff =
    { $slot ->
        [exorcist] Exorciste
        [astrologist] Astrologue
        [palmReader] Chiromancien
       *[security] Surveillant
    }
cove-job =
    { $slot ->
        [exorcist] gagner un X
        [astrologist] tracer 2 traits au plus
        [palmReader] noircir 2 cases
       *[security] défausser 1 Corruption
    }
cove-set =
    { $set ->
        [locals] Local
        [mercenaries] Mercenaire
       *[sailors] Marin
    }
cove-rune =
    { $rune ->
        [bone] Os
        [voodoo] pion Vaudou
        [coin] Pièce
        [d1] premier dé
        [d2] second dé
       *[die] un dé
    }
cove-fate =
    { $fate ->
        [plusminus] +1/−1
        [move] Déplacer 1
       *[x] X
    }
cove-fate-does =
    { $fate ->
        [plusminus] noircir { $count } cases +1/−1
        [move] noircir { $count } cases Déplacer 1
       *[x] gagner un X
    }
cove-ability =
    { $ability ->
        [discard1] défausser une carte Corruption
        [boatToBag] remettre un passager dans le sac
        [drawToBoat] piocher un Aventurier et le placer
       *[swapAboard] échanger deux passagers
    }
cove-ability-gain = gagner un { $good }
cove-bonus =
    { $bonus ->
        [X] un X
        [market] une icône de Marché
       *[discard] défausser une carte Corruption
    }
cove-bonus-none = pas de bonus
cove-bonus-good = un { $size } : { $colours }
cove-half =
    { $half ->
        [left] moitié gauche
       *[right] moitié droite
    }
cove-left = gauche
cove-right = droite
cove-line =
    { $line ->
        [top] ligne du haut
       *[bottom] ligne du bas
    }
cove-mark =
    { $mark ->
        [empty] libre
        [x] X
        [market] icône de Marché, paie au prochain Marché
       *[paid] icône de Marché, payée
    }

# Son propre plateau.
cove-dish = Bol de Divination
cove-dish-spend = cases à dépenser
cove-rune-lies =
    { $shows ->
        [tree] { $rune }, Arbre, moitié { $half ->
            [left] gauche
           *[right] droite
        }
        [skull] { $rune }, Crâne, moitié { $half ->
            [left] gauche
           *[right] droite
        }
       *[other] { $rune } { $shows }, moitié { $half ->
            [left] gauche
           *[right] droite
        }
    }
cove-bubbles =
    { $kind ->
        [plusminus] +1/−1
       *[move] Déplacer 1
    } : noircies { $filled }, vides { $empty }, cochées { $out }
cove-chart = Carte du Ciel
cove-filled =
    { $count ->
        [one] { $count } case remplie
       *[other] { $count } cases remplies
    }
cove-lines = Où tracer un trait
cove-chart-names = H5,1 est le trait au-dessus de la ligne 5, colonne 1 ; V2,1 celui à gauche de la colonne 1, ligne 2.
cove-cell =
    { $full ->
        [yes] Case { $cell }, { $who }, remplie
       *[no] Case { $cell }, { $who }
    }
cove-edge = Tracer le trait { $edge }
cove-edge-drawn = Trait { $edge } : tracé
cove-edge-shut = Trait { $edge } : impossible
cove-edge-brings = { $name }. { $said }
cove-closes = Ferme une zone : { $good }.
cove-closes-lost = Ferme une zone ({ $good }), mais votre réserve n’en a plus.
cove-closes-none =
    { $count ->
        [one] Ferme une case, sans Marchandise.
       *[other] Ferme { $count } cases, sans Marchandise pour l’instant.
    }
cove-brings-cards =
    { $count ->
        [one] { $count } carte Corruption.
       *[other] { $count } cartes Corruption.
    }
cove-short =
    { $count ->
        [one] Il manquera encore un trait pour : { $good }.
       *[other] Il manquera encore { $count } traits pour : { $good }.
    }
cove-draw = Tracer
cove-stop = S’arrêter là
cove-actions = Actions
cove-actions-hours = Heures
cove-shut =
    { $space ->
        [divination] Aucun dé n’est avec le pion Vaudou.
        [horoscopes] Aucun dé ne poursuit une ligne.
       *[twistingFates] La Pièce n’est avec aucune de ses Runes.
    }
cove-shut-here = Pas deux fois de suite.
cove-figure-here = votre figurine est ici
cove-figure-on = sur { $space }
cove-hours =
    { $hours ->
        [one] { $hours } Heure
       *[other] { $hours } Heures
    }
cove-hours-between = de { $least } à { $most } Heures
cove-next-you = Vous arrivez à l’Heure { $hour } et rejouez.
cove-next = Vous arrivez à l’Heure { $hour } ; ensuite joue { $name }.
cove-next-peddler = Vous arrivez à l’Heure { $hour } ; ensuite joue le Colporteur.
cove-next-market = Vous arrivez à l’Heure { $hour } ; puis le Marché ouvre.
cove-next-for =
    { $hours ->
        [one] { $hours } Heure : { $next }
       *[other] { $hours } Heures : { $next }
    }
cove-does-chart =
    { $count ->
        [one] un trait
       *[other] jusqu’à { $count } traits
    }
cove-does-divine =
    { $most ->
        [one] prédire une pioche
       *[other] prédire { $icons } pioches
    }
cove-half-writes =
    { $half ->
        [left] à gauche { $numbers }
       *[right] à droite { $numbers }
    }
cove-does-fate =
    { $fate ->
        [plusminus] { $count } × +1/−1
        [move] { $count } × Déplacer 1
       *[x] un X
    }
cove-corrupts = +1 Corruption
cove-does-skull = { $does } ; +1 Corruption
cove-does-recruit =
    { $count ->
        [one] { $count } Habitant
       *[other] { $count } Habitants
    }
cove-recruits = { $hours ->
        [one] { $hours } Heure
       *[other] { $hours } Heures
    } : { $ability }
cove-idle = Laisser passer une Heure
cove-move-to =
    { $half ->
        [left] Vers la gauche
       *[right] Vers la droite
    }
cove-predict = { $icons } × { $colour }
cove-percent = { $percent } %
cove-odds-why = La chance qu’elle vienne parmi les { $left } prochaines pioches du sac
cove-needs-rune = Pièce avec : { $rune }
cove-pays-gold = { $gold } Or
cove-sells-now = { $gold } maintenant
cove-faction-name = Clan { $colour }
cove-write =
    { $line ->
        [top] { $number }, ligne du haut
       *[bottom] { $number }, ligne du bas
    }
cove-ask-seat = { $who } : sur quel Bateau ?
cove-ask-act = Choisissez une action
cove-ask-act-help = Avant elle, des cases noircies peuvent changer le Bol.
cove-options = Ce que vous pouvez choisir
cove-whom = Qui placer
cove-plan-rune = { $rune } : à changer ?
cove-plan-rune-help = Cela coûte une case et aucune Heure, et se reprend tant que vous n’avez pas agi.
cove-plan-armed =
    { $kind ->
        [plusminus] +1/−1 : quel dé ?
       *[move] Déplacer 1 : quelle Rune ?
    }
cove-plan-space = { $space } : { $does }
cove-predictions = Prédictions
cove-icons-free = { $count } icônes libres
cove-icon =
    { $state ->
        [open] { $who }, ouverte
        [out] { $who }, cochée
       *[won] { $who }, entourée
    }
cove-prediction = { $colour }, encore { $left }
cove-horoscopes = Horoscopes
cove-horoscopes-how = le haut monte, le bas descend
cove-rises = monte ; après 4 vient 1
cove-falls = descend ; après 1 vient 4
cove-box =
    { $state ->
        [full] Case { $number } : { $value } ; { $bonus }, pris
        [x] Case { $number } : X ; { $bonus }, pris
        [next] { $value ->
            [0] Case { $number }, suivante, tout chiffre ; { $bonus }
           *[other] Case { $number }, suivante, demande { $value } ; { $bonus }
        }
       *[empty] Case { $number }, vide ; { $bonus }
    }
cove-factions = Zone de Clan
cove-slots-free = { $count } places libres
cove-faction = Clan { $colour } : { $free } places libres ; sa Salle paie { $gold } Or maintenant
cove-shelf = Étal
cove-shelf-now = vaut { $gold } maintenant
cove-shelf-empty = Aucune Marchandise
cove-good-now = { $good } : { $gold } Or au meilleur Quai maintenant
cove-staff-board = Équipe
cove-slot-empty = libre
cove-cards =
    { $count ->
        [one] { $count } carte Corruption
       *[other] { $count } cartes Corruption
    }

# Le port.
cove-harbour = La crique : Salles, Quais, Bateaux, Horloge et sac
cove-docks-taken = Pontons pris : { $taken } sur { $all }
cove-hall = Salle, { $who } : { $count }
cove-lair =
    { $count ->
        [one] Repaire : { $count } Malfrat
       *[other] Repaire : { $count } Malfrats
    }
cove-halls = Salles et Repaire
cove-counted = { $count } × { $who }
cove-nobody = personne
cove-no-boat = aucun Bateau
cove-dock-free = { $dock } libre
cove-dock = { $dock }, { $pier } : { $takes }
cove-pays = { $good } { $gold }
cove-pays-nothing = rien encore
cove-pier-full = { $pier }, achète { $takes }. Là : { $people }. Paie : { $pays }
cove-boat = { $boat } en mer : { $people } ; places libres : { $free }
cove-boat-docked = { $boat } en { $dock } : { $people }
cove-bag = Dans le sac : { $people }
cove-landing = Piochés, à placer : { $people }
cove-day = Jour { $day }
cove-of-days = sur { $days }
cove-hour = Heure { $hour }
cove-square = Grand-Place
cove-card-name = { $set } { $colour ->
        [R] rouge
        [G] vert
        [B] bleu
       *[Y] jaune
    } { $number }
cove-card = { $name }, { $hours ->
        [one] { $hours } Heure
       *[other] { $hours } Heures
    } : { $ability }. Icônes : { $icons }, { $gold } Or maintenant
cove-card-gold = ses icônes rapportent { $gold } Or avec ces Salles
cove-turn =
    { $phase ->
        [market] jour { $day } sur 3, Marché
        [arrival] jour { $day } sur 3, arrivée
        [over] après le jour { $day }
       *[other] jour { $day } sur 3
    }
cove-rogues =
    { $card ->
        [criminals] Criminels
        [cultists] Cultistes
       *[robbers] Voleurs
    }
cove-rogues-do =
    { $card ->
        [criminals] Les Malfrats de cette partie ne font que rôder
        [cultists] Les Malfrats achètent toutes les couleurs, contre une carte Corruption par Quai
       *[robbers] Qui place un Malfrat peut déplacer un autre passager de ce Bateau
    }
cove-prices = Prix

# Les plateaux des autres, le Colporteur.
cove-parts = Parties du plateau
cove-part =
    { $part ->
        [mine] Le mien
        [harbour] Port
        [peddler] Colporteur
       *[others] Les autres
    }
cove-look-at = Voir le plateau : { $name }
cove-looking = Plateau : { $name }
cove-look-back = Revenir au mien
cove-board-of = Plateau : { $name }
cove-difference = Écart
cove-even = égalité
cove-public = Tout est public, sauf la face des cartes Corruption.
cove-figure =
    { $figure ->
        [gold] Or
        [hour] Heure
        [shelf] Étal à ces Quais
        [corruption] Cartes Corruption
        [cells] Cases remplies
        [predictions] Prédictions actives
        [boxes] Cases d’Horoscope
        [slots] Places de Clan libres
        [staff] Équipe
       *[bubbles] Cases noircies
    }
cove-peddler = Le Colporteur
cove-peddler-level =
    { $level ->
        [easy] facile, { $hours } Heures par tour, Heure { $hour }
        [hard] difficile, { $hours } Heures par tour, Heure { $hour }
       *[normal] normal, { $hours } Heures par tour, Heure { $hour }
    }
cove-peddler-at = { $pier } ×{ $count }
cove-peddler-sum = Il en tirerait
cove-peddler-next = Son prochain tour
cove-peddler-good = Une Marchandise au hasard, parmi huit
cove-peddler-hour =
    { $draws ->
        [0] Passe à l’Heure { $hour } ; personne n’est pioché
        [one] Passe à l’Heure { $hour } ; { $draws } pioche dans le sac
       *[other] Passe à l’Heure { $hour } ; { $draws } pioches dans le sac
    }
cove-peddler-seats = Les place sur les Bateaux les plus pleins : { $boats }
cove-peddler-docks = { $boat } accoste en { $dock }
cove-peddler-market = Tous les Pontons sont pris : Marché à l’Heure { $hour }
cove-race = Si le jour finissait maintenant
cove-race-you = Vous
cove-race-how = L’Or, l’Étal aux meilleurs Quais, puis icônes, icônes de Marché et Corruption ({ $rest }). L’égalité est une défaite.

# La fin d’un jour.
cove-over = Fin du jour { $day } : ce que son marché a rapporté
cove-over-gold = +{ $gold } Or
cove-over-nothing = rien vendu
cove-over-close = Continuer

# Le Marché.
cove-on-pier = Sur ce Quai
cove-sale-nobody = personne n’achète cette couleur ici
cove-sale-rogues = aux Malfrats, contre une carte Corruption
cove-sale-better = { $pier } : { $gold }
cove-sale-here = paie le plus ici
cove-sale-kept = gardé
cove-sale-none = Vous n’avez rien de ce qui s’achète ici.
cove-stall-here = vous êtes ici
cove-stall-sold =
    { $gold ->
        [0] rien vendu
       *[other] vendu pour { $gold }
    }
cove-stall-all = vendu ici aujourd’hui
cove-sell-nothing = Ne rien vendre
cove-sell-all = Choisir les { $count }
cove-sell = Vendre { $count } pour { $gold }
cove-plan-sale =
    { $goods ->
        [one] { $goods } Marchandise pour { $gold } Or.
       *[other] { $goods } Marchandises pour { $gold } Or.
    }
cove-plan-sale-cards =
    { $cards ->
        [one] { $goods ->
            [one] { $goods } Marchandise pour { $gold } Or, puis une carte Corruption.
           *[other] { $goods } Marchandises pour { $gold } Or, puis une seule carte Corruption.
        }
       *[other] { $goods } × Marchandise pour { $gold } Or, puis { $cards } cartes Corruption.
    }
cove-ledger = Votre Or
cove-ledger-how = prix × Clients de cette couleur sur le quai
cove-ledger-before = avant
cove-ledger-icons = icônes de Marché
cove-ledger-after = ce soir
cove-ledger-cards = Corruption

# L’aide de jeu.
cove-aid = Aide de jeu
cove-aid-title = L’Oracle sur une feuille
cove-aid-print = Imprimer
cove-aid-skull = Le Crâne apporte aussi une carte Corruption.
cove-aid-action =
    { $space ->
        [starCharting] autant de traits au plus que montre le dé ; de deux dés, le plus haut
        [divination] autant d’icônes que montre le dé, en une prédiction d’une couleur ; de deux dés, un au choix
        [horoscopes] choisir une moitié : inscrire chacun de ses dés dans la case suivante d’une ligne
        [recruit] prendre un Habitant, utiliser sa capacité une fois, le placer dans l’Équipe
       *[activateStaff] utiliser une fois chaque poste pourvu, dans l’ordre voulu
    }
cove-aid-twice = Jamais deux fois de suite la même action. Si rien n’est permis, une Heure passe.
cove-aid-turn = Votre tour
cove-aid-step =
    { $step ->
        [1] lancer les cinq Runes
        [2] dépenser des cases : +1/−1 sur un dé (4 et 1 se suivent), ou changer une Rune de moitié
        [3] déplacer la figurine et faire l’action
        [4] avancer d’autant d’Heures
        [5] arrivées : piocher, vérifier les prédictions, placer, accoster
       *[6] compléter la Grand-Place
    }
cove-aid-runes = Les cinq Runes dans la même moitié apportent une carte Corruption.
cove-aid-areas = Ce que donnent les zones
cove-aid-area =
    { $area ->
        [one] une case : un Charme
        [two] deux cases d’une couleur : un Talisman
        [other] tout le reste : rien ; à partager plus tard
       *[cross] la croix sur le contour : une carte Corruption
    }
cove-aid-prizes = Lots des prédictions
cove-aid-prize =
    { $tier ->
        [3] un Talisman au choix, ou moins
        [2] un Charme au choix, ou moins
       *[1] une icône de Marché ou un X
    }
cove-aid-drawn = Le nombre d’icônes restantes quand votre couleur est piochée, par quiconque. Toute autre pioche en coche une.
cove-aid-boxes = Cases des Horoscopes
cove-aid-lines = En haut on monte (après 4 vient 1), en bas on descend. Tout peut être premier ; un X va partout, et tout peut le suivre.
cove-aid-sale = L’Or est le prix × les Clients de cette couleur sur le Quai. Le Marché noir apporte { $cards ->
        [one] { $cards } carte Corruption
       *[other] { $cards } cartes Corruption
    }.
cove-aid-x = X et icône de Marché
cove-aid-x-does = la case d’Horoscope suivante, ou une place de Clan : { $gold } Or par Aventurier de sa Salle, aussitôt
cove-aid-market-does = une place de Clan : autant, une fois, à la prochaine phase de Marché
cove-aid-market = Phase de Marché
cove-aid-phase =
    { $step ->
        [1] Bateaux en mer : Clients dans leurs Salles, Malfrats au Repaire
        [2] vendre : Petit Quai, Grand Quai, Marché noir
       *[3] les icônes de Marché paient
    }
cove-aid-arrivals = Arrivées par Heure
cove-aid-players = joueurs
cove-aid-docks = Le quatrième Ponton pris, le Marché ouvre une Heure après le jeton le plus avancé.
cove-aid-corruption = Corruption
cove-aid-corruption-comes = Elle vient de toutes les Runes dans une moitié, du Crâne, de la croix, du Marché noir et des ventes aux Malfrats.
cove-aid-corruption-goes = Elle part par le Surveillant, une case d’Horoscope ou un Local.
cove-aid-end = Décompte Final
cove-aid-icon = chaque icône de l’Équipe : { $gold } Or par Aventurier de sa Salle
cove-aid-rogue = chaque icône de Malfrat, Équipe ou Corruption : −{ $gold } par Malfrat du Repaire
cove-aid-ties = Égalité : moins de cartes Corruption, puis plus d’Habitants, puis partage. En solo, c’est une défaite.

# La fin, étape par étape.
cove-ending = Décompte Final, étape par étape
cove-ending-step =
    { $step ->
        [gold] Or
        [faction] Icônes de Clan
        [rogue] Icônes de Malfrat
        [corruption] Corruption
       *[places] Places
    }
cove-ending-says =
    { $step ->
        [gold] Ce qu’ont rapporté trois Marchés, les X et les icônes de Marché.
        [faction] Chaque icône de l’Équipe paie pour chaque Aventurier de sa Salle : icônes × Aventuriers.
        [rogue] Chaque icône de Malfrat de l’Équipe coûte de l’Or pour chaque Malfrat du Repaire : icônes × Malfrats.
        [corruption] Les cartes Corruption sont retournées : cartes × icônes × Malfrats du Repaire.
        [alone] En solo, il faut plus d’Or que le Colporteur ; l’égalité est une défaite.
       *[places] Le plus d’Or gagne ; puis le moins de cartes Corruption, puis le plus d’Habitants.
    }
cove-ending-source =
    { $source ->
        [x] X
        [market] icônes de Marché
       *[before] avant
    }
cove-ending-factors =
    { $step ->
        [faction] icônes × Aventuriers dans la Salle
        [rogue] icônes × Malfrats au Repaire
       *[corruption] cartes × icônes × Malfrats au Repaire
    }
cove-ending-day = Jour { $day } : { $gold }
cove-ending-on-day = ventes du jour { $day }
cove-ending-icons = X et icônes Marché
cove-ending-sum =
    { $told ->
        [all] À la fin
       *[some] Jusqu’ici
    }
cove-ending-his = Ses ventes de trois jours. Il n’a ni icônes ni Corruption.
cove-ending-beaten = Vous avez { $gold } Or de plus que le Colporteur.
cove-ending-beats =
    { $gold ->
        [0] Le Colporteur a autant d’Or que vous.
       *[other] Le Colporteur a { $gold } Or de plus que vous.
    }
cove-ending-more = { $name } a { $gold } Or de plus que { $other }.
cove-ending-cleaner = { $name } et { $other } ont autant d’Or ; le moins de cartes Corruption départage, { $fewer } contre { $more }.
cove-ending-townsfolk = { $name } et { $other } ont autant d’Or et de Corruption ; le plus d’Habitants départage, { $more } contre { $fewer }.
cove-ending-shared = { $names } ont autant d’Or, de cartes Corruption et d’Habitants : ils se partagent la première place.
cove-ending-again = Raconter encore

# Ce qui est sorti de la boîte, dit par qui le voit.
cove-throw = Le bol de { $name }
cove-throw-said = { $count } sur 5
cove-face =
    { $face ->
        [tree] Arbre
       *[skull] Crâne
    }
cove-in-bag =
    { $count ->
        [one] reste 1 dans le sac
       *[other] reste { $count } dans le sac
    }
cove-dealt =
    { $what ->
        [AdventurerDrawn] Tiré du sac
        [TownsfolkRevealed] Pioche des Habitants
        [CorruptionDrawn] Cartes Corruption
        [RogueCardDrawn] Cartes Malfrat
        [TokenStacked] La pile des jetons de temps
       *[GoodFound] Pour l’étal du Colporteur
    }
