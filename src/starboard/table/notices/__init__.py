"""Telling people that it is their turn while they do not look: by Web Push, a webhook or mail."""

from starboard.table.notices.notices import Notices

__all__ = ["Notices"]
