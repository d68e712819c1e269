# Les leçons : un jeu qu’on apprend en jouant, et la première partie ensuite.
learn-title = Apprendre { $game }
learn-minutes = environ { $minutes } minutes
learn-of = { $done } sur { $steps }
learn-steps = { $done } sur { $steps } étapes
learn-step = étape { $step } sur { $steps }
learn-lesson = Leçon { $number } : { $title }
learn-lessons =
    { $count ->
        [7] Sept leçons
        [8] Huit leçons
        [9] Neuf leçons
       *[other] { $count } leçons
    }
learn-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
learn-done = faite
learn-leave = Sortir
learn-leave-long = Sortir, reprendre plus tard
learn-new = Une nouvelle position.
learn-show = Montrez-moi
learn-show-more = Montrez-en plus
learn-skip = Passer l’étape
learn-on = Continuer
learn-other = C’est permis en partie. Ici, faites ce que demande la leçon.
learn-happened = Ce qui s’est passé
learn-goal = Ce que vous cherchez
learn-rest = Arrêtez quand vous voulez : la page des jeux dit où vous en êtes, et { $game } reprend ici.
learn-known = Je connais, jouer une partie
learn-side = Progression
learn-key-direction = direction
learn-key-go = aller
learn-key-rule = règle
learn-real = Vraies règles, vrai moteur ; les autres vous attendent.
learn-try-again = Réessayer
learn-none = { $game } n’a pas encore de leçons.
learn-finished = Vous savez jouer à { $game }.
learn-first-game = Dans une première partie contre un robot facile, les conseils viennent d’eux-mêmes, puis se font rares.
learn-first-play = Jouer une première partie
learn-again = Reprendre depuis le début
learn-faded = Désormais, les conseils viennent sur demande : touchez l’ampoule.
learn-faded-key = Désormais, les conseils viennent sur demande : cliquez sur l’ampoule, ou tapez H.
