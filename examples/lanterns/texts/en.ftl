lanterns-title = Lanterns
lanterns-about = Two ships, three lanterns: dare the other to give way in the strait, whatever light you carry. 2 players.

lanterns-lantern-dim = Dim lantern
lanterns-lantern-clear = Clear lantern
lanterns-lantern-bright = Bright lantern

## What is asked

lanterns-prompt-meet = { $seat }, wait, or dare with a second coin.
lanterns-help-meet = Where both wait, the lanterns are shown and the brighter ship wins a coin. Whoever is dared yields a coin or follows.
lanterns-prompt-answer = { $seat }, you are dared: yield, or follow with a second coin.
lanterns-help-answer = Whoever yields loses one coin. Whoever follows shows the lantern: the brighter ship wins two coins.
lanterns-prompt-take = Which lantern does { $seat } take?

## What a player does, and what chance brings

lanterns-act-wait = wait
lanterns-act-dare = dare
lanterns-act-yield = yield
lanterns-act-follow = follow
lanterns-act-taken = { $seat } takes { $lantern }

## What happened

lanterns-played-wait = { $seat } waits.
lanterns-played-dare = { $seat } dares.
lanterns-played-yield = { $seat } yields.
lanterns-played-follow = { $seat } follows.
lanterns-came-taken =
    { $lantern_seen ->
        [yes] { $seat } takes the { $lantern }.
       *[no] { $seat } takes a lantern.
    }
lanterns-event-passed = The lanterns are shown, { $lantern } against { $other }: { $seat } goes first.

lanterns-ending-through = A ship has gone through.

## What is refused


## What is seen

lanterns-field-ships = ships
lanterns-field-lantern = lantern
lanterns-field-stake = coins at stake
lanterns-field-chest = chest
lanterns-field-winner = winner
