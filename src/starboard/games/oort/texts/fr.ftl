oort-title = Oort
oort-about = Pilotez une fusée entre astéroïdes et trous de ver, ramassez des jetons, pillez les autres.

# « .of » : le nom après « jeton », avec l’élision qu’il demande.
oort-type-C = cristal
    .of = de cristal
oort-type-D = deutérium
    .of = de deutérium
oort-type-G = or
    .of = d’or
oort-type-H = hélium
    .of = d’hélium
oort-type-I = glace
    .of = de glace
oort-type-U = uranium
    .of = d’uranium

oort-direction-N = le nord
oort-direction-NE = le nord-est
oort-direction-E = l’est
oort-direction-SE = le sud-est
oort-direction-S = le sud
oort-direction-SW = le sud-ouest
oort-direction-W = l’ouest
oort-direction-NW = le nord-ouest

oort-rotation-0 = pas tournée
oort-rotation-1 = tournée d’un quart de tour
oort-rotation-2 = tournée d’un demi-tour
oort-rotation-3 = tournée de trois quarts de tour

oort-option-setup = le numéro de la mise en place, la même pour tous ceux qui le donnent
oort-option-scattered = mélanger les jetons sur les astéroïdes marqués, quoi qu’il y soit imprimé
oort-option-drought = tours de suite sans qu’un jeton quitte le plateau qui terminent la partie
oort-option-drought-0 = jamais

## Ce qui est demandé

oort-prompt-place-rocket = { $seat }, posez votre fusée sur un trou de ver.
oort-help-place-rocket =
    Chacun commence sur un trou de ver, chacun sur une autre tuile. Vous ramassez aussitôt tous les jetons des huit cases
    qui l’entourent. Cherchez un trou de ver bordé de jetons.
oort-prompt-move-rocket = { $seat }, volez dans une direction ou prenez l’hyperpropulsion.
oort-help-move-rocket =
    Un vol va tout droit jusqu’à ce que le bord, un astéroïde ou une autre fusée l’arrête. Là, vous ramassez tous les
    jetons des huit cases autour de vous, et vous pouvez piller une fusée que vous venez de rejoindre. Si le vol traverse
    un trou de ver, vous pouvez sauter : vous sortez de n’importe quel autre trou de ver libre et continuez dans la même
    direction. L’hyperpropulsion mène à n’importe quelle case libre, mais sans rien ramasser ni piller. Il faut bouger :
    on ne peut pas passer.
oort-prompt-jump = { $seat }, votre vol vers { $direction } entre dans un trou de ver. Continuer tout droit, ou sortir ailleurs ?
oort-help-jump =
    On peut sauter une fois par tour. La sortie est n’importe quel autre trou de ver sans fusée. De là, vous continuez
    dans la même direction jusqu’à ce que quelque chose vous arrête ; si la première case est bloquée, vous restez sur la
    sortie.
oort-prompt-raid-rocket = { $seat }, vous avez rejoint { $victim }. Prendre un jeton ?
oort-help-raid-rocket =
    Après un vol, vous pouvez prendre un jeton de votre choix à chaque fusée voisine. Une fusée qui était déjà à côté de
    vous au début du tour ne risque rien de votre part pendant ce tour.

## Ce que fait un joueur, et ce qu’apporte le hasard

oort-act-place = commencer en { $square }
oort-act-fly = voler vers { $direction }
oort-act-coast = continuer tout droit, sans sauter
oort-act-exit = sauter, et sortir en { $square }
oort-act-spare = laisser { $victim } tranquille
oort-act-raid = prendre un jeton à { $victim } : { $type }
oort-act-hyperdrive = hyperpropulsion vers { $square }
oort-act-tile = tuile { $tile }
oort-act-turn = { $rotation }
oort-act-token = un jeton : { $type }

## Ce qui s’est passé

oort-played-place = { $seat } commence en { $square }.
oort-played-hyperdrive = { $seat } file en { $square } par l’hyperpropulsion.
oort-played-raid = { $seat } pille { $victim } et obtient un jeton : { $type }.
    .loses = victim
oort-played-spare = { $seat } laisse { $victim } tranquille.
oort-event-flew = { $seat } vole vers { $direction }, de { $start } à { $end }.
oort-event-jumped = { $seat } vole vers { $direction } depuis { $start }, entre dans un trou de ver, sort en { $exit } et s’arrête en { $end }.
oort-event-took =
    { $types_count ->
        [one] { $seat } ramasse un jeton : { $types }.
       *[other] { $seat } ramasse { $types_count } jetons : { $types }.
    }
oort-event-ended =
    { $ending ->
        [swept] Le dernier jeton est parti : la partie est finie.
       *[drought] Aucun jeton n’a quitté le plateau depuis { $turns } tours : la partie est finie.
    }

oort-ending-swept = Le plateau est entièrement vidé.
oort-ending-drought = Disette : aucun jeton n’a quitté le plateau depuis trop longtemps.

