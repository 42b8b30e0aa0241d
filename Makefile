# Two commands are all a newcomer needs: `make play` and `make test`. Both do their own set-up in .venv,
# from the lock files in requirements/, and cost nothing when nothing changed.

PYTHON ?= python3
BIN := .venv/bin
UV := $(BIN)/uv
INSTALL := $(UV) pip install --quiet --python $(BIN)/python
LOCK := $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --no-annotate --no-header
PYTEST := $(BIN)/pytest -n auto

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test test-core check lint types imports format ratchet soak bench docs lab lock clean

help:
	@echo "make play       play at once, in the terminal"
	@echo "make test       everything: lint, types, import rules, tests, docs"
	@echo "make test-core  the same without browser and database"
	@echo "make format     rewrite the code in the house style"
	@echo "make soak       the long tests: many thousand games"
	@echo "make bench      the speed of this machine"
	@echo "make docs       build the documentation into site/"
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

.make/runtime: .venv/ready requirements/runtime.txt
	@mkdir -p .make
	@$(INSTALL) --require-hashes -r requirements/runtime.txt
	@touch $@

# The code is installed in place; its metadata (entry points, version) follows pyproject.toml.
.make/weirwood: .make/runtime pyproject.toml
	@$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

.make/dev: .make/weirwood requirements/dev.txt
	@echo "Installing the developer's tools"
	@$(INSTALL) --require-hashes -r requirements/dev.txt
	@touch $@

.make/lab: .make/weirwood requirements/lab.txt
	@echo "Installing the laboratory"
	@$(INSTALL) --require-hashes -r requirements/lab.txt
	@touch $@

lab: .make/lab

lock: .venv/ready
	$(LOCK) --upgrade requirements/setup.in -o requirements/setup.txt
	$(LOCK) --upgrade pyproject.toml --extra dev -o requirements/dev.txt
	$(LOCK) --upgrade pyproject.toml -c requirements/dev.txt -o requirements/runtime.txt
	$(LOCK) --upgrade pyproject.toml --extra lab -c requirements/dev.txt -o requirements/lab.txt

# --- play -----------------------------------------------------------------------------------------

play: .make/weirwood
	@$(BIN)/weirwood play btwixt

# --- test -----------------------------------------------------------------------------------------

test: check docs
	$(PYTEST) -m "not soak" --ratchet

test-core: check docs
	$(PYTEST) -m "not soak and not browser and not database" --ratchet

ratchet: .make/dev
	$(PYTEST) -m "not soak" --ratchet=raise

check: lint types imports

lint: .make/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .make/dev
	$(BIN)/mypy

imports: .make/dev
	$(BIN)/lint-imports

format: .make/dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

soak: .make/dev
	$(PYTEST) -m soak

bench: .make/weirwood
	$(BIN)/weirwood bench

docs: .make/dev
	$(BIN)/zensical build --strict

clean:
	rm -rf .venv .make site .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
