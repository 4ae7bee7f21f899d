"""The sheets there are: one file each, from the engine's answer to a Sheet."""
