cove-title = Merchants Cove : l’Oracle
cove-about = Fabriquez Charmes et Talismans avec des Runes, des étoiles et des prédictions, et vendez-les là où débarquent les bons Clients.
cove-notation = Les coups sont des mots : « chart », « line H0,0 », « divine d1 red », « twist x », « horoscopes left », « recruit LOC-R1 », « staff », « seat red L1 », « dock D1 », « sell charm red ». « +1 d1 » et « move bone » utilisent d’abord un bonus.

## Noms

cove-colour-red = rouge
cove-colour-green = vert
cove-colour-blue = bleu
cove-colour-yellow = jaune
cove-adventurer-red = Guerrier rouge
cove-adventurer-green = Barde vert
cove-adventurer-blue = Magicien bleu
cove-adventurer-yellow = Noble jaune
cove-adventurer-rogue = Malfrat
cove-size-charm = Charme
cove-size-tome = Talisman
cove-pier-small = Petit Quai
    .at = au petit Quai
cove-pier-large = Grand Quai
    .at = au grand Quai
cove-pier-black = Marché noir
    .at = au Marché noir
cove-staff-exorcist = Exorciste
    .of = d’Exorciste
    .the = l’Exorciste
    .does = { cove-job-exorcist }
cove-staff-astrologist = Astrologue
    .of = d’Astrologue
    .the = l’Astrologue
    .does = { cove-job-astrologist }
cove-staff-palmReader = Chiromancien
    .of = de Chiromancien
    .the = le Chiromancien
    .does = { cove-job-palm-reader }
cove-staff-security = Surveillant
    .of = de Surveillant
    .the = le Surveillant
    .does = { cove-job-security }
cove-space-twistingFates = Influencer le Destin
cove-space-starCharting = Lire dans les Étoiles
cove-space-divination = Prédiction
cove-space-horoscopes = Horoscopes
cove-space-recruit = Recruter
cove-space-activateStaff = Utiliser son Équipe
cove-rogueCard-criminals = Criminels
cove-rogueCard-cultists = Cultistes
cove-rogueCard-robbers = Voleurs
cove-rune-bone = Os
    .the = l’Os
cove-rune-voodoo = pion Vaudou
    .the = le pion Vaudou
cove-rune-coin = Pièce
    .the = la Pièce
cove-rune-d1 = premier dé
    .the = le premier dé
cove-rune-d2 = second dé
    .the = le second dé
cove-token-bone = Os
cove-token-voodoo = pion Vaudou
cove-die-d1 = premier dé
cove-die-d2 = second dé
cove-half-left = moitié gauche
cove-half-right = moitié droite
cove-face-tree = Arbre
cove-face-skull = Crâne
cove-sign-- = −
cove-fate-plusminus = +1/−1
cove-fate-move = Déplacer 1
cove-fate-x = X
cove-bubble-plusminus = +1/−1
cove-bubble-move = Déplacer 1
cove-line-top = ligne du haut
cove-line-bottom = ligne du bas
cove-place-top = ligne du haut
    .the = la ligne du haut
cove-place-bottom = ligne du bas
    .the = la ligne du bas
cove-place-red = Clan rouge
    .the = le Clan rouge
cove-place-green = Clan vert
    .the = le Clan vert
cove-place-blue = Clan bleu
    .the = le Clan bleu
cove-place-yellow = Clan jaune
    .the = le Clan jaune
cove-prize-market = icône de Marché
    .the = l’icône de Marché
cove-prize-x = X
    .the = le X
cove-mark-empty = vide
cove-mark-x = X
cove-mark-market = icône de Marché
cove-mark-paid = icône de Marché, payée
cove-level-easy = facile
cove-level-normal = normal
cove-level-hard = difficile
cove-ended-active = active
cove-ended-succeeded = réalisée
cove-ended-failed = manquée
cove-townsfolk-LOC-R1 = Local rouge 1
cove-townsfolk-LOC-R2 = Local rouge 2
cove-townsfolk-LOC-R3 = Local rouge 3
cove-townsfolk-LOC-G1 = Local vert 1
cove-townsfolk-LOC-G2 = Local vert 2
cove-townsfolk-LOC-G3 = Local vert 3
cove-townsfolk-LOC-B1 = Local bleu 1
cove-townsfolk-LOC-B2 = Local bleu 2
cove-townsfolk-LOC-B3 = Local bleu 3
cove-townsfolk-LOC-Y1 = Local jaune 1
cove-townsfolk-LOC-Y2 = Local jaune 2
cove-townsfolk-LOC-Y3 = Local jaune 3
cove-townsfolk-MER-R1 = Mercenaire rouge 1
cove-townsfolk-MER-R2 = Mercenaire rouge 2
cove-townsfolk-MER-R3 = Mercenaire rouge 3
cove-townsfolk-MER-G1 = Mercenaire vert 1
cove-townsfolk-MER-G2 = Mercenaire vert 2
cove-townsfolk-MER-G3 = Mercenaire vert 3
cove-townsfolk-MER-B1 = Mercenaire bleu 1
cove-townsfolk-MER-B2 = Mercenaire bleu 2
cove-townsfolk-MER-B3 = Mercenaire bleu 3
cove-townsfolk-MER-Y1 = Mercenaire jaune 1
cove-townsfolk-MER-Y2 = Mercenaire jaune 2
cove-townsfolk-MER-Y3 = Mercenaire jaune 3
cove-townsfolk-SAI-R1 = Marin rouge 1
cove-townsfolk-SAI-R2 = Marin rouge 2
cove-townsfolk-SAI-R3 = Marin rouge 3
cove-townsfolk-SAI-G1 = Marin vert 1
cove-townsfolk-SAI-G2 = Marin vert 2
cove-townsfolk-SAI-G3 = Marin vert 3
cove-townsfolk-SAI-B1 = Marin bleu 1
cove-townsfolk-SAI-B2 = Marin bleu 2
cove-townsfolk-SAI-B3 = Marin bleu 3
cove-townsfolk-SAI-Y1 = Marin jaune 1
cove-townsfolk-SAI-Y2 = Marin jaune 2
cove-townsfolk-SAI-Y3 = Marin jaune 3

