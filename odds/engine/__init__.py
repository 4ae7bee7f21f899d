"""How a chance is known: by counting, by dealing every deal, by dealing at random."""
