"""Bots against bots: who sits where, games in processes of their own, and what the results say with what certainty."""
