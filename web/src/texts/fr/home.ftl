# L’accueil, les listes de tables, et l’arrivée.
captain = Capitaine
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
game-play-named = Jouer : { $game }, contre des robots
game-learn = Apprendre
game-learn-named = Apprendre { $far } : { $game }
game-minutes = { $minutes } min
game-learnt = fait
game-so-far = { $done } sur { $steps }
game-invite = Inviter
game-invite-named = Inviter : quelqu’un à { $game }
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
    .short = Lien d’une table, ou code
join-go = Rejoindre
join-unread = Ce n’est ni le lien d’une table ni un code. Un lien ressemble à …/t/… avec une clé derrière # ; un code a dix lettres et chiffres.
join-elsewhere = Ce lien mène à un autre serveur. Ouvrez-le dans un onglet à part.

# La salle d’attente.
room-start = Commencer
room-start-label = Début
room-title = { $count ->
    [0] Tout le monde est là
    [one] Une place est encore libre
   *[other] { $count } places sont encore libres
  }
room-about = { $taken ->
    [one] { $game } · { $taken } place prise sur { $seats }
   *[other] { $game } · { $taken } places prises sur { $seats }
  }
room-send = Envoyez ce lien
room-send-help = Qui l’ouvre prend une place libre. Aucun compte, rien à installer, sur n’importe quel téléphone.
room-local = Qui l’ouvre prend une place libre. Cette adresse ne marche que sur cette machine : pour les autres, ouvrez cette page par le nom ou l’adresse de la machine dans votre réseau.
room-link = Lien vers une place libre
room-copy = Copier
room-copied = Copié
room-qr = Code QR du lien
room-scan = Scannez pour vous asseoir
room-mail = Courriel
room-mail-subject = Jouons à { $game }
room-mail-body = J’ai ouvert une table de { $game }. Ouvrez ce lien pour vous asseoir, sans compte : { $link }
room-watch = Lien pour regarder
room-referee = Lien du meneur
room-renew = Nouveau lien
room-renewed = Le lien est nouveau ; l’ancien n’ouvre plus rien.
room-move = Changer d’appareil
room-no-link = Le lien n’est pas connu ici
room-no-link-host = Ce navigateur ne connaît pas le lien. Un nouveau prendra sa place.
room-no-link-help = Demandez-le à qui a ouvert la table.
room-complete = Plus de place à donner
room-complete-help = D’autres peuvent regarder par un lien à part.
copied-watch = Lien pour regarder copié.
copied-referee = Lien de qui lance et distribue copié. Qui l’a voit tout.
copy-failed = Le navigateur ne permet pas de copier. Sélectionnez le lien et copiez-le à la main.
room-people = Qui est là
room-watching = { $count ->
    [one] { $count } regarde
   *[other] { $count } regardent
  }
room-you = vous
room-you-host = vous, l’hôte
room-joined = est assis ici
room-open = attend quelqu’un qui a le lien
room-bot = joue d’après ce que voit sa place
room-here = là
room-away = absent
room-alike = Ce nom ressemble à celui de { $letters }.
room-same = Même navigateur que { $letters }
room-seat-bot = Asseoir un robot
room-seat-person = L’ouvrir à quelqu’un
room-kick = Renvoyer { $name }
room-leave = Se lever
room-can = Commencez quand vous voulez
room-can-help = { $count ->
    [one] La place libre ira à un robot.
   *[other] Les { $count } places libres iront à des robots.
  }
room-all = Tout le monde est là
room-all-help = Commencez quand vous êtes prêts.
room-others = On attend d’autres joueurs
room-watcher = Vous regardez
room-others-help = { $count ->
    [0] N’importe qui à la table peut commencer.
    [one] Une place est encore libre. Qui a ouvert la table peut commencer à tout moment.
   *[other] { $count } places sont encore libres. Qui a ouvert la table peut commencer à tout moment.
  }
room-agreed = Convenu
room-sealed = Scellé avant que quiconque s’assoie
room-words = { $given ->
    [one] { $given } sur { $people } a ajouté son propre hasard. La preuve vient à la fin.
   *[other] { $given } sur { $people } ont ajouté leur propre hasard. La preuve vient à la fin.
  }
