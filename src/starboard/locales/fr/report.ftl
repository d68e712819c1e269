### starboard lab report : ce que disent les parties d’une étude

report-name = Étude
report-theme = Clair ou sombre
report-untitled = Ce que disent les parties { DE($game) }
report-subtitle = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } par { $bots }, sur { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
  }.
report-players = { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
  }
report-percent = { $value } %
report-said = { $name } : { $said }
report-bounds = { $low } à { $high }
report-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }
report-says = Ce que disent les parties
report-table = Les chiffres, et les parties derrière
report-somebody = un joueur
report-another = un autre joueur
report-seat = place { $number }
report-by-seat = Victoires par place
report-by-order = Victoires par ordre de tour
report-order = { $number ->
        [0] jamais interrogé
        [1] premier à jouer
        [2] deuxième
       *[other] { $number }ᵉ
    }
report-by-bot = Victoires par robot
report-by-trait = Victoires par { $trait }
report-rates-sub = Intervalles à 95 %. Tirets : la part équitable, { $fair }. Bande : ±{ $band } points, qui ne comptent guère. ▲ au-dessus, ▼ au-dessous : hors de la bande et plus que le hasard, corrigé pour { $count } comparaisons ; ● ni l’un ni l’autre.
report-alone-sub = Intervalle à 95 %. Qui joue seul gagne { $fair } des parties.
report-median = médiane { $value }
report-length = Durée des parties
report-length-unit = décisions
report-margin = Points entre premier et deuxième
report-margin-unit = points
report-leads = Changements de tête
report-leads-unit = changements de tête
report-leads-note = { $judged ->
    [turns] Ce jeu ne compte pas de points en route. Est en tête qui l’est au jugement des robots, interrogé au début de chaque tour et à la fin : ce qui va et vient pendant un tour n’est pas compté.
   *[decisions] Ce jeu ne compte pas de points en route. Est en tête qui l’est au jugement des robots, interrogé après chaque décision.
}
report-leads-sub = { $mean } par partie en moyenne ; dans { $never } des parties la tête ne change jamais. La moitié des parties ont vu le dernier changement après { $last } de leurs décisions.
report-bins = { $width ->
    [one] Parties pour chaque nombre.
   *[other] Parties par tranche de { $width }.
  } Neuf sur dix sont entre { $low } et { $high }.
report-endings = Comment finissent les parties
report-endings-sub = Parts de toutes les parties qui sont arrivées à leur fin.
report-scores = Points par place
report-scores-sub = Trait : neuf parties sur dix. Boîte : la moitié centrale, avec la médiane. À droite la moyenne.
report-evening = Les points qui égaliseraient les places
report-evening-sub = Combien souvent la { $seat } aurait gagné avec tant de points de plus. Tirets : la part équitable, { $fair }. Vert : possible à 95 %.
report-evening-note = Compté sur les points finaux des parties telles qu’elles furent jouées ; personne n’a joué en songeant à ces points, et des points égaux partagent la victoire. `starboard lab ask` essaie le changement là où le jeu l’a pour option.
report-points-given = points à la dernière place
report-impact = Ce qui va avec la victoire
report-impact-sub = Les victoires des places à qui c’est arrivé moins celles de toutes les autres, en points, avec leurs intervalles à 95 %. { $count } furent examinés ; { $sure } dépassent le hasard, corrigé pour ce nombre, et les plus forts sont montrés.
report-impact-note = C’est une association, non une cause : qui mène a plus d’occasions d’agir, et les longues parties contiennent plus de tout. Pour savoir ce que fait une carte, changez-la et comparez deux mondes.
report-more-often = { $what }, plus { $times ->
    [one] d’une fois
   *[other] de { $times } fois
  }
