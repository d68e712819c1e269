"""Positions described in table words, and the set-up dealt around them."""