cove-option-rogues = la carte Malfrat : tirée au sort, ou choisie par son nom
cove-option-rogues-random = tirée au sort
cove-option-rogues-criminals = Criminels
cove-option-rogues-cultists = Cultistes
cove-option-rogues-robbers = Voleurs
cove-option-divinationDice = avec deux dés près du pion Vaudou, la Prédiction utilise l’un des deux ou les deux
cove-option-divinationDice-either = l’un des deux
cove-option-divinationDice-both = les deux
cove-option-level = la force du Colporteur, en solo
cove-option-level-easy = facile
cove-option-level-normal = normale
cove-option-level-hard = difficile

## Ce qui est demandé

cove-prompt-choose-action = { $seat }, choisissez une action, après des bonus si vous voulez.
cove-help-choose-action =
    Votre figurine doit aller sur une autre action. Influencer le Destin demande la Pièce avec la Rune de l’option (l’Os
    pour +1/−1, le pion Vaudou pour Déplacer 1, un dé pour un X) ; Lire dans
    les Étoiles, un dé avec l’Os ; la Prédiction, un dé avec le pion Vaudou ; les Horoscopes, un dé qui continue une ligne.
    Recruter prend une carte de la Grand-Place, et Utiliser son Équipe active toutes vos cartes d’Équipe. Une case +1/−1
    noircie change un dé de un, une case Déplacer 1 met une Rune dans l’autre moitié.
cove-prompt-draw-lines = { $seat }, tracez un trait sur la Carte du Ciel (il en reste { $left }).
cove-help-draw-lines =
    Une case fermée donne un Charme de sa couleur, deux cases fermées d’une même couleur donnent un Talisman. Toute autre zone
    fermée ne donne aucune Marchandise tant qu’un trait ne la partage pas. Les traits de la croix ferment aussi, mais chaque
    zone nouvellement fermée dont le contour a un trait de la croix apporte une carte Corruption, remplie ou non.
cove-prompt-write-one-die = { $seat }, inscrivez un dé dans une ligne d’Horoscope.
cove-help-write-one-die =
    La ligne du haut monte, après 4 vient 1 ; celle du bas descend, après 1 vient 4. N’importe quoi peut être premier ou suivre
    un X. La case donne aussitôt son bonus.
cove-prompt-divine-again = { $seat }, choisissez la couleur de la prédiction avec le { $die }.
cove-help-divine-again = À cette table, chacun des deux dés près du pion Vaudou fait une prédiction.
cove-prompt-use-ability = { $seat }, utiliser la capacité de { $card } ?
cove-help-use-ability = La capacité d’un Habitant recruté sert une fois, avant de l’affecter à votre Équipe. Vous pouvez y renoncer.
cove-prompt-choose-swap = { $seat }, avec qui échanger ?
cove-help-choose-swap = Deux passagers de deux Bateaux en mer échangent leurs places.
cove-prompt-assign-card = { $seat }, choisissez une place d’Équipe pour { $card }.
cove-help-assign-card = Chaque place a une capacité qu’active Utiliser son Équipe. Une carte déjà là est défaussée et ne compte plus.
cove-prompt-use-staff-ability = { $seat }, utilisez votre Équipe, l’un après l’autre.
cove-help-use-staff-ability =
    Exorciste : un X. Astrologue : jusqu’à deux traits sur la Carte du Ciel. Chiromancien : deux cases de l’une ou l’autre sorte.
    Surveillant : défausser une carte Corruption. Chacun sert une fois au plus.
