"""What is observed of a state: a seat's view, or all that it remembers, as text and as tensors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyspiel

from starboard.env.openspiel.courses import changes
from starboard.env.openspiel.recalling import Recall
from starboard.kernel import SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from starboard.env.layout import Layout
    from starboard.env.openspiel.courses import Course
    from starboard.env.openspiel.states import SpielState

VIEW: Final = pyspiel.IIGObservationType(perfect_recall=False)
"""What is observed where nobody says what: the seat's view."""
NOTES: Final = "notes"
"""The tensor of what a seat has noted."""


class SpielObserver:
    """Observes states for one seat after another: public and private things, with perfect recall or as they lie now.

    `tensor` has no numbers where only a text can tell it: all that a game without a bound can bring, what is private
    without what is public, or what all seats know together.
    """

    def __init__(self, layout: Layout, longest: int, kind: Any = None, params: Mapping[str, Any] | None = None) -> None:
        if params:
            raise ValueError(f"Observers of Starboard's games have no parameters, but {dict(params)} was given.")
        self._kind: Final = kind or VIEW
        self._layout: Final = layout
        recalls = self._kind.perfect_recall
        if recalls and not self._kind.public_info:
            raise ValueError("What was private is not remembered apart from what was public: ask for both.")
        self._recall: Final = Recall(layout, longest) if recalls and longest else None
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self._is_whole or not self._kind.public_info or (recalls and not longest):
            return
        rows = self._recall.shape if self._recall else (0, 0)
        self.tensor = np.zeros(layout.size + rows[0] * rows[1], np.float32)
        self.dict = dict(layout.named(self.tensor[: layout.size]))
        if self._recall:
            self.dict[NOTES] = self.tensor[layout.size :].reshape(rows)

    @property
    def _is_whole(self) -> bool:
        return bool(self._kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS)

    def _viewer(self, player: int) -> int:
        return player if self._kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER else SPECTATOR

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a seat observes into the tensor."""
        if self.tensor is None:
            return
        viewer = self._viewer(player)
        self.tensor[: self._layout.size] = self._layout.flat(state.course.state, viewer)
        if self._recall:
            notes = self.dict[NOTES]
            notes.fill(0)
            self._recall.write(state.course.noted(viewer), viewer, notes)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a seat observes as a text; nothing where there is nothing of that kind."""
        course: Course = state.course
        viewer = self._viewer(player)
        if not self._kind.public_info:
            return self._private(course, player)
        if self._kind.perfect_recall:
            return course.moved() if self._is_whole else f"seat {viewer + 1}\n{course.heard(viewer)}"
        return course.written(course.state if self._is_whole else course.view(viewer))

    def _private(self, course: Course, player: int) -> str:
        """Return who looks, and what differs between what everybody sees and what this seat, or all together, see."""
        viewer = self._viewer(player)
        if not course.table.hides or (viewer == SPECTATOR and not self._is_whole):
            return ""
        seen = course.state if self._is_whole else course.view(viewer)
        differing = changes(course.view(SPECTATOR), seen)
        lines = [f"{place} {course.written(value)}" for place, value in differing]
        return "\n".join([f"seat {viewer + 1}", *lines])
