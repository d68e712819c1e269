# Les réglages et les notifications.
set-lead = Gardés dans ce navigateur, sans compte. Rien n’en est montré aux autres joueurs, hormis votre nom.
set-parts = Parties des réglages
set-part-look = Aspect
set-part-play = Jeu
set-part-notify = Avis
set-part-devices = Appareils
set-changed = Changé.
set-undo = Annuler
set-theme = Thème
set-theme-system = Comme le système
set-theme-dark = Nuit
set-theme-light = Jour
set-theme-contrast = Fort contraste
set-language = Langue
set-language-help = Même au milieu d’une partie.
set-text = Taille du texte
set-text-help = Les plateaux gardent leur forme, les étiquettes grandissent.
set-text-s = Petit
set-text-m = Normal
set-text-l = Grand
set-text-xl = Très grand
set-motion = Mouvement
set-motion-help = Au plus 1,5 s par coup ; une touche le passe.
set-motion-system = Comme le système
set-motion-none = Aucun
set-letters = Lettres sur les pièces
set-letters-help = Les formes y sont toujours ; on peut ajouter les lettres.
set-name-help = Comment on vous appelle aux nouvelles tables.
set-shortcuts = Raccourcis d’une touche
set-shortcuts-help = U reprendre, H conseil, W à qui. Les chiffres marchent toujours.
set-confirm = Demander avant de perdre un tour
set-confirm-help = Une seule question, qui dit ce qui est abandonné.
set-pace = Rythme des robots
set-pace-help = À quelle vitesse leurs coups sont montrés.
set-pace-slow = Lent
set-pace-normal = Normal
set-pace-fast = Rapide
set-sounds = Son
set-sounds-help = Une note brève quand c’est à vous.
set-notify = Notifications
set-devices = Appareils et places
notify-how = Un message quand c’est à vous, aucun pendant que vous regardez, un lien qui ouvre sur la décision.
notify-test = Envoyer un essai
notify-tested = Un essai a été envoyé par chaque voie en place.
notify-push = Avis sur cet appareil
notify-push-help = Le navigateur vous demande une fois la permission.
notify-insecure = Les navigateurs n’envoient d’avis qu’aux pages à l’adresse sûre (https, ou cette machine même). Par courriel ou webhook, vous pouvez être prévenu ici aussi.
notify-missing = Ce navigateur ne reçoit pas d’avis. Par courriel ou webhook, vous pouvez être prévenu tout de même.
notify-denied = Vous avez interdit à cette page de vous prévenir. Les réglages du navigateur pour cette page permettent de l’autoriser de nouveau.
notify-not-allowed = Le navigateur ne l’a pas permis, ou son service d’avis est hors d’atteinte. Rien n’a changé.
notify-mail = Courriel
notify-mail-help = Un code vient d’abord ; rien d’autre avant que vous l’ayez donné.
notify-mail-address = Adresse de courriel
notify-webhook = Webhook
notify-webhook-help = Un POST en JSON, pour un salon ou un script à vous.
notify-webhook-address = https://…
notify-add = Ajouter
notify-drop = Retirer
notify-code = Code reçu par courriel
notify-confirm = Confirmer
notify-works = marche
notify-unconfirmed = non confirmé
notify-failures = { $count ->
    [one] { $count } échec, nouvel essai dans { $time }
   *[other] { $count } échecs, nouvel essai dans { $time }
  }
notify-tables = { $count ->
    [one] à { $count } table
   *[other] à { $count } tables
  }
devices-help = Emportez une place sur un autre appareil : tirez un code ici, scannez-le ou tapez-le là-bas.
devices-move = Déplacer
devices-move-named = Déplacer la place { $letter } de { $game }
devices-none = Vous n’avez de place dans aucune partie en cours.
