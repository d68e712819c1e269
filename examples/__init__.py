"""Games of one's own on the kernel."""
