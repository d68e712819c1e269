# Every target installs what it needs. A machine with make and Python 3.11 or newer (with venv) is enough.
PYTHON ?= python3
PY     := .venv/bin/python
PIP    := -m pip install --quiet --disable-pip-version-check
CODE   = $(wildcard src tests examples tools benchmarks)
PYTEST = .venv/bin/pytest -n 3 --dist loadgroup $(PYTEST_ARGS)
# Four for two cores: what stands on the rules runs commands, terminals and servers, and waits much of its time.
STANDING = $(PYTEST) -n 4
# As many browsers as cores: one that is late is given a second try, which the summary names, and no third.
BROWSING = $(PYTEST) -n 2 --reruns 1 tests/browser
# The compiled rules first: what stands on the rules is tested there, several times as fast.
ON_COMPILED = tree=$$(.venv-compile/bin/python tools/compile.py --where) && PYTHONPATH=$$tree
# Tests start Python many times: what it compiles of our sources is kept, whatever the surroundings say.
test test-core coverage long: export PYTHONDONTWRITEBYTECODE :=

.DELETE_ON_ERROR:
.PHONY: help play page chromium browser test test-core coverage long mutants lint lint-code lint-page compile wheel bench bench-page bench-table load faults soak ladder studies learn nn docs generate lock
.DEFAULT_GOAL := help

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

play: page ## Start a server and open its page in the browser; STARBOARD_OPEN=0: the server alone
	@$(MAKE) --no-print-directory $(SITE) || echo "The documentation could not be built; the games are played without it." >&2
	@$(PY) -m tools.compile --hint
	@.venv/bin/starboard serve --open $(ARGS)

page: .venv/.base ## Build the page of the browser into src/starboard/page
	@needs=$$($(PY) -m tools.page --needs); [ -z "$$needs" ] || $(PY) $(PIP) $$needs
	@$(PY) -m tools.page

test: chromium ## Run every check: lint, the rules interpreted and compiled, all that stands on them, the page in a browser
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target lint compile docs
	@$(MAKE) --no-print-directory compile    # the tree takes along the page that was built meanwhile
	$(PYTEST) -m "(rules or compiled or interpreted) and not browser"
	$(ON_COMPILED) $(STANDING) -m "not rules and not compiled and not interpreted and not browser"
	$(BROWSING)

test-core: .venv/.test ## Run the tests that need Python alone
	$(PYTEST) -m "not compiled and not browser"

chromium: .venv/.test
	@$(PY) -m tools.browser

browser: chromium page docs ## Play whole games in a browser, by mouse, keys, names and taps; up to 20 minutes
	STARBOARD_LONG=1 $(BROWSING)

coverage: .venv/.test ## Say which lines and branches of src the tests pass through
	$(PYTEST) -m "not compiled and not browser" --cov

long: lint compile ## Run the same tests with large counts and fresh seeds, on the compiled rules; up to an hour
	STARBOARD_LONG=1 $(PYTEST) -m "(compiled or interpreted) and not browser"
	$(ON_COMPILED) STARBOARD_LONG=1 $(PYTEST) -m "not compiled and not interpreted and not browser"

mutants: .venv/.test ## Change the rules in small ways and see whether a test notices; ARGS="--count 30 --only oort"
	$(PY) -m tools.mutants $(ARGS)

# Two that two cores do side by side.
lint: lint-code lint-page ## Check style, format and types

lint-code: .venv/.test
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy --strict $(CODE)

lint-page: page
	$(PY) -m tools.page --check

compile: .venv-compile/.done ## Compile kernel and games into build/compiled
	@.venv-compile/bin/python tools/compile.py

WHEEL = .venv-compile/bin/python -m hatchling build --target wheel --directory dist
wheel: page docs ## Build two wheels into dist: one for any platform, one for this with compiled rules
	@$(MAKE) --no-print-directory compile    # the tree takes along the page
	@$(WHEEL)
	@tree=$$(.venv-compile/bin/python tools/compile.py --where) && STARBOARD_TREE=$$tree $(WHEEL)

bench: .venv/.test compile ## Measure speed, also against other libraries
	$(PY) -m benchmarks

load: .venv/.base compile ## Play real games against a server of its own, up to 25 minutes; ARGS="--only gate"
	$(PY) -m benchmarks.table.load $(ARGS)

faults: chromium page compile ## Kill it, cut it, fill its disk: every fault with what must hold, up to 25 minutes; ARGS="--only F1,F7"
	$(PY) -m benchmarks.table.faults $(ARGS)

soak: .venv/.base compile ## Let it run for half an hour, and see whether anything grows; ARGS="--minutes 120"
	$(PY) -m benchmarks.table.soak $(ARGS)

bench-table: .venv/.base compile ## Measure it side by side with a boardgame.io server, up to 30 minutes
	$(PY) -m benchmarks.table.beside $(ARGS)

