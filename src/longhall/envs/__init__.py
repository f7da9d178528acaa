"""The games as environments for search and learning; docs/research.md shows how to use them."""
