"""The real server in a thread of the test, and browsers to visit it with."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any

import httpx2
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.table.server import PATIENCE
from weirwood.table.app import create_app
from weirwood.table.config import Config
from weirwood.table.hub import Hub
from weirwood.table.serve import options


class Socket:
    """A browser's WebSocket."""

    def __init__(self, ws: ClientConnection) -> None:
        self.ws = ws

    def send_json(self, message: dict[str, Any]) -> None:
        self.ws.send(json.dumps(message))

    def send_text(self, text: str) -> None:
        self.ws.send(text)

    def receive_json(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.ws.recv(PATIENCE))
        return message

    def close_code(self) -> int | None:
        """Read until the table closes the connection; its code."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.ws.recv(PATIENCE)
        return self.ws.close_code


class Browser(httpx2.Client):
    """A browser with cookies of its own."""

    def __init__(self, live: Live) -> None:
        super().__init__(base_url=live.url, timeout=PATIENCE)
        self.live = live

    def other(self) -> Browser:
        return self.live.browser()

    @contextlib.contextmanager
    def socket(self) -> Iterator[Socket]:
        cookies = "; ".join(f"{c.name}={c.value}" for c in self.cookies.jar)
        with connect(
            self.live.url.replace("http", "ws") + "/ws",
            additional_headers={"Cookie": cookies},
            max_size=None,
        ) as ws:
            yield Socket(ws)


class Live:
    def __init__(self, config: Config) -> None:
        self.listener = socket.create_server(("127.0.0.1", 0))  # nobody can take the port first
        config.port = self.listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{config.port}"
        app = create_app(config)
        self.hub: Hub = app.state.hub
        self.server = uvicorn.Server(uvicorn.Config(app, **options(config)))
        self.loops: list[asyncio.AbstractEventLoop] = []  # the table's own, once it runs
        startup = self.hub.start

        async def start() -> None:
            self.loops.append(asyncio.get_running_loop())
            await startup()

        self.hub.start = start
        self.thread = threading.Thread(target=self.server.run, args=([self.listener],), daemon=True)
        self.browsers: list[Browser] = []

    def start(self) -> None:
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive()
            time.sleep(0.01)

    def loop(self) -> asyncio.AbstractEventLoop:
        return self.loops[0]

    def browser(self) -> Browser:
        made = Browser(self)
        self.browsers.append(made)
        return made

    def stop(self) -> None:
        for b in self.browsers:
            b.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()
        self.listener.close()