oort-line-tokens =
    { $count ->
        [one] { $count } jeton { $type_of }
       *[other] { $count } jetons { $type_of }
    }
oort-line-sets =
    { $count ->
        [one] 1 série des six types
       *[other] { $count } séries des six types
    }

## Ce qui est refusé

oort-refuse-no-wormhole = { $square } n’est pas un trou de ver. Les fusées commencent sur un trou de ver.
oort-refuse-tile-taken = Une fusée est déjà en { $square }. Commencez sur une autre tuile.
oort-refuse-edge = Vous êtes au bord du plateau : il n’y a rien vers { $direction }.
oort-refuse-asteroid = L’astéroïde en { $square } est juste devant vous. Un vol demande au moins une case libre.
oort-refuse-rocket = La fusée en { $square } est juste devant vous. Un vol demande au moins une case libre.
oort-refuse-drive-asteroid = Il y a un astéroïde en { $square }. L’hyperpropulsion demande une case libre.
oort-refuse-drive-own = Vous êtes déjà en { $square }. Un coup doit vous déplacer.
oort-refuse-drive-rocket = Il y a une fusée en { $square }. L’hyperpropulsion demande une case libre.
oort-refuse-no-wormhole-entered = Ce vol n’entre dans aucun trou de ver : il ne peut pas sauter.
oort-refuse-exit-no-wormhole = { $square } n’est pas un trou de ver : on ne peut pas y sortir.
oort-refuse-exit-taken = Une fusée occupe { $square } : on ne peut pas y sortir.
oort-refuse-exit-is-entry = { $square } est le trou de ver où vous entrez. Sortez par un autre.
oort-refuse-raid-nobody = Vous ne pouvez pas piller la fusée de { $victim }.
oort-refuse-raid-not-adjacent = Ce vol ne finit pas à côté de { $victim }.
oort-refuse-raid-was-adjacent = { $victim } était à côté de vous au début du tour et ne risque donc rien pendant ce tour.
oort-refuse-raid-empty = { $victim } n’a aucun jeton.
oort-refuse-raid-other = La question porte maintenant sur { $victim }.
oort-refuse-raid-no-such = { $victim } n’a pas de jeton { $type_of }.
oort-refuse-raid-order = Écrivez les pillages dans l’ordre des places, chaque place une fois.
oort-refuse-turn-begun = Ce texte décrit un tour entier, mais le tour a déjà commencé.

oort-refuse-mid-turn = On ne peut noter une position qu’entre deux tours.
oort-refuse-position-grammar = Ce n’est pas une position d’Oort.
oort-refuse-position-steps = Une partie ne peut pas en être là : ce qui reste à décider ne va pas avec les pièces.
oort-refuse-position-own-tiles = Une position écrite parle des tuiles standard ; cette partie a ses propres tuiles.
oort-refuse-position-tiles = Dans une position, chacune des tuiles A à O est posée une fois, tournée 0 à 3 fois.
oort-refuse-position-seats = Une position compte 2 à 4 fusées et autant de réserves.
oort-refuse-position-tokens = Sur le plateau et dans les réserves, il doit y avoir en tout cinq jetons de ce type : { $type }.
oort-refuse-position-turn = La place qui doit jouer ne va pas avec le numéro du tour.
oort-refuse-position-move = Les tours se comptent à partir de 1.
oort-refuse-position-late = Le numéro du tour ne laisse pas de place pour la fin de la partie.
oort-refuse-position-idle = Il ne peut pas y avoir eu autant de tours sans jeton.
oort-refuse-position-drought = La disette vient après 24, 36, 48, 60, 120 ou 240 tours, ou jamais.
oort-refuse-position-option = Une position a déjà son plateau ; l’option { $option } ne va pas avec elle.
oort-refuse-position-placed = Que la fusée de { $seat } soit posée ou non ne va pas avec le numéro du tour.
oort-refuse-position-unplaced-bag = { $seat } n’a pas encore de fusée sur le plateau et ne peut pas avoir de jetons.
oort-refuse-position-space = La fusée de { $seat } a besoin d’une case libre à elle.
oort-refuse-position-wormhole = Pendant la mise en place, la fusée de { $seat } doit être sur un trou de ver.
oort-refuse-record-lines = Une partie notée a trois lignes : position, coups, fin.
oort-refuse-record-drought = Une partie notée suppose une disette après { $turns } tours, et cette partie en a une autre. Enregistrez-la plutôt dans un fichier.
oort-refuse-record-end = La dernière ligne de la partie n’est pas ce à quoi mènent ses coups.
oort-refuse-tiles-no-text = { $path } doit être un texte de { $most } lettres au plus.
oort-refuse-tiles-wrong-rows = { $path } doit avoir { $needed } rangées et non { $found }.
oort-refuse-tiles-wrong-row = { $path } ne peut être { $value } : une rangée a { $needed } signes, chacun parmi { $signs }
oort-refuse-tiles-no-wormhole = { $path } doit avoir un seul trou de ver, O, au milieu de sa rangée du milieu.
oort-refuse-tiles-two-types = { $path } doit avoir deux astéroïdes marqués, de deux types différents ; il y en a { $found }.
oort-refuse-tiles-wrong-type = { $path } : le type { $type } doit être imprimé { $needed } fois en tout et non { $found } fois.
oort-refuse-tiles-wrong-points = { $path } doit avoir { $needed } nombres, les points pour 1 à { $needed } jetons d’un type, et non { $found }.

