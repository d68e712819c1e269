"""Bots outside: what they are asked, and what comes of all that a program can do wrong."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from starboard.bots import (
    BOTS,
    STAND_IN,
    Bot,
    ExternalBot,
    add_programs,
    bot_names,
    make_bot,
    play_out,
    typed_programs,
)
from starboard.bots.external import MOST_FAULTS, Backed
from starboard.bots.faults import (
    FAULTS,
    BotFault,
    DeadBot,
    FloodingBot,
    IllegalAnswer,
    MalformedAnswer,
    SilentBot,
)
from starboard.bots.levels import Level2
from starboard.bots.pipes import KEPT, LONGEST
from starboard.games import find_game
from starboard.kernel import InvalidOptions, Match, StarboardError, as_json
from starboard.texts import LANGUAGES, Texts, refusal_said
from tests.bots.programs import Bench

GOOD = "for said in heard(): answer(said)\n"
PATIENCE = 60.0
"""Seconds for a program that answers, however busy the machine is."""
SECRET = "the-oracle-is-mine"  # noqa: S105  # of a hand


def external(bench: Bench, body: str, limit: float = PATIENCE) -> ExternalBot:
    """Return a bot that is a program."""
    return ExternalBot("mine", bench.program(body), 1, limit)


def deciding(name: str = "oort", seats: int = 2) -> Match:
    """Return a match in which somebody has more than one thing to do."""
    return Match(find_game(name), seats, seed=7)


def ask(bot: Bot, match: Match) -> str:
    """Return what a bot decides in a match."""
    return str(bot.choose(match.game, match.view(match.seat), match.seat))


# What it is asked


@pytest.mark.parametrize(("name", "seats"), [("oort", 2), ("interstellar", 3), ("cove", 2)])
def test_a_program_plays_whole_matches(bench: Bench, name: str, seats: int) -> None:
    """Each seat has a process of its own, which ends with the bot."""
    add_programs({"mine": bench.program(GOOD)})
    match = deciding(name, seats)
    bots = [make_bot("mine", seat) for seat in range(seats)]
    play_out(match, bots, most=150)
    assert [list(bot.faults) for bot in bots] == [[]] * seats
    assert len(bench.started) == seats
    for bot in bots:
        bot.close()
        bot.close()


def test_it_is_given_what_its_seat_sees_and_nothing_else(bench: Bench, tmp_path: Path) -> None:
    """Line by line: hello once, the view as the engine tells it, what is legal, the time that is left; then bye."""
    file = tmp_path / "lines"
    body = f"""
with open({str(file)!r}, "w") as kept:
    for line in sys.stdin:
        print(line, end="", file=kept, flush=True)
        said = json.loads(line)
        if said["do"] == "decide":
            answer(said)
