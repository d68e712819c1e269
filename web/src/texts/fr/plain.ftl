# Le plateau sur lequel tout jeu peut se jouer.
plain-you = Vous
plain-own = Votre place
plain-middle = Milieu de la table
plain-grid = Plateau
plain-now = En cours de décision
plain-next = Ensuite
plain-claimed = annoncé, pas montré
plain-secret = Vous seul les voyez
plain-known = vous la connaissez
plain-back = { $count ->
        [one] une carte cachée
       *[other] { $count } cartes cachées
    }
plain-square = { $square } : { $things }
plain-square-legal = { $square }, au choix
plain-choices = { $count ->
        [one] 1 choix
       *[other] { $count } choix
    }
plain-hold = en main : { $piece }
plain-hold-no = pas en main : { $piece }
plain-tally = Pièces de la boîte
plain-tally-open = visibles
plain-tally-yours = à vous
plain-tally-unseen = cachées
plain-tally-row = { $open } visibles, { $yours } à vous, { $unseen } cachées
plain-no-form = Ce jeu ne peut pas être dessiné pour l’instant : le serveur n’a pas dit comment. Rechargez la page.

# Un plateau qu’un paquet apporte.
own-board-failed = Le plateau propre au jeu a échoué. La partie continue ici, sur le plateau simple.
