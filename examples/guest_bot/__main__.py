"""`python -m examples.guest_bot LINK [NAME]`."""

from examples.guest_bot import main

main()
