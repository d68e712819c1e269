"""One file a change of the schema; each is run once."""
