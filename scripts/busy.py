"""Run a command several times while busy loops keep the processors occupied: what passes then depends on no clock.

    python scripts/busy.py LOOPS TIMES CMD ...

Stops at the first failure. The loops end with the command, and after an hour in any case.
"""

import multiprocessing
import subprocess
import sys
import time


def spin(until: float) -> None:
    while time.monotonic() < until:
        pass


def main() -> int:
    loops, times, command = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]
    until = time.monotonic() + 3600
    busy = [multiprocessing.Process(target=spin, args=(until,), daemon=True) for _ in range(loops)]
    for process in busy:
        process.start()
    try:
        for number in range(1, times + 1):
            print(f"busy: run {number} of {times}, with {loops} busy loops", file=sys.stderr, flush=True)
            if code := subprocess.run(command, check=False).returncode:
                return code
        return 0
    finally:
        for process in busy:
            process.terminate()


if __name__ == "__main__":
    sys.exit(main())