"""
    match = deciding("interstellar", 3)
    bot = external(bench, body)
    views = []
    seat = match.seat
    for _ in range(6):
        views.append(as_json(match.view(seat)))
        match.play(match.seat, bot.choose(match.game, match.view(seat), seat)) if match.seat == seat else None
        while match.seat != seat:
            match.play(match.seat, match.legal()[0])
    bot.close()
    hello, *asked, bye = [json.loads(line) for line in file.read_text().splitlines()]
    assert hello == {
        "do": "hello",
        "protocol": 1,
        "game": "interstellar",
        "rules_version": match.game.rules_version,
    } | {
        "seats": 3,
        "seat": seat,
    }
    assert bye == {"do": "bye"}
    assert [one["id"] for one in asked] == list(range(1, len(asked) + 1))
    for one in asked:
        assert one.keys() == {"id", "do", "seat", "view", "legal", "left"}
        assert one["do"] == "decide"
        assert one["seat"] == seat
        assert one["view"] in views
        assert len(one["legal"]) > 1
        assert 0 < one["left"] <= PATIENCE


def test_what_has_one_answer_is_not_asked(bench: Bench) -> None:
    """Nothing is even started for it."""
    match = deciding("interstellar", 3)
    while match.actions().count() != 1:
        match.play(match.seat, match.legal()[0])
    assert ask(external(bench, GOOD), match) == match.game.texts(match.state)[0]
    assert bench.started == []


def test_another_seat_is_another_process(bench: Bench) -> None:
    """So that what one seat has seen is not at hand where another decides."""
    match = deciding()
    bot = external(bench, GOOD)
    for _ in range(2):
        match.play(match.seat, match.game.space.parse(ask(bot, match)))
    assert len(bench.started) == 2
    bot.close()


def test_no_variable_of_ours_reaches_it(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    """Passwords of a database may stand there."""
    monkeypatch.setenv("STARBOARD_DATABASE", "postgresql://ana:secret@host/name")
    monkeypatch.setenv("NOT_OURS", "1")
    bot = external(
        bench, "assert not [n for n in os.environ if n.startswith('STARBOARD')] and os.environ['NOT_OURS']\n" + GOOD
    )
    assert ask(bot, deciding())
    bot.close()


# What it does wrong

WRONG: dict[str, tuple[str, type[BotFault]]] = {
    "no JSON": ("for said in heard(): print('Pc13', flush=True)", MalformedAnswer),
    "no object": ("for said in heard(): print('[1]', flush=True)", MalformedAnswer),
    "not UTF-8": ("for said in heard(): sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()", MalformedAnswer),
    "a field twice": ("for said in heard(): print('{\"id\":1,\"id\":1}', flush=True)", MalformedAnswer),
    "too deep": ("for said in heard(): print('[' * 60000, flush=True)", MalformedAnswer),
    "another id": ("for said in heard(): answer(said, id=said['id'] + 1)", MalformedAnswer),
    "true for 1": ("for said in heard(): answer(said, id=True)", MalformedAnswer),
    "no action": ("for said in heard(): print(json.dumps({'id': said['id']}), flush=True)", MalformedAnswer),
    "a list as action": ("for said in heard(): answer(said, action=said['legal'])", MalformedAnswer),
    "one field more": ("for said in heard(): answer(said, note='good luck')", MalformedAnswer),
    "too long": (f"for said in heard(): answer(said, note='x' * {LONGEST})", MalformedAnswer),
    "long and no end": (f"for said in heard(): print('x' * {3 * LONGEST}, end='', flush=True)", MalformedAnswer),
    "illegal": ("for said in heard(): answer(said, action='Pa1')", IllegalAnswer),
    "no text of the game": ("for said in heard(): answer(said, action='castle')", IllegalAnswer),
    "nothing at all": ("time.sleep(60)", SilentBot),
    "reads and says nothing": ("for said in heard(): time.sleep(60)", SilentBot),
    "half a line": ("for said in heard(): print('{', end='', flush=True); time.sleep(60)", SilentBot),
    "deaf to its end": ("import signal\nsignal.signal(15, signal.SIG_IGN)\nwhile True: time.sleep(60)", SilentBot),
    "complains without end": ("while True: print('what?' * 1000, file=sys.stderr)", SilentBot),
    "ends": ("for said in heard(): sys.exit(3)", DeadBot),
    "ends before it hears": ("sys.exit(3)", DeadBot),
    "raises": (f"for said in heard(): raise ValueError({SECRET!r})", DeadBot),
    "kills itself": ("for said in heard(): os.kill(os.getpid(), 9)", DeadBot),
    "closes its output": ("sys.stdout.close(); os.close(1)\ntime.sleep(60)", DeadBot),
}  # fmt: skip


@pytest.mark.parametrize("wrong", WRONG)
def test_each_fault_is_one_error_that_names_the_bot(bench: Bench, wrong: str) -> None:
    """The sentence says nothing of what the program wrote; the game goes on when it is asked again."""
    body, error = WRONG[wrong]
    bot = external(bench, body, limit=0.4 if error is SilentBot else PATIENCE)
    match = deciding()
    for _ in range(2):
        with pytest.raises(BotFault) as raised:
            ask(bot, match)
        assert type(raised.value) is error
        assert FAULTS[raised.value.code] is error
        for language in LANGUAGES:
            said = refusal_said(raised.value.why, Texts(language), "")
            assert "mine" in said
            assert SECRET not in said
        assert bench.left() == []
    if error is not SilentBot:  # which may be ended before it has begun
        assert len(bench.started) == 2


def test_a_program_that_is_not_there_is_dead(tmp_path: Path) -> None:
    """Also where it was there when it was named."""
    for command in ([str(tmp_path / "nothing")], [str(tmp_path)], ["a\0b"]):
        with pytest.raises(DeadBot) as raised:
            ask(ExternalBot("mine", command, 1), deciding())
        assert raised.value.why.code == "bot-no-start"


def test_lines_that_nobody_asked_for_are_a_flood(bench: Bench) -> None:
    """The decision that was answered before them stands."""
    match = deciding("oort", 2)
    bot = external(
        bench, "for said in heard():\n    answer(said)\n    while True: print('and another thing', flush=True)\n"
    )
    action = ask(bot, match)
    assert action == match.game.texts(match.state)[0]
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and bot._pipes is not None and not bot._pipes.has_spoken():
        time.sleep(0.01)
    with pytest.raises(FloodingBot):
        ask(bot, match)


def test_the_last_of_what_it_complained_is_kept_for_whoever_runs_it(bench: Bench) -> None:
    """However much it was."""
    bot = external(
        bench, f"for said in heard():\n    print('x' * 1000000, file=sys.stderr)\n    raise ValueError({SECRET!r})"
    )
    with pytest.raises(DeadBot) as raised:
        ask(bot, deciding())
    assert raised.value.detail.endswith(f"ValueError: {SECRET}")
    assert len(raised.value.detail) <= KEPT
    assert ("status", "1") in raised.value.why.args


def test_much_may_be_complained_before_an_answer(bench: Bench) -> None:
    """It stands still for nobody's sake."""
    bot = external(bench, "for said in heard():\n    print('x' * 1000000, file=sys.stderr)\n    answer(said)")
    assert ask(bot, deciding())
    bot.close()


