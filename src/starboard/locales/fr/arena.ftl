### starboard arena : des robots contre des robots

help-arena = Faire jouer des robots entre eux, places et donnes équilibrées, et dire la force de chacun et avec quelle certitude.
help-arena-bots = Au moins deux robots : level1 à level4, greedy, random.
help-arena-games = Le nombre de parties.
help-arena-seed = Le hasard des donnes et des robots : la même graine joue les mêmes parties, quel que soit le nombre de processus.
help-arena-seats = Le nombre de joueurs à une table ; 2 si l’on ne dit rien, ou le moins que le jeu admette au-delà.
help-arena-budget = Combien les niveaux réfléchissent, en multiple de ce qu’ils ont à une table.
help-arena-processes = Les parties jouées à la fois, chacune dans un processus à elle.
help-arena-clock = Les secondes après lesquelles un niveau décide, où qu’il en soit de sa réflexion ; comme à une table si l’on ne dit rien.
help-arena-patience = Les secondes qu’un robot peut prendre pour une décision ; ensuite un remplaçant décide.
help-arena-longest = Les décisions après lesquelles une partie est interrompue.
help-arena-out = Ajouter chaque partie à ce fichier, une ligne de JSON ; la même commande reprend là où elle a été interrompue.
help-arena-sprt = Chercher si A est plus fort que B, écrit A,B, et s’arrêter dès que c’est décidé.
help-arena-share = Pour --sprt : la part des classements à partir de laquelle A est plus fort.
help-arena-alpha = Pour --sprt : combien souvent un A égal peut être dit plus fort.
help-arena-beta = Pour --sprt : combien souvent un A plus fort peut ne pas l’être dit.
help-arena-json = Des lignes de JSON au lieu de tableaux : les conditions, chaque partie, un résumé.
arena-playing = En jeu
arena-title = { $game }, { $seats } joueurs, graine { $seed } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }, { $unfinished } sans fin ({ $compiled ->
    [yes] règles compilées
   *[no] règles interprétées
  })
arena-bot = robot
arena-rating = force
arena-games = parties
arena-won = gagnées
arena-mean = temps moyen
arena-p95 = 95 % en
arena-replaced = remplacées
arena-pair = premier – second
arena-share = part du premier
arena-between = intervalle à 95 %
arena-bounds = { $low } à { $high }
arena-sprt-stronger = { $first } est plus fort que { $second } : d’après { $games } parties, une part de { $share } est plus vraisemblable que 50 % (logarithme du rapport de vraisemblance { $ratio }, bornes { $lower } et { $upper }).
arena-sprt-not-stronger = { $first } n’est pas plus fort que { $second } à ce point : d’après { $games } parties, une part de 50 % est plus vraisemblable que { $share } (logarithme du rapport de vraisemblance { $ratio }, bornes { $lower } et { $upper }).
arena-sprt-open = On ne sait pas encore, après { $games } parties, si { $first } est plus fort que { $second } (logarithme du rapport de vraisemblance { $ratio }, bornes { $lower } et { $upper }).
arena-faults = { $bot } a été remplacé : { $kinds }.
arena-fault-illegal = { $count ->
    [one] { $count } décision contraire
   *[other] { $count } décisions contraires
  } aux règles
arena-fault-raised = { $count ->
    [one] { $count } décision interrompue
   *[other] { $count } décisions interrompues
  } par une erreur
arena-fault-hung = { $count ->
    [one] { $count } décision qui n’est pas venue
   *[other] { $count } décisions qui ne sont pas venues
  } à temps
arena-fault-died = { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
  } où son processus est mort
arena-fault-malformed = { $count ->
    [one] { $count } réponse illisible
   *[other] { $count } réponses illisibles
  }
arena-fault-flooding = { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
  } où il a dit ce que personne ne demandait
arena-first-fault = D’abord à la partie { $game }, { $seat }, décision { $decision }{ $told ->
    [yes]  : { $words }
   *[no] .
  }
arena-unfinished = La première partie sans fin est la { $game } : { $why }
arena-end-too-long = elle avait plus de décisions que --longest n’en permet
arena-end-no-outcome = il ne restait rien à décider, mais les règles ne disent pas qui a gagné
arena-end-rules-died = les règles ont mis fin au processus
arena-end-rules-hung = les règles ne s’arrêtaient plus
arena-uneven = Les places s’équilibrent toutes les { $round } parties ; ce n’en est pas un multiple.
arena-kept = Interrompu. Les parties sont dans { $file } ; la même commande reprend à partir de là.
arena-lost = Interrompu, et rien n’est gardé. Avec --out FICHIER, la même commande reprend là où elle a été interrompue.
refuse-arena-alone = Les robots jouent entre eux à des tables de deux ou plus.
refuse-arena-bots = Nommez de deux à { $most } robots, pas { $count }.
refuse-arena-twice = Le robot « { $bot } » est nommé deux fois.
refuse-arena-sprt = « { $text } » ne sont pas deux des robots. Écrivez A,B avec deux d’entre eux : { $known }.
refuse-arena-positive = { $name } doit être plus grand que { $low }.
refuse-arena-range = { $name } doit être entre { $low } et { $high }.
refuse-arena-other = Le fichier contient des parties à d’autres conditions : { $what } n’est pas pareil. Nommez un autre fichier, ou les mêmes conditions.
refuse-arena-damaged = Le fichier n’est pas celui d’une arène, ou il est abîmé (ligne { $line }).
refuse-arena-no-process = Le processus qui doit jouer { $game } finit avant la première décision.
refuse-arena-busy = Une autre arène écrit dans ce fichier.