cove-prompt-choose-bubble = { $seat }, noircissez une case (il en reste { $left }).
cove-help-choose-bubble = Une case +1/−1 change un dé de un, une case Déplacer 1 met une Rune dans l’autre moitié du Bol. Chacune sert une fois.
cove-prompt-write-x = { $seat }, où va le X ?
cove-help-write-x = Dans une ligne d’Horoscope, un X vaut n’importe quel chiffre et donne le bonus de la case. Dans un Clan, il rapporte aussitôt 2 Or par Aventurier dans sa Salle.
cove-prompt-draw-market-icon = { $seat }, où va l’icône de Marché ?
cove-help-draw-market-icon = Elle rapporte 2 Or par Aventurier dans la Salle de ce Clan, une fois, à la prochaine phase de Marché. La place reste prise.
cove-prompt-choose-good = { $seat }, quelle couleur de { $size } prenez-vous ?
cove-help-choose-good = La case offre ces couleurs. Ce qui manque à votre réserve ne peut être pris.
cove-prompt-choose-discard = { $seat }, quelle carte Corruption défaussez-vous ?
cove-help-choose-discard = Chaque icône de Malfrat sur vos cartes Corruption coûte de l’Or à la fin, pour chaque Malfrat dans le Repaire.
cove-prompt-choose-first = { $seat }, deux Aventuriers sont tirés ensemble. Lequel compte d’abord pour vos prédictions ?
cove-help-choose-first = Le premier est comparé à toutes vos prédictions, puis le second. Les autres Oracles choisissent pour elles-mêmes.
cove-prompt-order-prizes = { $seat }, plusieurs prédictions se réalisent. Quel bonus prenez-vous d’abord ?
cove-help-order-prizes = Le nombre est celui des icônes entourées : 3 veut dire trois ou plus.
cove-prompt-choose-prize = { $seat }, votre prédiction se réalise. Choisissez son bonus.
cove-help-choose-prize = Trois icônes ou plus : un Talisman de n’importe quelle couleur. Deux : un Charme. Une : une icône de Marché ou un X. Vous pouvez prendre moins.
cove-prompt-choose-seat = { $seat }, faites monter un Aventurier sur un Bateau.
cove-help-choose-seat = Un Bateau de quatre passagers accoste aussitôt si son côté a un Ponton libre. Seuls ceux qui sont sur un Quai y achètent.
cove-prompt-choose-shift = { $seat }, Voleurs : déplacer un autre passager de { $boat } ?
cove-help-choose-shift = Quand vous faites monter un Malfrat, un autre passager de ce Bateau peut aller sur un autre Bateau en mer.
cove-prompt-choose-dock = { $seat }, où accoste { $boat } ?
cove-help-choose-dock = Les Bateaux de gauche accostent en D1 (petit Quai) ou D2 (Marché noir), ceux de droite en D3 (Marché noir) ou D4 (grand Quai).
cove-prompt-sell-goods = { $seat }, vendez { $pier_at }.
cove-help-sell-goods = Chaque Marchandise rapporte son prix fois le nombre de Clients de sa couleur ici. Le petit Quai prend les Charmes, le grand Quai les Talismans, le Marché noir les deux, contre une carte Corruption.

## Ce que fait un joueur, et ce qu’apporte le hasard

cove-act-nudge-die = changer le { $die } de { $sign }1
cove-act-move-rune = mettre { $rune_the } dans l’autre moitié
cove-act-twist-fates =
    { $fate ->
        [X] Influencer le Destin : gagner un X
       *[other] Influencer le Destin : noircir deux cases { $fate }
    }
cove-act-chart-stars = Lire dans les Étoiles
cove-act-divine = Prédiction avec le { $die }, en { $colour }
cove-act-read-horoscopes = Horoscopes avec la { $half }
cove-act-recruit = recruter { $card }
cove-act-activate-staff = Utiliser son Équipe
cove-act-idle = laisser passer une Heure
cove-act-draw-line = tracer le trait { $edge }
cove-act-write-die = inscrire le { $die } dans la { $line }
cove-act-use-staff = utiliser { $staff_the }
cove-act-fill-bubble = noircir une case { $bubble }
cove-act-assign-staff = au poste { $staff_of }
cove-act-accept = utiliser la capacité
cove-act-return-to-bag = remettre un { $adventurer } de { $boat } dans le sac
cove-act-swap-first = échanger un { $adventurer } de { $boat }
cove-act-swap-with = avec un { $adventurer } de { $boat }
cove-act-place-x = X dans { $place_the }
cove-act-place-market-icon = icône de Marché pour le Clan { $colour }
cove-act-gain-good = prendre un { $size } { $colour }
cove-act-take-prize = prendre { $prize_the }
cove-act-claim-tier = prendre d’abord le bonus pour { $tier }
cove-act-resolve-first = le { $adventurer } d’abord
cove-act-discard-corruption = défausser une carte à { $card ->
        [one] { $card } icône
       *[other] { $card } icônes
    } de Malfrat
cove-act-seat-adventurer = faire monter le { $adventurer } sur { $boat }
cove-act-shift-passenger = déplacer un { $adventurer } vers { $boat }
cove-act-dock-at = accoster en { $dock }
cove-act-sell-good = vendre un { $size } { $colour }
cove-act-sell-to-rogues = vendre un { $size } { $colour } aux Malfrats
cove-act-done = c’est tout
cove-act-decline = y renoncer
cove-act-rogue-card-drawn = les { $card }
cove-act-token-stacked = le jeton { DE($seat) }
cove-act-townsfolk-revealed = { $card }
cove-act-token-falls = { $rune } : { $half }
cove-act-coin-falls = Pièce : { $half }, { $face }
cove-act-die-falls = { $die } : { $half }, { $number }
cove-act-adventurer-drawn = { $adventurer }
cove-act-corruption-drawn = une carte Corruption à { $card ->
        [one] { $card } icône
       *[other] { $card } icônes
    } de Malfrat pour { $seat }
cove-act-good-found = un { $size } { $colour }

## Ce qui s’est passé