report-compared = { $after } au lieu de : { $before }
report-compared-sub = Différences en points, avec leurs intervalles à 95 %. ▲ plus, ▼ moins, ● aucune différence qui compte, ○ encore ouvert ; corrigé pour { $count } comparaisons.
report-paired = Les deux mondes jouent les mêmes donnes avec le même hasard, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } chacun, et chaque donne est comparée à elle-même.
report-paired-saved = Des donnes indépendantes auraient demandé { $saved } fois plus de parties pour des intervalles aussi étroits.
report-unpaired = Les deux n’ont aucune donne en commun : au moins { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } dans chacun. Des donnes communes rendraient les intervalles plus étroits.
report-mean-length = décisions par partie
report-mean-points = points d’une place
report-mean-margin = points entre premier et deuxième
report-mean-leads = changements de tête
report-verdict-differs = diffère
report-verdict-same = aucune différence qui compte
report-verdict-open = ouvert
report-verdict-more = ouvert ; environ { $games ->
    [one] { $games } partie de plus
   *[other] { $games } parties de plus
  }
report-rules = Combien souvent chaque règle sert
report-rules-sub = { $steps ->
    [one] { $steps } étape des règles est connue
   *[other] { $steps } étapes des règles sont connues
  } ; { $never ->
    [0] chacune a eu lieu.
    [one] celle-ci n’a jamais eu lieu :
   *[other] ces { $never } n’ont jamais eu lieu :
  }
report-head-rate = victoires
report-head-share = part
report-head-interval = intervalle à 95 %
report-head-luck = par hasard
report-head-seats = places
report-head-games = lister les parties par
report-head-number = parties
report-head-mean = moyenne
report-head-median = médiane
report-head-half = moitié centrale
report-head-most = neuf sur dix
report-head-impact = différence
report-head-before = avant
report-head-after = après
report-head-difference = différence
report-head-verdict = tranché ?
report-head-rules = règles
report-head-per-game = par partie
report-head-in-games = des parties
report-head-times = fois
report-rarely = moins de 0,1 %
report-key-length = médiane ; neuf sur dix : { $low } à { $high }
report-key-points = points
report-key-spread = { $group } : du mieux au moins bien
report-key-score = points
report-key-median = à la fin, médiane
report-key-margin = du premier au deuxième, médiane
report-key-leads = changements de tête par partie
report-key-ending = finissent ainsi : { $ending }
report-key-won = des parties sont gagnées
report-behind = D’après { $games ->
    [one] { $games } partie.
   *[other] { $games } parties.
  }
report-behind-seats = D’après { $seats } places de parties.
report-behind-pairs = D’après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } des mêmes donnes dans chaque monde.
report-behind-both = D’après au moins { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } d’autres donnes dans chacun.
report-above = Plus que la part équitable de { $fair }, et plus que le hasard : { $names }.
report-winner = { $name } avec { $rate }
report-below = Moins que la part équitable de { $fair }, et plus que le hasard : { $names }.
report-fair = { $group } : personne nettement hors de sa part ; tous sont entre { $low } et { $high }.
report-fair-unsure = { $group } : rien ne dépasse encore le hasard, mais les intervalles s’étendent jusqu’à { $reach } points de chaque côté ; plus de parties le diraient.
report-alone = Qui joue seul gagne { $rate } des parties ({ $between }).
report-evens = La { $seat } gagnerait sa part avec environ { $points } points ({ $between } selon le hasard).
report-lasts = La moitié des parties ont au plus { $median } décisions ; neuf sur dix en ont { $low } à { $high }.
report-leads-says = { $judged ->
    [no] La tête change
    [turns] La tête, telle que les robots la jugent au début de chaque tour, change
   *[decisions] La tête, telle que les robots la jugent après chaque décision, change
  } { $mean } fois par partie ; la moitié des parties ont vu le dernier changement après { $last } de leurs décisions, et dans { $never } elle ne change jamais.
