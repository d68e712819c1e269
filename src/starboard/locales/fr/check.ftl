### starboard check : à quoi un jeu est tenu, et ce qui ne va pas

help-check = Jouer un jeu au hasard et vérifier qu’il tient ce que tout jeu promet. Le code de sortie est 0 s’il le tient, 1 sinon.
help-check-seats = Avec tant de joueurs ; sinon, avec chaque nombre que le jeu permet.
help-check-games = Parties jouées par chaque contrôle ; sinon, autant qu’il en tient dans une demi-minute en tout.
check-kept = ok          {$seats}  {$check}
check-not-met = sans objet  {$seats}  {$check} : {$why}
check-wrong = ROMPU       {$seats}  {$check} :
check-again = ROMPU       {$seats}  {$check} : comme dit plus haut
check-untold = à noter     {$language}  Aucun message ne le dit dans un journal : {$messages}
check-done = { $done } promesses : { $kept } tenues, { $unmet } sans objet, { $broken ->
        [0] aucune rompue
        [one] 1 rompue
       *[other] { $broken } rompues
    }.
check-raised = les règles ont échoué : { $reason }
check-place = { $seats ->
        [one] un joueur
       *[other] { $seats } joueurs
    }, graine { $seed }, après { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    }, la dernière : { $last } ; ouvert : { $step }
check-unmet-nothing = il n’y avait rien à regarder
check-unmet-no-conserved = le jeu ne dit pas ce qui se conserve (Domain.box, Game.conserved)
check-unmet-no-validate = le jeu ne dit pas quels états sont impossibles (Game.possible) : un fichier forgé peut rompre ses règles
check-unmet-nothing-goes-back = aucun coup ne pouvait être repris librement
check-unmet-something-hidden = quelque chose est caché
check-unmet-nothing-hidden = rien n’est caché
check-unmet-no-window = aucune fenêtre scellée ne s’est ouverte
check-unmet-no-telling = aucun événement ne dit qu’il révèle quelque chose par sa seule annonce (TELLING)
check-unmet-no-texts = le jeu n’a pas de textes
check-numbers-and-texts-name-one-action-each = Chaque numéro et chaque texte désigne une seule action
check-a-game-says-what-it-is = Le jeu dit ce qu’il est
check-outcomes-survive-json = Les résultats survivent au JSON
check-texts-are-whole-and-get-what-they-ask-for = Les textes sont entiers et reçoivent ce qu’ils demandent
check-options-are-sorted-unique-and-accepted = Les choix sont triés, uniques et acceptés
check-everything-else-is-refused = Tout le reste est refusé
check-action-sets-agree-with-lists = Les ensembles d’actions disent comme les listes
check-clone-json-and-replay-are-the-position = La copie, le JSON et la partie rejouée sont la position
check-old-states-never-change = Les anciens états ne changent jamais
check-records-hold-only-declared-plain-data = Rien n’est gardé qui ne soit déclaré et simple
check-what-is-conserved-stays = Aucune pièce n’apparaît ni ne se perd
check-the-worlds-randomness-does-not-matter = Le hasard vient du jeu seul
check-every-game-ends-with-a-consistent-outcome = Toute partie finit, avec un résultat cohérent
check-positions-at-rest-have-one-open-decision = Entre deux décisions, une seule est ouverte
check-a-match-saves-loads-and-verifies-anywhere = Une partie s’enregistre, se charge et se vérifie partout
check-the-log-survives-json = Le journal survit au JSON
check-taking-back-is-as-if-nothing-had-been = Un coup repris est comme s’il n’avait pas été
check-a-match-can-be-taken-back-to-its-start = Une partie peut être reprise jusqu’au début
check-a-changed-file-is-refused = Un fichier modifié est refusé
check-stale-foreign-and-late-answers-are-refused = Les réponses périmées, étrangères ou tardives sont refusées
check-a-move-of-several-decisions-is-played-whole-or-not-at-all = Un coup de plusieurs décisions est joué en entier ou pas du tout
check-chance-can-be-scripted = Le hasard peut être dicté
check-a-forged-state-is-refused-or-can-be-played = Un état forgé est refusé ou peut être joué
check-what-is-nested-deeply-is-refused = Ce qui est trop imbriqué est refusé
check-an-open-game-is-the-same-for-all = Un jeu ouvert est le même pour tous
check-two-worlds-look-alike = Deux mondes ont le même aspect
check-views-hold-nothing-that-is-hidden = Les vues ne contiennent rien de caché
check-logs-tell-nothing-that-is-hidden = Les journaux ne disent rien de caché
check-a-sealed-answer-moves-nothing-that-others-see = Une réponse scellée ne change rien à ce que voient les autres
check-a-move-that-goes-back-freely-has-shown-nothing = Un coup qui se reprend librement n’a rien montré
check-sealed-answers-are-not-told-by-taking-back = Reprendre un coup ne trahit pas les réponses scellées
check-what-tells-by-being-told-bars-the-way-back = Ce qui révèle par sa seule annonce ne se reprend plus
check-a-sealed-answer-that-was-taken-back-is-told-by-no-barrier = Une réponse scellée puis reprise ne se trahit pas
check-two-worlds-go-on-alike = Deux mondes continuent de la même façon

