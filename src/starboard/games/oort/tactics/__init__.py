"""What the search knows of Oort: the worth of holdings, boards by heart, and what the rockets can do next."""
