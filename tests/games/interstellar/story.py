"""A table told in the rules' words: a scenario, what the players say, and what is then on the table.

Everything goes through the engine's requests, as its users have them. Ann, Bob, Cat and Dan are seats 0 to 3. Open
windows are passed until somebody is said to answer one; chance is scripted, and decides itself where it has no choice.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from starboard.engine import Engine

PEOPLE = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Lou")


def seat(place: str = "", hand: str = "", race: str = "", **more: Any) -> dict[str, Any]:
    """Describe a seat; a hand is a text of card names."""
    told: dict[str, Any] = {"hand": hand.split(), **more}
    if place:
        told["place"] = place
    if race:
        told["race"] = race
    return told


def greyed(place: str, hand: str, race: str) -> dict[str, Any]:
    """Describe a seat whose ability is used up."""
    return {**seat(place, hand, race), "token": "grey"}


F4 = {"compact": False}


class Deed(NamedTuple):
    """Something played or refused: what, the race of who decided, the hazard underfoot, and the races at the table."""

    text: str
    race: str
    hazard: str
    races: list[str]


class Story:
    """One match, played by texts."""

    def __init__(self, *people: dict[str, Any], options: dict[str, Any] | None = None, **scenario: Any) -> None:
        """Set up the worked examples' fixture: two or three people sit at F2 or F3 unless `compact` is off."""
        self.engine = Engine()
        chosen = {"compact": len(people) in (2, 3), **(options or {})}
        told = {"from": "empty", "filler": "sonic_cannon", "draw": ["pistol"] * 9, "seats": people, **scenario}
        asked = {"do": "load", "game": "interstellar", "seats": len(people), "options": chosen, "seed": 1}
        reply = self.request(**asked, chance="script", scenario=told)
        assert reply["ok"], reply
        self.match = reply["match"]
        self.events: list[dict[str, Any]] = []
        self.deeds: list[Deed] = []
        self.worked: list[Deed] = []
        self.refused: list[Deed] = []

    def request(self, **asked: Any) -> dict[str, Any]:
        """Ask the engine."""
        reply: dict[str, Any] = json.loads(self.engine.answer(json.dumps({"id": 1, **asked})))
        return reply

    def ask(self, do: str, **asked: Any) -> dict[str, Any]:
        """Ask something about the match that must be answered."""
        reply = self.request(do=do, match=self.match, **asked)
        assert reply["ok"], reply
        return reply

    # What is on the table

    def seen(self, viewer: int | str = "public") -> dict[str, Any]:
        """What a viewer sees."""
        view: dict[str, Any] = self.ask("view", viewer=viewer)["view"]
        return view

    @property
    def step(self) -> str:
        """The name of the open decision."""
        steps = self.seen()["steps"]
        return str(steps[-1]["is"]) if steps else ""

    @property
    def turn_of(self) -> str:
        """Whose turn it is."""
        return PEOPLE[self.seen()["active"]]

    @property
    def asked(self) -> str:
        """Who decides."""
        seat = self.ask("legal")["seat"]
        return PEOPLE[seat] if isinstance(seat, int) else str(seat)

    def legal(self) -> list[str]:
        """What can be played or can come."""
        reply = self.ask("legal")
        return [text for text, _ in reply["outcomes"]] if "outcomes" in reply else reply["actions"]

    def chances(self) -> dict[str, int]:
        """What chance can bring, with weights."""
        return dict(self.ask("legal")["outcomes"])

    def player(self, name: str) -> dict[str, Any]:
        """What a player sees of themselves."""
        seat = PEOPLE.index(name)
        own: dict[str, Any] = self.seen(seat)["players"][seat]
        return own

    def hand(self, name: str) -> list[str]:
        """A player's hand, sorted by name."""
        return sorted(self.player(name)["hand"])

    def place(self, name: str) -> str:
        """The space of a player's token."""
        seen = self.seen()
        node = seen["players"][PEOPLE.index(name)]["place"]
        return str(seen["planets"][node]) if node else "neb"

    @property
    def planets(self) -> list[str]:
        """The planets in play."""
        return [planet for planet in self.seen()["planets"] if planet != "none"]

    @property
    def holder(self) -> str:
        """Who holds the Oracle, or nobody."""
        seat = self.seen()["holder"]
        return PEOPLE[seat] if seat >= 0 else ""

    @property
    def discard(self) -> list[str]:
        """The discard pile in its order."""
        pile: list[str] = self.seen()["discard"]
        return pile

    def at(self, planet: str, what: str) -> Any:
        """Something that is kept per node: hazards, spared, tokens."""
        seen = self.seen()
        return seen[what][seen["planets"].index(planet)]

    def under(self, planet: str, viewer: int | str = "public") -> list[str | None]:
        """The cards under a planet, as a viewer knows them."""
        seen = self.seen(viewer)
        return [slot["card"] for slot in seen["under"][seen["planets"].index(planet)]]

    def known_by(self, planet: str, nth: int = 0) -> list[str]:
        """Who knows a card under a planet."""
        seen = self.seen()
        bits = seen["under"][seen["planets"].index(planet)][nth]["known_by"]
        return ["all"] if bits & 1 else [PEOPLE[seat] for seat in range(12) if bits >> (seat + 1) & 1]

    def outcome(self) -> Any:
        """How the game ended."""
        return self.ask("outcome")["outcome"]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The events of a kind that this story's plays have brought."""
        return [event for event in self.events if event["is"] == kind]

    # Playing

    def play(self, *texts: str) -> None:
        """Play texts in their order; `Bob: pass` waits in a window until Bob is asked."""
        for text in texts:
            name, colon, rest = text.partition(": ")
            if colon:
                self._wait_for(name)
                self._decide(rest)
            else:
                while self.step == "AnswerWindow" and text not in self.legal():
                    self._decide("pass")
                self._decide(text)

    def close(self) -> None:
        """Pass the open window until it closes."""
        turn = self.seen()["turn"]
        while self.step == "AnswerWindow" and self.seen()["turn"] == turn:
            self._decide("pass")

    def _wait_for(self, name: str) -> None:
        while self.asked != name:
            assert self.step == "AnswerWindow", f"{self.asked} decides at {self.step}, not {name}"
            self._decide("pass")

    def works(self, *texts: str, turns: Callable[[], object], into: object) -> None:
        """The texts are played, and turn something on the table into what it was not."""
        before, first = turns(), len(self.deeds)
        assert before != into, "it was so before"
        self.play(*texts)
        assert turns() == into
        self.worked += self.deeds[first:]

    def _deed(self, text: str) -> Deed:
        seen, name = self.seen(), self.asked
        races = [p["race"] for p in seen["players"]]
        if name not in PEOPLE:
            return Deed(text, "", "", races)
        p = seen["players"][PEOPLE.index(name)]
        return Deed(text, p["race"], seen["hazards"][p["place"]], races)

    def _decide(self, text: str) -> None:
        offered = self.legal()
        self.deeds.append(self._deed(text))
        self.events += self.ask("play", action=text)["events"]
        assert text in offered, f"{text} was played, but not offered"
        while not self.ask("legal").get("actions") and len(self.ask("legal").get("outcomes", [])) == 1:
            self.events += self.ask("play", action=self.legal()[0])["events"]

    def refuse(self, text: str, rule: str) -> None:
        """The text is refused by this rule, and nothing has changed."""
        name, colon, rest = text.partition(": ")
        if colon:
            self._wait_for(name)
            text = rest
        before = self.ask("save")["record"]
        reply = self.request(do="play", match=self.match, action=text)
        assert not reply["ok"], f"{text} was played"
        assert reply["error"]["code"] == "action/illegal", reply
        assert reply["error"]["rule"] == rule, reply
        assert self.ask("save")["record"] == before
        assert text not in self.legal()
        assert self.ask("why", action=text)["rule"] == rule
        self.refused.append(self._deed(text))


def scenario_fault(seats: int, scenario: dict[str, Any], **options: Any) -> str:
    """Return the message of a scenario that is refused."""
    engine = Engine()
    asked = {"id": 1, "do": "load", "game": "interstellar", "seats": seats, "options": options, "scenario": scenario}
    reply = json.loads(engine.answer(json.dumps(asked)))
    assert not reply["ok"], "it was set up"
    assert reply["error"]["code"] == "scenario/invalid", reply
    return str(reply["error"]["message"])