## What is wrong

check-fault-other-number = « { $action } » a un autre numéro que le sien : { $number }
check-fault-read-as-another = « { $action } » se lit comme « { $other } » : distinguez-les
check-fault-written-twice = deux actions s’écrivent « { $action } » : donnez un autre TEXT à l’une d’elles
check-fault-no-name = le jeu n’a pas de nom : déclarez Game.name
check-fault-no-ending = le jeu ne nomme aucune fin : déclarez Game.endings
check-fault-ending-twice = une fin est nommée deux fois : { $endings }
check-fault-seats-disordered = Game.seats n’est pas dans l’ordre, chaque nombre une fois : { $seats }
check-fault-seats-of = Game.seats_of dit { $found } d’une nouvelle partie à { $seats ->
        [one] une place
       *[other] { $seats } places
    }
check-fault-json = { $what } n’est plus le même après un passage par JSON
check-fault-no-outcome = Game.outcome n’est pas un Outcome alors que la partie est finie
check-fault-outcome-early = Game.outcome est un Outcome alors que la partie continue : renvoyez None
check-fault-ending-unnamed = Game.endings ne nomme pas « { $ending } »
check-fault-outcome-seats = le résultat n’est pas pour { $seats ->
        [one] une place
       *[other] { $seats } places
    } : { $outcome }
check-fault-places = un rang est 1 plus le nombre de ceux qui sont devant : { $ranking }
check-fault-winners = les gagnants sont ceux du rang 1, ou personne : { $outcome }
check-fault-points-end = Game.points de la fin, { $points }, ne sont pas ceux du résultat, { $scores }
check-fault-points-some = Game.points dit les points à certains et rien aux autres
check-fault-points-seats = Game.points n’est pas pour { $seats ->
        [one] une place
       *[other] { $seats } places
    } : { $points }
