# Ce que disent tous les jeux et toutes les couches. Les arguments sont nommés dans le code qui parle ; voir texts.py.

seat = Joueur { $number }
list-and = { $some } et { $last }
list-then = { $some } ; { $more }
list-times = { $count } × { $what }
list-nothing = rien
list-or = { $some } ou { $last }
list-about = { $what } : { $does }
list-head = { $what } :

prompt-told = { $seat } : { $told }
prompt-other = { $seat } décide ({ $step }).
help-other = Il n’y a pas d’explication pour cette décision. Les règles en donnent une.

## Ce qui est refusé

refuse-other = Les règles ne le permettent pas ({ $code }).
refuse-game-over = La partie est finie.
refuse-chance-decides = C’est au hasard de décider, pas à un joueur.
refuse-no-chance = C’est à un joueur de décider, pas au hasard.
refuse-not-now = « { $action } » n’est pas ce qui est demandé maintenant.
refuse-cannot-come = « { $outcome } » ne peut pas sortir ici.
refuse-hidden-action = « { $action } » n’est pas connu en entier et n’a donc pas de numéro.
refuse-not-understood = « { $text } » n’est pas une action de ce jeu.
refuse-ambiguous = « { $text } » peut vouloir dire : { $known }.
refuse-no-such-number = Aucune action ne porte le numéro { $number }.
refuse-not-yours = Ce n’est pas à { $seat } de jouer.
refuse-stale = Cette réponse vise la décision { $decision }, mais c’est la décision { $open } qui est ouverte.
refuse-wrong-seats = On ne peut pas jouer à { $seats }. Nombre de joueurs possible : { $allowed }.
refuse-wrong-seed = Une graine est un nombre entier de 0 à 2^256 − 1.
refuse-seed-and-promise = Une partie se tire d’une promesse ou d’une graine de votre choix, pas des deux.
refuse-wrong-words = Les mots vont avec une promesse publiée auparavant : un texte de chacun des { $seats } joueurs, de { $most } caractères au plus.
refuse-unknown-promise = Il n’y a pas de promesse « { $promise } », ou une partie en a déjà été tirée.
refuse-unknown-option = Ce jeu n’a pas d’option { $option }.
refuse-wrong-option = L’option { $option } ne peut pas valoir { $value }.
refuse-large-option = Ce qui est donné pour l’option { $option } est trop grand : { $most } valeurs et lettres au plus, sur { $depth } niveaux au plus.
option-named = « { $option } »
option-said = « { $what } » ({ $option })
refuse-which-game = Quel jeu ? Il y a : { $known }.
refuse-unknown-game = Il n’y a pas de jeu « { $game } ». Il y a : { $known }.
refuse-no-games = Aucun jeu n’est installé ici. Réinstallez Starboard : ses jeux sont déclarés à l’installation.
refuse-match-of-unknown-game = Cette partie est du jeu « { $game } », qui n’est pas installé. Dites où il se trouve, par exemple : --game mygames.letter:GAME.
refuse-game-path = « { $path } » n’est pas le chemin d’un jeu. C’est un module et un nom qui s’y trouve, par exemple mygames.letter:GAME.
refuse-game-no-module = Il n’y a pas de jeu à { $where } : il n’y a pas de module { $module } ici.
refuse-game-no-attribute = Il n’y a pas de jeu à { $where } : son module n’a pas de { $attribute }.
refuse-game-none = Ce qui se trouve à { $where } n’est pas un Game.
refuse-game-name = Le jeu à { $where } ne peut pas s’appeler « { $name } » : il faut des minuscules sans accent, des chiffres et _, une lettre en premier.
refuse-game-fails = Le jeu à { $where } ne peut pas être importé. { $reason }
refuse-game-twice = Le jeu « { $game } » vient de plusieurs paquets : { $packages }. N’en gardez qu’un seul, ou nommez-le par son chemin, comme { $path }.
refuse-game-other-name = { $where } est déclaré comme le jeu « { $game } », mais s’appelle lui-même « { $name } ».
refuse-game-taken = Le jeu à { $where } s’appelle « { $game } », comme un autre : { $other }. Donnez un autre nom au vôtre (Game.name).
refuse-game-no-face = Le jeu « { $game } » désigne { $where } comme son apparence dans le terminal, ce qui n’est pas une Face.
refuse-unknown-language = Il n’y a pas de langue « { $language } ». Il y a : { $known }.
refuse-unknown-bot = Il n’y a pas de robot « { $bot } ». Il y a : { $known }.
refuse-bot-no-equals = « { $text } » n’est pas un programme : écrivez nom=commande.
refuse-bot-name = Un programme ne peut pas s’appeler « { $name } » : un nom est nouveau, se compose de minuscules, de chiffres, de - et de _, commence par une lettre et a 20 signes au plus.
refuse-bot-no-program = Il n’y a rien à lancer pour le robot « { $name } » : « { $command } ».
refuse-bot-no-start = Le programme du robot « { $bot } » ne peut pas être lancé.
refuse-bot-silent = Le robot « { $bot } » n’a pas répondu en { $seconds } secondes.
refuse-bot-dead = Le programme du robot « { $bot } » s’est arrêté avec l’état { $status } au milieu de la partie.
refuse-bot-flooding = Le robot « { $bot } » a dit ce que personne ne lui demandait.
refuse-bot-too-long = Le robot « { $bot } » a répondu par une ligne de plus de { $most } octets.
refuse-bot-not-json = Le robot « { $bot } » a répondu par une ligne qui n’est pas un objet JSON.
refuse-bot-no-answer = Le robot « { $bot } » a répondu par une ligne qui n’a pas un id et une action, et rien d’autre.
refuse-bot-wrong-id = Le robot « { $bot } » a répondu à une question qui n’est pas posée.
refuse-bot-illegal = Le robot « { $bot } » a répondu par une action qui n’est pas permise.
refuse-no-pool = Ce jeu ne dit pas quelles pièces de { $domain } il contient.
refuse-not-the-box = Les pièces de { $domain } ne sont pas celles de la boîte.
refuse-impossible = Aucune partie ne peut en être là.
refuse-no-position = Le jeu { $game } n’a pas de notation pour les positions.
refuse-no-record = Le jeu { $game } n’a pas de notation pour les parties entières.
refuse-no-turns = Le jeu { $game } n’a pas de notation pour les tours entiers.
refuse-no-scenario = Le jeu { $game } ne peut pas être installé d’après une description.

