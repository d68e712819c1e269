"""What a server looks through for objects in circles, and when."""

import subprocess
import sys

LOOKED = """
import gc, weakref
from starboard.cli import garbage
from starboard.cli.garbage import NEW, look_at_the_new

LOOKS = garbage.LOOKS = 30
class Loop(list):
    closed = False
    def soon(self, look):
        if self.closed:
            raise RuntimeError
        self.append(look)
soon, looked_at_all = Loop(), []
gc.callbacks.append(lambda phase, about: about["generation"] == 2 and looked_at_all.append(phase))
look_at_the_new(soon.soon)
class Ring:
    def __init__(self):
        self.self = self
lasting = []
for _ in range(2):
    ring = Ring()
    there = weakref.ref(ring)
    before = gc.get_freeze_count()
    lasting += [[] for _ in range(3 * NEW)]
    assert gc.get_freeze_count() - before > 2 * NEW, "what outlives a look is taken to last"
    assert gc.get_objects(generation=1) == gc.get_objects(generation=2) == [], "nothing of it is looked through again"
    del ring
    lasting += [[] for _ in range((LOOKS // 2) * NEW)]
    assert there() and not soon, "a circle that lasted stays for a while"
    lasting += [[] for _ in range((LOOKS // 2) * NEW)]
    assert there() and len(soon) == 1, "until it is time to look through all"
    soon.pop()()
    assert not there(), "when it is found"
    assert gc.get_objects(generation=2) == [], "and all the rest is taken to last again"
assert looked_at_all == ["start", "stop"] * 2
soon.closed = True
lasting += [[] for _ in range((LOOKS + 2) * NEW)]
soon.closed = False
lasting += [[] for _ in range((LOOKS + 2) * NEW)]
assert len(soon) == 1, "one that could not be asked for puts no other off"
print("held")
"""


def test_what_outlives_a_look_is_not_looked_at_again_until_all_is() -> None:
    """New objects alone bring that about, again and again: nothing else asks for a look."""
    done = subprocess.run([sys.executable, "-c", LOOKED], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("held\n", "")