cove-played-nudge-die = { $seat } change le { $die } de { $sign }1.
cove-played-move-rune = { $seat } met { $rune_the } dans l’autre moitié.
cove-played-twist-fates = { $seat } influence le Destin ({ $fate }).
cove-played-chart-stars = { $seat } lit dans les Étoiles.
cove-played-divine = { $seat } fait une prédiction en { $colour } avec le { $die }.
cove-played-read-horoscopes = { $seat } lit les Horoscopes avec la { $half }.
cove-played-recruit = { $seat } recrute { $card }.
cove-played-activate-staff = { $seat } utilise son Équipe.
cove-played-idle = { $seat } laisse passer une Heure.
cove-played-draw-line = { $seat } trace le trait { $edge }.
cove-played-write-die = { $seat } inscrit le { $die } dans la { $line }.
cove-played-use-staff = { $seat } utilise { $staff_the } : { $staff_does }.
cove-played-assign-staff = { $seat } met la carte au poste { $staff_of }.
cove-played-return-to-bag = { $seat } remet un { $adventurer } de { $boat } dans le sac.
cove-played-swap-first = { $seat } échange un { $adventurer } de { $boat }…
cove-played-swap-with = … avec un { $adventurer } de { $boat }.
cove-played-place-x = { $seat } inscrit un X dans { $place_the }.
cove-played-place-market-icon = { $seat } dessine une icône de Marché pour le Clan { $colour }.
cove-played-seat-adventurer = { $seat } fait monter un { $adventurer } sur { $boat }.
cove-played-shift-passenger = { $seat } déplace un { $adventurer } vers { $boat }.
cove-played-sell-good = { $seat } vend un { $size } { $colour }.
cove-played-sell-to-rogues = { $seat } vend un { $size } { $colour } aux Malfrats.
cove-came-rogue-card-drawn = Carte Malfrat : { $card }.
cove-came-townsfolk-revealed = { $card } arrive sur la Grand-Place.
cove-came-adventurer-drawn = Un { $adventurer } est tiré.
cove-came-corruption-drawn = { $card_seen ->
        [yes] La carte { DE($seat) } porte { $card ->
            [one] { $card } icône
           *[other] { $card } icônes
          } de Malfrat.
       *[no] {""}
    }
cove-came-good-found = Le Colporteur trouve un { $size } { $colour }.
cove-event-round-began = La manche { $round } commence.
    .rounds = round
cove-event-turn-began = { $seat } agit à l’Heure { $hour }.
    .begins = yes
cove-event-token-moved = Le jeton { DE($seat) } avance à l’Heure { $hour }.
cove-event-peddler-moved = Le jeton du Colporteur avance à l’Heure { $hour }.
cove-event-good-gained = { $seat } gagne un { $size } { $colour }.
cove-event-bonus-lost =
    { $bonus ->
        [discard] { $seat } n’a pas de carte Corruption à défausser.
        [x] { $seat } n’a pas de place pour le X.
        [market] { $seat } n’a pas de place pour l’icône de Marché.
        [prediction] { $seat } ne peut prendre aucun bonus pour la prédiction.
       *[other] { $seat } n’a plus cette Marchandise dans sa réserve.
    }
cove-event-area-filled = { $seat } remplit { $area_count ->
        [one] la case
       *[other] les cases
    } { $area } ({ $colour }).
cove-event-prediction-succeeded = La prédiction { DE($seat) } en { $colour } se réalise, avec { $circled ->
        [one] { $circled } icône
       *[other] { $circled } icônes
    }.
cove-event-prediction-failed = La prédiction { DE($seat) } en { $colour } est manquée.
cove-event-seated = Un { $adventurer } monte sur { $boat }.
    .retells = yes
cove-event-docked = { $boat } accoste en { $dock }.
cove-event-market-token-placed = Tous les Pontons sont pris : le Marché ouvre à l’Heure { $hour }.
cove-event-market-opened = Le Marché ouvre. Dans le Repaire : { $lair }.
cove-event-paid = { $seat } gagne { $gold } Or { $source ->
        [small] au petit Quai
        [large] au grand Quai
        [black] au Marché noir
        [x] par Mécénat
       *[market] par une icône de Marché
    }.
cove-event-peddler-sold = Le Colporteur vend { $count } × { $size } { $colour } { $pier_at } pour { $gold } Or.
cove-event-corrupted =
    { $reason ->
        [runes] Les cinq Runes { DE($seat) } sont dans la même moitié : une carte Corruption.
        [skull] La Pièce { DE($seat) } montre le Crâne : une carte Corruption.
        [cross] { $seat } ferme une zone avec un trait de la croix : une carte Corruption.
        [black] { $seat } a vendu au Marché noir : une carte Corruption.
       *[rogues] { $seat } a vendu aux Malfrats : une carte Corruption.
    }
cove-event-corruption-discarded = { $seat } défausse une carte Corruption.

cove-ending-scored = Les trois jours sont passés.
cove-ending-won = Vous avez gagné plus que le Colporteur.
cove-ending-lost = Le Colporteur a gagné au moins autant que vous.

cove-line-gold-before = Or d’avant
cove-line-gold-small = ventes au petit Quai
cove-line-gold-large = ventes au grand Quai
cove-line-gold-black = ventes au Marché noir
cove-line-gold-x = Mécénat par X
cove-line-gold-market = icônes de Marché
cove-line-gold-faction-icon = icône de { $card } ({ $staff }) : { $adventurer }, { $people } dans la Salle
cove-line-gold-rogue-icon = icône de { $card } ({ $staff }) : { $adventurer }, { $people } dans le Repaire
cove-line-gold-corruption =
  cartes Corruption à { $icons ->
    [one] { $icons } icône
   *[other] { $icons } icônes
  } : { $cards }, { $rogues } dans le Repaire
cove-line-gold-peddler = l’Or du Colporteur

## Ce qui est refusé