refuse-described-no-object = { $path } doit être un objet et non { $value }.
refuse-described-unknown-key = { $path } n’existe pas.
refuse-described-missing = { $path } manque.
refuse-described-no-list = { $path } doit être une liste et non { $value }.
refuse-described-too-many = { $path } compte plus d’entrées que les { $most } possibles.
refuse-described-not-each-once = { $path } doit nommer chacun une seule fois.
refuse-described-no-flag = { $path } doit être true ou false et non { $value }.
refuse-described-no-number = { $path } doit être un nombre entier de { $least } à { $most } et non { $value }.
refuse-described-no-name = { $path } ne peut être « { $value } ». Il y a : { $known }.

refuse-damaged = Ce n’est pas une partie enregistrée, ou elle est abîmée ({ $place }).
place-line = ligne { $number }
place-head = sa première ligne
place-end = sa fin
place-text = ce n’est pas du texte
place-seed = sa graine
place-seats = ses joueurs
place-steps = ce qui reste à décider
place-snapshot = ses positions
place-outcome = son résultat
place-options = ses options
place-game = son jeu
place-rules_version = la version de ses règles
place-secret = le secret de ses tirages
place-nonce = ce qui cache le secret de ses tirages
place-play = une décision
place-seal = une décision scellée
place-chance = ce que le hasard a donné
place-seat = à qui est la décision
place-decision = le nombre de décisions
place-draws = le nombre de tirages
place-commitment = la promesse sur ses tirages
place-words = les mots des joueurs
place-joined = les décisions qui vont ensemble
place-take-backs = ce qui a été repris
place-events = ce qui est raconté
place-rules = ses règles
place-a-value = une valeur
refuse-no-saved-match = Ceci n’est pas une partie enregistrée.
refuse-long-record = La partie enregistrée est trop longue : { $most } caractères, { $lines } lignes et { $values } valeurs au plus.
refuse-bad-data = La partie enregistrée contient une chose que le jeu ne connaît pas : { $place } vaut { $value }.
refuse-other-rules = La partie a commencé sous d’autres règles que la version { $version } : on ne peut pas la rejouer pour la comparer.
refuse-unknown-rules = La partie a été enregistrée sous la version « { $version } » des règles, plus récente que la version { $present } ou inconnue ici : elle ne peut pas continuer.
refuse-other-draw = Le tirage { $draw } de la partie n’est pas celui que donne sa graine.
refuse-replay-differs = L’entrée { $entry } de la partie n’est pas ce que les règles en font.

