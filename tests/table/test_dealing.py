"""Tables with a real box: who says what chance brought, and that nobody learns more by it than they may."""

from __future__ import annotations

import random
from typing import Any

from starboard.games.cove import GAME as COVE
from starboard.games.cove.outcomes import CorruptionDrawn
from starboard.games.cove.state import Cove
from starboard.kernel import CHANCE, Match, determinise, outcomes
from tests.table.guests import Guest, serving


def say(guest: Guest, outcome: str) -> Any:
    """Say what chance brought."""
    return guest.ask("come", number=guest.state["decision"]["number"], outcome=outcome)


def test_what_can_come_in_the_cove_hangs_on_nothing_hidden() -> None:
    """Which is why its players may say it: whatever others hold, they are asked the same."""
    luck, draws = random.Random(3), 0
    match = Match(COVE, 3, {}, scripted=True)
    for _ in range(900):
        if match.over:
            break
        if match.seat != CHANCE:
            match.play(match.seat, luck.choice(match.legal()))
            continue
        possible = [str(outcome) for outcome, _ in outcomes(match.state)]
        drawn = isinstance(outcomes(match.state)[0][0], CorruptionDrawn)
        draws += drawn
        for seat in range(3):
            seen = match.view(seat)
            assert isinstance(seen, Cove)
            world = determinise(COVE, seen, seat, luck)
            other = [str(outcome) for outcome, _ in outcomes(world)]
            assert drawn or other == possible
        match.happen(luck.choice([outcome for outcome, _ in outcomes(match.state)]))
    assert draws > 3


def test_players_of_the_cove_say_what_came_and_each_her_own_corruption() -> None:
    """Anybody says what all may see; of a card that one draws unseen she alone is asked, and told."""
    with serving() as house:
        house.set_up("cove", 2, chance="hand")
        assert house.keys["referee"] == ""
        assert house.post("link", 403, kind="referee")["error"]["code"] == "table/not-allowed"
        guests, luck, secrets = [house.seat(0), house.seat(1)], random.Random(5), 0
        while secrets < 3:
            asked = [one for one in guests if one.state["decision"]]
            decision = asked[0].state["decision"]
            texts = [candidate["action"] for candidate in decision["candidates"]]
            action = luck.choice(texts)
            if decision["seat"] is not None:
                reply = asked[0].act(action)
            elif decision["step"] == "TakeTopCard":
                secrets += 1
                seat = asked[0].state["you"]
                assert texts == [f"corruption {card} for {seat + 1}" for card in (1, 2)]
                other = guests[1 - seat]
                assert (
                    other.ask("come", number=decision["number"], outcome=action)["error"]["code"] == "table/not-allowed"
                )
                reply = say(asked[0], action)
                other.catch_up(reply["seq"])
                assert action not in str(other.frames[-1])
                held = [card for player in other.state["view"]["oracles"] for card in player["corruption"]]
                assert None in held
            else:
                assert len(asked) == 2
                reply = say(luck.choice(asked), action)
            assert reply["ok"], reply
            for one in guests:
                one.catch_up(reply["seq"])


def test_who_deals_cards_that_nobody_may_see_holds_no_seat() -> None:
    """In Interstellar Oracle the referee alone says what came; players are not even asked."""
    with serving() as house:
        new = {"game": "interstellar", "seats": [{"is": "person"}, {"is": "person"}], "settings": {"chance": "hand"}}
        house.keys = house.client.post("/api/tables", json=new).json()
        referee_key = house.keys["referee"]
        taken = house.post("claim", 403, invite=house.keys["invite"], name="Host")
        assert taken["error"]["code"] == "table/not-allowed"
        house.client.cookies.clear()
        keys = [house.post("claim", 201, invite=house.keys["invite"], name=name)["token"] for name in ("Ana", "Ben")]
        house.client.cookies.clear()
        house.post("start", key=keys[0])
        referee, ana = house.line(referee_key), house.line(keys[0])
        assert referee.state["referee"]
        assert ana.state["decision"] is None
        assert ana.state["waiting"]["chance"]
        number = referee.state["decision"]["number"]
        outcome = referee.state["decision"]["candidates"][0]["action"]
        assert ana.ask("come", number=number, outcome=outcome)["error"]["code"] == "table/not-allowed"
        assert say(referee, outcome)["ok"]
