"""The table: a server where people and bots sit down, play any game there is, and find it again as they left it."""
