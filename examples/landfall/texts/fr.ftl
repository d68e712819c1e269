landfall-title = Terre en vue
landfall-about = Une carte en main, une piochée, une jouée : à la nuit, le plus grand bateau à flot gagne un feu. De 2 à 4 joueurs.

# « .the » : le nom avec son article.
landfall-card-gull = Mouette (1)
    .the = la Mouette (1)
landfall-card-lookout = Vigie (2)
    .the = la Vigie (2)
landfall-card-cutter = Cotre (3)
    .the = le Cotre (3)
landfall-card-lighthouse = Phare (4)
    .the = le Phare (4)
landfall-card-tide = Marée (5)
    .the = la Marée (5)
landfall-card-ferry = Bac (6)
    .the = le Bac (6)
landfall-card-smuggler = Contrebandier (7)
    .the = le Contrebandier (7)
landfall-card-flagship = Navire amiral (8)
    .the = le Navire amiral (8)

## Ce qui est demandé

landfall-prompt-play-card = { $seat }, jouez une de vos deux cartes.
landfall-help-play-card =
    Mouette : nommez une carte, sauf la Mouette ; le joueur visé coule s’il l’a. Vigie : voir une main. Cotre : comparer
    les mains, la plus petite coule. Phare : personne ne vous vise jusqu’à votre prochain tour. Marée : une main, peut-être
    la vôtre, est posée et une autre carte piochée. Bac : échanger les mains. Contrebandier : à jouer si l’autre carte est
    une Marée ou un Bac. Navire amiral : qui le pose coule. Trois feux gagnent la partie.

## Ce que fait un joueur, et ce qu’apporte le hasard

landfall-act-play = jouer { $card_the }
landfall-act-play-at = jouer { $card_the }, contre { $target }
landfall-act-guess = envoyer une Mouette chez { $target }, chercher { $guess_the }
landfall-act-drawn = { $seat } pioche { $card_the }

## Ce qui s’est passé

landfall-played-play = { $seat } joue { $card_the }.
landfall-played-play-at = { $seat } joue { $card_the }, contre { $target }.
landfall-played-guess = { $seat } envoie une Mouette chez { $target }, chercher { $guess_the }.
landfall-came-drawn =
    { $card_seen ->
        [yes] { $seat } pioche { $card_the }.
       *[no] { $seat } pioche une carte.
    }
landfall-event-tested =
    { $sunk ->
        [yes] { $seat } coule.
       *[no] { $seat } reste à flot.
    }
landfall-event-looked =
    { $card_seen ->
        [yes] { $seat } voit la main de { $target } : { $card_the }.
       *[no] { $seat } voit la main de { $target }.
    }
landfall-event-lit = La nuit tombe. { $seat } montre { $card_the } et gagne un feu.

landfall-ending-lights = Trois feux sont gagnés.

## Ce qui est refusé

landfall-refuse-no-card = Vous n’avez pas { $card_the } en main.
landfall-refuse-smuggler-first = Qui tient le Contrebandier avec { $card_the } doit jouer le Contrebandier.
landfall-refuse-aim-it = Dites qui { $card_the } doit viser.
landfall-refuse-no-target = { $seat } ne peut pas être la cible de cette carte : { $card }.
landfall-refuse-no-gull = Une Mouette ne cherche pas de Mouette.

## Ce qui est vu

landfall-field-ships = navires
landfall-field-hand = main
landfall-field-played = jouées
landfall-field-afloat = à flot
landfall-field-safe = à l’abri
landfall-field-lights = feux
landfall-field-deck = pioche
landfall-field-turn = tour
