"""What whoever set a table up does there is in its log, for everybody to read; and nobody else may do it."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.table.guests import House, serving

BOT = {"is": "bot", "bot": "random"}
ACTS = [
    ("plan", {"seat": 2, "plan": {"is": "person"}}, "planned", "Player 3 is free for a person now."),
    ("hue", {"seat": 2, "hue": 5}, "coloured", None),
    ("leave", {"seat": 1}, "left", "Player 2 is sent away by who set the table up."),
    ("link", {"kind": "invite"}, "renewed", "The link to sit down is renewed; the old one opens nothing any more."),
    ("link", {"kind": "watch"}, "renewed", "The link to watch is renewed; the old one opens nothing any more."),
    ("watch", {}, "shared", "There is one more link to watch by."),
    ("mute", {"seat": 1, "muted": True}, "muted", "Guest 1 may not speak here any more."),
    ("mute", {"seat": 1, "muted": False}, "muted", "Guest 1 may speak again."),
    ("abort", {}, "aborted", "The match is broken off."),
]
DURING_PLAY = [
    ("leave", {"seat": 1}, "stepped", "Guest 1 is sent away by who set the table up: a bot plays on."),
    *[act for act in ACTS if act[0] not in {"plan", "leave"}],
]


def last_told(house: House, language: str) -> Any:
    """Return the last entry as somebody reads it who has only a seat."""
    asked = {"do": "hello", "id": "1"}
    path = f"/api/tables/{house.keys['table']}/ask?lang={language}"
    told = house.client.post(path, json=asked, headers={"authorization": f"Bearer {house.tokens[0]}"})
    return told.json()["entries"][-1]


@pytest.mark.parametrize(
    ("path", "data", "entry", "text", "playing"),
    [(*act, False) for act in ACTS] + [(*act, True) for act in DURING_PLAY],
)
def test_what_a_host_does_is_in_the_log(path: str, data: Any, entry: str, text: str | None, playing: bool) -> None:
    """Before the match and during it, in both languages; whoever only sits there is refused, and it is not there."""
    with serving() as house:
        house.set_up("oort", 2, 1, start=playing)
        house.client.cookies.clear()
        later = path == "watch"  # to who sits there it is open too, when the match is over
        refused = house.post(path, 409 if later else 403, key=house.tokens[0], **data)["error"]["code"]
        assert refused == ("table/not-now" if later else "table/not-allowed")
        before = last_told(house, "en")["seq"]
        assert before == house.client.get(f"/api/tables/{house.keys['table']}", headers=by_host(house)).json()["seq"]
        house.post(path, key=house.keys["host"], **data)
        told, french = last_told(house, "en"), last_told(house, "fr")
        assert (told["seq"], told["is"], told["text"]) == (before + 1, entry, text)
        assert (french["text"] is None) == (text is None)
        assert text is None or french["text"] != text


def by_host(house: House) -> dict[str, str]:
    """The header by which the host is known."""
    return {"authorization": f"Bearer {house.keys['host']}"}


def test_whoever_is_sent_away_during_play_is_gone_and_a_bot_plays_on() -> None:
    """Their line ends, their key opens nothing, and the match goes on without waiting for them."""
    with serving() as house:
        house.set_up("oort", 2)
        first, second = house.seat(0), house.seat(1)
        house.client.cookies.clear()
        house.post("leave", key=house.keys["host"], seat=1)
        with pytest.raises(WebSocketDisconnect):
            second.until(lambda _: False)
        refused = house.guest(house.keys["table"]).ask("hello", token=house.tokens[1])
        assert refused["error"]["code"] == "table/not-allowed"
        while not first.state["decision"]:
            first.receive()
        number = first.state["decision"]["number"]
        first.catch_up(first.act(first.state["decision"]["candidates"][0]["action"])["seq"])
        first.until(lambda frame: bool(frame["type"] == "update" and frame["decision"]))
        assert first.state["decision"]["number"] > number
        seat = first.state["about"]["seats"][1]
        assert (seat["name"], seat["why"], bool(seat["bot"])) == ("Guest 1", "kicked", True)
