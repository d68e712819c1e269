"""Every request of the engine, one by one."""

from __future__ import annotations

import json
from hashlib import sha256

import pytest

from starboard.engine import CODES, REQUESTS, Engine
from starboard.engine.desk import MOST_PROMISES
from starboard.games import find_game
from starboard.kernel import verify
from starboard.kernel.verifying import CHOSEN
from tests.engine.asking import FLIGHT, ONE_LEFT, START, SWEPT, Caller
from tests.engine.toys import GoOn


@pytest.fixture
def caller() -> Caller:
    """Return someone with an engine of their own."""
    return Caller()


def test_games_lists_seats_options_and_version(caller: Caller) -> None:
    """Each game tells what `new` needs to know."""
    games = {game["name"]: game for game in caller.ask("games")["games"]}
    assert games.keys() == {"oort", "connect_four", "race"}
    assert games["oort"]["seats"] == [2, 3, 4]
    assert games["oort"]["rules_version"] == "2"
    assert games["oort"]["options"]["setup"] == {"default": None, "below": 1 << 64, "rule": "OO-3.9"}
    assert games["oort"]["options"]["scattered"] == {"default": False, "choices": [True], "rule": "OO-3.5"}
    assert games["race"]["options"] == {"goal": {"default": 4, "choices": [2, 4]}}


def test_new_answers_with_the_status_and_a_name_of_its_own(caller: Caller) -> None:
    """Matches are m1, m2...; a name is not given again after its match was closed."""
    status = {"over": False, "seat": 0, "decision": 0, "count": 15}
    nothing = {"commitment": None}
    assert caller.ask("new", game="oort", seats=3, seed=7, options={}) == {"match": "m1", **status, **nothing}
    assert caller.ask("new", game="oort", seats=2, seed=0) == {"match": "m2", **status, **nothing}
    assert caller.ask("close", match="m2") == {}
    assert caller.ask("new", game="oort", seats=4, chance="seed", seed=1) == {"match": "m3", **status, **nothing}
    assert caller.refused("legal", match="m2")["code"] == "match/unknown"


def test_the_seed_makes_the_set_up(caller: Caller) -> None:
    """One seed, one board; without a seed another board each time; a numbered set-up whatever the seed."""

    def board(**asked: object) -> str:
        name = caller.ask("new", game="oort", seats=2, **asked)["match"]
        return str(caller.ask("position", match=name)["position"])

    assert board(seed=7) == board(seed=7)
    assert board(seed=(1 << 256) - 1) != board(seed=0)
    assert board() != board()
    assert board(options={"setup": 0}) == board(seed=5, options={"setup": 0})
    assert board(options={"setup": 0}) == (
        "oort1 D1CI,O3IU,J1GH,N2HU,G0DH/C0CH,M3HI,L1GU,F2DG,A0CD/H1DI,E3CU,B0CG,I0DU,K2GI -,- 000000,000000 1 0 1"
    )


def test_new_tells_what_is_promised_about_its_draws(caller: Caller) -> None:
    """A fresh seed is promised, so is that of a position; one that the caller chose, and chance by hand, are not."""
    fresh = caller.ask("new", game="oort", seats=2)
    record = caller.ask("save", match=fresh["match"])["record"]
    assert json.loads(record.splitlines()[0])["commitment"] == fresh["commitment"]
    assert len(fresh["commitment"]) == 64
    assert caller.ask("load", record=record)["commitment"] == fresh["commitment"]
    assert caller.ask("load", game="oort", position=START)["commitment"]
    assert caller.ask("load", game="race", seats=2, scenario={"far": [3, 1]})["commitment"]
    for fields in ({"seed": 7}, {"chance": "script"}):
        assert caller.ask("new", game="oort", seats=2, **fields)["commitment"] is None
        assert caller.ask("load", game="oort", position=START, **fields)["commitment"] is None


