### starboard check: what it holds a game to, and what is wrong

help-check = Play a game at random and hold it to what every game promises. The exit code is 0 where it keeps it, 1 where it does not.
help-check-seats = With so many players; without it, with each number that the game allows.
help-check-games = Games that each check plays; without it, as many as fit into half a minute altogether.
check-kept = ok       {$seats}  {$check}
check-not-met = not met  {$seats}  {$check}: {$why}
check-wrong = WRONG    {$seats}  {$check}:
check-again = WRONG    {$seats}  {$check}: as told above
check-untold = note     {$language}  No message tells it in a log: {$messages}
check-done = { $done } promises: { $kept } kept, { $unmet } not met, { $broken ->
        [0] none
       *[other] { $broken }
    } broken.
check-raised = the rules broke off: { $reason }
check-place = { $seats ->
        [one] one player
       *[other] { $seats } players
    }, seed { $seed }, after { $count ->
        [one] one decision
       *[other] { $count } decisions
    }, the last: { $last }; open: { $step }
check-unmet-nothing = there was nothing to look at
check-unmet-no-conserved = the game does not say what is conserved (Domain.box, Game.conserved)
check-unmet-no-validate = the game does not say which states are impossible (Game.possible), so a forged file may break its rules
check-unmet-nothing-goes-back = no move could be taken back freely
check-unmet-something-hidden = something is hidden
check-unmet-nothing-hidden = nothing is hidden
check-unmet-no-window = no sealed window opened
check-unmet-no-telling = no event says that it tells something by being told (TELLING)
check-unmet-no-texts = the game has no texts
check-numbers-and-texts-name-one-action-each = Numbers and texts name one action each
check-a-game-says-what-it-is = A game says what it is
check-outcomes-survive-json = Outcomes survive JSON
check-texts-are-whole-and-get-what-they-ask-for = Texts are whole and get what they ask for
check-options-are-sorted-unique-and-accepted = Options are sorted, unique and accepted
check-everything-else-is-refused = Everything else is refused
check-action-sets-agree-with-lists = Action sets agree with lists
check-clone-json-and-replay-are-the-position = Clone, JSON and replay are the position
check-old-states-never-change = Old states never change
check-records-hold-only-declared-plain-data = Records hold only declared plain data
check-what-is-conserved-stays = What is conserved stays
check-the-worlds-randomness-does-not-matter = The world’s randomness does not matter
check-every-game-ends-with-a-consistent-outcome = Every game ends with a consistent outcome
check-positions-at-rest-have-one-open-decision = Positions at rest have one open decision
check-a-match-saves-loads-and-verifies-anywhere = A match saves, loads and verifies anywhere
check-the-log-survives-json = The log survives JSON
check-taking-back-is-as-if-nothing-had-been = Taking back is as if nothing had been
check-a-match-can-be-taken-back-to-its-start = A match can be taken back to its start
check-a-changed-file-is-refused = A changed file is refused
check-stale-foreign-and-late-answers-are-refused = Stale, foreign and late answers are refused
check-a-move-of-several-decisions-is-played-whole-or-not-at-all = A move of several decisions is played whole or not at all
check-chance-can-be-scripted = Chance can be scripted
check-a-forged-state-is-refused-or-can-be-played = A forged state is refused or can be played
check-what-is-nested-deeply-is-refused = What is nested deeply is refused
check-an-open-game-is-the-same-for-all = An open game is the same for all
check-two-worlds-look-alike = Two worlds look alike
check-views-hold-nothing-that-is-hidden = Views hold nothing that is hidden
check-logs-tell-nothing-that-is-hidden = Logs tell nothing that is hidden
check-a-sealed-answer-moves-nothing-that-others-see = A sealed answer moves nothing that others see
check-a-move-that-goes-back-freely-has-shown-nothing = A move that goes back freely has shown nothing
check-sealed-answers-are-not-told-by-taking-back = Sealed answers are not told by taking back
check-what-tells-by-being-told-bars-the-way-back = What tells by being told bars the way back
check-a-sealed-answer-that-was-taken-back-is-told-by-no-barrier = A sealed answer that was taken back is told by no barrier
check-two-worlds-go-on-alike = Two worlds go on alike

## What is wrong