report-impact-above = Ce qui va le plus avec la victoire : « { $what } » ({ $points } points). Ce n’en est pas forcément la cause.
report-impact-below = Ce qui va le plus avec la défaite : « { $what } » ({ $points } points). Ce n’en est pas forcément la cause.
report-never = { $count ->
    [one] { $count } étape des règles n’a jamais eu lieu ; elle est nommée plus bas.
   *[other] { $count } étapes des règles n’ont jamais eu lieu ; la liste est plus bas.
  }
report-alike = { $after } : rien n’a changé. Les { $games } parties se sont toutes passées comme avant, décision par décision ; pour ces robots, le changement n’a jamais compté.
report-none-differs = { $after } au lieu de : { $before }. Aucun de { $count } chiffres ne dépasse le hasard.
report-still-open = Encore ouvert : { $names }{ $count ->
    [one] .
   *[other] {" "}({ $count } en tout).
  }
report-settles = { $all ->
    [yes] Environ
   *[no] Au moins
  } { $more ->
    [one] { $more } partie de plus dans chaque monde { $all ->
        [yes] trancherait sans doute.
       *[no] serait nécessaire.
    }
   *[other] { $more } parties de plus dans chaque monde { $all ->
        [yes] { $count ->
            [one] trancheraient sans doute.
           *[other] en trancheraient sans doute la plupart.
        }
       *[no] seraient nécessaires.
    }
  }
report-saved = Les mêmes donnes dans les deux mondes ont épargné du travail : des donnes indépendantes auraient demandé { $saved } fois plus de parties, environ { $needed } au lieu de { $games }.
report-differs-share = { $after } : { $name } gagne { $now } des parties au lieu de { $then } ({ $difference } points, { $between }).
report-differs-ending = { $after } : { $now } des parties finissent ainsi : { $name } ; avant, c’était { $then } ({ $difference } points, { $between }).
report-differs-length = { $after } : une partie a { $now } décisions en moyenne au lieu de { $then } ({ $difference }, { $between }).
report-differs-points = { $after } : une place a { $now } points en moyenne au lieu de { $then } ({ $difference }, { $between }).
report-differs-margin = { $after } : { $now } points séparent le premier du deuxième au lieu de { $then } ({ $difference }, { $between }).
report-differs-leads = { $after } : la tête change { $now } fois par partie au lieu de { $then } ({ $difference }, { $between }).
report-nothing = Aucune partie n’est encore arrivée à sa fin : il n’y a rien à dire.
report-partly = L’étude dans { $folder } a été interrompue, ou elle est en cours : { $over } parties sur { $games } sont terminées, et rien d’autre n’est compté ici.
report-no-end = { $games ->
    [one] { $games } partie fut interrompue avant sa fin, et ne compte dans aucun taux.
   *[other] { $games } parties furent interrompues avant leur fin, et ne comptent dans aucun taux.
  }
report-how = Comment on a compté
report-how-deals = { $games } parties de { $deals } donnes. Les parties d’une même donne partagent leur hasard : ce sont donc les donnes que l’on compte. Les intervalles sont ceux de Wilson pour autant de parties indépendantes que valent les donnes, avec les quantiles de Student où elles sont peu nombreuses.
report-how-band = Un taux de victoires compte à partir de { $seats ->
    [one] 3 points
   *[other] { $part } de la part équitable
  } ; durée et points à partir de 5 % de ce qu’ils étaient, les fins à partir de 2 points.
report-how-many = Là où l’on regarde beaucoup de choses à la fois, les chances sont corrigées par la méthode de Holm, pour chaque graphique à part : au plus un graphique sur vingt affirme ce qui n’est que hasard.
report-how-bots = Tout cela vaut pour ces robots ({ $bots }). Des personnes peuvent jouer autrement.
report-how-drawn = Ici aucun robot ne choisit, le hasard le fait : { $choices }.
report-how-again = Graine { $seed }, règles { $rules }, Starboard { $version } : la même étude rejoue les mêmes parties.
report-how-games = Chaque ligne des tableaux dit comment lister ses parties : mettez-la derrière cette commande ; avec --record NUMÉRO --out FICHIER, elle en écrit une comme partie pour `starboard replay`.

