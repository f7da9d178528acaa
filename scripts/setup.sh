#!/bin/sh
# Prepare .venv: `setup.sh base` to play, `setup.sh dev` to work on the project. Needs Python >= 3.11 and nothing else.
# PYTHON=... picks an interpreter; otherwise the first suitable one on the path is taken.
set -eu
cd "$(dirname "$0")/.."

suitable() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

if ! suitable .venv/bin/python; then
    python=
    for candidate in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
        if suitable "$candidate"; then
            python=$candidate
            break
        fi
    done
    if [ -z "$python" ]; then
        echo "setup: Longhall needs Python 3.11 or newer; set PYTHON to one, e.g. make play PYTHON=python3.12" >&2
        exit 1
    fi
    echo "setup: creating .venv with $("$python" --version)" >&2
    "$python" -m venv --clear .venv
fi

case "$1" in
    base) what='.[server]' ;; # `longhall play` is a hall
    dev) what='.[dev]' ;;
    *) echo "setup: base or dev, not $1" >&2; exit 2 ;;
esac
echo "setup: installing longhall ($1) into .venv" >&2
.venv/bin/python -m pip install -q --disable-pip-version-check -c constraints.txt -e "$what"
touch ".venv/.$1"
if [ "$1" = dev ]; then
    touch .venv/.base
fi
