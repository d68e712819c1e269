freeport-title = Port franc
freeport-about = Deux rôles cachés, une bourse de perles, et des prétentions dont chacun peut douter. De 2 à 6 joueurs.

# « .the » : le nom avec son article.
freeport-role-harbourmaster = capitaine du port
    .the = le capitaine du port
freeport-role-corsair = corsaire
    .the = le corsaire
freeport-role-smuggler = contrebandier
    .the = le contrebandier
freeport-role-broker = courtier
    .the = le courtier
freeport-role-warden = gardien
    .the = le gardien
freeport-role-nobody = personne
    .the = personne

# « .claim » : l’acte avec le rôle qu’il faut, tel qu’il est proposé.
freeport-deed-work = travailler
    .claim = travailler
freeport-deed-trade = commercer
    .claim = commercer
freeport-deed-toll = lever le péage
    .claim = se dire capitaine du port et lever le péage
freeport-deed-swap = échanger des rôles
    .claim = se dire courtier et échanger des rôles
freeport-deed-skim = détrousser
    .claim = se dire contrebandier et détrousser
freeport-deed-scuttle = saborder
    .claim = se dire corsaire et saborder
freeport-deed-oust = évincer
    .claim = évincer

## Ce qui est demandé

freeport-prompt-act = { $seat }, que faites-vous ?
freeport-help-act =
    Travailler rapporte 1 perle, commercer 2 (le capitaine du port l’empêche). Prétendez être le capitaine du port pour
    lever 3 perles de péage, le courtier pour échanger des rôles avec la pioche, le contrebandier pour détrousser un joueur
    de 2 perles (le contrebandier ou le courtier l’empêche), le corsaire pour saborder un rôle contre 3 perles (le gardien
    l’empêche). Pour 7 perles, on évince un rôle et personne ne l’empêche ; avec 10, on y est obligé. On peut prétendre ce
    qui est faux, tant que personne n’en doute.
freeport-prompt-question =
    { $role ->
        [personne] { $seat }, laissez-vous faire { $claimant } ?
       *[other] { $seat }, { $claimant } prétend être { $role_the }. Laissez-vous faire ?
    }
freeport-help-question =
    Si vous doutez d’une vérité, vous perdez un rôle, et l’autre change celui qu’il a montré. Si vous doutez d’un mensonge,
    le menteur perd un rôle pour rien. Celui qui est visé, ou n’importe qui contre un commerce, peut prétendre avoir un
    rôle qui l’empêche ; de cela aussi on peut douter.
freeport-prompt-lose-role = { $seat }, quel rôle perdez-vous ?
freeport-help-lose-role = Un rôle perdu reste face visible, et qui a perdu les deux est éliminé.
freeport-prompt-put-back = { $seat }, quel rôle remettez-vous dans la pioche ?
freeport-help-put-back = Après un échange, deux rôles retournent cachés dans la pioche.

## Ce que fait un joueur, et ce qu’apporte le hasard

freeport-act-pass = laisser faire
freeport-act-do = { $deed_claim }
freeport-act-do-to = { $deed_claim } { $target }
freeport-act-doubt = en douter
freeport-act-claim = prétendre être { $role_the } et l’empêcher
freeport-act-lose = perdre { $role_the }
freeport-act-return = remettre { $role_the }
freeport-act-drawn = { $seat } pioche { $role_the }

## Ce qui s’est passé

freeport-played-do = { $seat } : { $deed }.
freeport-played-do-to = { $seat } : { $deed } { $target }.
freeport-played-doubt = { $seat } en doute.
freeport-played-claim = { $seat } prétend être { $role_the } pour l’empêcher.
freeport-played-lose = { $seat } perd { $role_the }.
freeport-event-proved =
    { $honest ->
        [yes] { $seat } montre { $role_the } : c’était vrai.
       *[no] { $seat } ne peut pas montrer { $role_the }.
    }

freeport-ending-last = Un seul joueur a encore un rôle.

## Ce qui est refusé

freeport-refuse-too-dear = Cela coûte { $pearls } perles ({ $deed }), et vous en avez moins.
freeport-refuse-must-oust = Qui a { $pearls } perles ou plus doit évincer quelqu’un.
freeport-refuse-wrong-aim = On nomme un joueur pour ce qui vise un joueur, et pour rien d’autre : { $deed }.
freeport-refuse-no-target = { $seat } ne peut pas être visé.
freeport-refuse-no-claim = Personne ne prétend rien dont on puisse douter.
freeport-refuse-no-use = Être { $role_the } ne vous sert à rien ici.
freeport-refuse-no-role = Vous n’avez pas { $role_the }.

## Ce qui est vu

freeport-field-players = joueurs
freeport-field-roles = rôles
freeport-field-lost = perdus
freeport-field-pearls = perles
freeport-field-deck = pioche
