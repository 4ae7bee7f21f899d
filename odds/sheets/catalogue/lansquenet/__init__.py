"""The sheets of Lansquenet, one file for each question."""
