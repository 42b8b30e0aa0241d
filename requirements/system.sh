#!/bin/sh
# What the tests need besides Python and Node: a browser and a database server, of this system.
# As root on Debian they are installed; elsewhere one line says what to install.
#
#     sh requirements/system.sh browser|database
set -eu

missing() { # what package
	if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
		echo "Installing $2"
		export DEBIAN_FRONTEND=noninteractive
		{ apt-get install -qq --yes --no-install-recommends "$2" ||
			{ apt-get update -qq && apt-get install -qq --yes --no-install-recommends "$2"; }
		} >/dev/null 2>&1 && return 0
	fi
	echo "make test needs $1: install it (on Debian: apt-get install $2), or run make test-core" >&2
	exit 1
}

case "$1" in
browser)
	[ -n "${WEIRWOOD_CHROMIUM:-}" ] || command -v chromium >/dev/null ||
		command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null ||
		missing "Chromium" chromium
	;;
database)
	command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 ||
		missing "a PostgreSQL server" postgresql
	;;
*)
	echo "say browser or database" >&2
	exit 2
	;;
esac
