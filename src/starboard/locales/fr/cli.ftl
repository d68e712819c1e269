# Ce que disent les commandes sur les parties enregistrées.

show-game = Jeu
show-game-told = { $game }, version { $version } des règles
show-players = Joueurs
show-options = Options
show-options-none = aucune
show-chance = Hasard
show-chance-script = décidé par l’arbitre
show-chance-chosen = tiré d’une graine que quelqu’un a choisie, et qui ne promet rien
show-chance-promised = tiré d’un secret{ $words ->
    [yes] {" "}et des mots des joueurs
   *[no] {""}
  }, promis par { $commitment }
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

replay-tells-all = Cette partie n’est pas finie, et tout est dit ici, même ce que les joueurs gardent secret. Avec --viewer, seulement ce que l’un d’eux peut savoir.
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
  }. { $luck ->
    [words] Les tirages sont ceux du secret promis et des mots des joueurs.
    [promised] Les tirages sont ceux du secret promis.
    [chosen] Les tirages sont ceux de la graine, que quelqu’un a choisie : elle ne promet rien.
   *[by-hand] Mais le hasard a été donné à la main : nul ne peut voir s’il était honnête.
  }
verified-record = La partie notée est conforme aux règles : { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
  }.
