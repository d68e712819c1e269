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
    [chosen] Les tirages sont ceux de la graine, que quelqu’un a choisie : elle ne promet rien.
   *[by-hand] Mais le hasard a été donné à la main : nul ne peut voir s’il était honnête.
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
usage-unread = Cette ligne de commande ne peut pas être lue.
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
help-game = Le jeu : son nom, par exemple oort, ou son chemin, par exemple mygames.letter:GAME.
help-play = Jouer dans le terminal.
help-play-game = Le jeu : son nom, par exemple oort, ou son chemin, par exemple mygames.letter:GAME ; inutile avec --load.
help-game-path = Le chemin du jeu du fichier, par exemple mygames.letter:GAME, s’il n’est pas installé.
help-play-seats = Le nombre de joueurs ; 2 si l’on ne dit rien.
help-play-me = Les places des personnes, par exemple 1 ou 1,3 ; 0 pour aucune : des robots seulement.
help-play-bots = Qui joue les autres places : greedy (glouton), random (hasard), ou level1 à level4 ; un pour toutes, ou un pour chacune.
help-bot = Un programme à vous qui joue, sous la forme nom=commande ; son nom peut alors être mis pour un robot. Peut être répété.
help-play-names = Les noms par place, par exemple Ana,Ben.
help-play-seed = Le hasard de la mise en place et des robots.
help-play-option = Une option du jeu, par exemple setup=42, scattered=true ou components=FICHIER ; peut être répété.
help-play-load = Reprendre une partie enregistrée.
help-play-pace = Les secondes entre deux coups quand des robots jouent seuls ; sans cela, Entrée amène le suivant.
help-play-hotseat = Des personnes à toutes les places.
help-play-plain = Pas de couleurs, des signes simples.
help-engine = Répondre à des demandes par lignes JSON sur l’entrée et la sortie standard, pour des outils et des robots en tout langage.
help-engine-longest-line = Les octets d’une demande, au plus ; sinon 8 Mio.
help-engine-most-matches = Les parties ouvertes à la fois, au plus ; sinon 1000.
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

## generate, compile, bench

refuse-no-package = Il n’y a pas ici de paquet « { $package } ». Nommez-le comme Python l’importe, par exemple mygames.letter, ou par son dossier.
refuse-generate-copy = Un état ne sait pas copier son champ { $name } : { $hint }. Déclarez many(<Part>), qui est un tuple.
refuse-generate-fields = { $name } : dites de chaque champ ce qu’il contient.
refuse-generate-takes = { $name }.__init__ reçoit pour { $field } : { $taken }, mais FIELDS déclare { $declared }.
refuse-generate-syntax = { $file }, ligne { $line } : ce n’est pas du Python.
generate-written = écrit : { $file }
generate-stale = périmé : { $file }
generate-nothing = Tout est tel qu’il est généré.
help-package = Le paquet, par exemple mygames.letter, ou son dossier.
help-generate = Écrire ce qui découle des champs déclarés dans un paquet : __init__, et clone de ce qui change.
help-generate-check = Ne rien écrire ; le code de sortie est 1 si quelque chose de généré changerait.
refuse-nothing-to-compile = { $package } n’a aucun module de règles : un module qui n’importe que la bibliothèque standard, starboard.kernel et son propre paquet.
refuse-no-mypyc = Pour compiler, il faut { $missing }. À installer avec : { $install }
refuse-no-compiler = Pour compiler, il faut un compilateur C : le gcc ou le clang de votre système, ou bien : { $install }
refuse-no-headers = Pour compiler, il faut les en-têtes de ce Python, mais { $file } manque. Sous Debian et Ubuntu : sudo apt-get install python3-dev
refuse-compile-failed = Ces sources ne se compilent pas ; ce qu’en dit le compilateur est au-dessus.
refuse-compile-load = Les modules compilés ne se chargent pas ; la raison est au-dessus.
compile-begins = Compilation de { $packages } : { $count } modules. Cela prend une minute ou deux.
compile-done = { $package } est compilé ({ $seconds } s) : { $folder }. Les commandes s’en servent tant que les sources restent telles quelles.
compile-missing = Les sources actuelles de { $package } ne sont pas compilées.
version-compiled = starboard { $version } (règles compilées)
version-uncompiled = { $game } n’est pas compilé. « starboard compile { $package } » le compile.
version-interpreted = starboard { $version } (règles interprétées)
help-compile = Compiler les règles d’un paquet avec le noyau, pour les commandes qui y jouent.
help-compile-where = Dire seulement où elles sont ; le code de sortie est 1 si les sources actuelles ne sont pas compilées.
refuse-bench-failed = { $game } ne peut pas être mesuré : { $words }
bench-game = jeu
bench-seats = places
bench-rules = règles
bench-compiled = compilées
bench-interpreted = interprétées
bench-decisions = décisions
bench-clones = copies
bench-views = vues
bench-guesses = hypothèses
bench-said = En une seconde de processeur, médiane de { $rounds } tours de { $seconds } s ; tous les jeux à tour de rôle.
help-bench = Mesurer la vitesse d’un jeu, à côté des jeux de Starboard dans la même mesure.
help-bench-game = Le jeu, par exemple oort ou mygames.letter:GAME.
help-bench-seats = Combien de joueurs ; aussi peu que le jeu l’admet si rien n’est dit.
help-bench-rounds = Combien de fois chaque jeu est mesuré.
help-bench-seconds = Secondes d’une mesure.

