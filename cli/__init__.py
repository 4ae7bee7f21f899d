"""The command line: parse, ask odds, print. Each command is a file of its own, imported when it is called."""
