"""What a fault test finds: whether its line holds, and the figures it goes by."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any


@dataclass
class Verdict:
    """What was measured, and what of it should not have been."""

    figures: dict[str, Any] = field(default_factory=dict)
    broken: list[str] = field(default_factory=list)

    def note(self, **figures: Any) -> None:
        """Keep figures."""
        self.figures |= figures

    def expect(self, name: str, value: Any, holds: bool) -> None:
        """Keep a figure, and that the line is broken where it does not hold."""
        self.figures[name] = value
        if not holds:
            self.broken.append(f"{name} = {value}")


@dataclass(frozen=True)
class Fault:
    """One row of the table of faults."""

    number: str
    says: str
    line: str
    """What must hold."""
    run: Callable[[Path, float], Verdict]
    """Given a folder and how much of the full count to do."""