## new

help-new = Écrire un petit jeu complet pour commencer : il se joue, se teste et se vérifie tel quel.
help-new-name = le nom du paquet : minuscules, chiffres, traits bas
help-new-folder = où l’écrire ; sinon un nouveau dossier de ce nom, ici
help-new-from = commencer par un des exemples plutôt que par le plus petit jeu : freeport ou landfall
new-written = Le jeu est écrit dans { $folder }. Pour l’essayer :
refuse-new-name = « { $name } » ne peut pas être le nom d’un paquet : de deux à 31 minuscules, chiffres et traits bas, une lettre d’abord, et pas un mot réservé de Python.
refuse-new-name-taken = Il y a déjà un paquet ou un jeu « { $name } ». Choisissez un autre nom.
refuse-new-example = Il n’y a pas d’exemple « { $name } ». Il y a : { $known }.
refuse-new-folder = { $folder } existe déjà. Rien n’a été écrit.

## serve

help-serve = Servir des tables pour jouer par le réseau : HTTP et WebSocket, avec une base de données dans un fichier. L’adresse est affichée ; Ctrl-C termine.
help-serve-host = L’adresse d’écoute ; sinon STARBOARD_HOST, sinon 127.0.0.1 : cette machine seule.
help-serve-port = Le port, 0 pour n’importe quel port libre ; sinon STARBOARD_PORT, sinon 8080.
help-serve-database = Un fichier pour SQLite, ou une URL comme postgresql://... ; sinon STARBOARD_DATABASE, sinon un fichier dans votre dossier de données.
help-serve-workers = Les processus dans lesquels les robots réfléchissent ; sinon STARBOARD_BOT_WORKERS, sinon 1.
help-serve-game = Proposer aussi ce jeu, par son chemin : paquet.module:NOM. Peut être donné plusieurs fois.
help-serve-volatile = Ne rien garder : les tables disparaissent avec le serveur.
help-serve-open = Ouvrir aussi la page dans le navigateur, sauf si STARBOARD_OPEN vaut 0 ou s’il n’y a pas d’écran.
help-dev = Jouer dans le navigateur à un jeu en cours d’écriture, sur cette machine seulement : avec un panneau qui montre tout, un robot à chaque autre place, et un nouveau départ dès qu’un fichier change.
help-dev-seats = Nombre de places ; trois par défaut, si le jeu le permet.
dev-watching = Dès qu’un fichier de { $folder } change, le jeu repart. Ctrl-C met fin.
dev-changed = { $file } a changé.
help-play-setting = Comment se tient une table sur un serveur, par exemple window=1, public=true ou watch=all ; peut se répéter.
refuse-wrong-setting = Une table ne peut pas se tenir ainsi : { $fault }.
refuse-port-taken = Le serveur ne peut pas écouter à { $host }, port { $port } : { $fault }. Choisissez-en un autre par --port ou STARBOARD_PORT.
help-play-online = Jouer sur un serveur : son adresse, comme http://127.0.0.1:8080, pour y dresser une table ; ou le lien d’une table, pour s’y asseoir ou continuer.
refuse-wrong-database = La base de données { $database } est inutilisable : { $fault }.

## starboard store

help-store = Entretenir ce que le serveur garde : sauvegardes, contrôles et parties isolées. Les serveurs peuvent continuer.
help-store-backup = Écrire toutes les tables, telles qu’elles sont à cet instant, dans un seul fichier. Il se restaure aussi bien dans SQLite que dans PostgreSQL.
help-store-restore = Remettre les tables d’une sauvegarde dans une base de données vide. Arrêtez d’abord les serveurs.
help-store-check = Lire chaque table et chaque partie, et nommer celles qui sont abîmées. Le code de sortie est 0 si tout est intact, 1 sinon.
help-store-export = Afficher la partie enregistrée d’une table. Celle d’une partie en cours contient les secrets de chacun.
help-store-file = La sauvegarde.
help-store-table = Le nom de la table, tel qu’il figure dans son lien.
help-store-replace = Effacer ce que contient la base de données et mettre la sauvegarde à la place.
store-backed-up = { $tables ->
    [one] { $tables } table a été écrite dans { $file }.
   *[other] { $tables } tables ont été écrites dans { $file }.
  }
store-restored = { $tables ->
    [one] { $tables } table a été restaurée depuis { $file }.
   *[other] { $tables } tables ont été restaurées depuis { $file }.
  }
store-damaged = La table { $table } est abîmée.
store-checked = { $tables ->
    [one] { $tables } table a été lue,
   *[other] { $tables } tables ont été lues,
  } { $damaged ->
    [0] et tout est intact.
    [one] et une est abîmée.
   *[other] et { $damaged } sont abîmées.
  }
store-secrets = Cette partie est en cours : le fichier contient les secrets de chacun, et le hasard qui reste à venir.
refuse-store-absent = Il n’y a pas de base de données { $file }.
refuse-store-no-backup = { $file } n’est pas une sauvegarde de Starboard, ou bien elle est abîmée.
refuse-store-not-empty = La base de données contient déjà des tables ({ $tables }). Rien n’a changé ; indiquez-en une vide, ou ajoutez --replace.
