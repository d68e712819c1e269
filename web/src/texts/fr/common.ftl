# Les mots de toutes les pages.
brand-home = Starboard, accueil
nav = Pages
nav-play = Jouer
nav-new = Nouvelle table
nav-mine = Mes parties
nav-tables = Tables ouvertes
nav-rules = Règles
nav-settings = Réglages
close = Fermer
switch-language = EN: switch to English
switch-theme = Clair ou sombre
rule-open = Règle { $number }
server-unreachable = Le serveur ne répond pas. Votre partie y est en sûreté ; réessayez dans un instant.
not-found = Il n’y a rien à cette adresse.
not-found-help = Le lien est peut-être coupé, ou la table a été supprimée. Redemandez-le, ou commencez votre propre partie.
not-found-home = Vers les jeux