cove-refuse-figure-stands-there = Votre figurine est sur { $space }. Choisissez une autre action.
cove-refuse-an-action-is-legal = On ne laisse passer une Heure que si aucune action n’est possible.
cove-refuse-no-filled-bubble = Vous n’avez pas de case { $bubble } noircie.
cove-refuse-no-empty-bubble = Vous n’avez pas de case { $bubble } vide.
cove-refuse-coin-without-rune = La Pièce n’est pas avec la Rune de l’option { $fate }.
cove-refuse-no-place-for-x = Il ne reste pas de place pour un X.
cove-refuse-no-empty-slot = Toutes vos places de Clan sont prises.
cove-refuse-faction-closed = Les deux places du Clan { $colour } sont prises.
cove-refuse-line-full = La { $line } est pleine.
cove-refuse-no-die-with-bone = Aucun dé n’est avec l’Os.
cove-refuse-chart-full = Plus aucun trait ne peut être tracé sur votre Carte du Ciel.
cove-refuse-one-line-at-least = Tracez au moins un trait.
cove-refuse-edge-off-chart = { $edge } n’est pas un trait de la Carte du Ciel.
cove-refuse-edge-printed = { $edge } est déjà imprimé.
cove-refuse-edge-drawn = { $edge } est déjà tracé.
cove-refuse-edge-in-filled-area = { $edge } est à l’intérieur d’une zone remplie.
cove-refuse-die-not-with-voodoo = Le dé { $die ->
        [1] I
       *[2] II
    } n’est pas avec le pion Vaudou.
cove-refuse-too-few-icons = Une prédiction de { $number } demande autant d’icônes ; il en reste { $left }.
cove-refuse-die-used = Le dé { $die ->
        [1] I
       *[2] II
    } a fait sa prédiction.
cove-refuse-no-die-in-half = Il n’y a pas de dé dans la { $half }.
cove-refuse-no-die-fits = Aucun dé de la { $half } ne continue une ligne.
cove-refuse-die-not-to-write = Le dé { $die ->
        [1] I
       *[2] II
    } n’est pas à inscrire.
cove-refuse-number-does-not-follow = { $number } ne suit pas dans la { $line }, qui attend { $wanted }.
cove-refuse-card-not-in-square = { $card } n’est pas sur la Grand-Place.
cove-refuse-square-empty = La Grand-Place est vide.
cove-refuse-other-ability = { $card } a une autre capacité.
cove-refuse-no-staff = Vous n’avez pas d’Équipe.
cove-refuse-slot-empty = Il n’y a pas de carte au poste { $staff_of }.
cove-refuse-ability-used = { $staff } a déjà servi.
cove-refuse-ability-does-nothing = { $staff } ne peut rien faire maintenant.
cove-refuse-no-such-corruption = Vous n’avez pas de carte Corruption à { $icons ->
        [one] { $icons } icône
       *[other] { $icons } icônes
    }.
cove-refuse-supply-empty = Votre réserve n’a plus de { $size } { $colour }.
cove-refuse-not-in-the-box = La case n’offre pas de { $size } { $colour }.
cove-refuse-tier-too-low = { $circled ->
        [one] { $circled } icône est entourée
       *[other] { $circled } icônes sont entourées
    } ; ce bonus en demande { $needed }.
cove-refuse-no-such-success = Aucune prédiction ne s’est réalisée avec { $tier } icônes.
cove-refuse-not-drawn = Aucun { $adventurer } n’a été tiré.
cove-refuse-boat-docked = { $boat } est à quai.
cove-refuse-boat-full = { $boat } est plein.
cove-refuse-same-boat = C’est déjà sur { $boat }.
cove-refuse-not-aboard = Il n’y a pas de { $adventurer } à prendre sur { $boat }.
cove-refuse-other-side = { $boat } ne peut accoster en { $dock } : c’est l’autre côté.
cove-refuse-dock-taken = { $dock } est pris.
cove-refuse-not-on-shelf = Vous n’avez pas de { $size } { $colour } sur votre Étal.
cove-refuse-wrong-pier = On ne vend pas de { $size } { $pier_at }.
cove-refuse-no-customer = Personne n’achète de { $colour } { $pier_at }.
cove-refuse-rogues-buy-nothing = Les Malfrats n’achètent qu’avec les Cultistes.

cove-refuse-components-no-text = { $path } doit être un texte de 60 lettres au plus et non { $value }.
cove-refuse-components-other-colours = { $path } doit être red, green, blue, yellow et non { $value }.
cove-refuse-components-no-letter = { $path } : le signe d’une couleur est une seule lettre.
cove-refuse-components-wrong-rows = { $path } doit avoir { $rows } rangées.
cove-refuse-components-wrong-row = { $path } doit être une rangée de { $cols } lettres et non { $value }.
cove-refuse-components-unknown-letter = { $path } contient la lettre { $letter }, qui ne désigne aucune couleur.
cove-refuse-components-no-edge = { $path } ne peut être { $value } : ce n’est pas un trait de cette Carte du Ciel, ou il est nommé deux fois.
cove-refuse-components-wrong-sum = { $path } ne peut être { $value } : les rangées et les icônes par rangée doivent donner autant.
cove-refuse-components-one-size = { $path } doit donner un Charme ou un Talisman et non { $value }.
cove-refuse-components-card-twice = { $path } : la carte { $value } y est déjà.
cove-refuse-components-too-few-townsfolk = { $path } a moins de cartes que les { $slots } places de la Grand-Place.
cove-refuse-components-wrong-rogues = { $path } : le Repaire et le sac doivent se partager les { $rogues } Malfrats.
cove-refuse-components-too-few-adventurers = { $path } : il reste { $left } Aventuriers pour le sac ; il en faut au moins { $least }.

