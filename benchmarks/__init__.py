"""Speed of Starboard beside its peers, always measured in turn within one run."""
