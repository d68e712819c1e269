moonrace-title = Moonrace
moonrace-about = Roll on or stop; the first to bring fifty points home wins. 2 to 4 players.

moonrace-prompt-turn = { $seat }, roll on or stop?
moonrace-help-turn =
    Every number but a one is added to what you have rolled in this turn. A one loses all of it, and the turn. If you
    stop, you bring home what you have rolled.

moonrace-field-points = points
moonrace-field-rolled = rolled in this turn
moonrace-call-roll = roll
moonrace-call-stop = stop
moonrace-act-say = { $call }
moonrace-act-rolled = a { $face }
moonrace-played-say = { $seat }: { $call }.
moonrace-came-rolled = The die shows { $face }.
moonrace-event-home = { $seat } brings { $points } home.
moonrace-event-lost = { $seat } loses what was rolled.
moonrace-ending-home = Somebody is home.
moonrace-refuse-nothing-rolled = Nothing has been rolled yet: roll first.
