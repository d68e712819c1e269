moonrace-title = Moonrace
moonrace-about = Continuer ou s’arrêter ; le premier à rapporter cinquante points gagne. De 2 à 4 joueurs.

moonrace-prompt-turn = { $seat }, lancer encore ou s’arrêter ?
moonrace-help-turn =
    Tout nombre sauf un as s’ajoute à ce que vous avez obtenu pendant ce tour. Un as fait perdre le tout, et le tour. En
    vous arrêtant, vous rapportez ce que vous avez obtenu.

moonrace-field-points = points
moonrace-field-rolled = acquis pendant ce tour
moonrace-call-roll = lancer
moonrace-call-stop = s’arrêter
moonrace-act-say = { $call }
moonrace-act-rolled = un { $face }
moonrace-played-say = { $seat } : { $call }.
moonrace-came-rolled = Le dé montre { $face }.
moonrace-event-home = { $seat } rapporte { $points } { $points ->
    [one] point
   *[other] points
  }.
moonrace-event-lost = { $seat } perd ce qui était acquis pendant ce tour.
moonrace-ending-home = Quelqu’un est arrivé.
moonrace-refuse-nothing-rolled = Rien n’est encore lancé : lancez d’abord.
