"""Sending: a mail to an SMTP server, a line to a web hook. Nothing else leaves the table by itself.

Both are off unless the table's settings name a mail server or hosts of hooks. A hook's address
must begin with one of the origins that the settings name; redirects are not followed, so that
nobody can make the table talk to a machine that its owner did not think of.
"""

from __future__ import annotations

import http.client
import re
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import SplitResult, unquote, urlsplit

from weirwood.table.wire import protocol as msg

SECONDS = 15.0  # that a server may take
MAX_MAIL, MAX_HOOK = 254, 500
ADDRESS = re.compile(r'[^\s@<>()\[\]\\,;:"\x00-\x1f]+@[^\s@<>()\[\]\\,;:"\x00-\x1f]+')
PORTS = {"smtp": 25, "smtps": 465, "http": 80, "https": 443}


class NotSent(Exception):
    """The other side did not take it; perhaps later."""


@dataclass(frozen=True, slots=True)
class Letter:
    """One notice, in the reader's words."""

    subject: str
    text: str
    url: str  # where to go
    stop: str = ""  # where to end it: for mails


def is_address(text: str) -> bool:
    """
    >>> is_address("ana@example.org"), is_address("ana@x\\nBcc: bo@y"), is_address("a,b@c")
    (True, False, False)
    """
    return len(text) <= MAX_MAIL and ADDRESS.fullmatch(text) is not None


def origin(url: str) -> str:
    """Scheme, host and port of an address, as they are compared; empty if it is none.

    >>> origin("https://Hooks.example.org/a?b"), origin("https://u@hooks.example.org/")
    ('https://hooks.example.org:443', '')
    """
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return ""
    if parts.scheme not in ("http", "https") or not parts.hostname or "@" in parts.netloc:
        return ""
    return f"{parts.scheme}://{parts.hostname}:{port or PORTS[parts.scheme]}"


def may_call(url: str, allowed: tuple[str, ...]) -> bool:
    """Whether a hook may be called: only where the table's owner said so."""
    plain = len(url) <= MAX_HOOK and url.isascii() and url.isprintable() and " " not in url
    return plain and bool(origin(url)) and origin(url) in {origin(a) for a in allowed}


def call_hook(url: str, allowed: tuple[str, ...], letter: Letter) -> None:
    """Tell a hook. `text` and `content` are what chat rooms of several makes read."""
    if not may_call(url, allowed):
        raise NotSent("this table calls no hook there")
    line = f"{letter.text} {letter.url}"
    data = msg.encode({"weirwood": 1, "text": line, "content": line, "url": letter.url})
    parts = urlsplit(url)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    try:
        connection = connected(parts)
        try:
            connection.request("POST", path, data, {"content-type": "application/json"})
            status = connection.getresponse().status
        finally:
            connection.close()
    except (OSError, http.client.HTTPException) as e:
        raise NotSent(type(e).__name__) from e
    if not 200 <= status < 300:
        raise NotSent(f"status {status}")


def connected(parts: SplitResult) -> http.client.HTTPConnection:
    host = parts.hostname or ""
    if parts.scheme == "https":
        context = ssl.create_default_context()
        return http.client.HTTPSConnection(host, parts.port, timeout=SECONDS, context=context)
    return http.client.HTTPConnection(host, parts.port, timeout=SECONDS)


def send_mail(server: str, sender: str, to: str, letter: Letter) -> None:
    """Hand a mail to the server `smtp[s]://[user:password@]host[:port]`.

    Without `smtps`, the line is made private if the server can; with a password it has to be.
    """
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = sender, to, letter.subject
    message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain="weirwood")
    message["Auto-Submitted"] = "auto-generated"
    if letter.stop:
        message["List-Unsubscribe"] = f"<{letter.stop}>"
    message.set_content(letter.text + f"\n\n{letter.url}\n")
    parts = urlsplit(server)
    host, port = parts.hostname or "", parts.port or PORTS.get(parts.scheme, 25)
    context = ssl.create_default_context()
    try:
        line: smtplib.SMTP
        if parts.scheme == "smtps":
            line = smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=context)
        else:
            line = smtplib.SMTP(host, port, timeout=SECONDS)
        with line:
            if parts.scheme != "smtps":
                line.ehlo_or_helo_if_needed()
                if line.has_extn("starttls") or parts.password:
                    line.starttls(context=context)
            if parts.username:
                line.login(unquote(parts.username), unquote(parts.password or ""))
            line.send_message(message)
    except (OSError, smtplib.SMTPException) as e:
        raise NotSent(type(e).__name__) from e