## Le terminal

oort-notation = Coups : « E » vole vers l’est, « E-h13 » vole vers l’est, saute et sort en h13, « N+2C » vole vers le nord et pille un cristal au joueur 2, « Hm8 » est l’hyperpropulsion vers m8, « Pc3 » commence en c3. Directions : N NE E SE S SW W NW (W : ouest) ; « SO », « O » et « NO » se comprennent aussi.
oort-besides = Hyperpropulsion, qui ne prend rien : H et une case (Hm8).
oort-legend-board = . libre  o trou de ver  # astéroïde  x astéroïde vidé  lettre : jeton  chiffre : fusée
oort-legend-points = 2 pareils 1 point, 3 : 3, 4 : 6, 5 : 10 ; série de six +5
oort-holdings = possède
oort-points = points
oort-counts = Tour { $turn }, { $left ->
        [one] { $left } jeton
       *[other] { $left } jetons
    } sur 30, { $idle }{ $most ->
        [0] {""}
       *[other] /{ $most }
    } tours à vide
oort-way-end = en { $square }
oort-way-takes = ramasse : { $types }
oort-way-raids = peut piller { $victim } ({ $type } : vous +{ $gain }, l’autre −{ $loss })
oort-compass = N NE E SE S SO O NO
oort-path = Trajet : { $spaces } ; arrêté par { $end }.
oort-stop-edge = le bord
oort-stop-asteroid = l’astéroïde en { $square }
oort-stop-rocket = la fusée en { $square }
oort-way-points = { $count ->
        [one] +{ $count } point
       *[other] +{ $count } points
    }
oort-way-raided = pille { $victim } ({ $type } ; l’autre −{ $loss })
oort-way-robbed = { $victim } −{ $loss }
oort-way-last = prend le dernier jeton{ $leads ->
        [yes] , en tête ou à égalité
       *[no] {" "}et perd
    }
oort-reason-tokens =
    { $count ->
        [one] Vous y gagnez { $count } jeton
       *[other] Vous y gagnez { $count } jetons
    } et passez de { $before } à { $now ->
        [one] { $now } point
       *[other] { $now } points
    }.
oort-reason-later =
    { $count ->
        [one] Vous y gagnez { $count } jeton, qui rapportera avec d’autres pareils.
       *[other] Vous y gagnez { $count } jetons, qui rapporteront avec d’autres pareils.
    }
oort-reason-robs = { $victim } perd { $loss ->
        [one] { $loss } point
       *[other] { $loss } points
    }.
oort-reason-nothing = Pour mieux se placer, sans rien prendre : de là, { $count ->
        [one] { $count } jeton est
       *[other] { $count } jetons sont
    } à portée d’un vol simple.
oort-reason-safe = Vous mettre à l’abri : rien à ramasser, mais là où le vol finit, aucun pillage du joueur suivant ne vous coûte de point.
oort-reason-waits =
    { $count ->
        [0] Attendre : rien à ramasser, et le joueur suivant n’a rien à gagner tout de suite.
        [one] Attendre : rien à ramasser, et le joueur suivant ne peut gagner qu’{ $count } point tout de suite.
       *[other] Attendre : rien à ramasser, et le joueur suivant gagne { $count } points au plus tout de suite.
    }
oort-reason-raided = { $move } rapporterait { $count ->
        [one] { $count } point
       *[other] { $count } points
    }, mais ensuite un pillage { DE($rival) } pourrait vous en coûter { $loss } et lui en rapporter { $gain }.
oort-reason-feeds = { $move } rapporterait { $count ->
        [one] { $count } point
       *[other] { $count } points
    }, mais ensuite { $rival } pourrait en gagner { $gain } d’un coup.
oort-reason-further = { $move } rapporterait { $count ->
        [one] { $count } point
       *[other] { $count } points
    } tout de suite, mais moins au fil des tours suivants.

## Ce que le hasard a donné, demandé là où l’on pose le plateau à la main

oort-prompt-lay-tile = Quelle tuile est posée ensuite ?
oort-prompt-turn-tile = De combien de quarts est-elle tournée ?
oort-prompt-scatter-token = Quel jeton repose sur l’astéroïde marqué suivant ?

## Ce qu’une étude demande des places

oort-field-tile = tuile
