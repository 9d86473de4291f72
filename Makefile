# Needs python3 (3.11 or newer), make and a package index. Everything is installed into .venv, nothing outside.

PYTHON ?= python3
BIN := .venv/bin
PLAIN := PYTHONPATH=src
SUITE := $(PYTHON) tools/suite.py
CROWD = -n $(shell $(PYTHON) -c 'import os; print(2 * (os.cpu_count() or 1))') --maxschedchunk 1

.DEFAULT_GOAL := help
.PHONY: help play terminal test quick check format bench bench-server bench-web strength soak pins clean compiled packages plain engine works waits server browser web page

help: ## show this list
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):[^#]*## /\1\t/' \
		| while IFS="$$(printf '\t')" read -r name text; do printf '  make %-12s %s\n' "$$name" "$$text"; done

play: ## set everything up and open the house; for everybody in your network: make play ARGS=--lan
	@$(PYTHON) tools/play.py serve $(ARGS)

terminal: ## a game in the terminal: make terminal ARGS='ecosystem --seat me --seat greedy'
	@$(PYTHON) tools/play.py play $(ARGS)

test: web ## set everything up; style, types, layers, the tests: rules on plain Python and compiled, server, page
	@$(MAKE) --no-print-directory -j 2 plain compiled
	@$(MAKE) --no-print-directory -j 2 works waits

quick: packages ## while one works: style, types, and the tests nearest to what has changed, within a minute
	@$(BIN)/python tools/quick.py

plain: check # while the package is being compiled, which must not wait for them
	@$(SUITE) 'tests, plain Python' nice -n 5 env $(PLAIN) $(BIN)/pytest -q -n auto -m 'not installed and not server' $(ARGS)

# What keeps a core busy, and beside it what waits for answers most of the time.
works:
	@$(MAKE) --no-print-directory engine
	@$(MAKE) --no-print-directory page

waits:
	@$(MAKE) --no-print-directory server
	@$(MAKE) --no-print-directory browser

engine: # the rules once more, compiled
	@$(SUITE) 'tests, compiled' nice -n 5 $(BIN)/pytest -q -n auto -m compiled -o pythonpath=tests $(ARGS)

server: # and whole games over the wire; tests/cli starts a plain one
	@$(SUITE) 'tests, server' $(BIN)/pytest -q $(CROWD) -m '(installed or server) and not compiled' -o pythonpath=tests --ignore tests/web $(ARGS)

browser: # and through the page
	@$(SUITE) 'tests, browser' $(BIN)/pytest -q $(CROWD) -m installed -o pythonpath=tests tests/web $(ARGS)

page: # what the page's own code does; the samples come from real games
	@$(SUITE) 'tests, the page' nice -n 5 sh -c '$(BIN)/python tools/samples.py web/test/.samples.json \
		&& $(BIN)/python web/build.py run --silent check && $(BIN)/python web/build.py run --silent test'

check: packages ## style, types and layers only
	@$(SUITE) 'style' sh -c '$(BIN)/ruff check --quiet --output-format concise . && $(BIN)/ruff format --quiet --check .'
	@$(SUITE) 'types' $(BIN)/mypy
	@$(SUITE) 'layers' env $(PLAIN) $(BIN)/lint-imports --no-logo

format: packages ## put the code into the house style
	@$(BIN)/ruff check --quiet --fix-only .
	@$(BIN)/ruff format .

bench: compiled ## speed on one core: plain, compiled, and the peers catanatron and OpenSpiel
	@$(PYTHON) tools/environment.py peers
	@$(BIN)/python benchmarks/run.py $(ARGS)

bench-server: compiled ## the server under load on one core, against a bare one: answers, delays, memory, disk
	@$(BIN)/python benchmarks/serving.py $(ARGS)

bench-web: compiled ## the page in a browser: from a click to the settled view, and tasks that can be felt
	@$(BIN)/python benchmarks/page.py $(ARGS)

strength: compiled ## who beats whom, from fresh deals, as in docs/strength.md: make strength ARGS='planet --deals 50'
	@$(BIN)/python benchmarks/strength.py $(ARGS)

soak: compiled ## many games: make soak ARGS='ecosystem 100000'; the server: ARGS='server 1000', ARGS='kills 20'
	@$(BIN)/python tools/soak.py $(ARGS)

web: packages ## build the page from web/; the server shows it at once
	@$(PYTHON) tools/environment.py web

pins: ## renew the pinned versions in constraints.txt, benchmarks/peers.txt and web/node.txt
	@$(PYTHON) tools/environment.py pins

clean: ## remove everything that was made
	rm -rf .venv .venv-bench .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache dist \
		web/node_modules src/habitable/server/client
	find src tests benchmarks tools -name __pycache__ -type d -prune -exec rm -rf {} +

packages:
	@$(PYTHON) tools/environment.py packages

compiled:
	@$(PYTHON) tools/environment.py compiled
