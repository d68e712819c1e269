### starboard arena: bots against bots

help-arena = Let bots play each other, seats and deals balanced, and say how strong each is and with what certainty.
help-arena-bots = At least two bots: level1 to level4, greedy, random.
help-arena-games = How many games.
help-arena-seed = The luck of deals and bots: the same seed plays the same games, in however many processes.
help-arena-seats = How many sit at a table; 2 if left out, or as few as the game has from there.
help-arena-budget = How much the levels think, as a multiple of what they have at a table.
help-arena-processes = Games played at once, each in a process of its own.
help-arena-clock = Seconds after which a level decides, however much it has thought: as at a table where this is left out.
help-arena-patience = Seconds that a bot may take for a decision; then a replacement decides.
help-arena-longest = Decisions after which a game is broken off.
help-arena-out = Append each game to this file, a line of JSON; the same command goes on where it was broken off.
help-arena-sprt = Find out whether A is stronger than B, as A,B, and stop when that is decided.
help-arena-share = For --sprt: the share of placings from which A is stronger.
help-arena-alpha = For --sprt: how often an equal A may be called stronger.
help-arena-beta = For --sprt: how often a stronger A may not be called so.
help-arena-json = Lines of JSON instead of tables: the terms, each game, a summary.
arena-playing = Playing
arena-title = { $game }, { $seats } players, seed { $seed }: { $games ->
    [one] one game
   *[other] { $games } games
  }, { $unfinished } without an end ({ $compiled ->
    [yes] compiled rules
   *[no] interpreted rules
  })
arena-bot = bot
arena-rating = rating
arena-games = games
arena-won = won
arena-mean = mean time
arena-p95 = 95 % within
arena-replaced = replaced
arena-pair = first – second
arena-share = share of the first
arena-between = 95 % interval
arena-bounds = { $low } to { $high }
arena-sprt-stronger = { $first } is stronger than { $second }: by { $games } games, a share of { $share } is likelier than one of 50% (log-likelihood ratio { $ratio }, bounds { $lower } and { $upper }).
arena-sprt-not-stronger = { $first } is not stronger than { $second } by so much: by { $games } games, a share of 50% is likelier than one of { $share } (log-likelihood ratio { $ratio }, bounds { $lower } and { $upper }).
arena-sprt-open = Whether { $first } is stronger than { $second } is still open after { $games } games (log-likelihood ratio { $ratio }, bounds { $lower } and { $upper }).
arena-faults = { $bot } was replaced: { $kinds }.
arena-fault-illegal = { $count ->
    [one] one decision
   *[other] { $count } decisions
  } against the rules
arena-fault-raised = { $count ->
    [one] one decision
   *[other] { $count } decisions
  } broken off by an error
arena-fault-hung = { $count ->
    [one] one decision
   *[other] { $count } decisions
  } not taken in time
arena-fault-died = { $count ->
    [one] one decision
   *[other] { $count } decisions
  } at which its process died
arena-fault-malformed = { $count ->
    [one] one answer
   *[other] { $count } answers
  } that cannot be read
arena-fault-flooding = { $count ->
    [one] one decision
   *[other] { $count } decisions
  } at which it said what nobody had asked for
arena-first-fault = First in game { $game }, { $seat }, decision { $decision }{ $told ->
    [yes] : { $words }
   *[no] .
  }
arena-unfinished = The first game without an end is { $game }: { $why }
arena-end-too-long = it had more decisions than --longest allows
arena-end-no-outcome = nothing was left to decide, but the rules do not say who won
arena-end-rules-died = the rules ended the process
arena-end-rules-hung = the rules went on for ever
arena-uneven = Seats are balanced after every { $round } games; this is no multiple of it.
arena-kept = Broken off. The games are in { $file }; the same command goes on from there.
arena-lost = Broken off, and nothing is kept. With --out FILE the same command goes on where it was broken off.
refuse-arena-alone = Bots play each other at tables of two or more.
refuse-arena-bots = Name from two to { $most } bots, not { $count }.
refuse-arena-twice = The bot “{ $bot }” is named twice.
refuse-arena-sprt = “{ $text }” are not two of the bots. Write A,B with two of: { $known }.
refuse-arena-positive = { $name } must be greater than { $low }.
refuse-arena-range = { $name } must be between { $low } and { $high }.
refuse-arena-other = The file holds games on other terms: { $what } is not the same. Name another file, or the same terms.
refuse-arena-damaged = The file is none of an arena, or it is damaged (line { $line }).
refuse-arena-no-process = The process that is to play { $game } ends before the first decision.
refuse-arena-busy = Another arena is writing this file.
