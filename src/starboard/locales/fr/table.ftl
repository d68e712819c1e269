# La table en réseau : ce qu’elle refuse, et ce qu’elle dit d’elle-même.

refuse-table-unknown = Cette table n’existe pas, ou vous n’y avez pas accès.
refuse-table-quarantined = Les données de la table { $table } sont abîmées. Elles sont gardées telles quelles ; la personne qui gère ce serveur peut les examiner. Les autres tables continuent.
refuse-table-no-match = La partie n’a pas encore commencé.
refuse-table-over = La partie est finie.
refuse-table-begun = La partie a déjà commencé.
refuse-table-playing = La partie est encore en cours.
refuse-table-seats-free = Toutes les places ne sont pas encore prises.
refuse-table-actions = Un coup se compose d’une à { $most } décisions.
refuse-table-no-draft = Une réponse à une fenêtre est donnée d’un coup ; elle peut changer tant que la fenêtre est ouverte.
refuse-table-not-your-move = Le dernier coup n’était pas le vôtre.
refuse-table-decided-since = Quelqu’un décide, ou a décidé, depuis que vous l’avez annoncé.
refuse-table-no-takebacks = À cette table, on ne reprend aucun coup sur demande.
refuse-table-asked-already = Quelqu’un l’a déjà demandé ; tout le monde doit d’abord répondre.
refuse-table-refused-twice = Cela a été refusé deux fois ; redemandez après le prochain coup.
refuse-table-not-asked = Personne ne vous le demande en ce moment.
refuse-table-no-seat = Il faut avoir une place à cette table pour cela.
refuse-table-host-only = Seule la personne qui a ouvert la table peut le faire.
refuse-table-referee-seat = La personne qui dit ce que donne le hasard voit tout : dans un jeu à secrets, elle n’a pas de place.
refuse-table-no-branch = À cette table, on ne peut pas rejouer ailleurs la partie en cours.
refuse-table-referee-only = Seule la personne qui lance et distribue peut dire ce qui est sorti.
refuse-table-no-invite = Pour prendre place, il faut le lien de la table.
refuse-table-no-watch = Cette table ne se regarde pas sans son lien.
refuse-table-wrong-key = Cette clé ou ce code n’ouvre rien ici ; un code sert une fois, pendant dix minutes.
refuse-table-seat-taken = La place { $number } n’est pas libre.
refuse-table-seat-free = Personne n’occupe cette place.
refuse-table-full = Toutes les places sont prises.
refuse-table-bot-plays = Un robot joue pour vous ; reprenez d’abord votre place.
refuse-table-no-such-person = Il n’y a personne à remplacer à cette place.
refuse-table-no-hints = D’autres personnes jouent ici, et cette table n’admet pas de conseils.
refuse-table-no-hint-window = Il n’y a pas de conseils quand tout le monde est invité à répondre : ils montreraient qui peut le faire.
refuse-table-no-claim = Cette personne a encore du temps, ou cette table attend tout le monde.
refuse-table-no-bot = Aucun robot ne joue pour vous, ou vous avez abandonné la partie.
refuse-table-no-window = Aucune fenêtre ne vous est ouverte.
refuse-table-held = La fenêtre est déjà retenue.
refuse-table-holds = Vous pouvez retenir les fenêtres { $most } fois par tour.
refuse-table-no-ability = Aucune fenêtre n’admet « { $text } » comme réponse.
refuse-table-no-sort = Ce jeu n’a pas de fenêtre « { $text } ». Celles qu’il a : { $known }.
refuse-table-abilities = Vous pouvez dire pour { $most } pouvoirs ou cartes comment on vous interroge. Annulez-en d’abord un choix.
refuse-table-muted = La personne qui a ouvert la table ne vous laisse pas parler ici.
refuse-table-hue-taken = Quelqu’un a déjà cette couleur à cette table. Choisissez-en une autre.
refuse-table-no-referee = À cette table, personne n’a à dire ce que le hasard apporte.
refuse-table-say = Dites un texte, ou une de ces phrases : { $known }.
refuse-table-no-entry = Le journal n’a pas encore de ligne { $seq }.
refuse-table-followed = La revanche est déjà prête : table { $table }.
refuse-table-record-later = Le relevé contient les secrets de tout le monde : il est donné quand la partie est finie.
refuse-table-analysis-later = Une partie s’analyse quand elle est finie.
refuse-table-no-analysis = Cette partie ne peut être analysée : son jeu s’est interrompu.
refuse-table-look-later = On ne revoit la partie par les yeux d’un autre qu’une fois la partie finie.
refuse-table-no-share = Cette table n’est pas à regarder, ou vous n’y avez pas de place.
refuse-table-share-later = Une fois la partie finie vous pourrez en donner le lien ; d’ici là, seul qui a ouvert la table le peut.
refuse-server-busy = Le serveur a trop à faire en ce moment. Rien n’a changé ; renvoyez la demande.
refuse-store-failed = Rien ne peut être enregistré en ce moment, donc rien n’est joué. Rien n’a changé ; réessayez plus tard.
refuse-too-many = Trop de demandes en si peu de temps. Attendez { $seconds } secondes.
refuse-long-text = Ce que vous avez écrit est trop long : { $most } caractères au plus. Raccourcissez-le et réessayez.
refuse-wrong-message = Ce message est illisible : { $fault }.
refuse-hello-first = Le premier message doit être un bonjour (hello).
refuse-hello-twice = Vous avez déjà dit bonjour ; pour le redire, il faut une autre connexion.
refuse-wrong-request = Cette demande est illisible.
refuse-large-request = Cette demande est trop grande.
refuse-no-page = Il n’y a rien ici.
refuse-no-method = Cela ne se fait pas ici.
refuse-wrong-origin = Seules les pages de ce serveur peuvent envoyer des demandes.
refuse-page-board = Le plateau { $board } du jeu « { $game } » ne peut pas être lu : ce doit être un fichier en .js à côté du module, de 1 Mio au plus.
refuse-no-components = Le jeu « { $game } » n’a pas de données de matériel.
refuse-page-no-board = Le jeu « { $game } » n’apporte pas de plateau.
refuse-wrong-variable = { $name } ne peut pas valoir « { $value } ».

