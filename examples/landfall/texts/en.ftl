landfall-title = Landfall
landfall-about = Hold one card, draw one, play one: the greatest ship afloat at nightfall wins a light. 2 to 4 players.

landfall-card-gull = Gull (1)
landfall-card-lookout = Lookout (2)
landfall-card-cutter = Cutter (3)
landfall-card-lighthouse = Lighthouse (4)
landfall-card-tide = Tide (5)
landfall-card-ferry = Ferry (6)
landfall-card-smuggler = Smuggler (7)
landfall-card-flagship = Flagship (8)

## What is asked

landfall-prompt-play-card = { $seat }, play one of your two cards.
landfall-help-play-card =
    Gull: name a card other than a Gull; whoever you aim at sinks if they hold it. Lookout: see a hand. Cutter: compare
    hands, the lesser sinks. Lighthouse: nobody aims at you until your next turn. Tide: a hand, perhaps your own, is laid
    down and another card drawn. Ferry: swap hands. Smuggler: must be played if the other card is a Tide or a Ferry.
    Flagship: whoever lays it down sinks. Three lights win.

## What a player does, and what chance brings

landfall-act-play = play the { $card }
landfall-act-play-at = play the { $card } on { $target }
landfall-act-guess = send a Gull to { $target }, looking for the { $guess }
landfall-act-drawn = { $seat } draws { $card }

## What happened

landfall-played-play = { $seat } plays the { $card }.
landfall-played-play-at = { $seat } plays the { $card } on { $target }.
landfall-played-guess = { $seat } sends a Gull to { $target }, looking for the { $guess }.
landfall-came-drawn =
    { $card_seen ->
        [yes] { $seat } draws the { $card }.
       *[no] { $seat } draws a card.
    }
landfall-event-tested =
    { $sunk ->
        [yes] { $seat } sinks.
       *[no] { $seat } stays afloat.
    }
landfall-event-looked =
    { $card_seen ->
        [yes] { $seat } sees the hand of { $target }: the { $card }.
       *[no] { $seat } sees the hand of { $target }.
    }
landfall-event-lit = Night falls. { $seat } shows the { $card } and wins a light.

landfall-ending-lights = Three lights are won.

## What is refused

landfall-refuse-no-card = You do not hold the { $card }.
landfall-refuse-smuggler-first = Who holds the Smuggler beside the { $card } must play the Smuggler.
landfall-refuse-aim-it = Say whom the { $card } is aimed at.
landfall-refuse-no-target = The { $card } cannot be aimed at { $seat } now.
landfall-refuse-no-gull = A Gull does not look for a Gull.

## What is seen

landfall-field-ships = ships
landfall-field-hand = hand
landfall-field-played = played
landfall-field-afloat = afloat
landfall-field-safe = safe
landfall-field-lights = lights
landfall-field-deck = deck
landfall-field-turn = turn
