# Two commands are all a newcomer needs: `make play` and `make test`. Both do their own set-up in .venv
# and web/node_modules, from lock files, and cost nothing when nothing changed.

PYTHON ?= python3
PORT ?= 8000
BIN := .venv/bin
UV := $(BIN)/uv
INSTALL := $(UV) pip install --quiet --python $(BIN)/python
LOCK := $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --no-annotate --no-header
# Two more than there are cores: many tests wait for a server or a process that they started.
JOBS := $(shell expr $$(nproc 2>/dev/null || sysctl -n hw.ncpu) + 2)
PYTEST := $(BIN)/pytest -n $(JOBS) --dist worksteal

# Programs that packages carried here, where the system has none (requirements/system.sh).
ifeq ($(WEIRWOOD_SYSTEM),own)
export PATH := $(abspath .venv/system/bin):$(PATH)
else
export PATH := $(PATH):$(abspath .venv/system/bin)
endif

# Python keeps what it compiles, whatever the caller's environment says: all that `make` starts, the
# hundreds of processes of the tests included, is ready in a third of the time.
unexport PYTHONDONTWRITEBYTECODE

CLIENT := src/weirwood/table/static/index.html
# What the client is built from: its own sources, and the games' facts.
CLIENT_SOURCES := $(shell find web/src web/public web/tools src/weirwood/games/*/content -type f 2>/dev/null) \
	$(wildcard web/*.html web/*.ts web/*.js web/*.json)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play client test test-core collected pytest quick e2e browsed system check lint types imports web format protocol manifest \
	ratchet soak mutants schedules load bench guard counted puzzles docs lab lock clean \
	fast wheels test-fast compiled

help:
	@echo "make play       play in the browser: http://127.0.0.1:$(PORT)"
	@echo "make test       everything: lint, types, import rules, client, docs, tests"
	@echo "make test-core  the same without browser and database"
	@echo "make quick GAME=btwixt  the tests of one game, without conformance and golden games"
	@echo "make e2e        games by hand in a real browser"
	@echo "make format     rewrite the code in the house style"
	@echo "make soak       the long tests: many thousand games, whole ones by hand, a hundred kills"
	@echo "make mutants GAME=btwixt SAMPLE=200  change the rules of one game at random: do its tests notice?"
	@echo "make schedules  ten thousand schedules of faults on many workers, in virtual time"
	@echo "make load       many rooms on one table: answers a second, latency, memory"
	@echo "make bench      the speed of this machine"
	@echo "make fast       compile the engine, where there is a C compiler: the same games, sooner"
	@echo "make test-fast  the tests of rules, bots and laboratory on the compiled engine"
	@echo "make wheels     packages: one for every system, one compiled for this one"
	@echo "make guard      has play become slower? instructions counted by valgrind"
	@echo "make puzzles    prove every puzzle that is shipped again"
	@echo "make docs       build the documentation into site/"
	@echo "make protocol   write the client's side of the messages again"
	@echo "make manifest   write down what the saves of this version depend on"
	@echo "make lab        also install the laboratory (OpenSpiel, PettingZoo, Ray)"
	@echo "make lock       pin the newest versions again"

# --- set-up ---------------------------------------------------------------------------------------

# The stamp of the environment lives inside it, so that deleting .venv is enough to start afresh.
.venv/ready: requirements/setup.txt
	@$(PYTHON) -c 'import sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Weirwood needs Python 3.11 or newer with venv; say which with: make PYTHON=python3.12" >&2; \
		exit 1; }
	@echo "Setting up .venv"
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes \
		-r requirements/setup.txt
	@touch $@

.venv/runtime: .venv/ready requirements/runtime.txt
	@$(INSTALL) --require-hashes -r requirements/runtime.txt
	@touch $@

# The code is installed in place; its metadata (entry points, version) follows pyproject.toml.
.venv/weirwood: .venv/runtime pyproject.toml
	@$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

.venv/dev: .venv/weirwood requirements/dev.txt
	@echo "Installing the developer's tools"
	@$(INSTALL) --require-hashes -r requirements/dev.txt
	@touch $@

.venv/lab: .venv/weirwood requirements/lab.txt
	@echo "Installing the laboratory"
	@$(INSTALL) --require-hashes -r requirements/lab.txt
	@touch $@

.venv/mutants: .venv/dev requirements/mutants.txt
	@echo "Installing the mutation tester"
	@$(INSTALL) --require-hashes -r requirements/mutants.txt
	@touch $@

lab: .venv/lab

web/node_modules/.ready: web/package.json web/package-lock.json
	@node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null || { \
		echo "Weirwood needs Node 20 or newer to build its pages" >&2; exit 1; }
	@echo "Installing the client's packages"
	@cd web && npm ci --loglevel=error
	@touch $@

$(CLIENT): web/node_modules/.ready $(CLIENT_SOURCES)
	@echo "Building the client"
	@cd web && npm run --silent build >/dev/null
	@touch $@

client: $(CLIENT)

lock: .venv/ready
	$(LOCK) --upgrade requirements/setup.in -o requirements/setup.txt
	$(LOCK) --upgrade requirements/database.in -o requirements/database.txt
	$(LOCK) --upgrade pyproject.toml --extra dev -o requirements/dev.txt
	$(LOCK) --upgrade pyproject.toml -c requirements/dev.txt -o requirements/runtime.txt
	$(LOCK) --upgrade pyproject.toml --extra postgres -c requirements/dev.txt -o requirements/postgres.txt
	$(LOCK) --upgrade pyproject.toml --extra mutants -c requirements/dev.txt -o requirements/mutants.txt
	$(LOCK) --upgrade pyproject.toml --extra lab -c requirements/dev.txt -o requirements/lab.txt

# --- play -----------------------------------------------------------------------------------------

play: .venv/weirwood $(CLIENT)
	@echo "The table is set: http://127.0.0.1:$(PORT) (stop with Ctrl-C)"
	@exec $(BIN)/weirwood serve --port $(PORT)

# --- test -----------------------------------------------------------------------------------------

# Two at once, each told as a whole: first what keeps one core busy at a time, then the browser tests
# and those that often wait for a process or a database.
test: system .venv/dev .venv/lab $(CLIENT)
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target check web docs collected counted compiled
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target browsed pytest

# What Python keeps of the tests is made once: else each process that runs some makes it for itself.
collected: .venv/dev .venv/lab
	@$(BIN)/pytest -q --collect-only -m "not soak" >.venv/collected || { cat .venv/collected; exit 1; }

pytest: .venv/dev .venv/lab $(CLIENT)
	$(PYTEST) -m "not soak" --ratchet

BROWSE := cd web && WEIRWOOD_PYTHON=$(abspath $(BIN)/python) npm run --silent

# Fifteen answers by hand in every game, what people do besides answering, a game by keyboard alone.
e2e: system browsed

# The same where the system has been looked at: GNU make 4.3 now and then begins a target that waits for
# another one only when something else has ended, which here is the whole other half of the test run.
browsed: .venv/dev $(CLIENT)
	$(BROWSE) e2e

test-core: .venv/dev .venv/lab $(CLIENT)
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target check web docs
	$(PYTEST) -m "not soak and not browser and not database" --ratchet

# While one works on a game: its rules, and nothing that plays whole games again and again.
quick: .venv/dev
	@test -n "$(GAME)" -a -d "tests/games/$(GAME)" || { \
		echo "Say which game: make quick GAME=btwixt (or boardgame, cardgame, miniatures)" >&2; exit 2; }
	$(PYTEST) -q tests/games/$(GAME) -m "not soak" -k "$(QUICK)"

QUICK := not conformance and not golden and not random and not fair_share

ratchet: system .venv/dev .venv/lab $(CLIENT)
	$(PYTEST) -m "not soak" --ratchet=raise

# The browser and the database server that the tests drive.
system: .venv/ready
	@sh requirements/system.sh browser
	@sh requirements/system.sh database

check: lint types imports

lint: .venv/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/dev .venv/lab
	$(BIN)/mypy

imports: .venv/dev
	$(BIN)/lint-imports

web: web/node_modules/.ready
	cd web && npm run --silent lint
	cd web && npm run --silent check
	cd web && npm run --silent test

format: .venv/dev web/node_modules/.ready
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	cd web && npm run --silent format

protocol: .venv/weirwood
	$(BIN)/python -m weirwood.table.wire.typescript web/src/protocol.ts

manifest: .venv/weirwood
	$(BIN)/python -m weirwood.kernel.manifest --write

soak: system .venv/dev .venv/lab $(CLIENT)
	@sh requirements/system.sh proxy
	$(PYTEST) -m soak
	$(BROWSE) soak

# Mutants of one game's rules, in a copy of the checkout; goes on where it was stopped.
mutants: .venv/mutants
	@test -n "$(GAME)" -a -d "tests/games/$(GAME)" || { \
		echo "Say which game: make mutants GAME=btwixt [SAMPLE=200] [SEED=1]" >&2; exit 2; }
	nice -n 19 $(BIN)/python -m tests.mutants $(GAME) --sample $(or $(SAMPLE),0) --seed $(or $(SEED),1)

# Ten thousand schedules of faults on many workers, each from a seed; a failing one plays again exactly.
schedules: .venv/dev
	$(BIN)/python -m tests.table.cluster

load: .venv/dev
	$(BIN)/python bench/load.py --write docs/hosting.md
	$(BIN)/python bench/load.py --workers 1 2 3 --rooms 500 2000 --pause 8 --write docs/hosting.md

bench: .venv/weirwood
	$(BIN)/weirwood bench

# Instructions of one fixed short game each against bench/guard.json, which no busy machine changes.
guard: .venv/weirwood
	$(BIN)/python bench/guard.py

# The same in `make test`: where there is no valgrind, or another Python, a line says that nothing was compared.
counted: .venv/weirwood
	@sh requirements/system.sh counter
	$(BIN)/python bench/guard.py --where-known

# Minutes of one core: the searches that found each puzzle, once more.
puzzles: .venv/weirwood
	$(BIN)/weirwood puzzles check

# The engine compiled by mypyc into src/weirwood/fast/built; nothing else needs it. It is taken as long
# as it fits the sources: WEIRWOOD_PURE=1 takes the interpreted one in any case.
fast: .venv/dev
	WEIRWOOD_PURE=1 $(BIN)/python -m weirwood.fast

test-fast: fast .venv/lab
	WEIRWOOD_PURE=0 $(PYTEST) -m "not soak and not browser and not database and not sources" \
		tests/fast tests/kernel tests/games tests/bots tests/lab tests/table/cluster/test_simulation.py

# A share of that in `make test`: the kernel and one game, compiled without taking pains, in a folder of
# their own. Where nothing can be compiled a line says so.
SHARE := $(abspath .venv/share)
HEADER := import pathlib, sys, sysconfig; sys.exit(not pathlib.Path(sysconfig.get_path("include"), "Python.h").exists())

compiled: .venv/dev .venv/lab
	@if command -v $(firstword $(CC)) >/dev/null && $(BIN)/python -c '$(HEADER)'; then \
		WEIRWOOD_PURE=1 $(BIN)/python -m weirwood.fast --games btwixt --level 0 --work $(SHARE) --built $(SHARE)/built && \
		export WEIRWOOD_PURE=0 WEIRWOOD_BUILT=$(SHARE)/built && \
		$(BIN)/python -c 'from weirwood.kernel import match; assert match.__file__.startswith("$(SHARE)"), match.__file__' && \
		$(BIN)/pytest -q -m "not soak and not browser and not database and not sources" $(COMPILED); \
	else echo "No C compiler, or no headers of Python: nothing of the compiled engine was tested"; fi

COMPILED := tests/fast tests/kernel/test_match.py tests/kernel/test_saving.py tests/games/btwixt/test_golden.py \
	tests/games/btwixt/test_chronicles.py tests/games/btwixt/test_saves.py tests/games/btwixt/test_conformance.py

wheels: .venv/dev $(CLIENT)
	$(BIN)/hatchling build -t wheel
	WEIRWOOD_FAST=1 $(BIN)/hatchling build -t wheel

docs: .venv/dev
	$(BIN)/python -m weirwood.book.html docs/books
	$(BIN)/zensical build --strict

clean:
	rm -rf .venv site docs/books web/node_modules src/weirwood/table/static web/shots build \
		src/weirwood/fast/built \
		.mypy_cache .ruff_cache .pytest_cache .import_linter_cache
