"""What a player who thinks ahead knows of the Cove: what a position promises, and what to try first."""

from __future__ import annotations

from starboard.games.cove.tactics.finishing import finished
from starboard.games.cove.tactics.ordering import ordered
from starboard.games.cove.tactics.reckoning import chances, logistic, solo_chances

__all__ = ["chances", "finished", "logistic", "ordered", "solo_chances"]
