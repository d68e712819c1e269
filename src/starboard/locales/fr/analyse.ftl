### starboard analyse : ce que valaient les décisions d’une partie

help-analyse = Dire ce que valait chaque décision d’une partie enregistrée, d’après ce que son joueur pouvait savoir alors, ce qui aurait été mieux, et où la partie a tourné.
help-analyse-seconds = La durée pour toute la partie ; sinon 45, et pas plus de 1 par décision.
help-analyse-rounds = Au lieu d’une durée, combien d’essais sont faits pour chaque décision ; la même graine trouve alors toujours la même chose.
help-analyse-seed = Le hasard de ce qui est essayé.
help-analyse-processes = Combien de processus réfléchissent à la fois ; avec --rounds, le résultat est le même quel que soit leur nombre.
help-analyse-json = Des lignes de JSON au lieu de tableaux : la partie, chaque décision, un résumé.
analyse-thinking = Réflexion
analyse-title = { $game } : { $choices ->
    [one] { $choices } décision où il y avait le choix
   *[other] { $choices } décisions où il y avait le choix
  }, environ { $rounds ->
    [one] { $rounds } essai
   *[other] { $rounds } essais
  } pour chacune ({ $compiled ->
    [yes] règles compilées
   *[no] règles interprétées
  })
analyse-fair = Jugé d’après ce que chacun pouvait savoir alors ; ce qui était caché ne compte pas. Les espérances vont jusqu’à 100 : une moitié pour la victoire, l’autre pour les joueurs laissés derrière soi.
analyse-tells-all = Cette partie n’est pas finie, et ce que les joueurs gardent secret est dit ici aussi.
analyse-nothing = Personne n’a eu de choix dans cette partie.
analyse-rough = Si peu d’essais disent peu de chose : plus de temps, ou des règles compilées, en disent plus.
analyse-calm = Aucune décision n’a coûté cher à personne, pour autant que tant d’essais le disent.
analyse-player = joueur
analyse-from = début
analyse-way = espérance
analyse-to = fin
analyse-choices = choix
analyse-good = bons
analyse-slips = imprécisions
analyse-mistakes = erreurs
analyse-blunders = gaffes
analyse-decision = décision
analyse-what = quoi
analyse-change = points
analyse-played = joué
analyse-better = mieux
analyse-since = depuis la décision { $since }
analyse-kind-blunder = gaffe
analyse-kind-mistake = erreur
analyse-kind-slip = imprécision
analyse-kind-rise = embellie
analyse-kind-fall = revers
refuse-analyse-both = Donnez une durée par --seconds ou un nombre par --rounds, pas les deux.
refuse-analyse-seconds = --seconds doit être un nombre plus grand que 0.
refuse-analyse-no-process = Un processus qui réfléchissait à { $game } a été perdu.
