"""How long tests wait."""

from typing import Final

# Seconds until a test gives up on what never comes. A busy machine is slow, and only a test that fails waits so long.
PATIENCE: Final = 600.0
