"""How what is told over a WebSocket is compressed: with the messages before it in mind, for as long
as they come often.

That memory is most of what a connection costs. One that has heard nothing for a while gives it up,
and begins anew with its next message, which the protocol lets a sender do at any time.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence

from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import CTRL_OPCODES, Frame
from websockets.typing import ExtensionParameter


class Deflate(PerMessageDeflate):
    """The compression of one connection."""

    used = False  # since it was last asked to rest

    def __init__(self, like: PerMessageDeflate) -> None:
        super().__init__(
            like.remote_no_context_takeover,
            like.local_no_context_takeover,
            like.remote_max_window_bits,
            like.local_max_window_bits,
            like.compress_settings,
        )
        self.rest()

    def encode(self, frame: Frame) -> Frame:
        if frame.opcode in CTRL_OPCODES:  # a ping says nothing
            return frame
        self.used = True
        if not hasattr(self, "encoder"):
            bits = self.local_max_window_bits
            self.encoder = zlib.compressobj(wbits=-bits, **self.compress_settings)
        return super().encode(frame)

    def rest(self) -> None:
        """Forget what was told before, unless something was told since this was last asked."""
        if not self.used and hasattr(self, "encoder"):
            del self.encoder
        self.used = False


class Factory(ServerPerMessageDeflateFactory):
    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, Deflate(agreed)


# A quick compression with a window as long as a message: successive ones are much alike. That is
# 46 kB for each connection that is told much. What comes is short, and nothing of it is kept.
DEFLATE = Factory(
    server_max_window_bits=13,
    client_max_window_bits=10,
    client_no_context_takeover=True,
    compress_settings={"level": 1, "memLevel": 4},
)
