# Les règles : le tiroir à côté de la partie, et leurs propres pages.
rules-of = Règles : { $game }
rules-language = Langue
rules-language-en = English
rules-language-fr = Français
rules-search = Chercher dans les règles
rules-hits = Règles trouvées
rules-count =
    { $count ->
        [0] rien trouvé
        [one] { $count } règle
       *[other] { $count } règles
    }
rules-hit-here = ici
rules-here = Règle de cette question
rules-now = Ici : { $prompt }
rules-used = Dans cette partie : { $text }
rules-example = Exemple, joué par le moteur
rules-example-failed = L’exemple ne peut pas être joué pour l’instant.
rules-step-by-step = Jouer pas à pas
rules-all-steps = Tout à la fois
rules-step-back = Retour
rules-step-on = Suite
rules-step-of = étape { $step } sur { $steps }
rules-full-governs = Le texte complet fait foi
rules-all = Toutes les règles sur une page
rules-unknown = Ces règles n’ont pas de numéro { $number }.
rules-none = Ce jeu n’apporte pas de règles écrites.
rules-pages = Règles des jeux
rules-pages-about = Chaque règle a un numéro, et tout refus à la table le cite.
rules-read = Lire les règles
rules-page-player = Édition du joueur : chaque règle en une ou deux phrases.
rules-page-full = Le texte complet. Il tranche toute question.
rules-page-english = Il est écrit en anglais.
rules-to-full = Texte complet
rules-to-player = Édition du joueur
rules-print = Imprimer
rules-learn = Apprendre en jouant
rules-contents = Sommaire
rules-other = Entre les règles
