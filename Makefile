# Needs python3 (3.11 or newer), make and a package index. Everything is installed into .venv, nothing outside.

PYTHON ?= python3
BIN := .venv/bin
PLAIN := PYTHONPATH=src
SUITE := $(PYTHON) tools/suite.py
# mkdocs with --quiet overlooks what --strict is about
DOCS := env $(PLAIN) NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict
CROWD = -n $(shell $(PYTHON) -c 'import os; print(2 * (os.cpu_count() or 1))') --dist loadgroup
# Two at a time, begun in this order; those after `plain` wait for `compiled`. CROWD is for what waits for answers, and
# what is of it comes last: to the end it has work for all cores.
SUITES := compiled check plain browser page engine server

unexport PYTHONDONTWRITEBYTECODE  # hundreds of processes would compile the same sources anew, which takes minutes

.DEFAULT_GOAL := help
.PHONY: help play terminal test quick check docs format bench bench-server bench-web strength soak pins clean compiled packages web plain server engine page browser

help: ## show this list
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):[^#]*## /\1\t/' \
		| while IFS="$$(printf '\t')" read -r name text; do printf '  make %-12s %s\n' "$$name" "$$text"; done

play: ## set everything up and open the house; for everybody in your network: make play ARGS=--lan
	@$(PYTHON) tools/play.py serve $(ARGS)

terminal: ## a game in the terminal: make terminal ARGS='ecosystem --seat me --seat greedy'
	@$(PYTHON) tools/play.py play $(ARGS)

test: ## set everything up; style, types, layers, the tests: rules in both forms, server, page
	@$(MAKE) --no-print-directory -j 2 $(SUITES)

quick: packages ## while one works: style, types, and the tests nearest to what has changed, within a minute
	@$(BIN)/python tools/quick.py

# All tests are read once by one process: several at once would all do the work that is kept then. What cannot be read is
# told by those that run them.
plain: web # what needs no compiling, and what proves that both forms do the same
	@$(SUITE) 'tests, read' nice -n 5 env $(PLAIN) sh -c '$(BIN)/pytest -q --collect-only > /dev/null || true'
	@$(SUITE) 'tests, plain Python' nice -n 5 env $(PLAIN) $(BIN)/pytest -q -n auto -m 'not (compiled or installed or server)' $(ARGS)

server: compiled # and whole games over the wire and in the terminal
	@$(SUITE) 'tests, server' $(BIN)/pytest -q $(CROWD) -m '(installed or server) and not (compiled or both)' \
		-o pythonpath=tests --ignore tests/games --ignore tests/web $(ARGS)

engine: compiled # the rules
	@$(SUITE) 'tests, compiled' nice -n 5 $(BIN)/pytest -q -n auto -m 'compiled or both' \
		-o pythonpath=tests --ignore tests/cli --ignore tests/server --ignore tests/web $(ARGS)

page: compiled # what the page's own code does; the samples come from real games
	@$(SUITE) 'tests, the page' nice -n 5 sh -c '$(BIN)/python tools/samples.py web/test/.samples.json \
		&& $(BIN)/python tools/tables.py web/test/.tables.json && $(BIN)/python tools/books.py web/test/.books.json \
		&& $(BIN)/python web/build.py run --silent check && $(BIN)/python web/build.py run --silent test'

browser: compiled # whole games through the page
	@$(SUITE) 'tests, browser' $(BIN)/pytest -q $(CROWD) -m installed -o pythonpath=tests tests/web $(ARGS)

check: packages ## style, types, layers, and the links of the docs
	@$(SUITE) 'style' sh -c '$(BIN)/ruff check --quiet --output-format concise . && $(BIN)/ruff format --quiet --check .'
	@$(SUITE) 'types' $(BIN)/mypy
	@$(SUITE) 'layers' env $(PLAIN) $(BIN)/lint-imports --no-logo
	@$(SUITE) 'docs' $(DOCS)

docs: packages ## the documentation and the rulebooks as a site, in dist/docs
	@$(DOCS)

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

soak: compiled ## many games: make soak ARGS='ecosystem 100000'; the server: ARGS='server 1000'; all there is: ARGS=--help
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

compiled: web
	@$(PYTHON) tools/environment.py compiled