def test_seats_add_words_to_a_promise_that_was_made_before(caller: Caller) -> None:
    """The promise comes first, the words after it, and one match is drawn from both."""
    made = caller.ask("promise")
    assert made["promise"] == "p1"
    words = ["two crows", "été"]
    asked = {"game": "oort", "seats": 2, "promise": "p1", "words": words}
    for wrong in (
        {"words": ["one"]},
        {"words": ["a", "b", "c"]},
        {"words": ["a", "x" * 1001]},
        {"seed": 7},
        {"seats": 9},
    ):
        assert caller.refused("new", **{**asked, **wrong})["code"] == "options/invalid"
    assert caller.refused("new", **{**asked, "words": ["a", 5]})["code"] == "request/malformed"
    begun = caller.ask("new", **asked)
    assert begun["commitment"] == made["commitment"]
    head, *_, tail = caller.ask("save", match=begun["match"])["record"].splitlines()
    assert json.loads(head)["words"] == words
    secret, nonce = json.loads(tail)["secret"], json.loads(tail)["nonce"]
    assert sha256(bytes.fromhex(secret + nonce)).hexdigest() == made["commitment"]
    assert caller.refused("new", **asked)["code"] == "options/invalid"
    assert caller.refused("new", game="oort", seats=2, words=words)["code"] == "options/invalid"
    assert caller.ask("promise")["promise"] == "p2"


def test_promises_that_nobody_redeems_do_not_fill_the_desk(caller: Caller) -> None:
    """The oldest is forgotten when very many wait."""
    for _ in range(MOST_PROMISES + 1):
        caller.ask("promise")
    assert caller.refused("new", game="oort", seats=2, promise="p1")["code"] == "options/invalid"
    assert caller.ask("new", game="oort", seats=2, promise="p2")["commitment"]


def test_an_answer_is_taken_once_though_its_decision_was_taken_back(caller: Caller) -> None:
    """A request that comes a second time after a take-back answers a question that is no longer open."""
    name = caller.load(FLIGHT)
    answer = {"match": name, "action": "Hm8", "decision": 0}
    assert caller.ask("play", **answer)["decision"] == 1
    assert caller.ask("undo", match=name)["decision"] == 2
    assert caller.refused("play", **answer)["code"] == "action/stale"
    assert caller.ask("legal", match=name)["decision"] == 2
    assert caller.ask("play", **{**answer, "decision": 2})["decision"] == 3