check-fault-other-number = “{ $action }” has another number than its own: { $number }
check-fault-read-as-another = “{ $action }” is read as “{ $other }”: tell them apart
check-fault-written-twice = two actions are written “{ $action }”: give one of them another TEXT
check-fault-no-name = the game has no name: declare Game.name
check-fault-no-ending = the game names no ending: declare Game.endings
check-fault-ending-twice = an ending is named twice: { $endings }
check-fault-seats-disordered = Game.seats are not in their order, once each: { $seats }
check-fault-seats-of = Game.seats_of says { $found } of a new game with { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }
check-fault-json = { $what } is another after a JSON round trip
check-fault-no-outcome = Game.outcome is no Outcome though the game is over
check-fault-outcome-early = Game.outcome is an Outcome while the game goes on: return None
check-fault-ending-unnamed = Game.endings does not name “{ $ending }”
check-fault-outcome-seats = the outcome is not for { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }: { $outcome }
check-fault-places = places are 1 and how many are before: { $ranking }
check-fault-winners = winners are those of place 1, or nobody: { $outcome }
check-fault-points-end = Game.points of the end { $points } are not the outcome’s { $scores }
check-fault-points-some = Game.points tells some viewers points and others none
check-fault-points-seats = Game.points are not for { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }: { $points }
check-fault-breakdown-seat = the breakdown of seat { $seat } does not add up: { $outcome }
check-fault-breakdown-alone = Game.breakdown says what points are for that Game.points does not tell
check-fault-breakdown-sum = Game.breakdown adds up to { $sum }, not to Game.points { $points }
check-fault-endless = the game does not end: let a rule end it after so many turns
check-fault-over = nothing, the game is over
check-fault-not-raised = { $call } should raise { $error }
check-fault-no-option = { $step } has no option: nothing can be played, so let a rule pass over it
check-fault-who = { $step }.who is { $seat }: return a seat from 0 to { $last }
check-fault-takes = { $step } offers an action that its TAKES does not name: { $takes }
check-fault-candidates = { $step }.candidates are not each once and in the order of their numbers, which is that of Game.actions and of the domains’ values: { $found }
check-fault-not-refused = { $step }: “{ $action }” is not among the candidates, but nothing forbids it: list it in candidates, or refuse it in why_not
check-fault-no-code = { $step }: “{ $action }” is refused without a code
check-fault-no-rule = { $step }: “{ $action }” is refused without the number of a rule, though the step has one
check-fault-other-refusal = { $step }.why_not of “{ $action }” says another thing when asked again
check-fault-why-not-changes = { $step }.why_not changes the state
check-fault-actions = { $step }.actions says another thing than its candidates and why_not
check-fault-actions-at = { $step }.actions says another thing than its candidates and why_not: { $action }
check-fault-actions-beyond = { $step }.actions has an action beyond its last
check-fault-twin = the { $way ->
        [clone] clone
        [replay] replay
       *[json] JSON round trip
    } is another state: every attribute is a declared field, and no rule keeps any besides
check-fault-twin-derived = the { $way ->
        [clone] clone
        [replay] replay
       *[json] JSON round trip
    } has other DERIVED values than its state
check-fault-shared = a state with { $step } open changed when its clone was played on: what changes in place is a Part, and a clone has its own
check-fault-undeclared = { $kind } has { $names }, which no field declares: clones and files lose it
check-fault-no-part = { $kind }.{ $field }: only a Part changes
check-fault-not-plain = { $value } is no plain data: { $kind }
check-fault-conserved = { $step } at “{ $action }” makes or loses a piece: { $what }
check-fault-pieces = of { $piece } ({ $domain }) there { $was ->
        [one] was one
       *[other] were { $was }
    } at the start, and { $now ->
        [one] is one
       *[other] are { $now }
    } now