bench-page: chromium page ## Measure what the page costs a browser: bytes, paint, input, tasks, memory; 5 minutes
	$(PY) -m benchmarks.page $(ARGS)

ladder: .venv/.base compile ## Measure how strong the levels of bots are, an hour and more; ARGS="oort --games 40"
	$(PY) -m tools.ladder $(ARGS)

learn: .venv/.learn ## Learn Oort with NumPy alone and draw how often it wins into build/curve.svg, in minutes; ARGS="--games 400"
	@mkdir -p build
	$(PY) -m examples.learner --picture build/curve.svg $(ARGS)

STUDIES = $(or $(ARGS),$(basename $(notdir $(wildcard studies/*.toml))))
studies: .venv/.test compile ## Play the shipped studies and write their reports into build/studies, half an hour; ARGS="oort-seats"
	@for study in $(STUDIES); do \
		.venv/bin/starboard lab run studies/$$study.toml build/studies/$$study --processes 2 \
		&& .venv/bin/starboard lab report build/studies/$$study || exit 1; done

nn: .venv-nn/.done ## Train a network with Stable-Baselines3, a few hundred steps; ARGS="--game cove --steps 100000"
	.venv-nn/bin/python -m examples.network $(ARGS)

docs: .venv-docs/.done ## Build the documentation into build/site
	NO_MKDOCS_2_WARNING=1 .venv-docs/bin/mkdocs build --strict --quiet

# Where nothing of it has changed, it is not built anew.
SITE := build/site/index.html
$(SITE): .venv-docs/.done mkdocs.yml web/src/style/tokens.css web/public/mark.svg $(shell find docs tools/site -type f -name '[!.]*.*[!c]')
	@NO_MKDOCS_2_WARNING=1 .venv-docs/bin/mkdocs build --strict --quiet

generate: .venv/.test ## Write the generated parts of the sources
	$(PY) -m tools.generate

# Tests see the base's versions, and the compiler is the type checker that the tests passed. What PyTorch needs for
# graphics cards is gigabytes and left to itself: where pip finds a build for the processor alone, nothing of it comes.
LOCK = .venv-lock/bin/uv pip compile --quiet --universal --python-version 3.11 --no-emit-index-url --upgrade \
	--custom-compile-command "make lock" --output-file
lock: .venv-lock/.done ## Renew the pinned versions in requirements/
	$(LOCK) requirements/base.txt pyproject.toml
	$(LOCK) requirements/test.txt --constraints requirements/base.txt --group test
	$(LOCK) requirements/compile.txt --constraints requirements/test.txt --group compile
	$(LOCK) requirements/docs.txt --group docs
	$(LOCK) requirements/nn.txt --no-annotate --constraints requirements/base.txt --extra nn pyproject.toml
	@grep -vE '^(cuda|nvidia|triton)' requirements/nn.txt >requirements/nn.new && mv requirements/nn.new requirements/nn.txt

.venv/.base: requirements/base.txt pyproject.toml
	$(call venv,.venv)
	@$(PY) $(PIP) -r requirements/base.txt
	@$(PY) $(PIP) --no-deps --editable .
	@touch $@

# What learners need, in the versions that the tests have seen.
.venv/.learn: .venv/.base requirements/test.txt
	@echo "Installing Gymnasium, NumPy and PettingZoo"
	@$(PY) $(PIP) --constraint requirements/test.txt gymnasium numpy pettingzoo
	@touch $@

.venv/.test: .venv/.base requirements/test.txt
	@echo "Installing the test tools"
	@$(PY) $(PIP) -r requirements/test.txt
	@touch $@

.venv-compile/.done .venv-docs/.done: .venv-%/.done: requirements/%.txt
	$(call venv,.venv-$*)
	@.venv-$*/bin/python $(PIP) -r $<
	@touch $@

# Torch is large, so it has an environment of its own, and no test needs it.
.venv-nn/.done: requirements/nn.txt pyproject.toml
	$(call venv,.venv-nn)
	@.venv-nn/bin/python $(PIP) -r $<
	@.venv-nn/bin/python $(PIP) --no-deps --editable .
	@touch $@

.venv-lock/.done:
	$(call venv,.venv-lock)
	@.venv-lock/bin/python $(PIP) uv
	@touch $@

define venv
@command -v $(PYTHON) >/dev/null || { echo "Starboard needs Python 3.11 or newer: $(PYTHON) is not there. Set PYTHON=..." >&2; exit 1; }
@$(PYTHON) -c 'import sys; sys.version_info < (3, 11) and sys.exit("Starboard needs Python 3.11 or newer; $(PYTHON) is %d.%d. Set PYTHON=..." % sys.version_info[:2])'
@echo "Installing into $(1)"
@$(PYTHON) -m venv $(1)
endef
