"""Compression: small while it is used, nothing while it rests, and always understood."""

from __future__ import annotations

import tracemalloc
import zlib

import pytest
from websockets.frames import Frame, Opcode

from weirwood.table.wire.deflate import DEFLATE, Deflate

VIEW = b'{"type": "view", "cards": [1, 2, 3, 4, 5]}' * 70
OFFERED: list[tuple[str, str | None]] = [("client_max_window_bits", None)]
PING = Frame(Opcode.PING, b"1234")


def agreed(*more: tuple[str, str | None]) -> Deflate:
    _, line = DEFLATE.process_request_params([*OFFERED, *more], [])
    assert isinstance(line, Deflate)
    return line


def coming(text: bytes) -> Frame:
    """A message as a browser compresses it."""
    made = zlib.compressobj(wbits=-10)
    squeezed = made.compress(text) + made.flush(zlib.Z_SYNC_FLUSH)
    return Frame(Opcode.TEXT, squeezed.removesuffix(b"\0\0\xff\xff"), rsv1=True)


def test_what_a_connection_keeps_to_compress_is_small() -> None:
    """A room with three people is to take less than 300 kB; this was two thirds of it."""
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        line = agreed()
        sent = line.encode(Frame(Opcode.TEXT, VIEW))
        line.decode(coming(VIEW))
        told, _ = tracemalloc.get_traced_memory()
        for _ in range(2):
            line.encode(PING)
            line.rest()
        rested, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert told - before < 50_000
    assert rested - before < 6_000
    assert len(sent.data) < len(VIEW) / 10


@pytest.mark.parametrize("more", [(), (("server_no_context_takeover", None),)])
def test_a_message_after_a_rest_is_understood(more: tuple[tuple[str, str | None], ...]) -> None:
    line = agreed(*more)
    reader = zlib.decompressobj(wbits=-13)
    sizes = []
    for rests in (0, 0, 1, 2, 0):
        for _ in range(rests):
            line.rest()
        sent = line.encode(Frame(Opcode.TEXT, VIEW))
        if more:  # each message by itself
            reader = zlib.decompressobj(wbits=-13)
        assert reader.decompress(bytes(sent.data) + b"\0\0\xff\xff") == VIEW
        sizes.append(len(sent.data))
    first, second, soon, later, again = sizes
    if more:
        assert set(sizes) == {first}
    else:
        assert max(second, soon, again) < first / 2
        assert later == first


def test_what_comes_is_read_each_by_itself() -> None:
    line = agreed()
    for _ in range(2):
        assert line.decode(coming(VIEW)).data == VIEW
