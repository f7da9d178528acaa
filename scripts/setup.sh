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
pip() {
    .venv/bin/python -m pip --disable-pip-version-check "$@"
}

# `hand_over NAME SETTING`: what pip is set to, in its environment or a file, becomes the variable NAME, if that is unset.
hand_over() {
    value=$(printf '%s\n' "$configured" | sed -n -E "s/^(:env:|global|install)\.$2='(.*)'\$/\2/p" | head -n 1 | sed 's/\\n/ /g')
    if [ -n "$value" ] && eval "[ -z \"\${$1:-}\" ]"; then
        export "$1=$value"
    fi
}

# uv needs a fifth of pip's time. It does not read pip's settings, so it is told where to look for packages.
install_with_uv() (
    pip install -q -c constraints.txt uv >/dev/null 2>&1 || return 1
    configured=$(pip config list)
    hand_over UV_DEFAULT_INDEX index-url
    hand_over UV_INDEX extra-index-url
    hand_over UV_FIND_LINKS find-links
    hand_over SSL_CERT_FILE cert
    export UV_INDEX_STRATEGY="${UV_INDEX_STRATEGY:-unsafe-best-match}" # as pip does
    .venv/bin/uv pip install -q --python .venv/bin/python -c constraints.txt -e "$what" 2>/dev/null
)

install_with_uv || pip install -q -c constraints.txt -e "$what" # which says what is wrong
touch ".venv/.$1"
if [ "$1" = dev ]; then
    touch .venv/.base
fi
