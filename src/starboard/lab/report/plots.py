"""The measures of plots: axes with round ticks. What is drawn with them is in the templates."""

from __future__ import annotations

from math import ceil, floor, isfinite, log10
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable


class Axis(NamedTuple):
    """From which value to which, and where it is marked."""

    low: float
    high: float
    ticks: list[float]
    digits: int
    """So many digits behind the point tell the ticks apart."""

    def at(self, value: float, start: float, length: float) -> float:
        """Return where a value lies on a line that starts there and is so long; what lies outside is at its end."""
        part = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return round(start + part * length, 1)


def axis(values: Iterable[float], most: int = 6, *, least: float | None = None, greatest: float | None = None) -> Axis:
    """Return an axis on which all values lie, with at most so many steps between its ticks, about."""
    known = [value for value in values if isfinite(value)] or [0.0, 1.0]
    low, high = min(known), max(known)
    if high - low < 1e-9:
        low, high = low - 0.5 * (abs(low) or 1), high + 0.5 * (abs(high) or 1)
    size = _step((high - low) / most)
    low, high = floor(low / size + 1e-9) * size, ceil(high / size - 1e-9) * size
    low = low if least is None else max(low, least)
    high = high if greatest is None else min(high, greatest)
    ticks = [round(low + size * place, 10) for place in range(round((high - low) / size) + 1)]
    return Axis(low, high, ticks, max(0, -floor(log10(size) + 1e-9)))


def _step(least: float) -> float:
    power = 10.0 ** floor(log10(least))
    return next(base * power for base in (1, 2, 5, 10) if base * power >= least - 1e-12)
