"""The table under load, under faults, and beside another server."""
