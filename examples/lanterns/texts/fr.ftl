lanterns-title = Lanternes
lanterns-about = Deux navires, trois lanternes : défiez l’autre de céder le passage, quelle que soit votre lumière. 2 joueurs.

# « .the » : le nom avec son article.
lanterns-lantern-dim = Lanterne faible
    .the = la Lanterne faible
lanterns-lantern-clear = Lanterne claire
    .the = la Lanterne claire
lanterns-lantern-bright = Lanterne vive
    .the = la Lanterne vive

## Ce qui est demandé

lanterns-prompt-meet = { $seat }, attendez, ou défiez l’autre avec une deuxième pièce.
lanterns-help-meet = Si les deux attendent, on montre les lanternes et le navire le plus clair gagne une pièce. Qui est défié cède une pièce ou suit.
lanterns-prompt-answer = { $seat }, on vous défie : cédez, ou suivez avec une deuxième pièce.
lanterns-help-answer = Qui cède perd une pièce. Qui suit montre sa lanterne : le navire le plus clair gagne deux pièces.
lanterns-prompt-take = Quelle lanterne { $seat } prend-il ?

## Ce que fait un joueur, et ce qu’apporte le hasard

lanterns-act-wait = attendre
lanterns-act-dare = défier
lanterns-act-yield = céder
lanterns-act-follow = suivre
lanterns-act-taken = { $seat } prend { $lantern_the }

## Ce qui s’est passé

lanterns-played-wait = { $seat } attend.
lanterns-played-dare = { $seat } défie l’autre.
lanterns-played-yield = { $seat } cède.
lanterns-played-follow = { $seat } suit.
lanterns-came-taken =
    { $lantern_seen ->
        [yes] { $seat } prend { $lantern_the }.
       *[no] { $seat } prend une lanterne.
    }
lanterns-event-passed = On montre les lanternes, { $lantern } contre { $other } : { $seat } passe en premier.

lanterns-ending-through = Un navire a franchi le détroit.

## Ce qui est refusé


## Ce qui est vu

lanterns-field-ships = navires
lanterns-field-lantern = lanterne
lanterns-field-stake = pièces en jeu
lanterns-field-chest = coffre
lanterns-field-winner = vainqueur
