# L'histoire d'une partie : journal, conversation, frise, ce qui s'est passé entre-temps, la fin et la relecture.
story-timeline = Frise
story-moves = Coups
story-first = Au début
story-back = Un coup en arrière
story-forward = Un coup en avant
story-move = Coup { $move }
story-move-said = Coup { $move } sur { $of }. { $text }
story-live = En direct · { $move }
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
