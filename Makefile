# Needs python3 (3.11 or newer), make and a package index. Everything is installed into .venv, nothing outside.

PYTHON ?= python3
BIN := .venv/bin
PLAIN := PYTHONPATH=src

.DEFAULT_GOAL := help
.PHONY: help play terminal test check format bench bench-server bench-web soak pins clean environment compiled packages plain web page

help: ## show this list
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):[^#]*## /\1\t/' \
		| while IFS="$$(printf '\t')" read -r name text; do printf '  make %-12s %s\n' "$$name" "$$text"; done

play: environment ## set everything up and open the house; for everybody in your network: make play ARGS=--lan
	@$(BIN)/habitable serve $(ARGS)

terminal: environment ## a game in the terminal: make terminal ARGS='ecosystem --seat me --seat greedy'
	@$(BIN)/habitable play $(ARGS)

test: web ## set everything up; style, types, layers, all tests on plain Python, many again compiled, the page
	@$(MAKE) --no-print-directory -j 2 plain compiled
	@echo 'habitable: tests, installed package'
	@$(BIN)/pytest -q -n auto -m 'compiled or installed' -o pythonpath=tests $(ARGS)
	@$(MAKE) --no-print-directory page

page: # what the page's own code does; the samples come from real games
	@echo 'habitable: tests, the page'
	@$(BIN)/python tools/samples.py web/test/.samples.json
	@$(BIN)/python web/build.py run --silent check
	@$(BIN)/python web/build.py run --silent test

plain: check # while the package is being compiled
	@echo 'habitable: tests, plain Python'
	@$(PLAIN) $(BIN)/pytest -q -n auto -m 'not installed' $(ARGS)

check: packages ## style, types and layers only
	@echo 'habitable: style'
	@$(BIN)/ruff check --quiet --output-format concise .
	@$(BIN)/ruff format --quiet --check .
	@echo 'habitable: types'
	@$(BIN)/mypy
	@echo 'habitable: layers'
	@$(PLAIN) $(BIN)/lint-imports --no-logo

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

environment:
	@$(PYTHON) tools/environment.py package

compiled:
	@$(PYTHON) tools/environment.py compiled
