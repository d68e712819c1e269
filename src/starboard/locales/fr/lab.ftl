### starboard lab : études de nombreuses parties

help-lab = Étudier un jeu par de nombreuses parties de robots : les jouer, et voir ce qu’elles disent.
help-lab-run = Jouer les parties d’une étude et en écrire les tables. La même commande reprend là où on l’a interrompue, et avec plus de parties quand tout est joué.
help-lab-study = Le fichier qui dit ce qui se joue : jeu, places, robots, nombre de parties, et les mondes à comparer.
help-lab-games-more = Combien de parties de chaque monde, au lieu de ce que dit le fichier ; davantage qu’il n’y en a continue à partir de celles-là.
help-lab-folder = Le dossier des tables ; sans lui, un dossier qui porte le nom du fichier, ici.
lab-done = { $games ->
    [one] Une partie est
   *[other] { $games } parties sont
} dans { $folder }. Ce qu’elles disent : { $command }
lab-was-done = Toutes les parties de cette étude sont déjà dans { $folder }. Ce qu’elles disent : { $command }
lab-kept = Interrompu : { $over } parties sur { $games } sont gardées. La même commande reprend à partir de là.
lab-again = { $file } est abîmé : toutes les parties sont rejouées, et donnent la même chose.
lab-partial = L’étude a été interrompue, ou elle est en cours : { $over } parties sur { $games } sont terminées, et voici ce qu’elles disent. La commande qui l’a commencée la poursuit.
lab-lost = Interrompu, et rien n’est gardé. Avec --out DIR, la même commande reprend là où on l’a interrompue.
refuse-lab-syntax = { $file }{ $line ->
    [0] {""}
   *[other] , ligne { $line }, colonne { $column }
} : ce n’est pas du TOML. Écrivez clé = valeur, et les textes entre guillemets droits.
refuse-lab-key = { $file }{ $line ->
    [0] {""}
   *[other] , ligne { $line }
} : il n’y a pas de « { $key } ». { $near ->
    [none] Il y a : { $allowed }.
   *[other] Vouliez-vous dire « { $near } » ?
}
refuse-lab-kind = { $file }{ $line ->
    [0] {""}
   *[other] , ligne { $line }
} : « { $key } » doit être { $kind ->
    [text] un texte entre guillemets droits
    [whole] un nombre entier
    [number] un nombre
    [flag] true ou false
    [list] une liste entre crochets
   *[table] une table
}.
refuse-lab-between = { $file }{ $line ->
    [0] {""}
   *[other] , ligne { $line }
} : « { $key } » doit aller de { $low } à { $high }, et non { $value }.
refuse-lab-missing = { $file } : « { $key } » manque. Écrivez { $key } = "..." sur une ligne à part.
refuse-lab-bots = { $file }{ $line ->
    [0] {""}
   *[other] , ligne { $line }
} : « { $key } » doit être une liste d’un à { $most } noms de robots.
refuse-lab-worlds = { $file }{ $line ->
    [0] {""}
   *[other] , ligne { $line }
} : il y a au plus { $most } mondes.
refuse-lab-world-name = { $file }{ $line ->
    [0] {""}
   *[other] , ligne { $line }
} : le nom d’un monde n’a que des lettres, des chiffres, - et _ ; ce n’est pas le cas de « { $key } ».
refuse-lab-other-game = { $file }{ $line ->
    [0] {""}
   *[other] , ligne { $line }
} : le fichier parle de « { $name } », et --game ouvre { $game }.
refuse-lab-path-in-file = { $file }{ $line ->
    [0] {""}
   *[other] , ligne { $line }
} : un fichier nomme un jeu installé. Ouvrez-en un par son chemin avec --game { $path }, et écrivez son nom ici.
refuse-lab-json = { $file }{ $line ->
    [0] {""}
   *[other] , ligne { $line }
} : { $components } n’est pas du JSON (sa ligne { $place }).
refuse-lab-no-choice = { $file }{ $line ->
    [0] {""}
   *[other] , ligne { $line }
} : { $game } n’a pas de choix « { $name } » à tirer au sort. { $near ->
    [none] Il y a : { $allowed }.
   *[other] Vouliez-vous dire « { $near } » ?
}
refuse-lab-no-path = { $file }{ $line ->
    [0] {""}
   *[other] , ligne { $line }
} : « { $key } » ne nomme ni une option ni une valeur du matériel de { $game }. { $near ->
    [none] Les chemins s’écrivent avec des points, comme dans components.json.
   *[other] Vouliez-vous dire « { $near } » ?
}
refuse-lab-refused = { $file }{ $line ->
    [0] {""}
   *[other] , ligne { $line }
} ({ $key }) : { $why }
refuse-lab-not-empty = { $folder } contient autre chose qu’une étude. Nommez un dossier vide, ou qui n’existe pas encore.
refuse-lab-other = { $folder } contient une autre étude : { $was ->
    [none] { $what } n’est pas pareil
   *[other] { $what } y est { $was }, et ici { $now }
}. Seules les parties peuvent être plus nombreuses. Nommez un autre dossier, ou enlevez celui-ci.
refuse-lab-shorter = { $folder } contient { $known } parties de chaque monde, et { $games } sont demandées : une étude s’allonge, elle ne raccourcit pas. Nommez un autre dossier, ou enlevez celui-ci.
refuse-lab-busy = Un autre processus joue cette étude.
refuse-lab-unwritten = { $folder } : { $fault }. { $over } parties sur { $games } sont gardées ; la même commande reprend à partir de là.
refuse-lab-none = Il n’y a pas d’étude dans { $folder }. Jouez-en une : starboard lab run STUDY.toml { $typed }
refuse-lab-format = L’étude dans { $folder } a un autre format ({ $format }). Jouez-la à nouveau.
refuse-lab-unfinished = Aucune partie de l’étude dans { $folder } n’est encore terminée. La commande qui l’a commencée la poursuit : starboard lab run, ou lab ask avec --out.
refuse-lab-damaged = { $file } est abîmé. La commande qui a fait l’étude en rejoue les parties, et elles donnent la même chose : starboard lab run, ou lab ask avec --out.
refuse-lab-against = L’étude dans { $folder } porte sur « { $other } », et celle-ci sur « { $game } ». Nommez une étude du même jeu.
refuse-lab-otherwise = La partie { $number } va maintenant autrement que dans l’étude : les règles ou les robots ont changé depuis. Elle fut jouée avec les règles { $rules } et Starboard { $version } ; rejouez l’étude.
refuse-extra-missing = { $what } n’est pas installé. Cela vient avec un extra : pip install 'starboard-games[{ $extra }]'
help-ray = Jouer sur une grappe Ray à cette adresse, au lieu de processus ici ; « local » en est une de cette seule machine.
refuse-cluster-unreached = Il n’y a pas de grappe Ray à { $address }. Commencez-en une par : ray start --head ; ou jouez ici avec --processes.
refuse-cluster-lost = La grappe Ray est perdue. Ce qui était gardé l’est ; la même commande reprend à partir de là.
refuse-cluster-version = La grappe a Starboard { $there }, et ici c’est { $here } : installez le même sur toutes ses machines.