brings-hangs = La suite dépend de ce qui est caché.
brings-hangs-of = La suite dépend de ce que { $seat } a en main.
brings-reveals = Révèle ce qui est caché ; pas d’annulation ensuite.
brings-reveals-of = Révèle quelque chose que { $seat } a en main ; pas d’annulation ensuite.
brings-chance = Ensuite, le hasard décide.
brings-others = Ensuite, { $seat } décide.
brings-together = Les réponses sont montrées ensemble.
brings-over = La partie se termine.
change = { $what } { $old } → { $new }
change-of = { $whose } : { $what } { $old } → { $new }
change-none = rien
change-yes = oui
change-no = non

waiting-window = Quelqu’un répond-il ?
when-own-turn = à votre tour : { $when }
when-others-turn = au tour des autres : { $when }
prompt-chance = Dites ce que le hasard a donné.

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-thanks = Merci.
phrase-well-played = Bien joué !
phrase-oops = Oups.
phrase-one-moment = Un instant, s’il vous plaît.
phrase-your-turn = C’est à vous.
phrase-good-game = Belle partie !

# Le stockage : bases de données, sauvegardes et leur entretien.

refuse-store-closed = Impossible d’ouvrir la base de données : { $fault }.
refuse-store-newer = Cette base de données vient d’une version plus récente de Starboard (son schéma est { $version }). Rien n’a changé ; lancez cette version-là, ou restaurez une sauvegarde de celle-ci.
refuse-store-foreign = Cette base de données contient des tables d’un autre programme, ou d’une version inachevée de Starboard. Rien n’a changé ; indiquez une autre base.

## Le client

refuse-server-said = { $text }
refuse-unreachable = Aucun serveur de tables ne répond à { $address }.
refuse-line-shut = La ligne vers la table est fermée.

## Le journal de la table

