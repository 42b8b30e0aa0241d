"""Runs mypyc and the C compiler in the folder where `build` has written the sources.

A process of its own: `python -m weirwood.fast.compiling LEVEL FILES...`. What was compiled before
from the same C is not compiled again. `JOBS` says how many files at once, as many as there are
cores if nothing.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from pathlib import Path
from typing import Any

import setuptools
from mypyc.build import mypycify
from setuptools.command.build_ext import build_ext

SHARED = "weirwood_fast"
JOBS = int(os.environ.get("JOBS") or os.cpu_count() or 1)


class Again(build_ext):  # type: ignore[misc]  # it says no types
    """Compiles several files at once, and none twice."""

    def build_extensions(self) -> None:
        headers = blake2b(digest_size=16)
        for path in sorted(Path("build").glob("**/*.h")):
            headers.update(path.read_bytes())
        inner = self.compiler._compile  # noqa: SLF001 - there is no other way in
        todo: list[tuple[Any, ...]] = []

        def one(obj: str, src: str, *rest: Any) -> None:
            told = headers.copy()
            told.update(Path(src).read_bytes() + repr(rest).encode())
            stamp = Path(f"{obj}.stamp")
            if not (Path(obj).is_file() and stamp.is_file()) or (
                stamp.read_text(encoding="utf-8") != told.hexdigest()
            ):
                stamp.unlink(missing_ok=True)
                inner(obj, src, *rest)
                stamp.write_text(told.hexdigest(), encoding="utf-8")

        def later(*job: Any) -> None:
            todo.append(job)

        self.compiler._compile = later  # noqa: SLF001
        link = self.compiler.link_shared_object

        def linked(*args: Any, **kw: Any) -> None:
            jobs = todo[:]
            todo.clear()
            with ThreadPoolExecutor(JOBS) as pool:
                list(pool.map(lambda job: one(*job), jobs))
            link(*args, **kw)

        self.compiler.link_shared_object = linked
        super().build_extensions()


def main(level: str, files: Sequence[str]) -> None:
    made = mypycify(
        ["--config-file=mypy.ini", *files],
        opt_level=level,
        debug_level="0",
        multi_file=True,
        group_name=SHARED,
    )
    for extension in made:
        if os.name == "posix":  # signed words wrap round: see `words`
            extension.extra_compile_args = [*extension.extra_compile_args, "-fwrapv"]
        if sys.platform == "linux":  # nobody takes the place of one of our functions
            extension.extra_compile_args.append("-fno-semantic-interposition")
            extension.extra_link_args = [*extension.extra_link_args, "-Wl,-Bsymbolic-functions"]
    setuptools.setup(
        name="weirwood_fast",
        packages=[],
        ext_modules=made,
        cmdclass={"build_ext": Again},
        script_args=["-q", "build_ext", "--build-lib", "lib"],
    )


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
