# Ce que disent les commandes sur les parties enregistrées.

show-game = Jeu
show-game-told = { $game }, version { $version } des règles
show-players = Joueurs
show-options = Options
show-options-none = aucune : comme le disent les règles
show-option = { $what } : { $value }
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
show-stands = Où on est
show-open = À décider
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

## Une ligne de commande illisible

usage-no-command = Il n’y a pas de commande « { $command } ». Il y a : { $known }.
usage-no-option = Il n’y a pas ici d’option { $option }.
usage-needs-value = L’option { $option } demande une valeur après elle.
usage-missing = Il manque { $what }.
usage-too-many = C’est plus que n’en prend la commande : { $words }.
usage-integer = { $what } doit être un nombre entier.
usage-number = { $what } doit être un nombre.
usage-least = { $what } doit être au moins { $number }.
usage-most = { $what } doit être au plus { $number }.
usage-other = { $what } ne peut pas avoir cette valeur.
usage-help = Ce qu’il y a : { $command }

## --help

help-usage = Usage :
help-arguments = Arguments{"\u00A0"}
help-options = Options{"\u00A0"}
help-commands = Commandes{"\u00A0"}
help-command-here = COMMANDE [ARGUMENTS]...
help-default = {"["}par défaut : { $value }]
help-example = Exemple : { $example }
help-help = Afficher ce message et finir.
help-version = Afficher la version.
help-starboard = Des jeux de société dont les règles ne sont écrites qu’une fois. Sans commande, la table s’ouvre dans le terminal.
help-table-plain = La table sans couleurs, en signes simples.
help-table-lang = La table en anglais (en) ou en français (fr).
help-lang = en (anglais) ou fr (français).
help-file = Une partie enregistrée, ou la notation d’une partie d’Oort.
help-viewer = Ne dire que ce que peut savoir ce joueur, à partir de 1, ou « public ».
help-game = Le jeu : son nom, par exemple oort, ou son chemin, par exemple mygames.letter:GAME.
help-play = Jouer dans le terminal.
help-play-game = Le jeu : son nom, par exemple oort, ou son chemin, par exemple mygames.letter:GAME ; inutile avec --load.
help-game-path = Le chemin du jeu du fichier, par exemple mygames.letter:GAME, s’il n’est pas installé.
help-play-seats = Le nombre de joueurs ; 2 si l’on ne dit rien.
help-play-me = Les places des personnes, par exemple 1 ou 1,3 ; 0 pour aucune : des robots seulement.
help-play-bots = Qui joue les autres places : greedy (glouton), random (hasard) ou flat (essayeur) ; un pour toutes, ou un pour chacune.
help-play-names = Les noms par place, par exemple Ana,Ben.
help-play-seed = Le hasard de la mise en place et des robots.
help-play-option = Une option du jeu, par exemple setup=42, scattered=true ou components=FICHIER ; peut être répété.
help-play-load = Reprendre une partie enregistrée.
help-play-pace = Les secondes entre deux coups quand des robots jouent seuls ; sans cela, Entrée amène le suivant.
help-play-hotseat = Des personnes à toutes les places.
help-play-plain = Pas de couleurs, des signes simples.
help-engine = Répondre à des demandes par lignes JSON sur l’entrée et la sortie standard, pour des outils et des robots en tout langage.
help-engine-longest-line = Les octets d’une demande, au plus ; sinon 8 Mio.
help-engine-most-matches = Les parties ouvertes à la fois, au plus ; sinon 1000.
help-perft = Compter les suites de tours que les règles permettent, ou de décisions si le jeu n’a pas de notation des tours.
help-perft-depth = Combien de tours sont joués.
help-perft-position = Où commencer, dans la notation du jeu.
help-perft-seats = À défaut de position : une mise en place pour tant de joueurs.
help-perft-seed = La graine de cette mise en place.
help-perft-divide = Compter derrière chaque premier tour.
help-show = Dire ce qu’est une partie enregistrée, et où elle en est ou comment elle a fini.
help-show-position = N’afficher que la position.
help-show-log = Raconter tout ce qui s’est passé.
help-replay = Raconter une partie enregistrée décision par décision, et ce qui en est venu.
help-replay-step = La parcourir plutôt dans le terminal, coup par coup, avec le plateau.
help-verify = Rejouer une partie enregistrée, tirages compris, et comparer. Le code de sortie est 0 si tout est comme le fichier le dit, 3 s’il en est ainsi mais que quelqu’un a dicté le hasard, 1 sinon.
