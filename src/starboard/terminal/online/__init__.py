"""A table at a server, in the terminal."""
