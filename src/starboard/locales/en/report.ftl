### starboard lab report: what the games of a study say

report-name = Study
report-theme = Light or dark
report-untitled = What games of { $game } say
report-subtitle = { $games ->
    [one] One game
   *[other] { $games } games
  } by { $bots }, from { $deals ->
    [one] one deal
   *[other] { $deals } deals
  }.
report-players = { $seats ->
    [one] one player
   *[other] { $seats } players
  }
report-percent = { $value }%
report-said = { $name }: { $said }
report-bounds = { $low } to { $high }
report-games = { $games ->
    [one] one game
   *[other] { $games } games
  }
report-says = What the games say
report-table = Figures, and the games behind them
report-somebody = a player
report-another = another player
report-seat = seat { $number }
report-by-seat = Win rate by seat
report-by-order = Win rate by turn order
report-order = { $number ->
        [0] never asked
        [1] first to act
        [2] second
        [3] third
       *[other] { $number }th
    }
report-by-bot = Win rate by bot
report-by-trait = Win rate by { $trait }
report-rates-sub = 95 % intervals. Dashed: fair share, { $fair }. Band: ±{ $band } points, which hardly matter. ▲ above, ▼ below: outside the band and more than luck, corrected for { $count } comparisons; ● neither.
report-alone-sub = 95 % interval. Who plays alone wins { $fair } of the games.
report-median = median { $value }
report-length = Game length
report-length-unit = decisions
report-margin = Points between first and second
report-margin-unit = points
report-leads = Changes of the lead
report-leads-unit = changes of the lead
report-leads-note = { $judged ->
    [turns] This game counts no points on the way. Who leads is what the bots’ judgement makes of the position, asked whenever a turn begins and at the end: what a turn sways to and fro is not counted.
   *[decisions] This game counts no points on the way. Who leads is what the bots’ judgement makes of the position, asked after every decision.
}
report-leads-sub = { $mean } in a game on average; in { $never } of the games the lead never changes. Half of the games have seen the last change after { $last } of their decisions.
report-bins = { $width ->
    [one] Games for each number.
   *[other] Games for every { $width }.
  } Nine in ten lie between { $low } and { $high }.
report-endings = How games end
report-endings-sub = Shares of all games that came to an end.
report-scores = Points by seat
report-scores-sub = Line: nine in ten games. Box: the middle half, with the median. At the right the mean.
report-evening = Points that would even the seats
report-evening-sub = How often { $seat } would have won with so many points more. Dashed: fair share, { $fair }. Green: possible within 95 %.
report-evening-note = Counted on the final points of the games as they were played; nobody played with these points in mind, and equal points share the win. Let `starboard lab ask` try the change where the game has it as an option.
report-points-given = points to the last seat
report-impact = What goes with winning
report-impact-sub = Win rate of seats to which it happened minus that of all others, in points, with 95 % intervals. { $count } were looked at; { $sure } are more than luck after correction for that number, and the strongest of them are shown.
report-impact-note = This is association, not cause: who is ahead has more chances to do things, and long games hold more of everything. To learn what a card does, change it and compare two worlds.
report-more-often = { $what }, more than { $times ->
    [one] once
   *[other] { $times } times
  }
report-compared = { $after } instead of { $before }
report-compared-sub = Differences in points, with 95 % intervals. ▲ more, ▼ less, ● no difference that matters, ○ still open; corrected for { $count } comparisons.
report-paired = Both worlds play the same deals with the same luck, { $games ->
    [one] one game
   *[other] { $games } games
  } each, and every deal is compared with itself.
report-paired-saved = Independent deals would have needed { $saved } times as many games for intervals as narrow.
report-unpaired = The two have no deals in common: { $games ->
    [one] one game
   *[other] { $games } games
  } at least in each. Common deals would make the intervals narrower.
report-mean-length = decisions in a game
report-mean-points = points of a seat
report-mean-margin = points between first and second
report-mean-leads = changes of the lead
report-verdict-differs = differs
report-verdict-same = no difference that matters
report-verdict-open = open
report-verdict-more = open; about { $games ->
    [one] one more game
   *[other] { $games } more games
  }
