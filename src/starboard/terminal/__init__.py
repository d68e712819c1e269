"""Play in a terminal: a table for every game, with numbers or notation typed at a prompt."""
