# L’accueil, les listes de tables, et l’arrivée.
home-tab = Jeux
home-title = { $count ->
    [3] Trois jeux sous les étoiles.
   *[other] Des jeux sous les étoiles.
  }
home-lead = Un clic pour s’asseoir, aucun compte. Chaque coup est expliqué, chaque partie conservée.
home-games = Jeux
home-mine = Vos tables
home-mine-none = Rien pour l’instant. « Jouer » vous assied face à un robot ; « Inviter » vous donne un lien pour vos amis.
home-asked = { $count ->
    [one] { $count } vous attend
   *[other] { $count } vous attendent
  }
home-open = Tables ouvertes
home-open-none = Personne n’a de table ouverte à tous en ce moment.
home-all = Tout voir
home-promise = Aucun compte, aucun pistage, aucune requête vers d’autres sites.
nav-about = À propos
nav-import = Parties enregistrées
nav-docs = Documentation
try-again = Réessayer
game-players = { $least ->
    [1] { $most ->
        [1] 1 joueur
       *[other] 1–{ $most } joueurs
      }
   *[other] { $least }–{ $most } joueurs
  }
game-open = tout est visible
game-secrets = cartes cachées
game-play = Jouer
game-play-named = Jouer à { $game } maintenant, contre des robots
game-learn = Apprendre
game-learn-named = Apprendre { $game }
game-minutes = { $minutes } min
game-invite = Inviter
game-invite-named = Inviter quelqu’un à { $game }
game-screen = Même écran
game-box = Avec la vraie boîte
row-title = { $game } avec { $names }
row-gathering = Pas encore commencée
row-unseen = Ne peut pas être regardée
row-asked = à vous
row-free = { $count ->
    [0] toutes les places prises
    [one] { $count } place libre
   *[other] { $count } places libres
  }
row-over = terminée
row-several = { $count ->
    [0] on lance et on distribue
   *[other] { $count } joueurs
  }
time-hours = { $count } h
time-days = { $count } j
join-label = Collez le lien d’une table, ou tapez un code
join-go = Rejoindre
join-unread = Ce n’est ni le lien d’une table ni un code. Un lien ressemble à …/t/… avec une clé derrière # ; un code a dix lettres et chiffres.
join-elsewhere = Ce lien mène à un autre serveur. Ouvrez-le dans un onglet à part.

# La salle d’attente.
wait-start = Commencer

# Nouvelles tables.
new-game = Jeu
new-seats = Places
new-count = Nombre de joueurs
new-options = Options
new-takebacks = Reprendre d’un commun accord
new-takebacks-help = Votre dernier coup se reprend librement ; au-delà, tous doivent être d’accord.
new-branch = Rejouer ailleurs pendant la partie
new-branch-help = Les joueurs peuvent essayer une position de cette partie à une table à eux.
new-time = Temps
new-clock = Horloge
new-absent = Si le temps est écoulé
new-luck = Hasard
new-find = Qui peut la trouver
new-watch = Qui peut regarder
new-create = Créer et copier le lien
new-begin = Créer et commencer
new-screen = Même écran
new-bots = Que des robots
new-fine = Aucun compte. Un lien est la clé d’une place ; vous pourrez le renouveler.
link-copied = Lien copié.
seat-me = Moi
seat-link = Par lien
seat-bot = Robot
seat-kind = Qui s’assied en { $letter }
seat-name = Votre nom
seat-name-of = Nom à la place { $letter }
seat-which-bot = Quel robot à la place { $letter }
seat-open = Place libre
seat-open-help = pour un ami
bot-random = Hasard : n’importe quoi
bot-greedy = Glouton : le mieux tout de suite
bot-flat = Plat : essaie avant de jouer
option-seats = { $count ->
    [one] Seulement pour un joueur.
   *[other] Seulement pour { $count } joueurs.
  }
option-drawn = au sort
clock-none = Aucune
clock-none-help = Chacun prend le temps qu’il lui faut.
clock-live = Direct
clock-live-help = Pour des joueurs présents.
clock-days = Jours
clock-days-help = Pour des joueurs qui passent de temps en temps.
clock-bank = Au départ
clock-gain = En plus par décision
clock-each = Par décision
clock-quiet = Nuits calmes
clock-quiet-help = L’horloge s’arrête, à votre heure.
clock-quiet-from = Calme à partir de
clock-quiet-to = Calme jusqu’à
absent-wait = Attendre
absent-wait-help = Rien ne se passe ; tout le monde attend.
absent-claim = Aux autres
absent-claim-help = Les autres peuvent laisser un robot continuer.
absent-bot = Robot
absent-bot-help = Un robot continue jusqu’au retour du joueur.
luck-seed = Tirage équitable
luck-seed-help = Chaque place ajoute à la graine ; la preuve vient à la fin.
luck-hand = À la main
luck-hand-help = Vous lancez et posez les vraies pièces ; Starboard tient les règles.
luck-hand-secrets = Vous distribuez les vraies cartes et dites ce qui est venu. Vous voyez tout, donc vous n’avez pas de place.
time-minutes = { $count } min
time-seconds = { $count } s
time-hours-long = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
  }
time-days-long = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
  }
find-link = Par lien
find-listed = Listée
watch-all = Tous
watch-link = Par lien
watch-nobody = Personne
sum-yours = Votre table
sum-title = { $count ->
    [one] { $game }, { $count } place
   *[other] { $game }, { $count } places
  }
sum-me = { $count ->
    [one] vous
   *[other] { $count } personnes à cet écran
  }
sum-link = { $count ->
    [one] { $count } personne par lien
   *[other] { $count } personnes par lien
  }
sum-bot = { $count ->
    [one] { $count } robot
   *[other] { $count } robots
  }
sum-clock-none = Sans horloge
sum-clock-live = { $absent ->
    [wait] { $minutes } min + { $gain } s
    [claim] { $minutes } min + { $gain } s, puis aux autres de décider
   *[bot] { $minutes } min + { $gain } s, puis un robot continue
  }
sum-clock-days = { $hours ->
    [12] 12 heures par décision
    [24] 1 jour par décision
   *[other] { $days } jours par décision
  }
sum-luck-seed = Tirage équitable, vérifié à la fin
sum-luck-hand = Lancé et distribué à la main
sum-takebacks = Reprendre d’un commun accord
sum-no-takebacks = Rien ne se reprend sur demande
