"""`python -m starboard` is the command `starboard`."""

from starboard.cli.entry import main

main()
