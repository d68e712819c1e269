# L’établi de `starboard dev`.
dev-checks = Vérifications
dev-checking = { $count ->
        [0] en cours
       *[other] { $count } jusqu’ici
    }
dev-checked = finies
dev-missing = Textes qui manquent
dev-state = L’état, vu de chaque place
dev-hidden = caché, nombre seul
dev-sees = le voit
dev-field = Champ
dev-by = Vu par
dev-watcher = qui regarde
dev-stack = Pile d’étapes
dev-asks = demande à { $seat }
dev-legal = Coups permis
dev-legal-for = Coups permis de { $seat }
dev-of = { $some } sur { $all }
dev-why = Pourquoi pas
dev-why-type = Une action, telle qu’elle s’écrit
dev-taken = Accepté :
dev-refused = Refusé :
dev-events = Événements
dev-all = Tous
dev-heard = Entendus par { $seat }
dev-waits = Le jeu se charge…
dev-loads = Les règles se rechargent, ou un fichier contient une erreur : le terminal dit laquelle.
dev-none = Ceci n’est pas un établi : lancez « starboard dev ».
dev-reloaded-kept = { $file } a changé ; chargé en { $took } ms, partie gardée
dev-reloaded-new = { $file } a changé ; chargé en { $took } ms, nouvelle partie
dev-sit = Votre place
dev-sits = À la place { $seat }
dev-again = Recommencer
