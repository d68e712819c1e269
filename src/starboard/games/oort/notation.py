"""8. Notation: position strings, whole-turn texts and game records, exactly as the rules write them."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final

from starboard.games.oort.actions import (
    COAST,
    DRIVES,
    EXITS,
    FLIGHTS,
    PLACES,
    RAIDS,
    SPARES,
    Coast,
    Exit,
    Fly,
    Raid,
    Spare,
)
from starboard.games.oort.domains import DIRECTION, DROUGHT, SLOTS, SQUARE, TYPES
from starboard.games.oort.refusals import (
    MID_TURN,
    NO_POSITION,
    NO_WORMHOLE_ENTERED,
    OWN_TILES,
    RAID_ORDER,
    RECORD_DROUGHT,
    RECORD_END,
    RECORD_LINES,
    TURN_BEGUN,
    excluded,
    no_turn,
)
from starboard.games.oort.rules import Jump, RaidRocket, ending_of, next_turn, raid_barrier
from starboard.games.oort.scoring import points
from starboard.games.oort.state import GONE, NOT_PLACED, Cloud
from starboard.games.oort.validity import check_pieces
from starboard.kernel import (
    Action,
    IllegalAction,
    InvalidPosition,
    InvalidRecord,
    NotUnderstood,
    Refusal,
    StarboardError,
    Unsupported,
    continuations,
    play,
)

# 8.2 to 8.4 Positions

_SLOT: Final = "[A-O][0-3][CDGHIU-]{2}"
_ROW: Final = ",".join([_SLOT] * 5)
_SQUARE: Final = "[a-y](?:1[0-5]|[1-9])"
_NUMBER: Final = "0|[1-9][0-9]{0,8}"
_POSITION: Final = re.compile(
    f"oort1 (?P<board>{_ROW}/{_ROW}/{_ROW})"
    f" (?P<rockets>(?:{_SQUARE}|-)(?:,(?:{_SQUARE}|-)){{1,3}})"
    f" (?P<holdings>[0-5]{{6}}(?:,[0-5]{{6}}){{1,3}})"
    f" (?P<turn>[1-4]) (?P<idle>{_NUMBER}) (?P<move>{_NUMBER})"
)


def position(s: Cloud) -> str:
    """OO-8.2 The position string; there is one at the start of each turn and at the end."""
    if s.tiles:
        raise InvalidPosition(OWN_TILES)
    if s.steps and (len(s.steps) > 1 or s.steps[0] != next_turn(s)):
        raise InvalidPosition(MID_TURN)
    signs = [TYPES[token] if token != GONE else "-" for token in s.tokens]
    slots = [s.layout[2 * n : 2 * n + 2] + signs[2 * n] + signs[2 * n + 1] for n in range(SLOTS)]
    board = "/".join([",".join(slots[5 * row : 5 * row + 5]) for row in range(3)])
    rockets = ",".join([SQUARE.texts[cell] if cell != NOT_PLACED else "-" for cell in s.rockets])
    holdings = ",".join(["".join([str(count) for count in bag]) for bag in s.holdings])
    return f"oort1 {board} {rockets} {holdings} {s.turn + 1} {s.idle} {s.move}"


def parse_position(text: str, drought: int = DROUGHT) -> Cloud:
    """OO-8.3 The state of a position string; raise InvalidPosition unless the string is exactly one.

    What ends the game by OO-6.2 is not in the string.
    """
    found = _POSITION.fullmatch(text)
    if found is None or not text.isascii():
        raise InvalidPosition(NO_POSITION)
    slots = found["board"].replace("/", ",").split(",")
    s = Cloud(
        [],
        "",
        drought,
        "".join([slot[:2] for slot in slots]),
        tuple([TYPES.index(sign) if sign != "-" else GONE for slot in slots for sign in slot[2:]]),
        tuple([SQUARE.index[place] if place != "-" else NOT_PLACED for place in found["rockets"].split(",")]),
        tuple([tuple([int(count) for count in bag]) for bag in found["holdings"].split(",")]),
        int(found["idle"]),
        int(found["move"]),
    )
    check_pieces(s)
    if int(found["turn"]) != s.turn + 1:
        raise excluded("position-turn")
    if not ending_of(s):
        s.then(next_turn(s))
    return s


# 8.5 to 8.7 Whole turns

_WAYS: Final = "|".join(sorted(DIRECTION.texts, reverse=True))
_IMPULSE: Final = re.compile(f"({_WAYS})(?:-({_SQUARE}))?((?:[+][1-4][CDGHIU])*)")


def turn(s: Cloud, text: str) -> list[Action]:
    """OO-8.5 The decisions of an impulse turn's text; empty where the text is none: the other turns are one decision.

    Raises IllegalAction where the turn is not legal, and NotUnderstood where raids are not in order (OO-8.6).
    """
    found = _IMPULSE.fullmatch(text)
    if found is None:
        return []
    raids = [(int(part[0]) - 1, TYPES.index(part[1])) for part in found[3].split("+")[1:]]
    if any(one[0] >= other[0] for one, other in pairwise(raids)):
        raise NotUnderstood(RAID_ORDER)
    if s.steps and s.steps[-1] != next_turn(s):
        raise IllegalAction(TURN_BEGUN)
    wanted = dict(raids)
    exit_hole = SQUARE.index[found[2]] if found[2] else NOT_PLACED
    trial = s.clone()
    decisions: list[Action] = [FLIGHTS[DIRECTION.index[found[1]]]]
    play(trial, decisions[0])
    if exit_hole != NOT_PLACED and not _asks(trial, s, Jump):
        raise IllegalAction(NO_WORMHOLE_ENTERED)
    while trial.move == s.move and trial.steps:
        answer = _answer(trial, exit_hole, wanted)
        decisions.append(answer)
        play(trial, answer)
    if wanted:
        raise IllegalAction(_why_no_raid(s, decisions, min(wanted)))
    return decisions


def _asks(trial: Cloud, s: Cloud, kind: type) -> bool:
    return trial.move == s.move and bool(trial.steps) and isinstance(trial.steps[-1], kind)


def _answer(trial: Cloud, exit_hole: int, wanted: dict[int, int]) -> Action:
    """What a whole-turn text says to the open decision of its turn; a raid that is answered is wanted no more."""
    asked = trial.steps[-1]
    if isinstance(asked, Jump):
        return COAST if exit_hole == NOT_PLACED else EXITS[exit_hole]
    assert isinstance(asked, RaidRocket)
    kind = wanted.pop(asked.victim, None)
    return SPARES[asked.victim] if kind is None else RAIDS[asked.victim][kind]


def _why_no_raid(s: Cloud, decisions: list[Action], victim: int) -> Refusal:
    """Why a rocket cannot be raided at the end of this flight."""
    landed = s.clone()
    for decision in decisions:
        if isinstance(decision, Fly | Coast | Exit):
            play(landed, decision)
    landed.move = s.move
    barrier = raid_barrier(landed, victim, s.rockets[s.turn])
    assert barrier is not None
    return barrier


def turn_text(decisions: list[Action]) -> str:
    """OO-8.5 The text of a whole turn."""
    parts: list[str] = []
    for decision in decisions:
        if isinstance(decision, Fly):
            parts.append(DIRECTION.texts[decision.direction])
        elif isinstance(decision, Exit):
            parts.append("-" + SQUARE.texts[decision.square])
        elif isinstance(decision, Raid):
            parts.append(f"+{decision.victim + 1}{TYPES[decision.type]}")
        elif not isinstance(decision, Coast | Spare):
            parts.append(str(decision))
    return "".join(parts)


def turns(s: Cloud) -> list[str]:
    """OO-8.7 Every legal text once, sorted by ASCII code."""
    if s.steps and s.steps[-1] != next_turn(s):
        raise IllegalAction(TURN_BEGUN)
    return sorted([turn_text(decisions) for decisions, _ in continuations(s)])


# 8.8 Game records


def record(start: Cloud, played: list[Action], s: Cloud) -> str:
    """OO-8.8 Three lines: the start position, the moves, how it ended and the scores.

    Raises Unsupported where the game has another drought than a record means.
    """
    if s.drought != DROUGHT:
        raise Unsupported(RECORD_DROUGHT)
    position(s)
    moves: list[str] = []
    turn_so_far: list[Action] = []
    now = start.clone()
    for action in played:
        before = now.move
        play(now, action)
        turn_so_far.append(action)
        if now.move != before:
            moves.append(turn_text(turn_so_far))
            turn_so_far = []
    scores = " ".join([str(points(bag)) for bag in s.holdings])
    return f"{position(start)}\n{' '.join(moves)}\nend {ending_of(s) or 'open'} {scores}\n"


def parse_record(text: str) -> tuple[Cloud, list[list[Action]]]:
    """OO-8.8 The start and the moves of a game record; raise InvalidRecord where a line breaks the rules."""
    lines = text.split("\n")
    if len(lines) == 4 and not lines[3]:
        lines.pop()
    if len(lines) != 3:
        raise InvalidRecord(RECORD_LINES)
    try:
        start = parse_position(lines[0])
        s = start.clone()
        moves: list[list[Action]] = []
        for word in lines[1].split(" ") if lines[1] else []:
            moves.append(_whole_turn(s, word))
            for decision in moves[-1]:
                play(s, decision)
    except StarboardError as error:
        raise InvalidRecord(error.why) from error
    scores = " ".join([str(points(bag)) for bag in s.holdings])
    if lines[2] != f"end {ending_of(s) or 'open'} {scores}":
        raise InvalidRecord(RECORD_END)
    return start, moves


_PLACEMENT_OR_DRIVE: Final = re.compile(f"[PH]{_SQUARE}")


def _whole_turn(s: Cloud, word: str) -> list[Action]:
    decisions = turn(s, word)
    if decisions:
        return decisions
    if _PLACEMENT_OR_DRIVE.fullmatch(word) is None:
        raise NotUnderstood(no_turn(word))
    return [(PLACES if word[0] == "P" else DRIVES)[SQUARE.index[word[1:]]]]
