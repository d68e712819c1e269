# La table pendant la partie.
table-id = Table { $id }
table-seats = Places
table-log = Journal
table-side = Places et journal
table-tabs = Parties de la table
table-tab-board = Plateau
table-tab-seats = Places
table-tab-log = Journal
table-tab-rules = Règles

## La question
back = Retour
clear = Recommencer
if-chosen = Si vous choisissez cela : { $what }
draft = Votre coup jusqu’ici
draft-dropped = La position a changé pendant que vous prépariez votre coup ; il a été mis de côté. Choisissez de nouveau.
sending = Envoi…
sending-late = Nouvel essai en cours
sending-done = C’est fait
report = Rapport { $report }
type-move = Écrire un coup
type-send = Jouer
key-space = Espace
choices = Choix
choices-search = Chercher parmi les choix
more-below = La suite plus bas
choices-found = { $count ->
    [0] aucun ne convient
    [one] 1 choix
   *[other] { $count } choix
  }
choices-more = { $count ->
    [one] Encore 1 : écrivez pour le trouver.
   *[other] Encore { $count } : écrivez pour les trouver.
  }
refused-more = { $count ->
    [one] 1 autre est refusé pour l’instant
   *[other] { $count } autres sont refusés pour l’instant
  }
sealed = scellé
confirm-end = { $label } ?
confirm-left = { $count ->
    [one] Il vous reste ceci à faire : { $some }
   *[other] Il vous reste { $count } autres possibilités, par exemple : { $some }
  }
confirm-no = Continuer à jouer
confirm-answer = Finir, mais me laisser répondre
confirm-passes = Vous ne répondez plus rien à sa fin.
confirm-never = Ne plus demander
past-help = Rien n’est retardé : la table continue, et vos choix vous attendent à la position actuelle.
past-live = Revenir au direct

## Qui l’on attend
wait-one = C’est à { $name } de décider.
wait-bot = { $name } réfléchit.
wait-away = { $name } n’est pas là ; la table attend.
wait-out = Le temps de { $name } est écoulé.
wait-asked = La question : « { $question } »
wait-chance = Quelqu’un dit ce que le hasard apporte.
wait-chance-help = À cette table, on lance les dés et distribue les cartes à la main.
wait-reactions = En attente de réactions
wait-reactions-help = { $count ->
    [one] Une personne peut répondre. Le temps est le même, quoi qu’elle ait en main.
   *[other] { $count } personnes peuvent répondre. Le même temps pour toutes, quoi qu’elles aient en main.
  }
bot-plays = Un robot joue pour vous.
bot-plays-asked = Reprenez votre place quand vous voulez ; d’ici là, le robot décide.
bot-plays-conceded = Vous avez abandonné ; vous pouvez regarder la partie jusqu’au bout.
bot-return = Reprendre ma place

## Fenêtres de réaction
hold = Attendre +10 s
order-until = Passer jusqu’à…
order-targeted = Passer jusqu’à ce qu’on s’en prenne à moi
order-my-turn = Passer jusqu’à mon tour
order-turn-end = Passer jusqu’à la fin du tour
order-always = Toujours passer
order-cancel = Me demander de nouveau
order-private = Personne d’autre ne l’apprend.
asks = Me demander…
asks-usual = Normal
asks-always = Toujours
asks-never = Jamais
asks-always-of = Toujours demander : { $what }
asks-never-of = Ne plus demander : { $what }
asks-none = Vous n’avez rien pour répondre ici.
asks-private = Pour toute la partie, quand tout le monde est interrogé. Personne d’autre ne l’apprend.
orders = Consignes
orders-about = Dites d’avance ce que vous faites quand tout le monde est interrogé. Personne d’autre ne l’apprend ni ne voit de différence, et c’est pareil sur tous vos appareils.
orders-until = Passer pour moi
until-asked = Non, me demander
until-targeted = jusqu’à ce qu’on s’en prenne à moi
until-my-turn = jusqu’à mon tour
until-turn-end = jusqu’à la fin du tour
until-always = toujours
orders-open = On vous demande chaque fois que vous pouvez répondre.
orders-ends = Cela finit par ce qui est nommé ou par un retour en arrière, et ne répond jamais à ce qu’on ne demande qu’à vous.
orders-windows = Dans ce jeu
stops-usual = Normal
stops-always = Me demander
stops-never = Passer
stops-always-of = Me demander { $what }
stops-never-of = Passer { $what }
asks-later = Ce avec quoi vous pouvez répondre figure ici quand on vous interroge.

## Ce que d’autres ont pris
taken = Contre vous :
taken-more = Et { $count } de plus.

## Conseils
hint = Conseil
hint-more = Dites-m’en plus
hint-thinks-now = Un conseil se prépare…
hint-thinks-long = La réflexion se prolonge : il y a plus à peser que d’habitude.
hint-1 = Le but :
hint-2 = À regarder :
hint-3 = Le coup :

## Places
done = C’est fait.
seat-you = Vous
role-bot = robot
role-replaced = un robot joue
role-away = pas là
seat-muted = ne peut pas écrire
seat-same = Cette place et une autre sont jouées depuis le même navigateur
seat-alike = ressemble à { $letters }
seat-clock = Temps restant
clock-long = { $days ->
    [0] { $hours } h
   *[other] { $days } j { $hours } h
  }
seats-watching = { $count ->
    [one] 1 personne regarde
   *[other] { $count } personnes regardent
  }
