"""What is told of a match that was looked at again, when it is over. A part of the one exit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from starboard.lab.moments import is_rough, named, report

if TYPE_CHECKING:
    from starboard.kernel import Game
    from starboard.lab.moments import Moment, Report
    from starboard.table.reviews import Review
    from starboard.texts import Texts

Json = dict[str, Any]


def review_json(game: Game[Any], seats: int, review: Review, ahead: int, texts: Texts) -> Json:
    """Tell how far an analysis is, and all that it found when it is done."""
    told: Json = {"judged": len(review.judged), "choices": review.choices, "ahead": ahead, "analysis": None}
    if review.is_done:
        found = report(review.judged, review.decisions, seats, review.ends)
        told["analysis"] = _analysis(game, review, found, texts)
    return told


def _analysis(game: Game[Any], review: Review, found: Report, texts: Texts) -> Json:
    points = []
    for one in review.judged:
        told = msgspec.to_builtins(one)
        told |= {"name": named(one) or None, "seq": _brought(review, one.number)}
        points.append(told | _words(game, one.action, one.best, texts))
    moments = [{**msgspec.to_builtins(one), "seq": _shown(review, one)} for one in found.moments]
    return {
        "decisions": found.decisions,
        "rough": is_rough(review.judged),
        "points": points,
        "moments": moments,
        "tallies": msgspec.to_builtins(found.tallies),
        "ends": found.ends,
    }


def _words(game: Game[Any], action: str, best: str, texts: Texts) -> Json:
    """Say what was played, and what would have been better, if anything."""
    played, better = (texts.action(game.name, game.space.parse(text)) for text in (action, best))
    return {"played": played, "better": better if best != action else None}


def _shown(review: Review, moment: Moment) -> int:
    """Return the entry after which a moment is seen: the decision itself, or for a turn what came before the next."""
    return _brought(review, moment.number if moment.since == moment.number else moment.number - 1)


def _brought(review: Review, number: int) -> int:
    """Return the entry that brought a decision; the last one there is, where it was played under other rules."""
    return review.owners[min(number, len(review.owners) - 1)] if review.owners else 0