room-out = Vous n’êtes plus à cette table
room-out-help = Votre clé ne l’ouvre pas. Demandez un nouveau lien à qui a ouvert la table.

# Le menu d’une place et de sa table.
menu-title = Table et place
menu-seat = Place { $letter } : { $name }
menu-move = Passer cette place sur un autre appareil
menu-code = Tapez-y ce code, ou scannez-le
menu-code-qr = Code QR qui déplace la place
menu-code-help = Sert une fois, pendant dix minutes. Les deux appareils ont ensuite la place.
menu-lock = Nouvelle clé pour cette place
menu-lock-help = Tous les autres appareils perdent aussitôt cette place ; celui-ci la garde.
menu-lock-yes = Prendre une nouvelle clé
menu-locked = Cette place a une nouvelle clé.
menu-notify = Choisir comment être prévenu
menu-no = Laisser
menu-host = La table est à vous
menu-mute = Faire taire
menu-unmute = Laisser parler
menu-kick = Un robot prend la place
menu-delete = Supprimer cette table
menu-delete-help = Tout ce qui en est conservé disparaît, pour tous.
menu-delete-yes = La supprimer
hue-label = Couleur de la place { $letter }
hue-worn = { $name } a cette couleur
hue-a = bleu
hue-b = orange
hue-c = vert
hue-d = rose
hue-e = vermillon
hue-f = bleu ciel

# Nouvelles tables.
new-game = Jeu
new-seats = Places
new-count = Nombre de joueurs
new-options = Options
new-takebacks = Reprendre d’un commun accord
new-takebacks-help = Votre dernier coup se reprend librement ; au-delà, tous doivent être d’accord.
new-hints = Conseils entre joueurs
new-hints-help = Qui doit jouer peut demander conseil à un robot ; le résultat dit combien de fois. Seul contre des robots, c’est toujours permis.
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
seat-unnamed = Joueur { $number }
seat-which-bot = Quel robot à la place { $letter }
seat-open = Place libre
seat-open-help = pour un ami
which-bot-random = Hasard : n’importe quoi
which-bot-greedy = Glouton : le mieux tout de suite
which-bot-level1 = Cadet : pour une première partie
which-bot-level2 = Pilote : connaît les règles
which-bot-level3 = Navigateur : a déjà joué
which-bot-level4 = Amiral : réfléchit bien
option-seats = { $count ->
    [one] Seulement pour un joueur.
   *[other] Seulement pour { $which } joueurs.
  }
option-settled = Le nombre de joueurs en décide.
option-chosen = { $what } : { $value }
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

# L’arrivée à une table.
arrive-tab = Table
arrive-looking = Recherche de la table
arrive-known = Vous êtes déjà à cette table.
arrive-full = Toutes les places sont prises
arrive-full-help = Quelqu’un a été plus rapide. Vous pouvez regarder { $game }, ou ouvrir une table avec les mêmes réglages.
arrive-begun = La partie a commencé
arrive-begun-help = Il n’y a plus de place libre à { $game }. Vous pouvez regarder, ou ouvrir une table avec les mêmes réglages.
arrive-again = Même table, nouveau lien
arrive-expired = Ce lien n’ouvre plus rien
arrive-expired-help = Il a été renouvelé, la table a été supprimée, ou un morceau du lien s’est perdu en route. Demandez le nouveau à qui vous l’a envoyé. Si vous étiez assis ici, voyez vos parties.
arrive-unknown = Cette table n’existe pas, ou vous n’y avez pas accès
arrive-unknown-help = Une table s’ouvre par son lien, avec la clé derrière #. Demandez-le à qui vous a invité. Si vous étiez assis ici, voyez vos parties.
arrive-unseen = Cette table ne se regarde pas
arrive-unseen-help = La partie de { $game } se joue entre ceux qui y sont assis.
arrive-refused = Cela n’a pas marché
sit-title = Vous êtes invité à { $game }
sit-name-hint = Comment les autres vous appellent
sit-seat = Votre place
sit-down = S’asseoir
sit-watch = Regarder
sum-watch-all = Tout le monde peut regarder
sum-watch-link = Qui a un lien peut regarder
sum-watch-nobody = Personne ne peut regarder