cove-refuse-scenario-other-side = { $path } : { $value } ne peut pas y accoster ; ce Bateau est de l’autre côté.
cove-refuse-scenario-docked-twice = { $path } : { $value } est déjà à un autre Ponton.
cove-refuse-scenario-boat-full = { $path } porte { $aboard } passagers ; un Bateau a { $seats } places.
cove-refuse-scenario-docked-at-arrival = { $path } : { $boat } ne peut pas être à quai quand on pioche les Aventuriers des Bateaux ; tous sont alors en mer.
cove-refuse-scenario-docked-not-full = { $path } : { $boat } porte { $aboard } passagers, et seul un Bateau plein accoste.
cove-refuse-scenario-boat-not-empty = { $path } : { $boat } porte { $aboard } passagers, mais à ce moment les Bateaux en mer sont vides.
cove-refuse-scenario-full-at-sea = { $path } : { $boat } est plein et son côté a un Ponton libre ; il ne peut pas être en mer.
cove-refuse-scenario-market-too-early = { $path } ne peut être { $value } : { $dock } est libre, et le jeton Marché vient quand tous les Pontons sont pris.
cove-refuse-scenario-market-hour = { $path } ne peut être { $value } : le jeton Marché se trouve après l’Heure { $first }, ou vaut 0 tant qu’il n’est pas sur l’Horloge.
cove-refuse-scenario-no-market-token = { $path } : tous les Pontons sont pris ; il faut nommer l’Heure du jeton Marché sous market.
cove-refuse-scenario-not-the-end = { $path } vaut { $value }, mais le décompte vient après la manche 3.
cove-refuse-scenario-last-round = { $path } : la dernière manche n’est suivie d’aucun rangement.
cove-refuse-scenario-no-peddler = { $path } : le Colporteur ne joue que contre une Oracle seule.
cove-refuse-scenario-no-such-card = { $path } : { $card } n’est pas dans la partie, ou se trouve déjà ailleurs.
cove-refuse-scenario-square-full = { $path } a plus de cartes que les { $slots } places de la Grand-Place.
cove-refuse-scenario-after-market = { $path } ne peut être { $value } : aucun jeton ne dépasse l’Heure du marché.
cove-refuse-scenario-turn-over = { $path } : { $seat } a atteint l’Heure du marché et ne joue plus.
cove-refuse-scenario-peddler-over = { $path } : le Colporteur a atteint l’Heure du marché et ne joue plus.
cove-refuse-scenario-no-rune = { $path } ne peut être « { $value } ». Une Rune s’écrit bone, voodoo, coin=tree, coin=skull, ou d1 ou d2 avec son nombre, par exemple d1=2.
cove-refuse-scenario-rune-twice = { $path } : « { $value } » est déjà dans le bol.
cove-refuse-scenario-rune-missing = { $path } : il manque une Rune ({ $rune }).
cove-refuse-scenario-too-many-bubbles = { $path } a plus de cases que les { $most } qui existent.
cove-refuse-scenario-no-line = { $path } ne peut être { $value } : on n’y trace aucun trait, ou il est déjà tracé.
cove-refuse-scenario-filled-twice = { $path } nomme deux fois la case { $cell }.
cove-refuse-scenario-not-enclosed = { $path } : avec ces traits, la case { $cell } ne peut pas être remplie.
cove-refuse-scenario-not-filled = { $path } : les traits ferment la case { $cell } ; elle est donc remplie.
cove-refuse-scenario-no-such-prediction = { $path } : une Prédiction a échoué exactement quand toutes ses icônes sont cochées.
cove-refuse-scenario-too-many-icons = { $path } prend plus d’icônes que les { $most } de la zone de Prédiction.
cove-refuse-scenario-does-not-follow = { $path } : { $value } ne suit pas dans cette ligne ({ $line }).
cove-refuse-scenario-line-too-long = { $path } a plus de nombres que les { $boxes } cases de la ligne.
cove-refuse-scenario-too-many-marks = { $path } a plus de marques que les { $slots } emplacements d’un Clan.

## Le terminal

cove-legend-people = R Guerrier rouge  G Barde vert  B Magicien bleu  Y Noble jaune  o Malfrat  . siège libre ; @D1 : accosté là ; 2h : Heures ; joueurs : m Marchandises, c cartes Corruption, p prédictions
cove-legend-chart = Carte du Ciel : majuscule ouverte, minuscule remplie, _ | tracé, = # croix ; Clans : _ vide, X, M icône de Marché, m payée ; cases : . rien, c Charme et t Talisman de ces couleurs, x X, m icône de Marché, d défausse ; prédictions : o restante, x cochée, (+1 −2) une gagnée, deux manquées ; Corruption : cartes (icônes)
cove-clock = Manche { $round }/3.
cove-clock-market = Marché à l’Heure { $hour }.
cove-clock-open = Marché à l’Heure { $hour } ou à quatre Pontons pris.
cove-rogues = Malfrats : { $card }
cove-halls = Salles, Repaire :
cove-bag = Sac :
cove-landing = À faire monter :
cove-square = Grand-Place :
cove-pier = { $pier } { $docks } :
cove-peddler = Colporteur : { $gold } Or, Heure { $hour }
cove-peddler-sale = L’étal du Colporteur se vendrait { $gold } Or maintenant.
cove-row = { $gold } Or, Heure { $hour } ; { $goods } march., { $cards } corr., { $active } préd.
cove-row-short = { $gold } Or, h{ $hour }, { $goods }m { $cards }c { $active }p
cove-figure = sur
cove-dish = Bol :
cove-bubbles = +1/−1 : { $plus } ({ $plusout ->
        [one] { $plusout } cochée
       *[other] { $plusout } cochées
    }) ; Déplacer 1 : { $move } ({ $moveout ->
        [one] { $moveout } cochée
       *[other] { $moveout } cochées
    })
cove-predictions = Prédictions :
cove-ended = (+{ $won } −{ $missed })
cove-slots = Clans :
cove-shelf = Étal :
cove-charms = Charmes
cove-tomes = Talismans
cove-staff = Équipe :
cove-corruption = Corruption : { $cards } ({ $icons })

