"""Puzzles: positions in which one line is clearly best and a bot that only looks ahead misses it."""
