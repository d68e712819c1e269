"""Whatever is sent, and whatever a game's rules do: a clear answer, the table as it was, other tables unaffected."""

from __future__ import annotations

import asyncio
import random
from time import process_time, sleep
from typing import Any

import hypothesis.strategies as st
import msgspec
import pytest
import schemathesis
import structlog
from hypothesis import HealthCheck, Phase, given, settings
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from schemathesis.checks import positive_data_acceptance

from starboard.games import add_game, open_game
from starboard.kernel import (
    STEPS,
    Action,
    Effect,
    Game,
    Options,
    Outcome,
    Refusal,
    SeatChoice,
    State,
    fields,
    number,
)
from starboard.table.app import create_app
from starboard.table.config import Config
from starboard.table.sockets import NONSENSE
from starboard.table.turnstile import UNLIMITED
from tests.counts import scaled
from tests.ours import forgetting
from tests.table.figures import figure
from tests.table.guests import PATIENCE, House, serving
from tests.table.loopback import served
from tests.table.requests import messages, values
from tests.toys.strike import Act, Reveal

# A game whose rules fail


class Add(Action):
    """Add one."""

    TEXT = "add"


class Break(Action):
    """Fail."""

    TEXT = "break"


class Turn(Action):
    """Go round for ever."""

    TEXT = "turn"


class Sum(State):
    """One number that grows."""

    FIELDS = fields(steps=STEPS, total=number(0, 1000))

    def __init__(self, steps: list[Any], total: int) -> None:
        self.steps = steps
        self.total = total


class Pick(SeatChoice[Sum, Action]):
    """1. A seat adds, or fails."""

    RULE = "FA-1"
    TAKES = (Add, Break, Turn)

    def candidates(self, s: Sum) -> list[Action]:
        return [Add(), Break(), Turn()]

    def why_not(self, s: Sum, action: Action) -> Refusal | None:
        return None

    def take(self, s: Sum, action: Action) -> None:
        s.then(Pick(1 - self.seat))
        if isinstance(action, Add):
            s.total += 1
        else:
            s.then(Fail() if isinstance(action, Break) else Round())


class Fail(Effect[Sum]):
    """2. What cannot be carried out."""

    RULE = "FA-2"

    def run(self, s: Sum) -> None:
        s.total += 1
        raise ZeroDivisionError(s.total)


class Round(Effect[Sum]):
    """3. What comes again and again."""

    RULE = "FA-3"

    def run(self, s: Sum) -> None:
        s.then(Round())


class Faulty(Game[Sum]):
    """Two seats add for ever."""

    name = "faulty"
    seats = (2,)
    actions = (Add, Break, Turn)
    endings = ("never",)
    package = __name__

    def start(self, seats: int, options: Options) -> Sum:
        s = Sum([], 0)
        s.then(Pick(0))
        return s

    def outcome(self, s: Sum) -> Outcome | None:
        return None


def failures(house: House) -> float:
    """Return how many rules have failed, by the figures that the server tells."""
    return figure(house.client.get("/metrics").text, "starboard_rules_failed_total")


def test_a_rule_that_raises_or_never_ends_changes_nothing_and_harms_no_other_table() -> None:
    """The answer comes at once, with the name of a report that the operator finds; the match goes on."""
    with forgetting(), structlog.testing.capture_logs() as logged, serving() as house:
        add_game(Faulty())
        house.set_up("oort", 2)
        other = house.seat(0)
        house.set_up("faulty", 2)
        first, second = house.seat(0), house.seat(1, language="fr")
        before, reports = first.state["seq"], set[str]()
        failed = failures(house)
        for action in ("break", "turn"):
            began = process_time()
            refused = first.act(action)
            assert process_time() - began < 2
            assert refused["error"]["code"] == "rules/failed", refused
            assert refused["error"]["report"] in str(logged)
            assert "ZeroDivisionError" not in str(refused)
            reports.add(refused["error"]["report"])
        assert failures(house) == failed + 2
        told = first.ask("log", since=before)["entries"]
        assert [(entry["is"], entry["report"]) for entry in told] == [("broke", *reports)]  # one question, one report
        second.catch_up(before + 1)
        for guest, text in ((first, "A rule of the game failed here, "), (second, "Une règle du jeu a failli ici, ")):
            assert guest.state["entries"][-1]["text"].startswith(text)
            assert told[0]["report"] in guest.state["entries"][-1]["text"]
            assert guest.state["about"]["broke"] == told[0]["report"]
        assert other.ask("ping")["ok"]
        moved = first.act("add")
        assert moved["seq"] == before + 2
        tried = second.ask("draft", number=1, actions=["break"])["error"]
        assert (tried["code"], tried["report"] in str(logged)) == ("rules/failed", True)
        assert first.ask("log")["last"] == before + 2  # what somebody only tries out is nobody else's business
        second.catch_up(moved["seq"])
        assert second.state["view"]["total"] == 1
        assert second.act("add")["ok"]


