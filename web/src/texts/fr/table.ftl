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
table-live = En direct · { $seq }

## La question
back = Retour
clear = Recommencer
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
confirm-never = Ne plus demander
past-title = Vous regardez en arrière.
past-help = Rien n’est retardé : la table continue, et vos choix vous attendent à la position actuelle.
past-live = Revenir au direct

## Qui l’on attend
wait-one = C’est à { $name } de décider.
wait-bot = { $name } réfléchit.
wait-away = { $name } n’est pas là ; la table attend.
wait-out = Le temps de { $name } est écoulé.
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

## Conseils
hint = Conseil
hint-more = Dites-m’en plus
hint-1 = Le but :
hint-2 = À regarder :
hint-3 = Le coup :