entry-claimed = { $seat } s’assied.
entry-left = { $seat } se lève.
entry-kicked = { $seat } est renvoyé par qui a dressé la table.
entry-handed = { $seat } continue sur un autre appareil.
entry-new-keys = { $seat } a de nouvelles clés ; les anciennes n’ouvrent plus rien.
entry-planned = La place « { $seat } » est libre pour une personne.
entry-planned-bot = La place « { $seat } » revient à un robot.
entry-renewed-invite = Le lien pour s’asseoir est renouvelé ; l’ancien n’ouvre plus rien.
entry-renewed-watch = Le lien pour regarder est renouvelé ; l’ancien n’ouvre plus rien.
entry-renewed-referee = Le lien de qui lance et distribue est renouvelé ; l’ancien n’ouvre plus rien.
entry-shared = Il y a un lien de plus pour regarder.
entry-began = La partie commence.
entry-wantsback = { $seat } demande à reprendre { $moves ->
    [one] le dernier coup.
   *[other] les { $moves } derniers coups.
  }
entry-wants-unsaid = { $referee ->
    [yes] La personne qui distribue demande
   *[no] { $seat } demande
  } à reprendre le dernier résultat annoncé.
entry-unsaid = Le dernier résultat annoncé était une erreur ; il est repris.
entry-agreed = { $seat } est d’accord.
entry-refused = { $seat } n’est pas d’accord.
entry-hinted = { $seat } prend un conseil.
entry-muted = { $seat } n’a plus la parole ici.
entry-unmuted = { $seat } a de nouveau la parole.
entry-stepped-absent = { $seat } est absent depuis trop longtemps : un robot continue.
entry-stepped-conceded = { $seat } abandonne : un robot continue.
entry-stepped-asked = { $seat } laisse jouer un robot.
entry-stepped-kicked = { $seat } est renvoyé par qui a dressé la table : un robot continue.
entry-stepped-back = { $seat } est de retour.
entry-faulted-illegal = { $bot } a décidé ce qui n’est pas permis.
entry-faulted-silent = { $bot } n’a pas répondu à temps.
entry-faulted-flooding = { $bot } a dit ce que personne ne lui demandait.
entry-faulted-malformed = { $bot } a répondu ce qui ne peut être lu.
entry-faulted-dead = Le programme de { $bot } s’est arrêté au milieu de la partie.
entry-faulted-raised = { $bot } s’est interrompu par une erreur.
entry-faulted-lost = Le processus où { $bot } réfléchissait a été perdu.
entry-faulted-gone = Ce serveur n’a plus de robot pour { $bot }.
entry-conceded = { $seat } abandonne la partie.
entry-broke = Une règle du jeu a failli ici, et rien n’a changé. Qui tient le serveur la trouve sous le rapport { $report }.
entry-aborted = La partie est interrompue.
entry-followed = Une revanche est prête.
entry-held = Quelqu’un voudrait un peu plus de temps.
entry-ruled = La partie continue selon la version { $after } des règles, après la version { $before }.

## Messages à qui n’est pas là

notice-title = Starboard : { $game }
notice-turn = { $game } : à vous de jouer, { $seat }.
notice-code = Votre code : { $code }. Donnez-le à la table de { $game } pour être prévenu par courriel quand c’est à vous de jouer. Si vous n’avez rien demandé, ne faites rien.
notice-test = Les messages arrivent bien ici. Vous serez prévenu quand ce sera votre tour.
refuse-notice-zone = Le fuseau horaire « { $zone } » n’est pas connu ici.
refuse-notice-not-taken = Le message n’a pas été accepté à cette adresse. Réessayez plus tard, ou donnez-en une autre.
refuse-notice-unconfirmed = Dites d’abord le code envoyé à cette adresse.
refuse-notice-no-place = Aucun message ne peut être envoyé à cette adresse.
refuse-notice-no-mail = Ce serveur n’envoie pas de courriel.
refuse-notice-mail-failed = Le code n’a pas pu être envoyé à cette adresse ; réessayez plus tard.
refuse-notice-many = Un siège est prévenu à { $most } adresses au plus.
refuse-notice-wrong-code = Ce n’est pas le code qui a été envoyé.
refuse-notice-unknown = Aucun de vos sièges n’est prévenu à cette adresse.

## Limites, hasard et ce que chacun voit

refuse-too-many-watchers = Cette table a déjà trop de spectateurs : { $most } au plus. Réessayez plus tard.
refuse-too-many-lines = Depuis une même adresse, { $most } lignes au plus sont ouvertes en même temps.
refuse-hello-once = Une ligne commence par un seul hello, et n’en a pas d’autre.
