"""Positions described in table words."""