refuse-nothing-to-undo = Il n’y a rien à reprendre.
refuse-undo-chance = Le hasard a décidé depuis. Pour reprendre ce coup, il faut l’accord de tous.
refuse-undo-other-seat = Un autre joueur a décidé depuis. Pour reprendre ce coup, il faut l’accord de tous.
refuse-undo-not-yours = Le dernier coup est celui d’un autre joueur. Il ne peut être repris que si tout le monde est d’accord.
refuse-undo-seen = Quelqu’un a vu du nouveau depuis. Pour reprendre ce coup, il faut l’accord de tous.
refuse-undo-window = Tous ont répondu depuis, et ce qui en résulte révèle leurs réponses. Pour reprendre ce coup, il faut l’accord de tous.

refuse-rule-failed = Les règles n’aboutissent à rien ici : c’est une faute du programme, ou d’une position falsifiée. Rien n’a changé.
refuse-step-failed = Les règles n’aboutissent à rien dans { $step } : c’est une faute du programme, ou d’une position falsifiée. Rien n’a changé.
refuse-mistake = Les règles de ce jeu contiennent une erreur. { $said }
refuse-endless-rules = Les règles tourneraient ici sans fin : c’est une faute du programme, ou d’une position falsifiée. Rien n’a changé.

## Ce qui s’est passé, quel que soit le jeu

event-played = { $seat } : { $action }.
event-sealed = { $seat } a répondu.
event-came = Le hasard : { $outcome }.
event-taken-back = { $seat } reprend son dernier coup{ $agreed ->
    [yes] , avec l’accord de tous
   *[no] {""}
  }.
event-rules-changed = La partie continue sous la version { $after } des règles ; avant, c’était la version { $before }.

## Le moteur : demandes de programmes

refuse-failed = Starboard n’y est pas arrivé. Rien n’a changé ; la faute est sur la sortie d’erreur.
refuse-unknown-match = Il n’y a pas de partie « { $match } ».
refuse-unknown-request = Il n’y a pas de demande « { $request } ». Il y a : { $known }.
refuse-no-fields = La demande n’a pas de champ « { $field } », ni aucun autre.
refuse-unknown-field = La demande n’a pas de champ « { $field } ». Elle a : { $known }.
refuse-wrong-field = Le champ « { $field } » doit être : { $kind }.
kind-text = un texte
kind-texts = une liste de textes
kind-integer = un entier
kind-flag = true ou false
kind-object = un objet
kind-viewer = une place à partir de 0, ou "public"
kind-luck = "seed" ou "script"
refuse-missing-field = Le champ « { $field } » manque.
refuse-field-besides = Le champ « { $field } » n’a pas sa place à côté de « { $what } », qui dit tout.
refuse-load-what = Dites quoi charger, par l’un de : { $known }.
refuse-no-format = Le jeu { $game } n’a pas de format d’enregistrement « { $format } ».
refuse-no-viewer = Il n’y a pas de spectateur { $viewer }. Les places vont de 0 à { $seats }.
refuse-too-long = La ligne dépasse { $most } octets.
refuse-too-many-values = La ligne a plus de { $most } valeurs.
refuse-too-many-matches = { $most } parties sont ouvertes, et il ne peut pas y en avoir davantage. Fermez-en une d’abord.
refuse-too-deep = La demande est trop profondément imbriquée.
refuse-not-utf8 = La ligne n’est pas en UTF-8.
refuse-not-json = La ligne n’est pas du JSON : voyez le caractère { $at }.
refuse-long-number = Un nombre de la ligne a trop de chiffres.
refuse-not-object = La ligne n’est pas un objet JSON.
refuse-twice = Le champ « { $field } » est là deux fois.
refuse-no-number = « { $number } » n’est pas un nombre lisible.
refuse-wrong-id = Une demande a besoin d’un id, entier ou texte.