# Mes parties, tables ouvertes, parties enregistrées, à propos.
mine-part = Quelles parties
mine-all = Toutes { $count }
mine-asked = À moi { $count }
mine-finished = Terminées
mine-group-asked = Elles vous attendent, la plus pressée d’abord
mine-group-others = On attend les autres
mine-group-gathering = Pas encore commencées
mine-group-finished = Terminées
mine-waits = { $count ->
    [one] À { $names } de décider
   *[other] À { $names } de décider
  }
mine-won = { $count ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné ensemble
  }
mine-ended = Interrompue
mine-about = { $game } · { $last }
mine-left = Il reste { $time }
mine-next = Suivante : { $game }
mine-next-time = Suivante : { $game }, { $time }
open-lead = Les tables ouvertes à tous. Asseyez-vous tant qu’il y a des places, ou regardez.
open-waiting = Il y a des places
open-waiting-none = Aucune table n’attend de joueurs en ce moment. Ouvrez-en une et choisissez « Listée ».
open-playing = On y joue
open-playing-none = Aucune partie ne se joue en public en ce moment.
import-lead = Une partie enregistrée, ici ou ailleurs : un fichier, ou son texte. Elle continue à une table à vous, vous à la première place et des robots aux autres. Une partie terminée s’ouvre pour être revue.
import-file = Choisir un fichier
import-text = Ou collez ses lignes
import-go = Ouvrir
import-empty-file = Ce fichier est vide.
import-empty = Choisissez d’abord un fichier ou collez les lignes d’une partie enregistrée.
about-lead = Starboard est une table de jeux sous les étoiles : des règles qui s’expliquent, un hasard qui se vérifie, et aucun compte.
about-notice = Avertissement
about-notice-fans = Starboard est l’œuvre non officielle de gens qui aiment ces jeux.
about-notice-owners = Les jeux Oort, Interstellar Oracle et Merchants Cove (avec son extension L’Oracle), et leurs noms, appartiennent à leurs propriétaires. Starboard ne leur est pas lié, et n’est ni approuvé ni financé par eux.
about-notice-own = Les textes, les dessins et les données reconstituées du matériel sont ceux de Starboard. Il ne contient ni illustration, ni logo, ni texte de carte des jeux publiés. Là où un livret se tait, les règles d’ici sont une reconstitution, et signalées comme telles.
about-notice-buy = Si un jeu vous plaît, achetez-le : la vraie boîte, c’est autre chose.
about-makers = Qui a fait ces jeux
about-makers-help = Pour autant que leurs livrets le disent.
about-cove = Merchants Cove : L’Oracle
about-design = Auteurs
about-development = Développement
about-art = Illustrations
about-sculpting = Figurines
about-cardboard = Pièces en carton
about-rules = Règles
about-editing = Relecture
about-production = Production
about-publisher = Éditeur
about-others = Oort et Interstellar Oracle
about-others-help = Leurs livrets ne nomment personne. Si vous avez fait l’un d’eux, dites-nous comment vous souhaitez être nommé.
about-licence = Licence
about-licence-help = Starboard est un logiciel libre sous licence MIT : servez-vous-en, changez-le, transmettez-le.
about-private = Cette page n’interroge que son propre serveur, garde vos réglages dans ce navigateur, et ne compte rien.

## Une boîte à soi

box-title = Votre propre boîte
box-help = Jouez avec ce qui est imprimé dans votre exemplaire : choisissez un fichier de ses données. Tout le monde joue avec, et le fichier de la partie les garde.
box-choose = Choisir un fichier…
box-other = Un autre fichier…
box-model = Partir des données du jeu
box-drop = Jouer sans
box-large = { $name } est trop grand pour être les données d’une boîte.
box-json = { $name }, ligne { $line } : ce n’est pas du JSON. Peut-être y a-t-il ici une virgule, un guillemet ou une parenthèse de trop ou de moins.
box-refused = { $name }, ligne { $line } : { $why }
sum-box = Avec votre propre boîte
