# Every target prepares what it needs in .venv by itself. Words about progress go to stderr, results to stdout.
BIN := .venv/bin
JOBS ?= $(shell nproc 2>/dev/null || echo 2)
export JOBS
MATCHES ?= 2000
MUTATE ?= 600
ARGS ?=
GAME ?= northgard
PAGES := src/longhall/server/web/index.html
say = @echo "$@: $(1)" >&2

.DEFAULT_GOAL := help
.PHONY: train puzzles calibration ladder bot-load web screenshots protocol protocol-check load past soak play test test-all lint format bench compile golden clean wheel docs \
	help stress-browser

help: ## show this list
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 24

play: .venv/.base web ## start a server here and open it in the browser
	$(call say,starting Longhall)
	@$(BIN)/longhall play $(ARGS)

test: .venv/.dev ## all checks a change must pass; prints the time of each stage (ARGS go to pytest)
	@$(BIN)/python scripts/check.py $(if $(ARGS),-- $(ARGS))

test-all: .venv/.dev ## everything, as before a release: all tests on both builds, all screens, figures, long searches
	@$(BIN)/python scripts/check.py --all $(if $(ARGS),-- $(ARGS))

lint: .venv/.dev ## check format, lint and types of Python and of the client
	@$(BIN)/python scripts/check.py lint types client

stress-browser: .venv/.dev web ## the tests in a browser three times in a row, with two busy loops beside them
	@$(BIN)/python scripts/compile.py --quick --anyway --run \
		$(BIN)/python scripts/busy.py 2 3 $(BIN)/python scripts/pages.py browser -- --project browser

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

web: $(PAGES) ## build the pages into the package

$(PAGES): .venv/.base $(shell find web/src web/public web/plugins web/*.json web/*.ts web/index.html -type f)
	$(call say,building the pages)
	@$(BIN)/python scripts/pages.py build
	@touch $@

wheel: .venv/.dev ## build a source distribution, a pure wheel and one with the compiled engine, into dist
	$(call say,building into dist)
	@$(BIN)/python scripts/package.py $(ARGS)

docs: .venv/.dev ## build the documentation site into build/site; a broken link is refused
	$(call say,building build/site)
	@$(BIN)/mkdocs build --strict

screenshots: .venv/.base web ## write every main screen in two sizes and four languages to web/screenshots
	$(call say,playing matches and taking pictures of them)
	@$(BIN)/python scripts/pages.py screenshots

protocol: .venv/.dev ## write the types of the pages and docs/events.md from those of the server and the games
	$(call say,writing generated.ts of the protocol and of each game, the pictures of games in brief and the page of events)
	@$(BIN)/python scripts/events_page.py
	@$(BIN)/python scripts/brief_views.py
	@$(BIN)/python scripts/protocol_schema.py | $(BIN)/python scripts/pages.py protocol

protocol-check: .venv/.dev
	@$(BIN)/python scripts/protocol_schema.py | $(BIN)/python scripts/pages.py protocol -- --check

golden: .venv/.dev ## write the golden transcripts again and show what changed
	$(call say,writing tests/golden again)
	@$(BIN)/python scripts/regenerate_golden.py $(ARGS)

soak: .venv/.dev ## play 2,000 random matches of every game, damage as many saves (MATCHES=N), change rules (MUTATE=seconds)
	$(call say,playing $(MATCHES) random matches of every game)
	@LONGHALL_MATCHES=$(MATCHES) LONGHALL_SAVES=$(MATCHES) $(BIN)/python scripts/compile.py --run \
		$(BIN)/python -m pytest -q -n $(JOBS) $(ARGS) \
		tests/conformance/test_any_match.py \
		tests/conformance/test_edited_saves.py tests/conformance/test_promises.py
	$(call say,changing the rules in small ways for $(MUTATE) seconds to see whether tests notice)
	@$(BIN)/python scripts/mutate.py --seconds $(MUTATE)

train: .venv/.dev ## learn the chance to win from self-play (GAME=northgard ARGS="--seats 3 --matches 2000")
	$(call say,playing matches of $(GAME) and learning from them)
	@$(BIN)/python scripts/compile.py --anyway --run $(BIN)/longhall train $(GAME) --jobs $(JOBS) \
		--out src/longhall/bots/$(GAME)/chances.toml $(ARGS)

puzzles: .venv/.dev ## find puzzles in matches between bots (GAME=northgard ARGS="--wanted N"); goes on where it was broken off
	$(call say,playing matches of $(GAME) and looking for puzzles in them)
	@$(BIN)/python scripts/compile.py --anyway --run $(BIN)/python scripts/puzzles.py $(GAME) $(ARGS)

calibration: .venv/.dev ## check the chances to win of analyses on matches nothing was learned from (GAME=northgard ARGS="--positions N")
	$(call say,playing matches of $(GAME) and looking at positions of them)
	@$(BIN)/python scripts/compile.py --run $(BIN)/python scripts/analysis_figures.py calibration $(GAME) $(ARGS)

load: .venv/.dev ## measure a server under load: 300 tables, then ever more (ARGS="--seconds N --tables N")
	$(call say,playing 300 tables at once against a hall of its own)
	@$(BIN)/python scripts/load.py $(ARGS)

ladder: .venv/.dev ## play the levels of a game against each other and write docs/ladder.md (GAME=northgard ARGS="--seats 2")
	$(call say,playing pairs of $(GAME); what is kept in build/ladders is not played again)
	@mkdir -p build/ladders
	@$(BIN)/python scripts/compile.py --run $(BIN)/longhall ladder $(GAME) --jobs $(JOBS) \
		--results build/ladders/$(GAME).jsonl --json $(ARGS) > build/ladders/$(GAME).json
	@cp build/ladders/$(GAME).json docs/ladders/$(GAME).json
	@$(BIN)/python scripts/ladder_page.py

bot-load: .venv/.dev ## measure what 50 tables of the strongest bots cost a person elsewhere (ARGS="--tables N --game GAME")
	$(call say,playing beside tables of bots)
	@$(BIN)/python scripts/compile.py --anyway --run $(BIN)/python scripts/bot_load.py $(ARGS)

past: .venv/.dev ## measure a server with 100,000 finished matches and a match of 2,000 choices
	$(call say,filling a hall of its own)
	@$(BIN)/python scripts/long_past.py $(ARGS)

clean: ## remove what the other targets made
	$(call say,removing .venv and build and caches)
	@rm -rf .venv build dist web/node_modules src/longhall/server/web .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info
	@find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/.base .venv/.dev: pyproject.toml constraints.txt scripts/setup.sh
	@PYTHON="$(PYTHON)" scripts/setup.sh $(subst .venv/.,,$@)
