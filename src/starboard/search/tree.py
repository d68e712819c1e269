"""The tree: what was tried from where, how often, and what came of it for who tried it."""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING

from starboard.kernel import i64

if TYPE_CHECKING:
    from starboard.kernel import Action


class Node:
    """An action that was tried, or an outcome that came; and what may come after it."""

    def __init__(self, action: Action | None, mover: int) -> None:
        self.action = action
        """What leads here; nothing leads to the root."""
        self.mover: i64 = mover
        """Who chose it."""
        self.visits: i64 = 0
        self.offered: i64 = 0
        """How often it could have been chosen; where nothing is hidden that is always."""
        self.total = 0.0
        """What came of it, for who chose it, added up."""
        self.children: list[Node] = []
        self.waiting: list[Action] | None = None
        """What has not been tried, the best last; None before anybody looked. Where options hang on what is hidden
        nothing waits: each visit looks for itself."""

    def mean(self) -> float:
        """What came of it on average."""
        return self.total / float(self.visits) if self.visits else 0.0

    def favourite(self, daring: float) -> Node:
        """Return the child that promises most, what is little known being given credit (UCB1)."""
        known = log(float(self.visits) + 1.0)
        best = self.children[0]
        most = -1.0
        for child in self.children:
            visits = float(child.visits)
            promise = child.total / visits + daring * sqrt(known / visits)
            if promise > most:
                most = promise
                best = child
        return best

    def find(self, action: Action, mover: int) -> Node | None:
        """Return the child that this seat reaches by this action."""
        for child in self.children:
            if child.action is action and child.mover == mover:
                return child
        for child in self.children:
            if child.mover == mover and child.action == action:
                return child
        return None

    def add(self, action: Action, mover: int) -> Node:
        """Return a new child."""
        child = Node(action, mover)
        self.children.append(child)
        return child