def test_its_children_end_with_it_and_nobody_else(bench: Bench) -> None:
    """What it has started is of its group; what others have started is not."""
    other = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
    try:
        body = "child = subprocess.Popen(['sleep', '60'])\nprint(child.pid, file=open({pids!r}, 'a'))\n"
        bot = external(bench, body.format(pids=str(bench._pids)) + GOOD)
        assert ask(bot, deciding())
        assert len(bench.started) == 2
        bot.close()
        assert bench.left() == []
        assert other.poll() is None
    finally:
        other.kill()
        other.wait()


def test_a_child_that_outlives_it_ends_too(bench: Bench) -> None:
    """Though whoever has started it has gone before."""
    body = "child = subprocess.Popen(['sleep', '60'], stdout=2)\nprint(child.pid, file=open({pids!r}, 'a'))\n"
    bot = external(bench, body.format(pids=str(bench._pids)) + "for said in heard(): sys.exit(0)")
    with pytest.raises(DeadBot):
        ask(bot, deciding())


def test_who_forgets_it_ends_it(bench: Bench) -> None:
    """And so does the end of Python itself."""
    bot = external(bench, GOOD)
    ask(bot, deciding())
    del bot
    assert bench.left() == []
    program = (
        "from starboard.bots import ExternalBot\n"
        "from starboard.games import find_game\n"
        "from starboard.kernel import Match\n"
        f"bot = ExternalBot('mine', {bench.program(GOOD)!r}, 1)\n"
        "match = Match(find_game('oort'), 2, seed=7)\n"
        "print(bot.choose(match.game, match.view(0), 0))\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, env=os.environ)
    assert done.stdout.strip()
    assert len(bench.started) == 2


# Who plays instead


def test_another_bot_decides_until_the_program_is_given_up(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    """The match goes on to its end; after three faults the program is asked no more."""
    monkeypatch.setattr(Level2, "share", 0.0)
    add_programs({"mine": bench.program("for said in heard(): answer(said, action='castle')")})
    match = deciding()
    bots = [make_bot("mine", 1), make_bot("random", 2)]
    play_out(match, bots)
    assert match.over
    assert [fault.code for fault in bots[0].faults] == ["bot/illegal"] * MOST_FAULTS
    assert isinstance(bots[0], Backed)
    assert bots[0].is_replaced
    assert len(bench.started) == MOST_FAULTS


def test_one_death_is_enough(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other bot is the one that also plays for people who are away."""
    monkeypatch.setattr(Level2, "share", 0.0)
    add_programs({"mine": bench.program("sys.exit(1)")})
    match = deciding()
    bot = make_bot("mine", 1)
    assert ask(bot, match) == ask(make_bot(STAND_IN, 1), match)
    play_out(match, [bot, make_bot("random", 2)], most=20)
    assert [fault.code for fault in bot.faults] == ["bot/dead"]
    assert len(bench.started) == 1


def test_our_own_bots_have_no_faults() -> None:
    """And nothing to close."""
    for name in BOTS:
        bot = make_bot(name, 1)
        assert list(bot.faults) == []
        bot.close()


# Names


def test_a_program_is_found_by_its_name(bench: Bench) -> None:
    """After our own bots, with the words of its command parted as a shell would, but without one."""
    command = bench.program(GOOD)
    typed = typed_programs([f"mine = {command[0]} 'a b' \"c\" $HOME"])
    assert typed == {"mine": (command[0], "a b", "c", "$HOME")}
    add_programs(typed)
    assert bot_names() == (*BOTS, "mine")
    assert make_bot("mine", 1).name == "mine"
    with pytest.raises(InvalidOptions) as raised:
        make_bot("yours", 1)
    assert dict(raised.value.why.args)["known"] == ", ".join([*BOTS, "mine"])


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        (["mine"], "bot-no-equals"),
        (["=python3"], "bot-name"),
        (["Mine=python3"], "bot-name"),
        (["m" * 21 + "=python3"], "bot-name"),
        (["greedy=python3"], "bot-name"),
        (["person=python3"], "bot-name"),
        ([f"mine={sys.executable}", f"mine={sys.executable}"], "bot-name"),
        (["mine="], "bot-no-program"),
        (["mine='"], "bot-no-program"),
        (["mine=/nowhere/at/all"], "bot-no-program"),
    ],
)
def test_what_is_no_program_is_refused(typed: list[str], code: str) -> None:
    """With a sentence in each language."""
    with pytest.raises(InvalidOptions) as raised:
        typed_programs(typed)
    assert raised.value.why.code == code
    for language in LANGUAGES:
        assert refusal_said(raised.value.why, Texts(language), "")


def test_every_fault_has_a_code_of_its_own() -> None:
    """Under one roof with all others that a caller may meet."""
    assert all(issubclass(fault, StarboardError) for fault in FAULTS.values())
    kinds: list[type[Any]] = BotFault.__subclasses__()
    assert {kind.code for kind in kinds} == set(FAULTS)
