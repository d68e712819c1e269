# Ce que disent les commandes sur les parties enregistrées.

show-game = Jeu
show-game-told = { $game }, version { $version } des règles
show-players = Joueurs
show-options = Options
show-options-none = aucune
show-chance = Hasard
show-chance-script = décidé par l’arbitre
show-chance-seed = tiré par une graine dont le SHA-256 est { $commitment }
show-played = Joué
show-played-told = { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
  }, { $draws ->
    [one] { $draws } tirage
   *[other] { $draws } tirages
  }, { $takebacks ->
    [one] { $takebacks } reprise
   *[other] { $takebacks } reprises
  }
show-open = En cours
show-ended = Fini
show-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, place { $place }{ $won ->
    [yes] , gagne
   *[no] {""}
  }

replay-draw = tirage
perft-total = total
error = erreur : { $line }

verified = La partie est telle que son fichier le dit : { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
  }, { $draws ->
    [one] { $draws } tirage
   *[other] { $draws } tirages
  }, { $takebacks ->
    [one] { $takebacks } reprise
   *[other] { $takebacks } reprises
  }, { $setup ->
    [yes] depuis la mise en place
   *[no] depuis une position installée
  }.
verified-record = La partie notée est conforme aux règles : { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
  }.
