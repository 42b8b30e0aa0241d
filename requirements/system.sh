#!/bin/sh
# What the tests need besides Python and Node: a browser, a database server, valgrind if it can be had, for soaks
# nginx. The system's own are taken; as root on Debian they are installed; elsewhere packages that carry the programs are put
# into .venv/system. Where that cannot be done either, one line says what to install.
#
#     sh requirements/system.sh browser|database|proxy|counter
#
# WEIRWOOD_SYSTEM=own leaves the system alone and takes carried programs in any case.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
own=$root/.venv/system

debian() { # package: installed by the system's own means, if we may
	[ "$(id -u)" = 0 ] && [ "${WEIRWOOD_SYSTEM:-}" != own ] && command -v apt-get >/dev/null || return 1
	echo "Installing $1"
	export DEBIAN_FRONTEND=noninteractive
	{
		apt-get install -qq --yes --no-install-recommends "$1" ||
			{ apt-get update -qq && apt-get install -qq --yes --no-install-recommends "$1"; }
	} >/dev/null 2>&1
}

linux() { [ "$(uname -s)-$(uname -m)" = Linux-x86_64 ]; }

carried_browser() {
	linux && command -v npm >/dev/null || return 1
	echo "Unpacking a Chromium for the tests into .venv/system"
	mkdir -p "$own/browser"
	cp "$root"/requirements/browser/package*.json "$root/requirements/browser/.npmrc" "$own/browser/"
	(cd "$own/browser" && npm ci --loglevel=error) >/dev/null 2>&1 || return 1
	node "$root/requirements/browser/unpack.mjs" "$own"
}

carried_database() {
	linux && [ -x "$root/.venv/bin/uv" ] || return 1
	echo "Unpacking a PostgreSQL for the tests into .venv/system"
	"$root/.venv/bin/uv" pip install --quiet --python "$root/.venv/bin/python" --require-hashes \
		--no-deps --target "$own/database" -r "$root/requirements/database.txt" || return 1
	mkdir -p "$own/bin"
	for name in initdb pg_ctl postgres; do
		found=$(ls "$own"/database/*/pginstall*/bin/$name | tail -1) || return 1
		ln -sf "$found" "$own/bin/$name"
	done
}

missing() { # what package
	echo "make test needs $1: install it (on Debian: apt-get install $2), or run make test-core" >&2
	exit 1
}

have() { # names of programs: is one of them there?
	if [ "${WEIRWOOD_SYSTEM:-}" = own ]; then
		PATH=$own/bin
	else
		PATH=$PATH:$own/bin
	fi
	for name; do command -v "$name" >/dev/null && return 0; done
	return 1
}

debian_has_postgres() {
	[ "${WEIRWOOD_SYSTEM:-}" != own ] && ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1
}

case "$1" in
browser)
	[ -n "${WEIRWOOD_CHROMIUM:-}" ] || (have chromium chromium-browser google-chrome) ||
		debian chromium || carried_browser || missing Chromium chromium
	# the same without windows, where it can be had: most tests take it, since it costs less
	[ -n "${WEIRWOOD_CHROMIUM:-}" ] || (have chromium-headless-shell) ||
		debian chromium-headless-shell || true
	;;
database)
	(have initdb) || debian_has_postgres ||
		debian postgresql || carried_database || missing "a PostgreSQL server" postgresql
	;;
proxy)
	(have nginx) || [ -x /usr/sbin/nginx ] || debian nginx-light || missing nginx nginx-light
	;;
counter)
	(have valgrind) || debian valgrind || true # who goes without is told by bench/guard.py
	;;
*)
	echo "say browser, database, proxy or counter" >&2
	exit 2
	;;
esac