cove-good = { $size } { $colour }
cove-ability-discard = défausse une carte Corruption
cove-ability-gain = donne un { $good }
cove-ability-bag = remet un passager dans le sac
cove-ability-draw = tire un Aventurier, que vous faites monter
cove-ability-swap = échange deux passagers
cove-job-exorcist = un X
cove-job-astrologist = jusqu’à deux traits sur la Carte du Ciel
cove-job-palm-reader = deux cases, +1/−1 ou Déplacer 1
cove-job-security = défausser une carte Corruption
cove-box-none = sans bonus
cove-box-charm = un Charme : { $colours }
cove-box-tome = un Talisman : { $colours }
cove-box-x = un X
cove-box-market = une icône de Marché
cove-box-discard = défausser une carte Corruption
cove-dock-pier = { $dock } ({ $pier })
cove-pier-sizes = { $pier } ({ $sizes })

cove-group-divine = prédire ({ $hours } h) avec le { $die }, { $icons ->
        [one] { $icons } icône
       *[other] { $icons } icônes
    } :
cove-group-nudge = +1/−1 :
cove-group-move = Déplacer 1 :
cove-way-hours = { $what } ({ $hours ->
        [one] { $hours } Heure
       *[other] { $hours } Heures
    })
cove-way-rune = avec { $rune }
cove-way-corruption =
    { $count ->
        [one] une carte Corruption
       *[other] { $count } cartes Corruption
    }
cove-way-lines =
    { $count ->
        [one] un trait
       *[other] jusqu’à { $count } traits
    }
cove-way-predicts =
    { $count ->
        [one] { $count } icône
       *[other] { $count } icônes
    }
cove-way-odds = { $colour } { $count }/{ $bag }
cove-way-box = { $number } dans la { $line } ({ $box })
cove-way-number = un { $number }
cove-way-with = avec { $runes }
cove-way-closes = ferme { $cells }, un { $good }
cove-way-short =
    { $count ->
        [one] puis { $count } trait manque pour un { $good }
       *[other] puis { $count } traits manquent pour un { $good }
    }
cove-way-cells = à côté de { $cells }
cove-way-recruit = { $hours } Heures ; { $ability } ; icônes { $icons }
cove-way-hall = { $people } dans la Salle, { $gold } Or tout de suite
cove-way-later = { $people } dans la Salle, { $gold } Or au prochain Marché
cove-way-replaces = { $card } s’en va
cove-way-aboard = avec { $people }
cove-way-full = plein, et accoste en { $docks }
cove-way-waits = plein, mais aucun Ponton n’est libre
cove-way-price =
    { $count ->
        [0] prix { $price }, pas encore de Client sur un Quai
        [one] prix { $price }, { $count } Client sur un Quai
       *[other] prix { $price }, { $count } Clients sur un Quai
    }
cove-way-pays = { $price } × { $count } = { $gold } Or
cove-way-elsewhere = { $pier } : { $gold }

cove-reason-gain = À première vue, ce qui est conseillé rapporte environ { $gold } Or de plus que ne valent ses Heures.
cove-reason-line = Fermer une zone qui rapporte bien pour les traits qui lui manquent.
cove-reason-sale = Changer des Marchandises en Or là où des Clients les attendent.
cove-reason-keep = Garder le reste : il se vendra mieux plus tard, ou coûte plus de Corruption qu’il ne rapporte.
cove-reason-bend = Préparer une action qui vous sert mieux que celles que vous avez.
cove-reason-luck = Réunir bonus et X : ils plient les prochains lancers à vos besoins.
cove-reason-chart = Tracer des traits : ils ferment des zones, et les petites zones fermées donnent des Marchandises.
cove-reason-divine = Prédire une couleur : si elle sort du sac, la prédiction paie ; le plus tôt est le mieux.
cove-reason-horoscope = Remplir vos Horoscopes : chaque nombre rapproche sa ligne du prochain bonus.
cove-reason-recruit = Gagner une carte qui vous aide tout de suite, et plus tard par son poste dans votre Équipe.
cove-reason-staff = Faire travailler votre Équipe : elle vous aide tout de suite, sans coûter d’Heures de plus.
cove-reason-post = Placer la carte là où elle vous sert le plus, en jeu et au décompte final.
cove-reason-x = Mettre le X là où il rapporte le plus : le bonus de sa case, ou l’Or d’une Salle tout de suite.
cove-reason-icon = Choisir un Clan dont la Salle vous paiera bien à la prochaine phase de Marché, pour tous ceux qui y seront.
cove-reason-good = Choisir la Marchandise qui devrait se vendre le mieux, vu les Clients.
cove-reason-prize = Prendre ce qui vaut le plus.
cove-reason-first = Prendre d’abord ce qui sert le mieux vos prédictions.
cove-reason-corruption = Ôter de votre décompte final des icônes de Malfrat, qui y coûtent de l’Or.
cove-reason-boat = Amener des Clients là où vous pouvez vendre, ou des Malfrats là où ils vous nuisent le moins.
cove-reason-dock = Amener ces Clients au quai où ils vous servent le plus.
cove-reason-idle = Laisser passer le temps : rien de ce que vous pourriez faire ne vaut ses Heures.
cove-reason-enough = En rester là : le reste vous nuirait plus qu’il ne vous servirait, ou mérite d’être gardé.

