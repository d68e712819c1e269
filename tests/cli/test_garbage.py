"""What a server looks through for objects in circles, and how long that may take."""

import subprocess
import sys

LOOKED = """
import gc, weakref
from starboard.cli.garbage import LOOKS, look_at_the_new

look_at_the_new()
class Ring:
    def __init__(self):
        self.self = self
before = gc.get_freeze_count()
lasting = [[] for _ in range(3 * LOOKS[0])]
assert gc.get_freeze_count() - before > 2 * LOOKS[0], "what outlives a look is taken to last"
assert gc.get_objects(generation=1) == gc.get_objects(generation=2) == [], "nothing of it is looked through again"
ring = Ring()
there = weakref.ref(ring)
gc.collect(0)
del ring
gc.collect(0), gc.collect(1)
assert there(), "a circle that lasted stays for a while"
gc.collect()
assert not there(), "and is found when all is looked through"
assert len(gc.get_objects(generation=2)) == 0, "which is then taken to last again"
print("held")
"""


def test_what_outlives_a_look_is_not_looked_at_again_until_all_is() -> None:
    """A circle that lasted is found with all the rest, and only then."""
    done = subprocess.run([sys.executable, "-c", LOOKED], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("held\n", "")
