# Every target prepares what it needs in .venv by itself. Words about progress go to stderr, results to stdout.
BIN := .venv/bin
JOBS ?= 2
MATCHES ?= 2000
ARGS ?=
PAGES := src/longhall/server/web/index.html
say = @echo "$@: $(1)" >&2

.DEFAULT_GOAL := help
.PHONY: web checked screenshots protocol load past soak play test lint format bench compile golden clean help

help: ## show this list
	@sed -n 's/^\([a-z]*\):[^#]*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20

play: .venv/.base web ## start a hall here and open it in the browser
	$(call say,starting Longhall)
	@$(BIN)/longhall play $(ARGS)

test: .venv/.dev ## all checks: format, lint, types, tests interpreted and compiled, tests in a browser
	@$(MAKE) -s -j2 compile checked # neither of them fills two cores
	$(call say,tests of the interpreted build)
	@$(BIN)/python -m pytest -q -n $(JOBS) $(ARGS) --part interpreted
	$(call say,tests of the compiled build)
	@$(BIN)/python scripts/compile.py --run $(BIN)/python -m pytest -q -n $(JOBS) $(ARGS) --part compiled
	$(call say,the client)
	@$(BIN)/python scripts/pages.py unit
	$(call say,the hall in a real browser)
	@$(BIN)/python scripts/pages.py browser

checked: lint
	@$(MAKE) -s web

lint: .venv/.dev ## check format, lint and types of Python and of the client
	$(call say,format and lint with ruff and types with mypy)
	@$(BIN)/ruff format --check -q
	@$(BIN)/ruff check -q
	@$(BIN)/mypy --no-error-summary
	$(call say,format and types of the client)
	@$(BIN)/python scripts/pages.py check
	@$(BIN)/python scripts/protocol_schema.py | $(BIN)/python scripts/pages.py protocol -- --check

format: .venv/.dev ## put the code into the project's format
	$(call say,formatting with ruff)
	@$(BIN)/ruff check -q --select I --fix
	@$(BIN)/ruff format -q
	$(call say,formatting the client)
	@$(BIN)/python scripts/pages.py format

bench: .venv/.dev ## measure the speed, interpreted and compiled (ARGS=--json for data)
	$(call say,interpreted)
	@$(BIN)/longhall bench $(ARGS)
	$(call say,compiled)
	@$(BIN)/python scripts/compile.py --run $(BIN)/longhall bench $(ARGS)

compile: .venv/.dev ## compile the kernel and the games into build/compiled
	$(call say,building build/compiled)
	@$(BIN)/python scripts/compile.py

web: $(PAGES) ## build the pages of the hall into the package

$(PAGES): .venv/.base $(shell find web/src web/public web/plugins web/*.json web/*.ts web/index.html -type f)
	$(call say,building the pages of the hall)
	@$(BIN)/python scripts/pages.py build
	@touch $@

screenshots: .venv/.base web ## write every main screen in two sizes and four languages to web/screenshots
	$(call say,playing matches and taking pictures of them)
	@$(BIN)/python scripts/pages.py screenshots

protocol: .venv/.dev ## write the client's types anew from the hall's models
	$(call say,writing web/src/lib/protocol/generated.ts anew)
	@$(BIN)/python scripts/protocol_schema.py | $(BIN)/python scripts/pages.py protocol

golden: .venv/.dev ## write the golden transcripts anew and show what changed
	$(call say,writing tests/golden anew)
	@$(BIN)/python scripts/regenerate_golden.py $(ARGS)

soak: .venv/.dev ## play 2,000 random matches of every game over all setups, with all checks (MATCHES=N)
	$(call say,playing $(MATCHES) random matches of every game)
	@LONGHALL_MATCHES=$(MATCHES) $(BIN)/python scripts/compile.py --run \
		$(BIN)/python -m pytest -q -n $(JOBS) $(ARGS) tests/conformance/test_any_match.py

load: .venv/.dev ## measure a hall under load: 300 tables, then ever more (ARGS="--seconds N --tables N")
	$(call say,playing 300 tables at once against a hall of its own)
	@$(BIN)/python scripts/load.py $(ARGS)

past: .venv/.dev ## measure a hall with 100,000 finished matches and a match of 2,000 choices
	$(call say,filling a hall of its own)
	@$(BIN)/python scripts/long_past.py $(ARGS)

clean: ## remove what the other targets made
	$(call say,removing .venv and build and caches)
	@rm -rf .venv build dist web/node_modules src/longhall/server/web .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info
	@find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/.base .venv/.dev: pyproject.toml constraints.txt scripts/setup.sh
	@PYTHON="$(PYTHON)" scripts/setup.sh $(subst .venv/.,,$@)