check-fault-breakdown-seat = le détail de la place { $seat } ne fait pas le compte : { $outcome }
check-fault-breakdown-alone = Game.breakdown détaille des points que Game.points ne dit pas
check-fault-breakdown-sum = Game.breakdown donne { $sum }, et Game.points { $points }
check-fault-endless = la partie ne finit pas : qu’une règle la termine après tant de tours
check-fault-over = rien, la partie est finie
check-fault-not-raised = { $call } devrait lever { $error }
check-fault-no-option = { $step } n’offre aucun choix : rien ne peut être joué, qu’une règle passe outre
check-fault-who = { $step }.who vaut { $seat } : renvoyez une place de 0 à { $last }
check-fault-takes = { $step } offre une action que son TAKES ne nomme pas : { $takes }
check-fault-candidates = { $step }.candidates ne les donne pas chacun une fois et dans l’ordre de leurs numéros, qui est celui de Game.actions et des valeurs des domaines : { $found }
check-fault-not-refused = { $step } : « { $action } » n’est pas parmi les candidats, mais rien ne l’interdit : mettez-la dans candidates, ou refusez-la dans why_not
check-fault-no-code = { $step } : « { $action } » est refusée sans code
check-fault-no-rule = { $step } : « { $action } » est refusée sans numéro de règle, alors que l’étape en a un
check-fault-other-refusal = { $step }.why_not de « { $action } » dit autre chose quand on le redemande
check-fault-why-not-changes = { $step }.why_not change l’état
check-fault-actions = { $step }.actions dit autre chose que ses candidates et son why_not
check-fault-actions-at = { $step }.actions dit autre chose que ses candidates et son why_not : { $action }
check-fault-actions-beyond = { $step }.actions a une action au-delà de la dernière
check-fault-twin = { $way ->
        [clone] la copie est un autre état
        [replay] la partie rejouée mène à un autre état
       *[json] le passage par JSON donne un autre état
    } : tout attribut est un champ déclaré, et aucune règle n’en garde d’autre
check-fault-twin-derived = { $way ->
        [clone] la copie a
        [replay] la partie rejouée a
       *[json] le passage par JSON donne
    } d’autres valeurs DERIVED que l’état
