# L’accueil, les nouvelles tables, l’arrivée et la salle d’attente.
wait-start = Commencer