refuse-no-such-seat = Il n’y a pas de place { $number } : cette table en a { $seats }.
refuse-who-sits = Cette partie ne dit pas qui était assis où, et elle a des secrets. Dites quelle place est la vôtre : --me 1, ou --hotseat.
refuse-wrong-people = « { $text } » ne désigne pas des places. Donnez leurs numéros, par exemple 1 ou 1,3.
refuse-wrong-viewer = Il n’y a pas de spectateur « { $viewer } ». Donnez un joueur de 1 à { $seats }, ou public.
refuse-no-equals = « { $text } » n’est pas une option. Écrivez nom=valeur.
refuse-load-besides = Une partie enregistrée a déjà son jeu, ses joueurs et ses options : retirez { $what }.
refuse-before-command = Écrivez --plain et --lang après « { $command } ».
refuse-wrong-bots = Il y a { $count } robots pour { $wanted ->
    [one] { $wanted } place
   *[other] { $wanted } places
  }. Nommez-en un pour toutes, ou un pour chacune.
refuse-wrong-names = Il y a { $count } noms pour { $seats ->
    [one] 1 place
   *[other] { $seats } places
  }.
refuse-components-no-json = « { $text } » n’est pas un fichier de matériel : il ne contient pas de JSON.
refuse-without-asserts = Python ignore ici les assertions dont sont faits les contrôles : retirez -O et PYTHONOPTIMIZE.

## La table du terminal

bot-random = Hasard { $number }
bot-greedy = Glouton { $number }
bot-level1 = Cadet { $number }
bot-level2 = Pilote { $number }
bot-level3 = Navigateur { $number }
bot-level4 = Amiral { $number }
program-named = { $name } { $number }
program-helped = Un autre robot décide à sa place.
program-replaced = Un autre robot joue désormais à sa place.

table-ask = >
table-more = { $count } de plus : « tout ».
table-no-number = Il n’y a pas de numéro { $number } dans la liste, qui va jusqu’à { $most }.
table-lost = Tapez un numéro de la liste, un coup, ou « aide ».
table-help = Tapez un numéro de la liste, un coup en notation, « ? » pour la règle de cette décision, « ? COUP » pour savoir ce que donnerait un coup, ou pourquoi il n’est pas permis, ou l’un de ces mots :
table-rule = Le texte entier : « règle { $rule } ».
table-rule-head = Dans les règles :
table-rule-head-own = Dans les règles, écrites en anglais :
table-which-rule = Quelle règle ? Tapez « règle » et son numéro.
table-no-such-rule = Les règles n’ont pas de numéro « { $rule } ».
table-allowed = « { $text } » est permis : { $words }.
table-way = { $move } ({ $words })
table-forced = Il n’y avait pas le choix : { $words }.
table-no-rest = Personne ne vous demande de répondre. « repos » passe quand tout le monde est interrogé.
table-hint-aim = Le but : { $said }
table-hint-piece = À regarder : { $said }
table-hint-move = Le coup : { $said }
table-hint-more = « conseil » encore une fois en dit plus.
table-hint-depths = Un conseil dit le but, la pièce ou le coup : « conseil but », « conseil pièce », « conseil coup ».
hint-depth-aim = but
hint-depth-piece = pièce
hint-depth-move = coup
hint-only = Rien d’autre n’est possible.
hint-forced = À première vue, rien d’autre ne vaut d’être essayé.
hint-clear = De tout ce qui a été essayé, un choix mène nettement le plus souvent à gagner : environ { $share } parties sur 100, et { $next } pour le suivant.
hint-close = De tout ce qui a été essayé, rien ne mène clairement plus souvent à gagner que ce qui est conseillé : environ { $share } parties sur 100.
table-agree = Tout le monde est d’accord ? (o/n)
table-not-agreed = Alors rien n’est repris.
table-undone = { $seat } reprend son dernier coup{ $since ->
    [yes] , avec ce qui a été joué depuis
   *[no] {""}
  }. Le journal et le résultat le disent.