check-fault-conserved-other = Game.conserved was another at the start
check-fault-silence = { $step } lets nobody be silent: “{ $action }” is its SILENCE, but is no option; let why_not allow it always, or SILENCE be None
check-fault-sort = { $step } says “{ $sort }” by sort, which is none of its SORTS
check-fault-outside-luck = the game is another each time: only a Chance brings what nobody decides
check-fault-nothing-comes = { $step } has no outcome: nothing can come, so let a rule pass over it
check-fault-weights = { $step }: weights are 1 or more
check-fault-outcomes = { $step }.outcomes are not each once and in the order of their numbers, which is that of Game.outcomes and of the domains’ values
check-fault-no-title = { $file }: { $message } is missing, by which lists name the game
check-fault-text-twice = { $file }: { $message } is there twice
check-fault-start = the match does not begin at the set-up of its options: Game.start is another each time
check-fault-loaded = the loaded match is not the saved one
check-fault-cloned = the clone of the match is another
check-fault-goes-on = the loaded match goes on in another way
check-fault-twins = a match changed when its twins were played on
check-fault-not-undone = “{ $action }” taken back is not undone
check-fault-answered = nobody takes back a decision that another seat answered, if only for a while
check-fault-again = “{ $action }” played again comes out differently
check-fault-not-the-start = with all moves taken back it is not the start
check-fault-refused-changes = a refused answer changed the match
check-fault-part-changes = a move with a refused part changed the match
check-fault-script-log = the same decisions and outcomes tell another log
check-fault-script-state = the same decisions and outcomes lead to another state
check-fault-forged = a state with { $place } is accepted, but cannot be played: { $why }; let Game.possible refuse it, or a field declare a narrower kind
check-fault-slow = a state with { $place } takes very long
check-fault-nested = { $field } nested { $depth } deep is accepted
check-fault-seat-decides = seat { $seat } is to decide
check-fault-leads-nowhere = it leads to a position that is refused when loaded
check-fault-spectator = a spectator
check-fault-seat = seat { $seat }
check-fault-view-changes = view or determinise changes the state
check-fault-guess-changes = a guess of what { $viewer } cannot see changes what it can see: Game.arrange and Game.complete fill, no more
check-fault-guess-pieces = a guess of what { $viewer } cannot see has other pieces: Game.pool says which there are
check-fault-guess-unknown = a guess of what { $viewer } cannot see leaves { $field } unknown
check-fault-who-hidden = { $step }.who goes by what { $viewer } cannot see
check-fault-goes-by-hidden = { $step } goes by what { $viewer }, which decides, cannot see: { $what }
check-fault-refused-differently = “{ $action }” is refused by { $why }
check-fault-allowed-in-one = “{ $action }” is allowed in one world and not in another
check-fault-other-order = the options have another order
check-fault-shown = { $viewer } is shown { $kind }.{ $field }: { $value }
check-fault-open-at-end = a finished game is open to all
check-fault-reads-sealed = { $viewer } reads a sealed answer
check-fault-reads-piece = { $step } lets { $viewer } read { $piece } in { $event }, though no view shows it: hide the field of the event or action by Seen, or, where the step is meant to show it, declare REVEALS = True
check-fault-answer-seen = { $step }: others see that seat { $seat } answered, or what
check-fault-answer-back-seen = { $step }: others see that seat { $seat } takes its answer back, or what it was
check-fault-back-in-some = { $step }, “{ $action }”: taking it back tells { $viewer } what is hidden, since it can be taken back in some worlds only; let the step that shows it tell an event with TELLING = True
check-fault-back-though-shown = { $step }, “{ $action }”: taking it back tells { $viewer } what is hidden, since it can be taken back though it has shown something; let the step that shows it tell an event with TELLING = True
check-fault-back-told = { $step }: that an answer was taken back shows in what can be taken back
check-fault-at = { $what } (seed { $seed }, after { $count ->
        [one] one decision
       *[other] { $count } decisions
    })
check-fault-leak = { $step } at “{ $action }”: in worlds that look alike to { $viewer }, it gets { $what }; let it not go by what is hidden, or declare REVEALS = True in { $step } where it is meant to show that
check-fault-other-options = other options: { $what }
check-fault-another-refusal = another refusal: { $one } or { $other }
check-fault-told = told: { $what }
check-fault-asked = asked: { $what }
check-fault-an-end = an end: the game is over in one world and not in the other
check-fault-differs = { $place }: { $what }
check-fault-asked-by = { $viewer } by { $step }, then { $then }
check-fault-comes = { $step }, then { $then }
check-fault-nothing = nothing
check-fault-either = { $one } in one world, { $other } in the other
