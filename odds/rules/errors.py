"""What is raised when a game is told wrongly."""


class RulesError(ValueError):
    """Rules that cannot be: the message says where, what was expected and what came."""
