"""No rules: what a player sees on the table, what he wishes at each decision, and what he may expect."""