def test_rules_that_fail_change_nothing(
    caller: Caller, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The reply has a code of its own, the details are on standard error, and the match goes on."""
    caller.ask("new", game="race", seats=2, seed=1)
    before = caller.ask("save", match="m1")["record"]
    with monkeypatch.context() as broken:
        broken.setattr(GoOn, "take", lambda _step, s, _action: s.racers[9])
        for do in ("play", "why"):
            assert caller.refused(do, match="m1", action="hold")["code"] == "rules/failed"
            assert "IndexError" in capsys.readouterr().err
    assert caller.ask("save", match="m1")["record"] == before
    caller.ask("play", match="m1", action="hold", decision=0)


def test_scripted_chance_is_asked_and_played(caller: Caller) -> None:
    """Chance nodes wait for an outcome text; `legal` gives them with their weights."""
    assert caller.ask("new", game="oort", seats=2, chance="script") == {
        "match": "m1",
        "over": False,
        "seat": "chance",
        "decision": 0,
        "count": 15,
        "commitment": None,
    }
    for number, letter in enumerate("ABCDEFGHIJKLMNO"):
        played = caller.ask("play", match="m1", action=f"tile {letter}")
        assert played["events"] == [{"is": "Came", "outcome": f"tile {letter}"}]
        legal = caller.ask("legal", match="m1")
        asked = 2 * number + 1
        assert legal == {"seat": "chance", "decision": asked, "outcomes": [[f"turn {turns}", 1] for turns in range(4)]}
        caller.ask("play", match="m1", action="turn 0", decision=asked)
    assert caller.ask("position", match="m1")["position"] == START


def test_weights_and_impossible_outcomes_of_chance(caller: Caller) -> None:
    """An outcome that exists but cannot come now is illegal; one that does not exist is not understood."""
    caller.ask("new", game="race", seats=2, chance="script")
    caller.ask("play", match="m1", action="roll")
    assert caller.ask("legal", match="m1")["outcomes"] == [["face 1", 3], ["face 2", 2]]
    assert caller.ask("why", match="m1", action="face 1") == {"legal": True}
    assert caller.ask("why", match="m1", action="face 3")["code"] == "action/illegal"
    error = caller.refused("play", match="m1", action="face 3")
    assert (error["code"], error["rule"]) == ("action/illegal", "R-3")
    assert caller.refused("play", match="m1", action="face 4")["code"] == "action/not-understood"
    assert caller.refused("play", match="m1", action="roll")["code"] == "action/not-yours"
    played = caller.ask("play", match="m1", action="face 2")
    assert (played["seat"], played["decision"]) == (1, 2)
    assert caller.refused("play", match="m1", action="face 2")["code"] == "action/not-yours"


def test_legal_is_every_text_once_in_order_of_ascii(caller: Caller) -> None:
    """Single decisions and whole turns alike; as many as the status counts."""
    name = caller.load(FLIGHT)
    actions = caller.ask("legal", match=name)["actions"]
    assert actions == sorted(set(actions))
    assert len(actions) == caller.ask("clone", match=name)["count"]
    assert "fly E" in actions
    assert "E" not in actions
    whole = caller.ask("legal", match=name, whole=True)["actions"]
    assert whole == sorted(set(whole))
    assert {"E", "E-h8", "Hm8"} <= set(whole)
    assert not [text for text in whole if " " in text]


def test_a_whole_turn_counts_as_its_decisions_and_goes_back_whole(caller: Caller) -> None:
    """`E` over wormholes is `fly E` and `coast`."""
    name = caller.load(FLIGHT)
    played = caller.ask("play", match=name, decision=0, action="E")
    assert [event["action"] for event in played["events"] if event["is"] == "Played"] == ["fly E", "coast"]
    assert (played["seat"], played["decision"]) == (1, 2)
    back = caller.ask("undo", match=name)
    assert (back["seat"], back["decision"]) == (0, 3)
    assert caller.ask("position", match=name)["position"] == FLIGHT


def test_single_decisions_go_back_one_by_one(caller: Caller) -> None:
    """In the middle of a turn there is no position and no whole-turn text."""
    name = caller.load(FLIGHT)
    assert caller.ask("play", match=name, action="fly E")["decision"] == 1
    assert caller.refused("position", match=name)["code"] == "position/invalid"
    assert caller.refused("legal", match=name, whole=True)["code"] == "action/illegal"
    error = caller.refused("play", match=name, action="N")
    assert (error["code"], error["rule"]) == ("action/illegal", "OO-8.5")
    assert caller.ask("play", match=name, action="exit h13")["decision"] == 2
    assert caller.ask("undo", match=name)["decision"] == 3
    assert caller.ask("undo", match=name)["decision"] == 4
    assert caller.ask("position", match=name)["position"] == FLIGHT


def test_why_agrees_with_play(caller: Caller) -> None:
    """What `why` calls legal is played; what it refuses is refused with the same code, rule and message."""
    name = caller.load(FLIGHT)
    for action in ("E", "fly E", "E-h8", "Hm8", "N", "W", "fly W", "Ha8", "Hb15", "Pc3", "E+2C", "coast", "exit h8"):
        copy = caller.ask("clone", match=name)["match"]
        why = caller.ask("why", match=copy, action=action)
        if why == {"legal": True}:
            caller.ask("play", match=copy, action=action)
        else:
            assert why.pop("legal") is False
            assert why == caller.refused("play", match=copy, action=action)
            assert why["rule"]
            assert caller.ask("position", match=copy)["position"] == FLIGHT
    assert caller.refused("why", match=name, action="north")["code"] == "action/not-understood"


def test_a_view_hides_what_others_hold(caller: Caller) -> None:
    """A seat sees its own secret, a spectator none; when the game is over everybody sees all."""
    caller.ask("new", game="race", seats=2, options={"goal": 2}, chance="script")

    def charms(viewer: object) -> list[str | None]:
        view = caller.ask("view", match="m1", viewer=viewer)["view"]
        return [racer["charm"] for racer in view["racers"]]

    assert charms(0) == ["owl", None]
    assert charms(1) == [None, "fox"]
    assert charms("public") == [None, None]
    caller.ask("play", match="m1", action="roll")
    caller.ask("play", match="m1", action="face 2")
    assert charms("public") == ["owl", "fox"]


def test_the_outcome_explains_each_point(caller: Caller) -> None:
    """Null while the game goes on; then ending, scores, places, winners and a breakdown that adds up."""
    name = caller.load(ONE_LEFT)
    assert caller.ask("outcome", match=name) == {"outcome": None}
    over = caller.ask("play", match=name, action="N+2C")
    assert (over["over"], over["seat"], over["count"]) == (True, None, 0)
    outcome = caller.ask("outcome", match=name)["outcome"]
    breakdown = outcome.pop("breakdown")
    assert outcome == {"ending": "swept", "scores": [24, 20], "ranking": [1, 2], "winners": [0]}
    for seat, score in enumerate(outcome["scores"]):
        assert sum(line["points"] for line in breakdown if line["seat"] == seat) == score
    assert breakdown[0] == {
        "seat": 0,
        "name": "tokens",
        "args": {"type": "C", "count": 3},
        "points": 3,
        "text": "3 tokens of Crystal",
    }


def test_a_finished_game_takes_nothing(caller: Caller) -> None:
    """Actions are illegal then, other texts still not understood."""
    name = caller.load(SWEPT)
    assert caller.ask("legal", match=name) == {"seat": None, "decision": 0, "actions": []}
    assert caller.ask("legal", match=name, whole=True)["actions"] == []
    for action in ("N", "fly N", "Hm8"):
        error = caller.refused("play", match=name, action=action)
        assert (error["code"], error["rule"]) == ("action/illegal", "OO-6.4")
    assert caller.refused("play", match=name, action="pass")["code"] == "action/not-understood"


def test_undo_stops_at_a_barrier(caller: Caller) -> None:
    """Chance, and another seat's decision, bar the way unless all agree; before the first decision there is nothing."""
    caller.ask("new", game="race", seats=2, seed=1)
    error = caller.refused("undo", match="m1")
    assert error["code"] == "undo/barred"
    assert caller.refused("undo", match="m1", agreed=True)["code"] == "undo/barred"
    caller.ask("play", match="m1", action="hold")
    caller.ask("play", match="m1", action="roll")
    assert caller.refused("undo", match="m1")["code"] == "undo/barred"
    assert caller.refused("undo", match="m1", agreed=False)["code"] == "undo/barred"
    assert caller.ask("undo", match="m1", agreed=True)["seat"] == 1
    assert caller.refused("undo", match="m1")["code"] == "undo/barred"
    assert caller.ask("undo", match="m1", agreed=True)["seat"] == 0


def test_messages_are_in_the_language_that_was_asked_for() -> None:
    """What a field must be, too."""
    reply = json.loads(Engine(language="fr").answer('{"id":1,"do":"legal","match":"m1","whole":1}'))
    assert reply["error"]["message"].replace("\u00a0", " ") == "Le champ « whole » doit être : true ou false."


def test_a_saved_match_goes_on_where_it_was(caller: Caller) -> None:
    """`save` and `load record` give the same match, luck included."""
    caller.ask("new", game="oort", seats=3, seed=11)
    for action in ("Pc13", "Ph8", "Pm3", "Hm8"):
        caller.ask("play", match="m1", action=action)
    record = caller.ask("save", match="m1")["record"]
    loaded = caller.ask("load", record=record)
    status = {"over": False, "seat": 1, "decision": 4, "count": loaded["count"]}
    assert loaded == {"match": "m2", **status, "commitment": None}
    assert caller.ask("save", match="m2")["record"] == record
    for do, fields in (
        ("position", {}),
        ("legal", {"whole": True}),
        ("save", {"format": "oort"}),
        ("view", {"viewer": 0}),
    ):
        assert caller.ask(do, match="m2", **fields) == caller.ask(do, match="m1", **fields)
    caller.ask("play", match="m2", action="S")
    caller.ask("undo", match="m2")
    assert caller.ask("undo", match="m2", agreed=True)["seat"] == 0


def test_the_game_record_of_oort(caller: Caller) -> None:
    """OO-8.8 Three lines out, the same match in; each of its turns goes back whole."""
    name = caller.load(FLIGHT)
    for action in ("E-h8", "Ha1", "fly N"):
        caller.ask("play", match=name, action=action)
    record = caller.ask("save", match=name, format="oort")["record"]
    start, moves, end, nothing = record.split("\n")
    assert (start, nothing) == (FLIGHT, "")
    assert moves.startswith("E-h8 Ha1 N")
    assert end.startswith("end open ")
    again = caller.ask("load", record=record)["match"]
    assert caller.ask("position", match=again) == caller.ask("position", match=name)
    assert (
        caller.ask("load", record=record.removesuffix("\n"))["decision"] == caller.ask("clone", match=again)["decision"]
    )
    caller.ask("undo", match=again)
    assert caller.ask("undo", match=again, agreed=True)["seat"] == 1


def test_a_record_after_a_drawn_set_up_begins_at_the_first_placement(caller: Caller) -> None:
    """The draws of the set-up are in the start position, not among the moves."""
    caller.ask("new", game="oort", seats=2, seed=3)
    position = caller.ask("position", match="m1")["position"]
    caller.ask("play", match="m1", action="Pm8")
    assert caller.ask("save", match="m1", format="oort")["record"].startswith(f"{position}\nPm8\nend open ")


def test_a_scenario_begins_where_it_says(caller: Caller) -> None:
    """A game with scenarios is set up from a description; a wrong one is refused."""
    asked = {"game": "race", "seats": 2, "seed": 7, "chance": "script"}
    name = caller.ask("load", **asked, scenario={"far": [3, 1]})["match"]
    assert [racer["far"] for racer in caller.ask("view", match=name, viewer="public")["view"]["racers"]] == [3, 1]
    assert caller.refused("load", **asked, scenario={"far": [3]})["code"] == "scenario/invalid"
    assert caller.refused("load", game="oort", seats=2, scenario={})["code"] == "request/unsupported"


def test_a_clone_goes_its_own_way(caller: Caller) -> None:
    """The copy and its original do not touch each other, and have the same luck to come."""
    caller.ask("new", game="race", seats=2, seed=5)
    caller.ask("clone", match="m1")
    first = caller.ask("play", match="m1", action="roll")
    assert caller.ask("legal", match="m2")["decision"] == 0
    second = caller.ask("play", match="m2", action="roll")
    assert first["events"] == second["events"]
    caller.ask("close", match="m1")
    assert caller.ask("legal", match="m2")["decision"] == 1


def test_the_table_of_requests_is_the_protocol() -> None:
    """These requests and codes, and no others."""
    assert list(REQUESTS) == (
        "games promise new load legal play why view position outcome undo save clone close".split()  # noqa: SIM905  # a sentence
    )
    assert len(set(CODES)) == len(CODES) == 17


def test_an_undo_that_is_sent_twice_is_carried_out_once(caller: Caller) -> None:
    """With the number of the open question, a second sending is stale and changes nothing."""
    name = caller.load(FLIGHT)
    caller.ask("play", match=name, action="E-h8")
    caller.ask("play", match=name, action="Ha1")
    open_now = caller.ask("legal", match=name)["decision"]
    back = caller.ask("undo", match=name, decision=open_now, agreed=True)
    assert caller.refused("undo", match=name, decision=open_now, agreed=True)["code"] == "action/stale"
    assert caller.ask("legal", match=name)["decision"] == back["decision"]


def test_a_match_read_from_notation_promises_nothing(caller: Caller) -> None:
    """It was played before the engine saw it: no commitment now could have been published before its first draw."""
    name = caller.load(FLIGHT)
    caller.ask("play", match=name, action="E-h8")
    record = caller.ask("save", match=name, format="oort")["record"]
    again = caller.ask("load", record=record)
    assert again["commitment"] is None
    assert verify(caller.ask("save", match=again["match"])["record"], find_game).luck == CHOSEN
