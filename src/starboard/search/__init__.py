"""Thinking ahead: a tree of what may come, grown by playing on from guesses at what a seat cannot see.

It knows no game but what its rules and its judgement say, and it is compiled together with them.
"""

from __future__ import annotations

from starboard.search.searching import Search, Tried
from starboard.search.tree import Node
from starboard.search.trials import Trials
from starboard.search.worlds import has_secrets

__all__ = ["Node", "Search", "Trials", "Tried", "has_secrets"]
