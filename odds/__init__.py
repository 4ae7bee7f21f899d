"""Exact odds for the old banking card games."""
