### starboard lab: studies of many games

help-lab = Study a game by many games of bots: play them, and see what they say.
help-lab-run = Play the games of a study and write tables of them. The same command goes on where it was broken off, and with more games where it was done.
help-lab-study = The file that says what is played: game, seats, bots, how many games, and the worlds to compare.
help-lab-games-more = How many games of each world, in place of what the file says; more than there are goes on from those.
help-lab-folder = The folder for the tables; if left out, one named as the file is, here.
lab-done = { $games ->
    [one] One game is
   *[other] { $games } games are
} in { $folder }. What they say: { $command }
lab-was-done = All games of this study are in { $folder } already. What they say: { $command }
lab-kept = Broken off: { $over } of { $games } games are kept. The same command goes on from there.
lab-again = { $file } is damaged: all games are played again, and come to the same.
lab-partial = The study was broken off, or is being played: { $over } of { $games } games are over, and this is what they say. The command that began it goes on with it.
lab-lost = Broken off, and nothing is kept. With --out DIR the same command goes on where it was broken off.
refuse-lab-syntax = { $file }{ $line ->
    [0] {""}
   *[other] , line { $line }, column { $column }
}: this is no TOML. Write key = value, and texts in quotes.
refuse-lab-key = { $file }{ $line ->
    [0] {""}
   *[other] , line { $line }
}: there is no “{ $key }”. { $near ->
    [none] There are: { $allowed }.
   *[other] Did you mean “{ $near }”?
}
refuse-lab-kind = { $file }{ $line ->
    [0] {""}
   *[other] , line { $line }
}: “{ $key }” must be { $kind ->
    [text] a text in quotes
    [whole] a whole number
    [number] a number
    [flag] true or false
    [list] a list in square brackets
   *[table] a table
}.
refuse-lab-between = { $file }{ $line ->
    [0] {""}
   *[other] , line { $line }
}: “{ $key }” must be from { $low } to { $high }, not { $value }.
refuse-lab-missing = { $file }: “{ $key }” is missing. Write { $key } = "..." on a line of its own.
refuse-lab-bots = { $file }{ $line ->
    [0] {""}
   *[other] , line { $line }
}: “{ $key }” must be a list of one to { $most } names of bots.
refuse-lab-worlds = { $file }{ $line ->
    [0] {""}
   *[other] , line { $line }
}: there are at most { $most } worlds.
refuse-lab-world-name = { $file }{ $line ->
    [0] {""}
   *[other] , line { $line }
}: the name of a world has letters, digits, - and _ alone: “{ $key }” has not.
refuse-lab-other-game = { $file }{ $line ->
    [0] {""}
   *[other] , line { $line }
}: the file is about “{ $name }”, and --game opens { $game }.
refuse-lab-path-in-file = { $file }{ $line ->
    [0] {""}
   *[other] , line { $line }
}: a file names an installed game. Open one by its path with --game { $path }, and write its name here.
refuse-lab-json = { $file }{ $line ->
    [0] {""}
   *[other] , line { $line }
}: { $components } is no JSON (its line { $place }).
refuse-lab-no-choice = { $file }{ $line ->
    [0] {""}
   *[other] , line { $line }
}: { $game } has no choice “{ $name }” that could be drawn. { $near ->
    [none] There are: { $allowed }.
   *[other] Did you mean “{ $near }”?
}
refuse-lab-no-path = { $file }{ $line ->
    [0] {""}
   *[other] , line { $line }
}: “{ $key }” names neither an option nor a value of the components of { $game }. { $near ->
    [none] Paths are written with dots, as in components.json.
   *[other] Did you mean “{ $near }”?
}
refuse-lab-refused = { $file }{ $line ->
    [0] {""}
   *[other] , line { $line }
} ({ $key }): { $why }
refuse-lab-not-empty = { $folder } holds something else than a study. Name a folder that is empty or not there yet.
refuse-lab-other = { $folder } holds another study: { $was ->
    [none] { $what } is not the same
   *[other] its { $what } is { $was }, and here it is { $now }
}. Only its games can be more. Name another folder, or remove this one.
refuse-lab-shorter = { $folder } holds { $known } games of each world, and { $games } are asked for: a study gets longer, never shorter. Name another folder, or remove this one.
refuse-lab-busy = Another process is playing this study.
refuse-lab-unwritten = { $folder }: { $fault }. { $over } of { $games } games are kept; the same command goes on from there.
refuse-lab-none = There is no study in { $folder }. Play one: starboard lab run STUDY.toml { $typed }
refuse-lab-format = The study in { $folder } is of another format ({ $format }). Play it again.
refuse-lab-unfinished = No game of the study in { $folder } is over yet. The command that began it goes on with it: starboard lab run, or lab ask with --out.
refuse-lab-damaged = { $file } is damaged. The command that made the study plays its games again, and they come to the same: starboard lab run, or lab ask with --out.
refuse-lab-against = The study in { $folder } is about “{ $other }”, and this one about “{ $game }”. Name a study of the same game.
refuse-lab-otherwise = Game { $number } goes otherwise now than in the study: rules or bots have changed since. It was played with rules { $rules } and Starboard { $version }; play the study again.
refuse-extra-missing = { $what } is not installed. It comes with an extra: pip install 'starboard-games[{ $extra }]'
help-ray = Play on a Ray cluster at this address, instead of processes here; “local” is one of this machine alone.
refuse-cluster-unreached = There is no Ray cluster at { $address }. Begin one with: ray start --head; or play here with --processes.
refuse-cluster-lost = The Ray cluster is lost. What was kept is kept; the same command goes on from there.
refuse-cluster-version = The cluster has Starboard { $there }, and here is { $here }: install the same on all its machines.