table-save = Enregistrer la partie avant de continuer ? (o/n)
table-save-leaving = Enregistrer la partie avant de partir ? (o/n)
table-yes-or-no = Tapez « o » pour l’enregistrer ou « n » pour y renoncer.
table-saved = Enregistré : { $file }
table-overwrite = Il y a déjà un fichier { $file }. Le remplacer ? (o/n)
table-kept-as-it-was = Rien n’est enregistré, et le fichier reste comme il était.
table-look-again = Pour la revoir : { $command }
table-resume = Pour la reprendre : { $command }
table-not-saved = Pas enregistré. { $file } : { $fault }.
table-not-loaded = Pas chargé. { $file } : { $fault }.
table-load-how = Tapez « charger » et un numéro de cette liste, ou un fichier.
table-load-none = Aucune partie n’est enregistrée. Tapez « charger » et un fichier.
table-load-number = Il n’y a pas de partie numéro { $number } sur l’étagère{ $count ->
    [0] , qui est vide
   *[other] {""}, dont la liste va jusqu’à { $count }
  }. « charger » la montre.
table-load-other = Cette partie ne dit pas qui était assis où. Quittez, et commencez avec --load FICHIER et --me PLACE.
table-log-earlier = … { $count } avant
table-window = Tout le monde peut répondre à ce qui va se passer.
table-unanswered = Si personne ne répond, ce qui est annoncé arrive.
table-anyone = Quelqu’un répond-il ? Entrée : personne. Une lettre : quelqu’un. Ou : aide, journal, annuler, sauver, langue, quitter.
table-read = Pour vos yeux seulement. Appuyez sur Entrée après avoir lu.
table-curtain = Passez l’écran à { $seat }. Personne d’autre ne regarde. Appuyez sur Entrée.
table-no-board = Il n’y a pas de tel plateau : les joueurs vont de 1 à { $seats }, et tous les jeux ne leur en donnent pas.
table-over = La partie est finie. « revanche » pour en jouer une autre, « revoir », « journal », « sauver », « annuler », « charger » ou « quitter » ?
table-after-end = La partie est finie : on ne joue plus rien. Tapez « revanche » pour une autre partie avec les mêmes joueurs, « revoir » pour la parcourir, « annuler » pour reprendre le dernier coup, ou « quitter ».
table-give-up = Cette partie n’est pas finie. En commencer quand même une autre ? (o/n)
table-on = Entrée : la suite.
table-sealed = Hasard scellé : { $commitment }
table-recap = Ce qui s’est passé en dernier :
table-bye = Au revoir.
answer-yes = o oui y yes
answer-no = n non no

command-help = aide
command-help-does = cette liste
command-why = pourquoi
command-why-does = « pourquoi COUP » : ce que donnerait un coup maintenant, ou pourquoi il n’est pas permis
command-rule = règle
command-rule-does = « règle { $rule } » : ce que disent les règles sous un numéro ; seul, sous celui de cette décision
command-undo = annuler
command-undo-does = reprendre le dernier coup d’une personne, et ce que les robots ont joué depuis
command-hint = conseil
command-hint-does = un conseil : d’abord le but, puis ce qu’il faut regarder, puis le coup ; « conseil coup » le dit tout de suite
command-rest = repos
command-rest-does = passer quand tout le monde est interrogé, jusqu’à votre prochain tour ou jusqu’à ce qu’on vous rencontre
command-all = tout
command-all-does = tous les coups numérotés, même ceux qui ne prennent rien
command-board = plateau
command-board-does = redessiner le plateau ; « plateau 2 » : ce qu’a devant lui le joueur 2, si chacun a le sien
command-log = journal
command-log-does = ce qui s’est passé ; « journal 100 » remonte plus loin
command-replay = revoir
command-replay-does = parcourir la partie coup par coup, avec le plateau
command-again = revanche
command-again-does = une autre partie avec les mêmes joueurs et les mêmes options
command-save = sauver
command-save-does = enregistrer la partie ; « sauver FICHIER » où vous voulez ; rien n’est remplacé sans question
command-load = charger
command-load-does = les parties enregistrées ; « charger NUMÉRO » ou « charger FICHIER » en reprend une
command-lang = langue
command-lang-does = « langue en » continue en anglais, « langue fr » en français
command-quit = quitter
command-quit-does = partir ; on vous propose d’enregistrer

## Regarder jouer, et regarder en arrière

