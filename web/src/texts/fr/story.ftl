# L'histoire d'une partie : journal, conversation, frise, ce qui s'est passé entre-temps, la fin et la relecture.
story-timeline = Frise
story-moves = Coups
story-first = Au début
story-back = Un coup en arrière
story-forward = Un coup en avant
story-move = Coup { $move }
story-move-said = Coup { $move } sur { $of }. { $text }
story-live = En direct · { $move }
story-lost = Hors ligne · { $move }
story-end = Fin · { $move }
story-to-live = Revenir au direct
story-to-end = Aller à la fin
story-viewing = Vous regardez le coup { $move } sur { $of }
story-key-end = Fin
story-bars-chance = Ici le hasard a décidé : l’annulation ne remonte pas plus loin.
story-bars-seen = Ici quelque chose a été dévoilé : l’annulation ne remonte pas plus loin.
story-bars-window = Ici les réponses ont été retournées : l’annulation ne remonte pas plus loin.
story-bars-other = Ici un autre joueur a décidé : l’annulation ne remonte pas plus loin.
story-filter = Ce que montre le journal
story-filter-moves = Coups
story-filter-all = Tout
story-filter-chat = Discussion
story-unread = { $unread ->
    [one] 1 nouveau message
   *[other] { $unread } nouveaux messages
  }
story-copy = Copier le journal en texte
story-copied = Le journal est copié.
story-not-copied = Ce navigateur ne laisse pas la page copier. Sélectionnez le journal et copiez-le vous-même.
story-speech = { $name } : { $text }
story-undone = annulé
story-earlier = { $turns ->
    [one] Montrer 1 tour plus ancien
   *[other] Montrer { $turns } tours plus anciens
  }
story-round = Manche { $round }
story-turn =
    { $turn ->
        [0] Avant le premier tour : { $lines } lignes
       *[other] Tour { $turn } : { $lines } lignes
    }
story-since = Depuis votre dernier tour : { $moves ->
    [one] 1 coup
   *[other] { $moves } coups
  }
story-show-me = Me montrer
story-away = En votre absence
story-away-more = { $moves ->
    [one] et 1 coup avant
   *[other] et { $moves } coups avant
  }
story-no-talk = Personne n’a encore rien dit.
story-only-players = Seuls les joueurs peuvent écrire ici.
story-muted = La personne qui a ouvert la table ne vous laisse pas écrire ici. Vous voyez toujours ce que les autres écrivent.
story-phrases = Phrases toutes faites
story-phrase-hello = Bonjour !
story-phrase-good-luck = Bonne chance !
story-phrase-thanks = Merci.
story-phrase-well-played = Bien joué !
story-phrase-oops = Oups.
story-phrase-one-moment = Un instant, s’il vous plaît.
story-phrase-your-turn = C’est à vous.
story-phrase-good-game = Belle partie !
story-write = Écrire à la table
story-send = Envoyer
story-result = Résultat
story-show-result = Résultat
story-show-board = Plateau
story-replay = Revoir
story-home = Accueil
story-points = Classement et points
story-remark = { $name } : { $remark }
story-rematch = Revanche
story-join-rematch = Rejoindre la revanche
story-watch-rematch = Regarder la revanche
story-followed = Une revanche est prête, et votre place y est gardée.
story-you-win = Vous gagnez
story-wins = { $name } gagne
story-you-share = Vous partagez la victoire avec { $names }
story-share = { $names } se partagent la victoire
story-nobody-wins = Personne ne gagne
story-gave-up = { $name } a abandonné la partie
story-gave-up-you = Vous avez abandonné la partie
story-gave-up-to = { $name } a abandonné la partie : { $winner } gagne
story-gave-up-to-you = { $name } a abandonné la partie : vous gagnez
story-gave-up-you-to = Vous avez abandonné la partie : { $winner } gagne
story-winner = gagne
story-aborted = La partie a été interrompue : aucun résultat ne compte
story-place = Place { $place }
story-you = vous
story-replaced = un robot a joué à cette place
story-hints = { $hints ->
    [one] 1 conseil demandé
   *[other] { $hints } conseils demandés
  }
story-takebacks = { $takebacks ->
    [one] Des coups ont été repris une fois.
   *[other] Des coups ont été repris { $takebacks } fois.
  }
story-play-on = Rejouer depuis une position
story-export = Enregistrer la partie
story-import = Ouvrir une partie enregistrée
story-luck = Le hasard
story-luck-promised = Chaque tirage était fixé par un secret promis avant le premier, et par les mots des joueurs. Tout est maintenant dévoilé.
story-luck-chosen = Les tirages viennent d’une graine que quelqu’un a choisie : elle ne promet rien.
story-luck-by-hand = À cette table le hasard venait de la main des joueurs : les règles permettent ce qui est venu, mais personne ne peut voir si c’était juste.
story-verify = Vérifier
story-luck-details = Ce qui était promis, et le secret
story-commitment = Promis avant la partie
story-secret = Secret
story-nonce = Nonce
story-words = Mots de { $name }
story-no-words = aucun
story-luck-how = La promesse est le SHA-256 du secret et du nonce. Les tirages découlent du secret et des mots de chacun : « starboard verify » fait de même avec la partie enregistrée, sur n’importe quelle machine.
replay = Relecture
replay-side = Places et coups
replay-tab-board = Plateau
replay-tab-moves = Coups
replay-tab-seats = Places
replay-controls = Commandes de relecture
replay-play = Lire
replay-pause = Pause
replay-speed = Vitesse
replay-speed-slow = Lente
replay-speed-normal = Normale
replay-speed-fast = Rapide
replay-share = Partager ce moment
replay-shared = Le lien vers ce moment est copié.
replay-not-shared = Ce navigateur ne laisse pas la page copier. Copiez l’adresse dans la barre d’adresse.
replay-verified = Vérifié
replay-below = Sous l’analyse
replay-eyes = Vu par
replay-eyes-watcher = Spectateurs
replay-eyes-open = Tout ouvert
replay-play-on = Rejouer d’ici
    .short = Rejouer
replay-no-play-on = Ici la partie est finie. Revenez à un coup plus ancien pour rejouer.
replay-play-on-title = Rejouer à partir du coup { $move }
replay-play-on-help = Une nouvelle table commence à cette position. La partie finie reste telle quelle.
replay-play-on-secrets = Une nouvelle table commence à cette position. Ce que vous ne pouviez pas voir ici est redistribué, pour que personne n’en sache plus qu’avant. La partie finie reste telle quelle.
replay-who = Qui joue { $name }
replay-who-me = Moi
replay-who-bot = Robot
replay-who-link = Par lien
replay-closed = Cette relecture ne vous est pas ouverte
replay-not-begun = La partie n’a pas encore commencé
replay-not-begun-help = Il n’y a rien à revoir avant la première position.
replay-table = À la table
