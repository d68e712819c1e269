# L’analyse d’une partie finie : ce que valaient ses décisions, et où elle a tourné.

analysis = Analyse
analysis-tab = Analyse
analysis-begin = Analyser
analysis-what = Ce que valait chaque choix, d’après ce que son joueur pouvait savoir alors, et ce qui aurait été mieux. Cela prend environ une minute.
analysis-stop = Arrêter
analysis-ahead = { $count ->
    [one] { $count } autre partie est examinée d’abord.
   *[other] { $count } autres parties sont examinées d’abord.
  }
analysis-beginning = Lecture de la partie…
analysis-progress = { $judged } choix sur { $choices }
analysis-done = La partie est analysée.
analysis-graph = Les espérances au cours de la partie
analysis-graph-help = Les flèches vont d’un choix à l’autre, Entrée en montre un.
analysis-fair = Ce qui était caché à un joueur ne compte pas. Les espérances vont jusqu’à 100 : une moitié pour la victoire, l’autre pour les joueurs laissés derrière soi.
analysis-rough = On a pu essayer si peu de choses dans ce temps que presque rien n’est certain.
analysis-moments = Moments clés
analysis-calm = Aucun choix n’a coûté cher à personne.
analysis-next = Suivant, moment clé
    .short = Suivant
analysis-kind-slip = imprécision
analysis-kind-mistake = erreur
analysis-kind-blunder = gaffe
analysis-kind-rise = embellie
analysis-kind-fall = revers
analysis-point = Coup { $move }, { $name } : { $share } sur 100.
analysis-played = Joué : { $played }.
analysis-better = Mieux : { $better }.
analysis-cost = Cela a coûté { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ({ $kind }).
analysis-moment = Coup { $move }, { $name } : { $kind }
analysis-turned = Par les autres et le hasard, depuis le choix précédent de { $name }.
analysis-choices = Choix
analysis-good = bons
analysis-slips = imprécisions
analysis-mistakes = erreurs
analysis-blunders = gaffes
analysis-player = Joueur
analysis-choice = Coup { $move }, { $name }
analysis-choice-cost =
    { $points ->
        [one] Cela a coûté { $points } point.
       *[other] Cela a coûté { $points } points.
    }
analysis-choice-good = Rien de mieux n’a été trouvé.
analysis-best = mieux
analysis-was = joué
analysis-margin = Sur 100, à { $points } près ; chacun a été essayé dans les mêmes donnes.
