"""Hints: what the game's own bot would do, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starboard.bots import FlatBot, GreedyBot, default_bot, has_secrets

if TYPE_CHECKING:
    from starboard.kernel import Action, Match, State
    from starboard.terminal.boards import Face


def hint_for(match: Match, face: Face, seen: State) -> str:
    """Return what the game's own bot, the greedy one or the one that tries things out, would do for who decides."""
    actions = promising(match)
    reason = face.reason(seen, match.seat, actions)
    move, words = face.written(actions), face.words(seen, actions)
    said = move if words == move else face.texts.message("table-way", move=move, words=words)
    if reason:
        return face.texts.message("table-hint", move=said, reason=reason)
    if default_bot(match.game) == FlatBot.name:
        return face.texts.message("table-hint-tried", move=said)
    return face.texts.message("table-hint-only", move=said)


def promising(match: Match) -> list[Action]:
    """Return what the game's own bot would do."""
    seat = match.seat
    if default_bot(match.game) == FlatBot.name:
        return [FlatBot(match.decision).choose(match.game, match.view(seat), seat)]
    plan = GreedyBot(match.decision).plan(match.game, match.view(seat), seat)
    return list(plan.actions[:1] if has_secrets(match.game) else plan.actions)
