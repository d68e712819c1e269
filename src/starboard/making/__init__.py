"""What helps to make games: generated parts of their sources, compiled rules, and how fast they are."""
