"""Starboard: three star-struck tabletop games that come alive from their rulebooks."""

__version__ = "0.1.0"