report-rules = How often each rule is used
report-rules-sub = { $steps ->
    [one] One step of the rules is known
   *[other] { $steps } steps of the rules are known
  }; { $never ->
    [0] each has happened.
    [one] this one never happened:
   *[other] these { $never } never happened:
  }
report-head-rate = wins
report-head-share = share
report-head-interval = 95 % interval
report-head-luck = by luck alone
report-head-seats = seats
report-head-games = list the games with
report-head-number = games
report-head-mean = mean
report-head-median = median
report-head-half = middle half
report-head-most = nine in ten
report-head-impact = difference
report-head-before = before
report-head-after = after
report-head-difference = difference
report-head-verdict = settled?
report-head-rules = rules
report-head-per-game = per game
report-head-in-games = in games
report-head-times = times
report-rarely = under 0.1%
report-key-length = median; nine in ten: { $low } to { $high }
report-key-points = points
report-key-spread = { $group }: best to worst
report-key-score = points
report-key-median = at the end, median
report-key-margin = first to second, median
report-key-leads = changes of the lead in a game
report-key-ending = end so: { $ending }
report-key-won = of the games are won
report-behind = By { $games ->
    [one] one game.
   *[other] { $games } games.
  }
report-behind-seats = By { $seats } seats of games.
report-behind-pairs = By { $games ->
    [one] one game
   *[other] { $games } games
  } of the same deals in each world.
report-behind-both = By at least { $games ->
    [one] one game
   *[other] { $games } games
  } of other deals in each.
report-above = More than a fair share of { $fair }, and more than luck: { $names }.
report-winner = { $name } with { $rate }
report-below = Less than a fair share of { $fair }, and more than luck: { $names }.
report-fair = { $group }: nobody clearly beyond a fair share; all lie between { $low } and { $high }.
report-fair-unsure = { $group }: nothing is beyond luck so far, but the intervals still reach up to { $reach } points to either side; more games would tell.
report-alone = Who plays alone wins { $rate } of the games ({ $between }).
report-evens = { $seat } would win its fair share with about { $points } points ({ $between } within luck).
report-lasts = Half of the games have at most { $median } decisions; nine in ten have { $low } to { $high }.
report-leads-says = { $judged ->
    [no] The lead changes
    [turns] The lead, as the bots judge it whenever a turn begins, changes
   *[decisions] The lead, as the bots judge it after every decision, changes
  } { $mean } times in a game; half of the games have seen the last change after { $last } of their decisions, and in { $never } it never changes.
report-impact-above = What goes most with winning: “{ $what }” ({ $points } points). That need not be its cause.
report-impact-below = What goes most with losing: “{ $what }” ({ $points } points). That need not be its cause.
report-never = { $count ->
    [one] One step of the rules never happened; it is named below.
   *[other] { $count } steps of the rules never happened; they are listed below.
  }
report-alike = { $after }: nothing changed. All { $games } games went as they had gone before, decision by decision; for these bots the change never mattered.
report-none-differs = { $after } instead of { $before }: none of { $count } figures is beyond luck.
report-still-open = Still open: { $names }{ $count ->
    [one] .
   *[other] {" "}({ $count } in all).
  }
report-settles = { $all ->
    [yes] About
   *[no] At least about
  } { $more ->
    [one] one more game
   *[other] { $more } more games
  } in each world { $all ->
    [yes] would probably settle { $count ->
        [one] it.
       *[other] most of them.
    }
   *[no] would be needed.
  }
report-saved = The same deals in both worlds saved work: independent ones would have needed { $saved } times as many games, about { $needed } instead of { $games }.
report-differs-share = { $after }: { $name } wins { $now } of the games instead of { $then } ({ $difference } points, { $between }).
report-differs-ending = { $after }: { $now } of the games end so: { $name }; before, { $then } did ({ $difference } points, { $between }).
report-differs-length = { $after }: a game has { $now } decisions on average instead of { $then } ({ $difference }, { $between }).
report-differs-points = { $after }: a seat has { $now } points on average instead of { $then } ({ $difference }, { $between }).
report-differs-margin = { $after }: { $now } points lie between first and second instead of { $then } ({ $difference }, { $between }).
report-differs-leads = { $after }: the lead changes { $now } times in a game instead of { $then } ({ $difference }, { $between }).
report-nothing = No game has come to an end yet, so there is nothing to say.
report-partly = The study in { $folder } was broken off, or is being played: { $over } of { $games } games are over, and nothing else is counted here.
report-no-end = { $games ->
    [one] One game was broken off before its end, and counts in no rate.
   *[other] { $games } games were broken off before their end, and count in no rate.
  }
