"""The rules of Merchants Cove: The Oracle, one step class per numbered section, a file per chapter."""
