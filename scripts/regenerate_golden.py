"""Write the golden transcripts again and show what changed.

The tests in tests/golden write their files instead of comparing them while LONGHALL_REGENERATE_GOLDEN is set.
Arguments go to pytest, e.g. `-k northgard`.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GOLDEN = "tests/golden"


def main() -> int:
    environment = os.environ | {"LONGHALL_REGENERATE_GOLDEN": "1"}
    command = [sys.executable, "-m", "pytest", "-q", GOLDEN, *sys.argv[1:]]
    code = subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
    if (ROOT / ".git").exists():
        for show in (["diff", "--", GOLDEN], ["status", "--short", "--", GOLDEN]):
            subprocess.run(["git", "--no-pager", *show], cwd=ROOT, check=False)
    return code


if __name__ == "__main__":
    sys.exit(main())
