"""`python -m weirwood` is the command `weirwood`."""

import sys

from weirwood.cli import main

if __name__ == "__main__":
    sys.exit(main())