report-how = How this was counted
report-how-deals = { $games } games of { $deals } deals. Games of one deal share their luck, so deals are what is counted: intervals are Wilson’s for as many independent games as the deals are worth, with Student’s quantiles where deals are few.
report-how-band = A win rate matters from { $seats ->
    [one] 3 points
   *[other] { $part } of the fair share
  } on; length and points from 5 % of what they were, endings from 2 points.
report-how-many = Where many things are looked at together, chances are corrected by Holm’s method, for each plot by itself: at most one plot in twenty claims anything that is luck.
report-how-bots = All of this is true of these bots ({ $bots }). People may play otherwise.
report-how-drawn = No bot chooses here, luck does: { $choices }.
report-how-again = Seed { $seed }, rules { $rules }, Starboard { $version }: the same study plays the same games again.
report-how-games = Every row of the tables says how to list its games: put it behind this command; with --record NUMBER --out FILE it writes one of them as a match for `starboard replay`.

## The commands

help-lab-report = Write what the games of a study say as one page: rates with their intervals, what goes with winning, comparisons, a summary in words.
help-lab-dir = The folder that a study was played into.
help-lab-against = Another study, to compare with.
help-lab-world = The world that the figures are of; the first if left out.
help-lab-out = The file for the page; if left out, report.en.html or report.fr.html in the study’s folder.
help-lab-games = List the games behind a figure, or play one of them again and write it as a match.
help-lab-where = What the games have in common, as KEY=VALUE: world, seat, bot, won, race or another trait, ending, length, event, action; several times, all must hold, and what is said of a seat is said of the same one.
help-lab-most = How many games to list.
help-lab-record = Play the game of this number again, by its bots, and write it as a match.
help-lab-record-out = For --record: the file; if left out, game-NUMBER.starboard.
help-lab-ask = Play a game as it is and with a change, by the same deals, and say what differs, how surely, and how many more games would settle the rest.
help-lab-changes = What is otherwise: an option of the game, or a value of its components by its path, such as defenses.armor.copies=2.
help-lab-ask-games = How many games of each of the two worlds.
help-lab-ask-bots = Who plays: names of bots with commas between them.
help-lab-ask-out = Keep the study in this folder; the same command goes on where it was broken off.
lab-reported = The report is in { $file }.
lab-recorded = Game { $number } is in { $file }. Look at it: { $command }
lab-game-number = game
lab-game-deal = deal
lab-game-seed = seed
lab-game-winners = won by seat
lab-game-points = points by seat
lab-game-decisions = decisions
lab-game-ending = ending
lab-end-too-long = broken off: too many decisions
lab-end-no-outcome = broken off: the rules do not say who won
lab-end-rules-died = broken off: the rules ended the process
lab-end-rules-hung = broken off: the rules went on for ever
lab-listed = { $games ->
    [0] No game of the world “{ $world }” is so.
    [one] One game of the world “{ $world }” is so.
   *[other] { $games } games of the world “{ $world }” are so; { $shown ->
        [one] one is listed.
       *[other] { $shown } are listed.
    }
}
lab-replay-one = Play one of them again: { $command }
lab-what-if = What if { $changes }?
lab-as-it-is = as it is
lab-behind = By { $games } games of each world with { $bots }, the same deals in both. Intervals are of 95 %; chances are corrected for all figures together.
lab-ask-again = Nothing of it is kept; with --out DIR it is, and starboard lab report DIR shows more.
refuse-lab-filter = “{ $text }” is no filter. Write KEY=VALUE, as in --where race=humans.
refuse-lab-filter-key = There is no “{ $key }” to filter by. There are: { $known }.
refuse-lab-filter-value = “{ $value }” is no value of { $key } here. { $known ->
    [none] There is none.
   *[other] There are: { $known }.
}
refuse-lab-change = “{ $text }” is no change. Write WHAT=VALUE, as in drought=24 or defenses.armor.copies=2.
