# Le plateau d’Oort.
oort-board = Plateau d’Oort, colonnes a à y, rangées 1 à 15
oort-targets = Où vous pouvez aller
oort-squares = Toutes les cases
oort-way =
    { $way ->
        [N] le nord
        [NE] le nord-est
        [E] l’est
        [SE] le sud-est
        [S] le sud
        [SW] le sud-ouest
        [W] l’ouest
       *[NW] le nord-ouest
    }
oort-way-turned =
    { $way ->
        [N] la droite (nord)
        [NE] le bas à droite (nord-est)
        [E] le bas (est)
        [SE] le bas à gauche (sud-est)
        [S] la gauche (sud)
        [SW] le haut à gauche (sud-ouest)
        [W] le haut (ouest)
       *[NW] le haut à droite (nord-ouest)
    }
oort-way-sign = { $sign } ({ $way ->
    [N] nord
    [NE] nord-est
    [E] est
    [SE] sud-est
    [S] sud
    [SW] sud-ouest
    [W] ouest
   *[NW] nord-ouest
  })
oort-type =
    { $type ->
        [C] cristal
        [D] deutérium
        [G] or
        [H] hélium
        [I] glace
       *[U] uranium
    }
oort-token = { $type } en { $square }

# Le coup que l’on compose, dans l’invite.
oort-ask-place = Posez votre fusée sur un trou de ver
oort-ask-move = Volez, ou prenez l’hyperpropulsion
oort-ask-jump = Votre vol entre dans un trou de ver : continuer tout droit, ou sortir ailleurs ?
oort-ask-raid = Vous avez rejoint { $name } : prendre un jeton ?
oort-plan-fly = Voler vers { $way }, s’arrêter en { $end }
oort-plan-jump = Voler vers { $way }, sauter de { $in } à { $out }, s’arrêter en { $end }
oort-plan-jump-stop = Voler vers { $way }, sauter de { $in } à { $out } et y rester
oort-plan-drive = Hyperpropulsion vers { $end }
oort-plan-driving = Hyperpropulsion : choisissez une case libre
oort-plan-place = Commencer en { $end }
oort-help-drive = Elle ne ramasse rien et ne pille personne.
oort-help-takes = Ramasse : { $tokens }.
oort-help-takes-none = Ne ramasse rien.
oort-help-exits = Le vol entre dans un trou de ver : choisissez une sortie pour sauter.
oort-help-robs = Prend à { $name } : { $type }.
oort-help-raids = Vous pouvez aussi piller { $names }.
oort-help-points = Points : { $before } → { $after }.

oort-ways = Directions
oort-act-drive = Hyperpropulsion
oort-act-impulse = Vol normal
oort-act-fly = Voler
oort-act-fly-raid = Voler et piller
oort-act-go = Y aller
oort-act-place = Commencer ici
oort-act-raid = Piller
oort-act-spare = Laisser tranquille
oort-raid-none = rien
oort-raid-title = Que prenez-vous à { $name } ?
oort-raid-nothing = Rien : laisser { $name } tranquille
oort-raid-worth = Vous { $mine } → { $mineAfter }, { $name } { $theirs } → { $theirsAfter }

# Le nom de chaque endroit.
oort-name-fly = Voler vers { $way }, s’arrêter en { $end }
oort-name-fly-open = Voler vers { $way }
oort-name-shut = Vers { $way } : fermé
oort-name-jump = Sauter en { $exit }, s’arrêter en { $end }
oort-name-coast = Continuer tout droit, s’arrêter en { $end }
oort-name-place = Commencer en { $end }
oort-name-drive = Hyperpropulsion vers { $end }
oort-name-takes = { $name }, ramasser { $tokens }
oort-name-raids = { $name }, pillage possible : { $names }
oort-name-exits =
    { $count ->
        [one] { $name }, ou sauter ({ $count } sortie)
       *[other] { $name }, ou sauter ({ $count } sorties)
    }
oort-name-picked = { $name } (choisi : choisissez encore pour y aller)
oort-square-free = { $square } : libre
oort-square-hole = { $square } : trou de ver
oort-square-rock = { $square } : astéroïde
oort-square-token = { $square } : astéroïde avec un jeton, { $type }
oort-square-emptied = { $square } : astéroïde vidé
oort-square-rocket = { $square } : fusée de { $name }
oort-square-own = { $square } : votre fusée

# Les bulles à un endroit.
oort-tip-land = Arrêt en { $square }
oort-tip-takes = ramasse : { $tokens }
oort-tip-raids = pillage possible : { $name }, un jeton
oort-tip-robs = prend à { $name } : { $type }
oort-tip-several = Plusieurs vols mènent à { $square }
oort-tip-several-help = Choisissez d’abord une direction : { $ways }.
oort-tip-shut = Rien vers { $way }
oort-tip-square = Pas { $square }
oort-tip-safe = { $name } ne risque rien
oort-no-landing = Aucun vol ne finit en { $square }. Un vol continue jusqu’à ce que quelque chose l’arrête ; l’hyperpropulsion peut vous y mener.
oort-label-in = entrée { $square }
oort-label-out = sortie { $square }

oort-legend-landing = arrêt permis
oort-legend-exit = sortie ouverte
oort-legend-selected = à vous
oort-legend-last = dernier coup
oort-left =
    { $left ->
        [one] { $left } jeton sur 30
       *[other] { $left } jetons sur 30
    }
oort-compass = Le nord est à droite
oort-north = N
oort-zoom-in = Agrandir
oort-zoom-out = Réduire
oort-zoom-fit = Plateau entier
oort-go = Aller à une case
oort-go-unknown = Le plateau n’a pas de case { $square }. Colonnes a à y, rangées 1 à 15.

# Poser le plateau à la main.
oort-lay-tile = Elle se pose de { $from } à { $to }, dans le cadre. Une tuile se reconnaît à ses deux jetons.
oort-lay-turn = Telle qu’elle est posée de { $from } à { $to } : comparez l’image à votre tuile.
oort-lay-token = Sur l’astéroïde encadré, { $from }.

# À côté du plateau.
oort-turn = Tour { $turn } · manche { $round }
oort-turn-placing = Mise en place des fusées
oort-drought = disette
oort-drought-full =
    { $most ->
        [0] { $idle } tours sans jeton ; à cette table, aucune disette ne termine la partie
       *[other] { $idle } tours sans jeton ; à { $most }, la partie finit
    }
oort-holds = { $name } possède : { $tokens }
oort-holds-one = { $count } { $type }
oort-set = série de six
oort-key = Points pour 2, 3, 4 et 5 jetons du même type
oort-nothing = rien
oort-key-drive = hyperpropulsion, ou retour au vol normal
oort-key-go = puis une case comme m8 : y aller sur le plateau