watch-ask = Entrée : un coup ; 5 : cinq ; fil : tous ; rythme 2 : un en 2 secondes ; aide>
watch-run = fil
watch-pace = rythme
watch-lost = Appuyez sur Entrée pour le coup suivant, ou tapez un nombre, « fil », « rythme SECONDES » ou « aide ».
replay-ask = Coup { $number } sur { $last } (Entrée : suivant, r, un nombre, début, fin, quitter)>
replay-next = suivant
replay-back = retour
replay-first = début
replay-last = fin
replay-quit = quitter
replay-no-more = Il y a les coups 0 à { $last }.
replay-how = Appuyez sur Entrée, ou tapez « retour », « début », « fin », « quitter » ou un nombre de 0 à { $last }.
replay-move = { $seat } : { $move }
replay-hidden = Ce qui a été décidé ici n’est pas connu de tous.
replay-setup = La mise en place{ $draws ->
    [0] {""}
    [one] , par 1 tirage
   *[other] , par { $draws } tirages
  }.

## L’étagère

shelf-entry = { $game }, { $stands }. { $players }.
shelf-points = { $seat } : { $points }
shelf-unread = { $file } : ceci ne peut pas être lu
shelf-no-game = { $file } : son jeu n’est pas disponible ici
shelf-no-match = { $file } : ceci n’est pas une partie enregistrée
standing-begun = commencée
standing-over = finie
standing-turn = tour { $number }
standing-round = manche { $number }

ending-winners =
    { $count ->
        [0] Personne ne gagne.
        [one] { $names } gagne.
       *[other] { $names } se partagent la victoire.
    }
ending-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
ending-secret = Son secret : { $secret }
ending-nonce = Son sel : { $nonce }
ending-takebacks =
    { $count ->
        [one] Un coup a été repris.
       *[other] { $count } coups ont été repris.
    }
ending-hints =
    { $count ->
        [one] Un conseil a été demandé.
       *[other] { $count } conseils ont été demandés.
    }

## Le menu

language-en = anglais (English)
language-fr = français
menu-title = Starboard
menu-what = Que voulez-vous faire ?
menu-play = Jouer
menu-load = Reprendre une partie enregistrée
menu-look = Revoir une partie finie
menu-language = Une autre langue
menu-leave = Partir
menu-ask = Numéro (Entrée : { $default } ; r : retour)>
menu-ask-first = Numéro (Entrée : { $default })>
menu-number = Tapez un de ces numéros : { $known }.
menu-which-language = Quelle langue ?
menu-which-game = Quel jeu ?
menu-how-many = Combien de joueurs ?
menu-count =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
menu-which-match = Quelle partie ?
menu-nothing-saved = Aucune partie n’est enregistrée.
menu-nothing-finished = Aucune partie n’est finie.
menu-back = r retour
menu-who = Qui joue ?
menu-alone = Je suis le joueur 1, contre des robots
menu-together = Des personnes seulement, à ce clavier
menu-mixed = Des personnes et des robots
menu-which-seats = Lesquelles des places 1 à { $seats } sont des personnes ? Par exemple 1 2 (r : retour)>
menu-seats-again = Tapez les numéros des places, de 1 à { $seats }.
menu-which-bot = Quel robot prend les autres places ?
menu-bot-random = hasard : joue ce qui lui passe par la tête
menu-bot-greedy = glouton : prend ce qui rapporte le plus tout de suite
menu-bot-level1 = cadet : pour une première partie, et il se trompe
menu-bot-level2 = pilote : pour qui connaît les règles
menu-bot-level3 = navigateur : pour qui a déjà joué
menu-bot-level4 = amiral : réfléchit jusqu’à deux secondes

menu-options = Comment jouer ?
menu-begin = Commencer
menu-option = { $what } : { $value }
menu-option-number = Un nombre de 0 à { $most } (Entrée : comme le veulent les règles ; r : retour)>
menu-option-again = Tapez un nombre de 0 à { $most }, ou rien.
value-true = oui
value-false = non
value-null = pas choisi

## Les fichiers

fault-file = { $file } : { $fault }.
fault-nameless = l’entrée
fault-not-found = il n’y a pas de tel fichier ni de tel dossier
fault-folder = c’est un dossier
fault-exists = ce nom est déjà pris
fault-permission = le système ne le permet pas
fault-name = aucun fichier ne peut porter ce nom
fault-full = il n’y a plus de place
fault-other = impossible de lire ou d’écrire ici

value-called = { $name } ({ $text })
option-components = vos propres données de matériel, à la place de celles du jeu
refuse-broken-text = Les mots de ce jeu sont fautifs : le message { $message } : { $fault }
refuse-junk-text = Les mots de ce jeu sont fautifs : { $where } : « { $text } » n’est pas un message ({ $fault }).
