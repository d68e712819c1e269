"""Luck that not even the host can choose: promised before anybody speaks, shown at the end, drawn again by anybody."""

from __future__ import annotations

import random
from hashlib import sha256
from pathlib import Path

from typer.testing import CliRunner

from starboard.cli.main import app
from starboard.games import read_record
from starboard.kernel import Promise
from tests.table.guests import play_on, serving


def test_the_promise_is_published_before_any_words_and_kept(tmp_path: Path) -> None:
    """Commitment, then words over the line, then the match; at the end everything is shown and comes out the same."""
    with serving() as house:
        house.set_up("oort", 2, start=False)
        promised = house.line(house.tokens[0]).state["about"]["commitment"]
        first, second = house.seat(0), house.seat(1)
        assert first.ask("words", words="Ana’s own luck")["ok"]
        assert second.ask("words", words="second thoughts")["ok"]
        assert second.ask("words", words="third thoughts")["ok"]
        second.catch_up(second.frames[-1]["seq"])
        told = "".join(str(frame) for frame in [*first.frames, *second.frames])
        assert "luck" not in told.replace("good-luck", "")
        assert "thoughts" not in told
        assert [seat["words"] for seat in second.state["about"]["seats"]] == [True, True]
        house.post("start")
        late = second.ask("words", words="too late")
        assert late["error"]["code"] == "table/not-now"
        play_on({0: house.seat(0), 1: house.seat(1)}, random.Random(1), 60)
        assert first.ask("concede")["ok"]
        outcome = first.state["outcome"]
        assert outcome["words"] == ["Ana’s own luck", "third thoughts"]
        assert sha256(bytes.fromhex(outcome["secret"] + outcome["nonce"])).hexdigest() == promised
        record = house.client.get(f"/api/tables/{house.keys['table']}/record").text
    promise = Promise(int(outcome["secret"], 16), int(outcome["nonce"], 16))
    assert read_record(record).seed == promise.seed(("Ana’s own luck", "third thoughts"))
    (tmp_path / "match.jsonl").write_text(record, encoding="utf-8")
    said = CliRunner().invoke(app, ["verify", str(tmp_path / "match.jsonl")])
    assert said.exit_code == 0, said.output
    assert "promised" in said.output


def test_everybody_of_a_rematch_can_add_to_its_luck() -> None:
    """Nobody claims a seat there, so words come over the line; who only watches has none to give."""
    with serving() as house:
        house.set_up("oort", 2)
        assert house.seat(0).ask("concede")["ok"]
        house.keys["table"] = house.post("rematch")["table"]
        guests = {token: house.line(token) for token in house.tokens.values()}
        for guest in guests.values():
            assert not guest.state["about"]["seats"][guest.state["you"]]["words"]
            assert guest.ask("words", words="again")["ok"]
        assert guest.ask("words", words="")["error"]["code"] == "request/malformed"