## The commands

help-lab-report = Écrire ce que disent les parties d’une étude en une page : les taux avec leurs intervalles, ce qui va avec la victoire, les comparaisons, un résumé en mots.
help-lab-dir = Le dossier où une étude fut jouée.
help-lab-against = Une autre étude, à comparer.
help-lab-world = Le monde dont sont les chiffres ; le premier si l’on ne dit rien.
help-lab-out = Le fichier de la page ; si l’on ne dit rien, report.en.html ou report.fr.html dans le dossier de l’étude.
help-lab-games = Lister les parties derrière un chiffre, ou en rejouer une et l’écrire comme partie sauvée.
help-lab-where = Ce que les parties ont en commun, écrit CLÉ=VALEUR : world, seat, bot, won, race ou un autre trait, ending, length, event, action ; plusieurs fois, tout doit être vrai, et ce qui est dit d’une place l’est de la même.
help-lab-most = Combien de parties lister.
help-lab-record = Rejouer la partie de ce numéro, par ses robots, et l’écrire comme partie sauvée.
help-lab-record-out = Pour --record : le fichier ; si l’on ne dit rien, game-NUMÉRO.starboard.
help-lab-ask = Jouer un jeu tel quel et avec un changement, sur les mêmes donnes, et dire ce qui diffère, avec quelle certitude, et combien de parties trancheraient le reste.
help-lab-changes = Ce qui change : une option du jeu, ou une valeur de son matériel par son chemin, comme defenses.armor.copies=2.
help-lab-ask-games = Le nombre de parties de chacun des deux mondes.
help-lab-ask-bots = Qui joue : des noms de robots avec des virgules.
help-lab-ask-out = Garder l’étude dans ce dossier ; la même commande reprend là où elle fut interrompue.
lab-reported = Le rapport est dans { $file }.
lab-recorded = La partie { $number } est dans { $file }. Pour la voir : { $command }
lab-game-number = partie
lab-game-deal = donne
lab-game-seed = graine
lab-game-winners = place gagnante
lab-game-points = points par place
lab-game-decisions = décisions
lab-game-ending = fin
lab-end-too-long = interrompue : trop de décisions
lab-end-no-outcome = interrompue : les règles ne disent pas qui a gagné
lab-end-rules-died = interrompue : les règles ont mis fin au processus
lab-end-rules-hung = interrompue : les règles n’en finissaient pas
lab-listed = { $games ->
    [0] Aucune partie du monde « { $world } » n’est ainsi.
    [one] { $games } partie du monde « { $world } » est ainsi.
   *[other] { $games } parties du monde « { $world } » sont ainsi ; { $shown ->
        [one] { $shown } est dans la liste.
       *[other] { $shown } sont dans la liste.
    }
}
lab-replay-one = Pour en rejouer une : { $command }
lab-what-if = Et si { $changes } ?
lab-as-it-is = tel quel
lab-behind = D’après { $games } parties de chaque monde avec { $bots }, les mêmes donnes dans les deux. Les intervalles sont à 95 % ; les chances sont corrigées pour tous les chiffres ensemble.
lab-ask-again = Rien n’en est gardé ; avec --out DIR, si, et starboard lab report DIR en montre plus.
refuse-lab-filter = « { $text } » n’est pas un filtre. Écrivez CLÉ=VALEUR, comme dans --where race=humans.
refuse-lab-filter-key = Il n’y a pas de « { $key } » pour filtrer. Il y a : { $known }.
refuse-lab-filter-value = « { $value } » n’est pas une valeur de { $key } ici. { $known ->
    [none] Il n’y en a pas.
   *[other] Il y a : { $known }.
}
refuse-lab-change = « { $text } » n’est pas un changement. Écrivez QUOI=VALEUR, comme drought=24 ou defenses.armor.copies=2.
