"""``python -m longhall.cli``."""

import sys

from longhall.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
