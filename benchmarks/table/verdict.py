"""What is found where something must hold or is aimed at: whether it does, and the figures that this goes by."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any


@dataclass
class Verdict:
    """What was measured, and what of it should not have been."""

    figures: dict[str, Any] = field(default_factory=dict)
    broken: list[str] = field(default_factory=list)
    missed: list[str] = field(default_factory=list)
    """Aims, which are told and fail nothing."""

    def note(self, **figures: Any) -> None:
        """Keep figures."""
        self.figures |= figures

    def expect(self, name: str, value: Any, holds: bool) -> None:
        """Keep a figure, and that the line is broken where it does not hold."""
        self.figures[name] = value
        if not holds:
            self.broken.append(f"{name} = {value}")

    def aim(self, name: str, value: float, most: float) -> None:
        """Keep a figure, and that it was aimed at less than it is."""
        self.figures[name] = value
        if value > most:
            self.missed.append(f"{name} {value:g} > {most:g}")

    @property
    def summary(self) -> str:
        """The figures in a line, without what they were made of."""
        plain = {name: value for name, value in self.figures.items() if not isinstance(value, list | dict)}
        return ", ".join(f"{name} {value}" for name, value in plain.items())


@dataclass(frozen=True)
class Fault:
    """One row of the table of faults."""

    number: str
    says: str
    line: str
    """What must hold."""
    run: Callable[[Path, float], Verdict]
    """Given a folder and how much of the full count to do."""
