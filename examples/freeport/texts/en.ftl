freeport-title = Freeport
freeport-about = Two hidden roles, a purse of pearls, and claims that anybody may doubt. 2 to 6 players.

freeport-role-harbourmaster = Harbourmaster
freeport-role-corsair = Corsair
freeport-role-smuggler = Smuggler
freeport-role-broker = Broker
freeport-role-warden = Warden
freeport-role-nobody = nobody

# “.claim”: the deed with the role that it needs, as it is offered.
freeport-deed-work = work
    .claim = work
freeport-deed-trade = trade
    .claim = trade
freeport-deed-toll = take the toll
    .claim = claim the Harbourmaster and take the toll
freeport-deed-swap = swap roles
    .claim = claim the Broker and swap roles
freeport-deed-skim = skim
    .claim = claim the Smuggler and skim
freeport-deed-scuttle = scuttle
    .claim = claim the Corsair and scuttle
freeport-deed-oust = oust
    .claim = oust

## What is asked

freeport-prompt-act = { $seat }, what do you do?
freeport-help-act =
    Work brings 1 pearl, a trade 2 (a Harbourmaster prevents it). Claim the Harbourmaster to take 3 as toll, the Broker to
    swap roles with the deck, the Smuggler to skim 2 pearls from a player (a Smuggler or a Broker prevents it), the Corsair
    to scuttle a role for 3 pearls (a Warden prevents it). For 7 pearls you oust a role, and nobody prevents it; with 10 you
    must. You may claim what you do not have, as long as nobody doubts it.
freeport-prompt-question =
    { $role ->
        [nobody] { $seat }, do you let { $claimant } go on?
       *[other] { $seat }, { $claimant } claims the { $role }. Do you let it pass?
    }
freeport-help-question =
    If you doubt a true claim you lose a role, and the claimant changes the one shown. If you doubt a false one, the
    claimant loses a role in vain. Whoever a deed is aimed at, or anybody where it is a trade, may claim a role that
    prevents it; that claim may be doubted too.
freeport-prompt-lose-role = { $seat }, which role do you lose?
freeport-help-lose-role = A lost role lies face up for good, and who has lost both is out.
freeport-prompt-put-back = { $seat }, which role do you put back?
freeport-help-put-back = After a swap two roles go back into the deck, unseen.

## What a player does, and what chance brings

freeport-act-pass = let it pass
freeport-act-do = { $deed_claim }
freeport-act-do-to = { $deed_claim } { $target }
freeport-act-doubt = doubt it
freeport-act-claim = claim the { $role } and prevent it
freeport-act-lose = lose the { $role }
freeport-act-return = put back the { $role }
freeport-act-drawn = { $seat } draws the { $role }

## What happened

freeport-played-do = { $seat }: { $deed }.
freeport-played-do-to = { $seat }: { $deed } { $target }.
freeport-played-doubt = { $seat } doubts it.
freeport-played-claim = { $seat } claims the { $role } to prevent it.
freeport-played-lose = { $seat } loses the { $role }.
freeport-event-proved =
    { $honest ->
        [yes] { $seat } shows the { $role }: the claim was true.
       *[no] { $seat } has no { $role } to show.
    }

freeport-ending-last = Only one player has a role left.

## What is refused

freeport-refuse-too-dear = That costs { $pearls } pearls ({ $deed }), and you have fewer.
freeport-refuse-must-oust = Who has { $pearls } pearls or more must oust somebody.
freeport-refuse-wrong-aim = Name a player for what is done to a player, and for nothing else: { $deed }.
freeport-refuse-no-target = { $seat } cannot be aimed at.
freeport-refuse-no-claim = There is no claim to doubt.
freeport-refuse-no-use = The { $role } does not help you here.
freeport-refuse-no-role = You do not have the { $role }.

## What is seen

freeport-field-players = players
freeport-field-roles = roles
freeport-field-lost = lost
freeport-field-pearls = pearls
freeport-field-deck = deck