cove-topic-aid = mémo
cove-topic-aid-does = l’aide de jeu : chaque action, ce qu’elle coûte, demande et donne
cove-topic-market = marché
cove-topic-market-does = les prix, ce que rapporte chaque Marchandise sur chaque Quai, et ce que rapporteraient les Étals
cove-topic-card = carte
cove-topic-card-does = « carte LOC-R1 » : un Habitant ; seul, la Grand-Place
cove-topic-jobs = postes
cove-topic-jobs-does = ce que fait chaque place d’Équipe
cove-topic-rogues = malfrats
cove-topic-rogues-does = ce que fait la carte Malfrat de cette partie
cove-no-card = Il n’y a pas de carte « { $card } ». « carte » seul donne la Grand-Place ; « carte cultistes », une carte Malfrat.
cove-rogues-criminals = ils ne font rien d’autre que prendre place dans les bateaux et au Repaire. [MC-4.3]
cove-rogues-cultists = sur chaque Quai, on peut aussi vendre des Marchandises de toute couleur aux Malfrats qui s’y trouvent, contre une carte Corruption par Quai. [MC-12.7]
cove-rogues-robbers = qui fait asseoir un Malfrat peut déplacer un autre passager de ce bateau vers un autre bateau en mer. [MC-11.12]
cove-card = { $hours } Heures ; { $ability } ; icônes { $icons }, valent maintenant { $gold } Or
cove-market-prices = Prix : Charmes { $charms }, Talismans { $tomes }.
cove-market-takes = ({ $sizes }) ; rapporte : { $paid }
cove-market-pays = { $good } { $gold }
cove-market-shelf = l’Étal se vendrait { $gold } Or maintenant
cove-aid-plusminus = Avec { $rune } près de la Pièce : noircir { $count } cases +1/−1.
cove-aid-move = Avec { $rune } : noircir { $count } cases Déplacer 1.
cove-aid-x = Avec un dé : gagner un X.
cove-aid-skull = Un Crâne apporte une carte Corruption.
cove-aid-charting = demande un dé avec l’Os ; autant de traits au plus. Une case fermée donne un Charme, deux d’une même couleur donnent un Talisman. Une zone fermée avec la croix apporte une carte Corruption.
cove-aid-divination = demande un dé avec le pion Vaudou ; prédire une couleur pour autant d’icônes. Chaque Aventurier tiré en coche une, jusqu’à ce que vienne la couleur : s’il en reste 3, un Talisman ; 2, un Charme ; 1, une icône de Marché ou un X.
cove-aid-horoscopes = demande, dans une moitié, un dé qui continue une ligne : celle du haut monte (après 4 vient 1), celle du bas descend. Chaque case a son bonus.
cove-aid-recruit = coûte autant d’Heures que le dit la carte ; sa capacité sert une fois, puis elle prend un poste dans l’Équipe.
cove-aid-staff = chaque poste occupé de l’Équipe sert une fois.
cove-aid-x-goes = Un X va dans un Horoscope, où il vaut n’importe quel chiffre, ou à une place de Clan : { $gold } Or par Aventurier dans la Salle. Une icône de Marché rapporte autant au prochain Marché.
cove-aid-market = Marché : prix × Clients de la couleur. Le petit Quai prend les Charmes, le grand Quai les Talismans, le Marché noir les deux, contre { $cards ->
        [one] une carte Corruption
       *[other] { $cards } cartes Corruption
    }.
cove-aid-end = Fin : chaque icône de l’Équipe rapporte { $gold } Or par Aventurier dans sa Salle ; chaque icône de Malfrat en coûte { $cost } par Malfrat dans le Repaire.

## Les mots d’une page pour les parties de la table

cove-field-gold = Or
cove-field-hour = Heure
cove-field-figure = figurine
cove-field-dish = Bol
cove-field-bubbles = cases de bonus
cove-field-lines = traits tracés
cove-field-filled = cases remplies
cove-field-predictions = prédictions
cove-field-top = Horoscope du haut
cove-field-bottom = Horoscope du bas
cove-field-marks = marques de Clan
cove-field-staff = Équipe
cove-field-shelf = Étal
cove-field-corruption = Corruption
cove-field-earned = Or par source
cove-field-rogue_card = carte Malfrat
cove-field-both_dice = deux dés
cove-field-level = niveau
cove-field-round = manche
cove-field-turn = tour
cove-field-order = ordre de départ
cove-field-stack = jetons de temps
cove-field-market = Heure du Marché
cove-field-bag = sac
cove-field-halls = Salles
cove-field-lair = Repaire
cove-field-boats = Bateaux
cove-field-docks = Pontons
cove-field-landing = à faire monter
cove-field-square = Grand-Place
cove-field-townsfolk = pioche des Habitants
cove-field-dismissed = Habitants défaussés
cove-field-deck = pioche de Corruption
cove-field-discards = Corruption défaussée
cove-field-box = Corruption en jeu
cove-field-peddler = Colporteur
cove-field-icons = icônes
cove-field-crossed = cochées
cove-field-ended = fin

## Ce que le hasard a donné, demandé là où l’on lance et distribue à la main

cove-prompt-draw-rogue-card = Quelle carte Malfrat a été piochée ?
cove-prompt-stack-token = À qui est le jeton suivant de la première pile, à partir du dessus ?
cove-prompt-reveal-townsfolk = Quelle carte de la pioche vient sur la Grand-Place ?
cove-prompt-roll-rune = Comment tombe { $rune_the } de { $seat } ?
cove-prompt-draw-adventurers = Quel Aventurier est sorti du sac ?
cove-prompt-draw-for-boat = Quel Aventurier du sac embarque d’abord ?
cove-prompt-take-top-card = Quelle carte Corruption { $seat } a-t-elle piochée ?
cove-prompt-peddler-turn = Quelle Marchandise rejoint l’étal du Colporteur ?
