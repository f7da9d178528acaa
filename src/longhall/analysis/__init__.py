"""Looking back at a finished match: the chance to win from beginning to end, where it turned, and what chance did."""
