"""Studies: thousands of games on terms that a file names, what was decided and told in each, and tables of it all."""

from __future__ import annotations

from starboard.lab.study.opening import Study

__all__ = ["Study"]
