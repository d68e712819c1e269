"""What the games of a study say: rates with their intervals, comparisons, and the page that shows them."""
