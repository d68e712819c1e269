# Une table d’un serveur, dans le terminal.

online-said = { $name } : { $text }
online-lost = La ligne vers le serveur est coupée. Rien d’autre n’est perdu : on essaie de nouveau, et tout ce qui a reçu une réponse est gardé. Ctrl-C pour partir.
online-back = Le serveur est revenu.
online-sealed = Votre réponse est posée face cachée. Vous pouvez la changer jusqu’à la fermeture de la fenêtre.
online-asked = On vous demande chaque fois que vous pouvez répondre.
online-asked-about = { $ask ->
    [never] Jamais demandé : { $what }
   *[always] Toujours demandé : { $what }
  }
online-sorts = Fenêtres que l’on peut nommer : { $known }
online-no-hint = Il n’y a pas de conseils contre d’autres personnes.
online-not-asked = Personne ne vous demande rien pour l’instant.
online-window = En attente des réponses.
online-chance = En attente de qui annonce le hasard.
online-waiting = En attente de { $names }.
online-conceded = { $seat } a abandonné la partie.
online-aborted = La partie a été interrompue.
online-luck-broken = Le secret n’est pas celui qui était promis : quelqu’un a choisi le hasard de cette partie.
online-return = Votre place est gardée. Reprenez-la par : { $command }
online-return-code = Votre place est gardée. Reprenez-la dans les dix minutes, une seule fois, par : { $command }
online-free = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
  } Le lien pour qui doit s’asseoir :
online-lobby-help = La partie n’a pas commencé. Tapez « dire » et un texte, « qui », « langue » ou « quitter ».
online-over = La partie est finie. « revanche » pour en jouer une autre, « sauver » pour la garder, « journal » ou « quitter » ?
online-wants-back = { $seat } demande à reprendre { $moves ->
    [one] le dernier coup.
   *[other] les { $moves } derniers coups.
  } Êtes-vous d’accord ? (o/n)
online-ask-back = Demander à tout le monde de le laisser reprendre ? (o/n)
online-concede = Abandonner la partie ? (o/n)
online-not-over = La partie n’est pas finie. « abandonner » y renonce.
online-who-here = { $name }, ici
online-who-away = { $name }, ailleurs
online-who-bot = { $name }, un robot
online-who-free = libre
refuse-not-online = Sur un serveur il n’y a pas de { $what } : nommez un jeu pour dresser une table, ou le lien d’une table et rien d’autre ; --me nomme une place.
refuse-server-rules = Le serveur joue à { $game } selon d’autres règles que celles qui sont installées ici.

command-hold = tenir
command-hold-does = garder la fenêtre ouverte dix secondes de plus
command-never = jamais
command-never-does = « jamais COUP » ou « jamais FENÊTRE » : ne jamais vous demander cette carte ou ce pouvoir, ou dans ces fenêtres, quand tout le monde est interrogé ; « jamais » les donne ; personne d’autre ne l’apprend
command-always = toujours
command-always-does = « toujours COUP » ou « toujours FENÊTRE » : vous le demander malgré le repos
command-ask = demander
command-ask-does = « demander COUP » : vous le demander de nouveau comme d’habitude ; seul, ce que vous avez dit de tous
command-say = dire
command-say-does = « dire TEXTE » : tout le monde à la table le lit
command-who = qui
command-who-does = qui est assis où, et qui est là
command-agree = accepter
command-agree-does = laisser reprendre des coups, quand quelqu’un le demande
command-decline = refuser
command-decline-does = ne pas le laisser
command-concede = abandonner
command-concede-does = abandonner la partie
