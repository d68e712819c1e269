"""Small card games for the tests of checks: some that no check may blame, and some with a leak that one must find."""
