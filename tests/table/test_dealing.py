"""Tables with a real box: who says what chance brought, and that nobody learns more by it than they may."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from starboard.games.cove import GAME as COVE
from starboard.games.cove.outcomes import CorruptionDrawn
from starboard.games.cove.state import Cove
from starboard.kernel import CHANCE, Match, determinise, outcomes, save, table_of
from starboard.table.config import Config
from tests.table.guests import Guest, House, serving, settle

if TYPE_CHECKING:
    from pathlib import Path


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
                assert decision["ways"] is None  # they would tell of others' cards
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
                if decision["step"] == "DrawAdventurers":
                    assert decision["ways"] == [left for left in asked[0].state["view"]["bag"] if left]
                reply = say(luck.choice(asked), action)
            assert reply["ok"], reply
            for one in guests:
                one.catch_up(reply["seq"])


def refereed(house: House) -> tuple[Guest, Guest, Guest]:
    """Set a table of Interstellar Oracle up for whom one deals; return the referee and both players."""
    new = {"game": "interstellar", "seats": [{"is": "person"}, {"is": "person"}], "settings": {"chance": "hand"}}
    house.keys = house.client.post("/api/tables", json=new).json()
    referee_key = house.keys["referee"]
    taken = house.post("claim", 403, invite=house.keys["invite"], name="Host")
    assert taken["error"]["code"] == "table/not-allowed"
    house.client.cookies.clear()
    keys = [house.post("claim", 201, invite=house.keys["invite"], name=name)["token"] for name in ("Ana", "Ben")]
    house.client.cookies.clear()
    house.post("start", key=keys[0])
    return house.line(referee_key), house.line(keys[0]), house.line(keys[1])


def unsay(guest: Guest) -> Any:
    """Take back what was said last."""
    number = (guest.state["decision"] or guest.state["waiting"])["number"]
    return guest.ask("unsay", number=number)


def go_on(step: str, referee: Guest, *players: Guest) -> None:
    """Let everybody say or do the first thing there is, until somebody is asked something else."""
    guests = dict(enumerate((referee, *players)))
    while True:
        asked = settle(guests)[0]
        decision = asked.state["decision"]
        if decision["step"] == step:
            return
        first = decision["candidates"][0]["action"]
        reply = say(asked, first) if asked is referee else asked.act(first)
        assert reply["ok"], reply
        if reply.get("sealed"):
            decision["answered"] = [first]
        else:
            asked.catch_up(reply["seq"])


def test_who_deals_cards_that_nobody_may_see_holds_no_seat() -> None:
    """In Interstellar Oracle the referee alone says what came; players are not even asked."""
    with serving() as house:
        referee, ana, _ = refereed(house)
        assert referee.state["referee"]
        assert len(referee.state["decision"]["ways"]) == len(referee.state["decision"]["candidates"])
        assert ana.state["decision"] is None
        assert ana.state["waiting"]["chance"]
        number = referee.state["decision"]["number"]
        outcome = referee.state["decision"]["candidates"][0]["action"]
        assert ana.ask("come", number=number, outcome=outcome)["error"]["code"] == "table/not-allowed"
        assert say(referee, outcome)["ok"]


def test_a_referee_takes_a_slip_back_that_nobody_has_seen() -> None:
    """It is asked again as before, all read that it was a slip, and players can neither do nor undo it."""
    with serving() as house:
        referee, ana, _ = refereed(house)
        assert unsay(referee)["error"]["code"] == "undo/barred"
        go_on("DealUnder", referee)
        before = referee.state
        first, second = (one["action"] for one in before["decision"]["candidates"][:2])
        for slip in (first, second):
            ana.catch_up(say(referee, slip)["seq"])
            referee.catch_up(ana.state["seq"])
            assert unsay(ana)["error"]["code"] == "table/not-allowed"
            reply = unsay(referee)
            assert reply["ok"], reply
            referee.catch_up(reply["seq"])
            assert referee.state["view"] == before["view"]
            assert referee.state["decision"] == before["decision"]
            ana.catch_up(reply["seq"])
            assert ana.state["entries"][-1]["text"] == "What was said last to have come was a slip, and is taken back."
            assert ana.state["entries"][-1]["seat"] is None
        assert say(referee, second)["ok"]


def test_what_somebody_has_seen_is_unsaid_only_if_all_agree() -> None:
    """A card of a hand that its player has seen; where a player decides by now, it stays said."""
    with serving() as house:
        referee, ana, ben = refereed(house)
        go_on("DrawCard", referee, ana, ben)
        before = referee.state
        ana.catch_up(say(referee, before["decision"]["candidates"][0]["action"])["seq"])
        referee.catch_up(ana.state["seq"])
        asked = unsay(referee)
        assert asked["ok"], asked
        ana.catch_up(asked["seq"])
        assert ana.state["about"]["wants_back"] == {**ana.state["about"]["wants_back"], "seat": None, "moves": 0}
        assert ana.state["entries"][-1]["text"].startswith("Whoever deals asks to take back")
        assert unsay(referee)["error"]["code"] == "table/not-now"
        assert ana.ask("consent", yes=True)["ok"]
        agreed = ben.ask("consent", yes=True)
        assert agreed["ok"], agreed
        referee.catch_up(agreed["seq"])
        assert referee.state["view"] == before["view"]
        assert referee.state["about"]["wants_back"] is None
        go_on("Main", referee, ana, ben)
        mover = ana if ana.state["decision"] else ben
        moved = mover.act(mover.state["decision"]["candidates"][0]["action"])
        referee.catch_up(moved["seq"])
        assert unsay(referee)["error"]["code"] == "undo/barred"


def told(house: House, table: str, **ask: Any) -> Any:
    """Return what a table answers who looks at it."""
    return house.client.post(f"/api/tables/{table}/ask", json={"id": "1", **ask}).json()


def test_a_file_says_what_was_said_by_a_slip() -> None:
    """The match in it is as if it had not been; the table that takes it in tells it again, where it happened."""
    with serving() as house:
        house.set_up("cove", 1, chance="hand")
        ana, luck, slips = house.seat(0), random.Random(1), list[str]()
        while ana.state["about"]["status"] == "playing":
            decision = ana.state["decision"]
            texts = [candidate["action"] for candidate in decision["candidates"]]
            if decision["seat"] is None and len(texts) > 1 and len(slips) < 12:
                slips.append(luck.choice(texts))
                ana.catch_up(say(ana, slips[-1])["seq"])
                ana.catch_up(unsay(ana)["seq"])
            reply = ana.act(luck.choice(texts)) if decision["seat"] is not None else say(ana, luck.choice(texts))
            ana.catch_up(reply["seq"])
        table, keys = house.keys["table"], {"seat": 0, "agreed": False}
        text = house.client.get(f"/api/tables/{table}/record").text
        noted = (table_of(text) or {})["unsaid"]
        assert [one["chance"] for one in noted] == slips
        assert noted[0] == {"draw": 0, "chance": slips[0], **keys}
        taken_in = house.client.post("/api/records", json={"record": text}).json()["table"]
        before, after = (_slipped(house, one) for one in (table, taken_in))
        assert len(before) == 12
        for was, now in zip(before, after, strict=True):
            assert now["events"] == was["events"]
            views = [told(house, one, do="look", seq=at["seq"])["view"] for one, at in ((table, was), (taken_in, now))]
            assert views[0] == views[1]
        assert house.client.get(f"/api/tables/{taken_in}/record").text == text


def _slipped(house: House, table: str) -> list[Any]:
    """Return what was said by a slip: what stands before each entry that takes it back."""
    entries = told(house, table, do="log")["entries"]
    return [entries[place - 1] for place, entry in enumerate(entries) if entry["is"] == "tookback"]


def test_a_file_with_slips_that_cannot_have_been_is_taken_in_without_them() -> None:
    """Whoever wrote it, the table can be looked at."""
    match, luck = Match(COVE, 1, {}, scripted=True), random.Random(3)
    while not match.over:
        if match.seat == CHANCE:
            match.happen(luck.choice([outcome for outcome, _ in outcomes(match.state)]))
        else:
            match.play(match.seat, luck.choice(match.legal()))
    slip = {"draw": 0, "chance": "nothing", "seat": 0, "agreed": False}
    forged: list[Any] = [5, [5], [slip], [{**slip, "draw": 10**6}], [{**slip, "draw": -1}], [{**slip, "seat": 9}]]
    with serving() as house:
        for unsaid in forged:
            answer = house.client.post("/api/records", json={"record": save(match, {"unsaid": unsaid})})
            assert answer.status_code == 201, answer.text
            assert not _slipped(house, answer.json()["table"])


def test_a_slip_is_not_in_the_match(tmp_path: Path) -> None:
    """Alone with the box of the Cove; the match is stored and read again as if it had never been said."""
    config = Config(database=str(tmp_path / "tables.sqlite3"))
    with serving(config) as house:
        house.set_up("cove", 1, chance="hand")
        ana = house.seat(0)
        for _ in range(6):
            candidates = ana.state["decision"]["candidates"]
            ana.catch_up(say(ana, candidates[-1]["action"])["seq"])
            if len(candidates) > 1:
                reply = unsay(ana)
                assert reply["ok"], reply
                ana.catch_up(reply["seq"])
                ana.catch_up(say(ana, candidates[0]["action"])["seq"])
        keys, tokens = house.keys, house.tokens
    with serving(config) as house:
        house.keys, house.tokens = keys, tokens
        again = house.seat(0)
        assert again.state["view"] == ana.state["view"]
        assert again.state["decision"] == ana.state["decision"]
