"""The rules, one file per section of docs/rules/interstellar-oracle.md, one step per rule."""