seat-menu = Plus sur la place de { $name }
seat-device = Copier un lien pour un autre appareil
seat-device-done = Copié. Le lien déplace votre place une seule fois, dans les dix minutes.
seat-let-bot = Laisser jouer un robot à ma place
seat-claim = Laisser jouer un robot ici
seat-mute = Faire taire
seat-unmute = Rendre la parole
seat-kick = Renvoyer
seat-colour = Votre couleur
seat-colour-one = Couleur { $number }
seat-colour-done = Votre couleur a changé.
reactions = { $count ->
    [one] Réactions · 1 personne
   *[other] Réactions · { $count } personnes
  }

## Revenir en arrière, et partir
menu = Plus
undo = Annuler
restart = Recommencer le tour
askback = Demander à revenir en arrière…
askback-people = Tout le monde à la table doit être d’accord. Ceci disparaîtrait :
askback-bots = Les robots acceptent aussitôt. Ceci disparaîtra :
takeback-mine = Vous demandez à revenir en arrière
takeback-asks = { $name } demande à revenir en arrière
takeback-dealer = La personne qui distribue
takeback-goes = { $count ->
    [0] Le dernier coup disparaîtrait.
   *[other] Ceci disparaîtrait :
  }
takeback-missing = Réponses attendues : { $names }
takeback-yes = Accepter
takeback-no = Refuser
concede = Abandonner…
abort = Interrompre la partie…
ask-no = Annuler
ask-askback = Revenir sur votre dernier coup ?
ask-askback-yes = Revenir en arrière
ask-concede = Abandonner la partie ?
ask-concede-help = À deux, la partie se termine ainsi. À plusieurs, un robot continue à votre place.
ask-concede-yes = Abandonner
ask-abort = Interrompre la partie pour tout le monde ?
ask-abort-help = Personne ne gagne. Ce qui a été joué reste dans le journal.
ask-abort-yes = Interrompre
ask-leave = Laisser jouer un robot à votre place ?
ask-leave-help = Vous pouvez reprendre votre place à tout moment. Le résultat dira qu’un robot a joué.
ask-leave-yes = Le laisser jouer

## Clavier
keys-title = Clavier
keys-single = Lettres, chiffres et signes seuls servent de raccourcis
key-tab = question, cibles, places, journal
key-arrows = se déplacer sur le plateau et parmi les choix
key-enter = choisir
key-esc = retour
key-pass = passer, ou continuer
key-orders = passer jusqu’à quelque chose
key-digits = choix ; 0 passe
key-type = écrire un coup
key-undo = annuler
key-restart = recommencer le tour
key-hint = conseil
key-hold = garder une fenêtre ouverte
key-last = dire ce qui vient d’arriver
key-who = dire à qui de jouer, et le temps
key-prompt = relire la question
key-history = un pas en arrière, un pas en avant, le direct
key-chat = discussion
key-rules = la règle de la question
key-keys = cette liste

## Dit à voix haute
say-you = C’est à vous.
say-clock = Temps restant : { $time }.
say-nothing = Il ne s’est encore rien passé.

## La connexion
line-lost = Pas de connexion depuis { $seconds } s. Ce que vous avez choisi est gardé et partira au retour de la ligne.
line-try = Essayer maintenant
line-back = De retour à la table.
line-back-kept = De retour. Votre coup a été gardé.
line-gone = Le serveur ne répond pas.
line-gone-help = Tout est conservé là-bas jusqu’au coup { $move }. Laissez cette page ouverte : elle reviendra d’elle-même.
line-copy = Copier le journal
line-copied = Le journal est copié.
line-renewed = Starboard a été renouvelé.
line-renewed-help = Finissez votre décision, puis chargez la nouvelle page ; la partie continue où elle en est.
line-reload = Recharger
line-refused = Cette place n’est plus la vôtre.
line-refused-help = Rien n’est perdu. Elle a reçu de nouvelles clés, ou l’on vous en a retiré ; un robot y joue peut-être. Si cela ne vient pas de vous, demandez un nouveau lien à qui a ouvert la table.
line-again = Réessayer
board-failed = Le plateau de { $game } s’est arrêté. Vous jouez sur le plateau simple ; la partie est intacte.
board-again = Le réessayer
board-none = Le plateau ne peut pas être dessiné. Les choix ci-dessus restent utilisables.

## Points
table-points-of = Points de { $name }
table-points-sum = En tout
table-points-none = Pas encore de points.

## Un écran, plusieurs places
curtain-private = Privé
curtain-only = Pour la place { $letter } seulement
curtain-take = Prenez l’écran. Les autres, regardez ailleurs.
curtain-show = Montrer ce que j’ai
curtain-none = Rien, retour à la table
curtain-down = Toutes les mains sont face cachée.
curtain-look = { $name } regarde
shared-asks = Quelqu’un répond-il ?
shared-help = Une question pour toute la table. Appuyez sur votre nom pour regarder vos cartes ; cela ne dit rien de ce que vous avez.
shared-nobody = Personne
shared-turn = Personne ce tour-ci

## Une table qui n’est pas pour qui arrive
turned = Cette table ne s’ouvre pas.
turned-help = Demandez un nouveau lien à la personne qui vous l’a envoyé. Vos autres parties sont où elles étaient.

## Ce qui est sorti, quand on le dit soi-même
dealt = Ce qui est sorti
dealt-said = Déjà dit
dealt-none = Ce que vous dites reste ici, à corriger au besoin.
dealt-correct = { $what } : dire autre chose
dealt-instead = Qu’est-ce qui est sorti au lieu de { $what } ?
dealt-left =
    { $count ->
        [one] reste 1
       *[other] reste { $count }
    }
