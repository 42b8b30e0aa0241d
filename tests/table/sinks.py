"""Where notices end up in tests: a mail server and a web hook on this machine."""

from __future__ import annotations

import contextlib
import http.server
import json
import socketserver
import threading
from collections.abc import Callable, Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Mailbox(socketserver.ThreadingTCPServer):
    """Takes every mail; refuses as many as it is told to."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Postman)
        self.mails: list[EmailMessage] = []
        self.refuse = 0
        self.came = threading.Condition()

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.server_address[1]}"

    def wait(self, count: int) -> list[EmailMessage]:
        with self.came:
            assert self.came.wait_for(lambda: len(self.mails) >= count, 30), len(self.mails)
            return list(self.mails)


class Postman(socketserver.StreamRequestHandler):
    server: Mailbox

    def say(self, line: str) -> None:
        self.wfile.write(line.encode() + b"\r\n")

    def handle(self) -> None:
        self.say("220 sink")
        for raw in self.rfile:
            word = raw[:4].upper()
            if word == b"DATA":
                self.say("354 go on")
                self.take()
            elif word == b"QUIT":
                self.say("221 bye")
                return
            else:
                self.say("250 sink")

    def take(self) -> None:
        lines = []
        for raw in self.rfile:
            if raw.rstrip() == b".":
                break
            lines.append(raw)
        with self.server.came:
            if self.server.refuse:
                self.server.refuse -= 1
                self.say("451 later")
                return
            mail = message_from_bytes(b"".join(lines), policy=policy.default)
            assert isinstance(mail, EmailMessage)
            self.server.mails.append(mail)
            self.server.came.notify_all()
        self.say("250 taken")


class Posts(http.server.ThreadingHTTPServer, Generic[T]):
    """Takes what is posted, read as `read` says; answers with `status`."""

    daemon_threads = True

    def __init__(self, read: Callable[[str, dict[str, str], bytes], T], status: int) -> None:
        super().__init__(("127.0.0.1", 0), Taker)
        self.read, self.status = read, status
        self.taken: list[T] = []
        self.came = threading.Condition()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"

    def wait(self, count: int) -> list[T]:
        with self.came:
            assert self.came.wait_for(lambda: len(self.taken) >= count, 30), self.taken
            return list(self.taken)


class Taker(http.server.BaseHTTPRequestHandler):
    server: Posts[Any]

    def do_POST(self) -> None:  # the library's name
        data = self.rfile.read(int(self.headers["content-length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        with self.server.came:
            self.server.taken.append(self.server.read(self.path, headers, data))
            self.send_response(self.server.status)
            if self.server.status == 302:
                self.send_header("location", "/elsewhere")
            self.end_headers()
            self.server.came.notify_all()

    def log_message(self, *_args: Any) -> None:
        """Say nothing."""


class Hook(Posts[tuple[str, Any]]):
    """A web hook: where something was posted, and what."""

    def __init__(self) -> None:
        super().__init__(lambda path, _headers, data: (path, json.loads(data)), 204)
        self.posts = self.taken


@contextlib.contextmanager
def running(server: socketserver.BaseServer) -> Iterator[None]:
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
