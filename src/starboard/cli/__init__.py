"""The commands of `starboard`."""
