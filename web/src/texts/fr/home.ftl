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