@pytest.mark.parametrize("step", [Reveal, Act])
def test_a_rule_that_fails_when_nobody_asks_is_told_too(step: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a window closes, and where a bot decides: once, however often it is tried again."""
    name = "run" if step is Reveal else "take"
    works = getattr(step, name)

    def fail(self: Any, *given: Any) -> None:
        if getattr(self, "seat", 1) == 0:
            works(self, *given)
        else:
            raise ZeroDivisionError

    open_game("tests.toys.strike:GAME")
    monkeypatch.setattr(step, name, fail)
    with serving() as house:
        house.set_up("strike", 1, 2)
        guest, failed = house.seat(0), failures(house)
        while guest.state["about"]["broke"] is None:
            decision = guest.state["decision"]
            if decision and not decision["answered"]:
                assert guest.act(decision["candidates"][0]["action"])["ok"]
                decision["answered"] = True
            else:
                guest.receive()
        while step is Act and failures(house) < failed + 3:
            sleep(0.02)
        told = [entry for entry in guest.ask("log")["entries"] if entry["is"] == "broke"]
        assert [entry["report"] for entry in told] == [guest.state["about"]["broke"]]


# Keys and tables


@pytest.fixture(scope="module")
def fuzzed() -> Any:
    """A table at which anything may be sent."""
    with serving() as house:
        house.set_up("oort", 2)
        yield house


def test_forged_foreign_and_revoked_keys_open_nothing() -> None:
    """Over HTTP and over a line; a key of one table is none of another."""
    with serving() as house:
        house.set_up("oort", 2)
        foreign, theirs = dict(house.tokens), house.keys["host"]
        house.set_up("oort", 2)
        mine = house.tokens[0]
        rotated = house.post("rotate", 201, key=mine, seat=0)["token"]
        house.client.cookies.clear()
        for key in ("forged", mine[:-1] + ("A" if mine[-1] != "A" else "B"), foreign[0], theirs, mine):
            refused = house.client.post(
                f"/api/tables/{house.keys['table']}/code",
                json={"seat": 0},
                headers={"authorization": f"Bearer {key}"},
            )
            assert refused.status_code == 403
            guest = house.guest(house.keys["table"])
            assert guest.ask("hello", token=key)["error"]["code"] == "table/not-allowed"
        assert house.line(rotated).state["you"] == 0


def test_an_unknown_table_is_not_found_and_nothing_is_made_of_it() -> None:
    """By any request."""
    with serving() as house:
        for method, path in [
            ("GET", ""),
            ("DELETE", ""),
            ("POST", "/start"),
            ("POST", "/abort"),
            ("POST", "/rematch"),
            ("GET", "/record"),
        ]:
            answer = house.client.request(method, f"/api/tables/nothing-here{path}")
            assert (answer.status_code, answer.json()["error"]["code"]) == (404, "table/unknown"), path
        for path, data in [("claim", {}), ("leave", {"seat": 0}), ("enter", {"token": "x"}), ("code", {"seat": 0})]:
            assert house.client.post(f"/api/tables/nothing-here/{path}", json=data).status_code == 404
        assert house.client.get("/api/tables").json() == []
        assert house.client.get("/api/mine").json() == []


@pytest.mark.parametrize(
    ("new", "status"),
    [
        ({"game": "chess", "seats": [{"is": "person"}]}, 404),
        ({"game": "oort", "seats": []}, 400),
        ({"game": "oort", "seats": [{"is": "person"}] * 13}, 400),
        ({"game": "oort", "seats": [{"is": "person"}] * 9}, 400),
        ({"game": "oort", "seats": [{"is": "person"}] * 2, "options": {"colour": "red"}}, 400),
        ({"game": "oort", "seats": [{"is": "person"}] * 2, "options": {"setup": [[[]]]}}, 400),
        ({"game": "oort", "seats": [{"is": "person"}, {"is": "bot", "bot": "hal"}]}, 400),
        ({"game": "oort", "seats": [{"is": "person"}, {"is": "ghost"}]}, 400),
        ({"game": "oort", "seats": [{"is": "person"}] * 2, "settings": {"window": 0}}, 400),
        ({"game": "oort", "seats": [{"is": "person"}] * 2, "settings": {"host": True}}, 400),
        ({"game": "oort", "seats": [{"is": "person"}] * 2, "words": "too early"}, 400),
        ({"game": "oort", "seats": [{"is": "person", "name": "x" * 25}] * 2}, 400),
        ({"game": ["oort"], "seats": None}, 400),
        ("nonsense", 400),
        (None, 400),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(fuzzed: House, new: Any, status: int) -> None:
    """And none is set up."""
    before = fuzzed.client.get("/api/mine").json()
    answer = fuzzed.client.post("/api/tables", json=new)
    assert answer.status_code == status, answer.text
    assert answer.json()["error"]["code"]
    assert answer.json()["error"]["message"]
    assert fuzzed.client.get("/api/mine").json() == before


def test_what_is_too_large_or_too_deep_is_refused() -> None:
    """Neither memory nor the stack is a way to harm the server."""
    with serving() as house:
        kind = {"content-type": "application/json"}
        deep = '{"game":"oort","seats":[],"options":{"setup":' + "[" * 100_000 + "]" * 100_000 + "}}"
        for body in (deep, "[" * 200_000, '{"game":"' + "x" * (6 << 20) + '"}'):
            answer = house.client.post("/api/tables", content=body, headers=kind)
            assert answer.status_code in {400, 413}, answer.text[:300]
            assert answer.json()["error"]["message"]
        assert house.client.get("/api/games").status_code == 200


def test_what_is_too_long_is_said_as_people_say_it() -> None:
    """With how long it may be, in the language of who wrote it."""
    with serving() as house:
        new = {"game": "oort", "seats": [{"is": "person", "mine": True, "name": "x" * 10_000}, {"is": "person"}]}
        asked = [house.client.post(f"/api/tables?lang={language}", json=new) for language in ("en", "fr")]
        said = [answer.json()["error"]["message"] for answer in asked]
        assert said == [
            "What you wrote is too long: 24 characters at most. Shorten it and try again.",
            "Ce que vous avez écrit est trop long\u00a0: 24 caractères au plus. Raccourcissez-le et réessayez.",
        ]


# Anything at all

frames = st.one_of(
    messages.map(lambda one: msgspec.json.encode(one).decode()),
    values.map(lambda one: msgspec.json.encode(one).decode()),
    st.text(max_size=200),
    st.integers(1, 30_000).map(lambda many: "[" * many),
    st.integers(1, 30_000).map(lambda many: '{"do":"ping","id":"' + "x" * many + '"}'),
    st.integers(1, 5000).map(lambda many: '{"id":"a","do":' + '{"a":' * many),
)


@settings(
    max_examples=scaled(500, 12), suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)
@given(sent=st.lists(frames, min_size=1, max_size=8))
def test_whatever_is_sent_is_answered_or_ends_the_line(fuzzed: House, sent: list[str]) -> None:
    """One answer each, in their order, or a code; and the table is unharmed."""
    if fuzzed.client.get(f"/api/tables/{fuzzed.keys['table']}").json()["status"] != "playing":
        fuzzed.set_up("oort", 2)  # somebody gave up, and whoever asks is told that it is over
    path = f"/api/tables/{fuzzed.keys['table']}/socket"
    with fuzzed.client.websocket_connect(path) as socket:
        socket.send_json({"do": "hello", "id": "h", "token": fuzzed.tokens[0]})
        for text in [*sent, '{"do":"ping","id":"the end"}']:
            socket.send_text(text)
        answered, closed = 0, 0
        while not closed:
            try:
                frame = socket.receive_json(timeout=PATIENCE)
            except WebSocketDisconnect as end:
                closed = end.code
                continue
            if frame["type"] == "reply":
                answered += 1
                assert frame["ok"] or frame["error"]["code"] != "server/failed", (sent, frame)
                if frame["re"] == "the end":
                    assert answered == len(sent) + 2
                    break
        assert closed in {0, NONSENSE}
    about = fuzzed.client.get(f"/api/tables/{fuzzed.keys['table']}").json()
    assert about["status"] in {"playing", "over"}


def test_a_speech_that_is_too_long_is_refused_in_words(fuzzed: House) -> None:
    """Over the socket as over HTTP: with how long it may be, and the line goes on."""
    with fuzzed.client.websocket_connect(f"/api/tables/{fuzzed.keys['table']}/socket") as socket:
        socket.send_json({"do": "hello", "id": "h", "token": fuzzed.tokens[0]})
        socket.send_json({"do": "say", "id": "s", "text": "x" * 501})
        socket.send_json({"do": "ping", "id": "p"})
        frames: list[dict[str, Any]] = []
        while not frames or frames[-1].get("re") != "p":
            frames.append(socket.receive_json(timeout=PATIENCE))
        refused = [frame["error"]["message"] for frame in frames if frame["type"] == "reply" and not frame["ok"]]
        assert refused == ["What you wrote is too long: 500 characters at most. Shorten it and try again."]
        assert frames[-1]["ok"]


CLIENT: list[TestClient[Any]] = []
"""Who speaks to the server that is described."""


@pytest.fixture(scope="module")
def described() -> Any:
    """The description of a server that runs."""
    with TestClient(create_app(Config(limits=UNLIMITED), volatile=True)) as client:
        found = schemathesis.openapi.from_dict(client.get("/schema/openapi.json").json())
        CLIENT.append(client)
        yield found
        CLIENT.clear()


NEW = {"game": "oort", "seats": [{"is": "person", "mine": True}, {"is": "bot"}], "settings": {"watch": "all"}}
schema = schemathesis.pytest.from_fixture("described")


@schema.parametrize()
@settings(max_examples=scaled(200, 2), phases=[Phase.generate], suppress_health_check=list(HealthCheck), deadline=None)
def test_every_request_over_http_keeps_to_its_description(case: Any) -> None:
    """Whatever is sent, nothing fails: an answer or a refusal, of what there is and of what is made up."""
    hold_to_its_description(case)
    if case.path_parameters:
        known = {"table_id": CLIENT[0].post("/api/tables", json=NEW).json()["table"], "game_id": "oort"}
        case.path_parameters = {name: known.get(name, made_up) for name, made_up in case.path_parameters.items()}
        hold_to_its_description(case)


def hold_to_its_description(case: Any) -> None:
    """Send a request, and look at what comes back."""
    sent = case.as_transport_kwargs(base_url="http://testserver.local")
    sent["content"] = sent.pop("data", None)
    sent.pop("cookies", None)
    answer = CLIENT[0].request(**sent)
    assert answer.status_code < 500, answer.text
    # What fits the description can be refused for what it says, a bot that there is not; but it can be read.
    case.validate_response(answer, excluded_checks=[positive_data_acceptance])
    if answer.status_code >= 400:
        problem = answer.json()["error"]
        assert problem["code"] != "request/malformed" or not case.meta.generation.mode.is_positive, (sent, problem)
        assert problem["code"]
        assert problem["message"]


def test_a_flood_leaves_honest_players_served(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some lines send as fast as they can; who plays is answered in good time: this process' own, server and all."""
    monkeypatch.setattr("starboard.table.turnstile.monotonic", process_time)

    async def test() -> None:
        async with served(Config()) as server:
            table, tokens = await server.sit("oort", 2)
            before = figure((await server.http.get("/metrics")).text, "starboard_limited_total", limit="messages")
            lines = [await server.line(table, token) for token in tokens]
            floods = [await server.line(table, tokens[0]) for _ in range(5)]

            async def flood(number: int) -> None:
                luck = random.Random(number)
                texts = ['{"do":"log","id":"x"}', "nonsense", '{"do":"ping","id":"y"}']
                while True:
                    await floods[number].send(luck.choice(texts))
                    await asyncio.sleep(0.002)  # they share the loop with the server

            flooding = [asyncio.create_task(flood(number)) for number in range(5)]
            waits = []
            for _ in range(15):
                began = process_time()
                assert (await lines[1].ask("log", most=1))["ok"]
                waits.append(process_time() - began)
                await asyncio.sleep(0.15)
            for task in flooding:
                task.cancel()
            await asyncio.gather(*flooding, return_exceptions=True)
            assert sorted(waits)[len(waits) // 2] < 0.15, waits
            told = (await server.http.get("/metrics")).text
            assert figure(told, "starboard_limited_total", limit="messages") > before

    asyncio.run(test())