check-fault-shared = un état où { $step } est ouvert a changé quand on a joué sur sa copie : ce qui change sur place est une Part, et chaque copie a la sienne
check-fault-undeclared = { $kind } a { $names }, qu’aucun champ ne déclare : les copies et les fichiers le perdent
check-fault-no-part = { $kind }.{ $field } : seule une Part change
check-fault-not-plain = { $value } n’est pas une donnée simple : { $kind }
check-fault-conserved = { $step } à « { $action } » fait apparaître ou perd une pièce : { $what }
check-fault-pieces = de { $piece } ({ $domain }) il y en avait { $was } au début, il y en a { $now } maintenant
check-fault-conserved-other = Game.conserved était autre au début
check-fault-silence = { $step } ne laisse personne se taire : « { $action } » est son SILENCE, mais n’est pas une option ; que why_not le permette toujours, ou que SILENCE soit None
check-fault-sort = { $step } dit « { $sort } » par sort, qui n’est pas dans ses SORTS
check-fault-outside-luck = la partie est chaque fois une autre : seul un Chance apporte ce que personne ne décide
check-fault-nothing-comes = { $step } n’a aucune issue : rien ne peut venir, qu’une règle passe outre
check-fault-weights = { $step } : les poids valent 1 ou plus
check-fault-outcomes = { $step }.outcomes ne les donne pas chacune une fois et dans l’ordre de leurs numéros, qui est celui de Game.outcomes et des valeurs des domaines
check-fault-no-title = { $file } : il manque { $message }, par quoi les listes nomment le jeu
check-fault-text-twice = { $file } : { $message } s’y trouve deux fois
check-fault-start = la partie ne commence pas à la mise en place de ses options : Game.start est chaque fois un autre
check-fault-loaded = la partie chargée n’est pas celle qui fut enregistrée
check-fault-cloned = la copie de la partie en est une autre
check-fault-goes-on = la partie chargée continue autrement
check-fault-twins = une partie a changé quand on a joué sur ses copies
check-fault-not-undone = « { $action } » reprise n’est pas défaite
check-fault-answered = personne ne reprend une décision à laquelle une autre place a répondu, ne fût-ce qu’un instant
check-fault-again = « { $action } » rejouée donne autre chose
check-fault-not-the-start = tous les coups repris, ce n’est pas le début
check-fault-refused-changes = une réponse refusée a changé la partie
check-fault-part-changes = un coup dont une partie est refusée a changé la partie
check-fault-script-log = les mêmes décisions et les mêmes issues racontent un autre journal
check-fault-script-state = les mêmes décisions et les mêmes issues mènent à un autre état
check-fault-forged = un état où { $place } est accepté, mais ne peut être joué : { $why } ; que Game.possible le refuse, ou qu’un champ déclare un genre plus étroit
check-fault-slow = un état où { $place } prend très longtemps
check-fault-nested = { $field } imbriqué { $depth } fois est accepté
check-fault-seat-decides = c’est à la place { $seat } de décider
check-fault-leads-nowhere = il mène à une position qui est refusée au chargement
check-fault-spectator = un spectateur
check-fault-seat = la place { $seat }
check-fault-view-changes = view ou determinise change l’état
check-fault-guess-changes = une conjecture sur ce que ne voit pas { $viewer } change ce qui est vu : Game.arrange et Game.complete remplissent, sans plus
check-fault-guess-pieces = une conjecture sur ce que ne voit pas { $viewer } a d’autres pièces : Game.pool dit lesquelles existent
check-fault-guess-unknown = une conjecture sur ce que ne voit pas { $viewer } laisse { $field } inconnu
check-fault-who-hidden = { $step }.who dépend de ce que ne voit pas { $viewer }
check-fault-goes-by-hidden = { $step } dépend de ce que ne voit pas { $viewer }, qui décide : { $what }
check-fault-refused-differently = « { $action } » est refusée par { $why }
check-fault-allowed-in-one = « { $action } » est permise dans un monde et pas dans l’autre
check-fault-other-order = les choix sont dans un autre ordre
check-fault-shown = { $viewer } voit { $kind }.{ $field } : { $value }
check-fault-open-at-end = une partie finie est ouverte à tous
check-fault-reads-sealed = { $viewer } lit une réponse scellée
check-fault-reads-piece = { $step } laisse { $viewer } lire { $piece } dans { $event }, alors qu’aucune vue ne le montre : cachez le champ de l’événement ou de l’action par Seen ou, si l’étape est faite pour le montrer, déclarez REVEALS = True
check-fault-answer-seen = { $step } : les autres voient que la place { $seat } a répondu, ou quoi
check-fault-answer-back-seen = { $step } : les autres voient que la place { $seat } reprend sa réponse, ou quelle elle était
check-fault-back-in-some = { $step }, « { $action } » : la reprendre dit ce qui est caché ({ $viewer }), car elle ne se reprend que dans certains mondes ; que l’étape qui le montre annonce un événement avec TELLING = True
check-fault-back-though-shown = { $step }, « { $action } » : la reprendre dit ce qui est caché ({ $viewer }), car elle se reprend alors qu’elle a montré quelque chose ; que l’étape qui le montre annonce un événement avec TELLING = True
check-fault-back-told = { $step } : qu’une réponse ait été reprise se voit à ce qui peut être repris
check-fault-at = { $what } (graine { $seed }, après { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    })
check-fault-leak = { $step } à « { $action } » : dans des mondes de même aspect pour { $viewer }, il en vient { $what } ; que l’étape ne dépende pas de ce qui est caché, ou déclarez REVEALS = True dans { $step } si elle est faite pour le montrer
check-fault-other-options = d’autres choix : { $what }
check-fault-another-refusal = un autre refus : { $one } ou { $other }
check-fault-told = une autre annonce : { $what }
check-fault-asked = une autre question : { $what }
check-fault-an-end = une fin : la partie est finie dans un monde et pas dans l’autre
check-fault-differs = { $place } : { $what }
check-fault-asked-by = { $viewer } par { $step }, puis { $then }
check-fault-comes = { $step }, puis { $then }
check-fault-nothing = rien
check-fault-either = { $one } dans un monde, { $other } dans l’autre
