"""Both examples for nginx of docs/hosting.md, as they stand there, before tables of our own.

    pytest tests/soak/nginx_soak.py -m soak

Needs nginx (Debian: nginx-light). Addresses, ports and the files of the certificate are all that is
changed; everything is on loopback.
"""

from __future__ import annotations

import contextlib
import datetime as dt
import ipaddress
import json
import re
import shutil
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

import httpx2
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from tests.table.cluster.test_supervisor import Command
from tests.table.conftest import fresh_database
from tests.table.player import Player
from tests.table.postgres import postgres
from tests.table.server import PATIENCE, free_port
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"
NAME = "table.example.org"
PLAN = {
    "game": "boardgame",
    "seats": [
        {"kind": "me"},
        {"kind": "bot", "level": "random"},
        {"kind": "bot", "level": "random"},
    ],
    "away_level": "random",
}
pytestmark = [pytest.mark.soak, pytest.mark.database]


def examples() -> list[str]:
    return re.findall(r"^```nginx\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def certificate(folder: Path) -> ssl.SSLContext:
    """One of our own for the table's name; gives a client that believes in it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    now = dt.datetime.now(dt.UTC)
    names = [x509.DNSName(NAME), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .sign(key, hashes.SHA256())
    )
    pem = serialization.Encoding.PEM
    (folder / f"{NAME}.pem").write_bytes(made.public_bytes(pem))
    plain = key.private_bytes(pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    (folder / f"{NAME}.key").write_bytes(plain)
    return ssl.create_default_context(cafile=str(folder / f"{NAME}.pem"))


@contextlib.contextmanager
def nginx(folder: Path, http: str, port: int) -> Iterator[None]:
    """A server of the test's own, with this in its `http` block."""
    program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    assert program is not None, "nginx is not installed: apt-get install nginx-light"
    log = folder / "access.log"
    places = "".join(
        f"{name}_temp_path {folder}/{name};\n"
        for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    config = folder / "nginx.conf"
    config.write_text(
        f"daemon off; worker_processes 1; pid {folder}/pid; error_log {folder}/error.log;\n"
        "events {}\nhttp {\n"
        f"log_format who '$uri $upstream_addr'; access_log {log} who;\n{places}{http}\n}}\n"
    )
    folder.chmod(0o755)
    words = [program, "-p", str(folder), "-c", str(config), "-e", str(folder / "error.log")]
    with subprocess.Popen(words) as process:
        try:
            end = time.monotonic() + PATIENCE
            while True:
                with contextlib.suppress(OSError):
                    httpx2.get(f"http://127.0.0.1:{port}/", timeout=5)
                    break
                assert process.poll() is None, (folder / "error.log").read_text()
                assert time.monotonic() < end
                time.sleep(0.1)
            yield
        finally:
            process.terminate()


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[list[Command]]:
    """Two workers of one table, as the page starts them."""
    options = ["--allow-host", NAME, "--origin", f"https://{NAME}", "--proxy", "127.0.0.1"]
    with postgres() as server, fresh_database(server.url, f"t{crc32(b'nginx')}") as url:
        made: list[Command] = []
        for name in "ab":
            (tmp_path / name).mkdir()
            made.append(Command(tmp_path / name, "--database", url, "--secure", *options))
        try:
            for table in made:
                table.start()
            yield made
        finally:
            for table in made:
                if table.process is not None and table.process.poll() is None:
                    table.kill()
                table.http.close()


def visitor(port: int, source: str, trust: ssl.SSLContext | None) -> httpx2.Client:
    """Somebody at this address of the loopback."""
    scheme = "http" if trust is None else "https"
    wire = httpx2.HTTPTransport(local_address=source, verify=trust if trust is not None else True)
    headers = {"host": NAME, "origin": f"https://{NAME}"}
    base = f"{scheme}://127.0.0.1:{port}"
    return httpx2.Client(transport=wire, base_url=base, headers=headers, timeout=PATIENCE)


def played(port: int, client: httpx2.Client, room: str, trust: ssl.SSLContext | None) -> int:
    """Sit down over the proxy and answer twice; gives how many answers were taken."""
    scheme = "ws" if trust is None else "wss"
    cookies = "; ".join(f"{c.name}={c.value}" for c in client.cookies.jar)
    with connect(
        f"{scheme}://{NAME}:{port}/ws/{room}",
        address=("127.0.0.1", port),
        proxy=None,
        additional_headers={"Cookie": cookies, "Origin": f"https://{NAME}"},
        ssl=trust,
        max_size=None,
    ) as ws:
        p = Player(lambda m: ws.send(json.dumps(m)), lambda: json.loads(ws.recv(PATIENCE)), room)
        for _ in range(2):
            p.until(lambda: p.open)
            p.answer()
        return len(p.acknowledged)


def until_played(port: int, client: httpx2.Client, room: str, trust: ssl.SSLContext | None) -> int:
    """As a browser does: until it is let in."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return played(port, client, room, trust)
        except (ConnectionClosed, InvalidHandshake, OSError):
            assert time.monotonic() < end
            time.sleep(0.3)


def cookie_of(reply: httpx2.Response, client: httpx2.Client) -> None:
    """Cookies for https alone: said by hand where the test itself has none."""
    for line in reply.headers.get_list("set-cookie"):
        assert line.startswith("__Host-")
        assert "secure" in line.lower()
        name, _, value = line.partition(";")[0].partition("=")
        client.cookies.set(name, value)


def test_one_table_behind_nginx(tmp_path: Path, tables: list[Command]) -> None:
    one, port = tables[0], free_port()
    location = examples()[0].replace("127.0.0.1:8000", f"127.0.0.1:{one.port}")
    http = f"server {{ listen 127.0.0.1:{port}; {location} }}"
    with nginx(tmp_path, http, port), visitor(port, "127.0.0.2", None) as client:
        page = client.get("/")
        assert page.status_code == 200
        assert "<html" in page.text
        assert client.get("/", headers={"host": "elsewhere.example"}).status_code == 421
        made = client.post("/api/rooms", json=PLAN)
        assert made.status_code == 200, made.text
        cookie_of(made, client)
        assert until_played(port, client, made.json()["room"], None) == 2
    assert "proxy that the table was not told of" not in one.log.read_text()


def test_two_workers_behind_nginx(tmp_path: Path, tables: list[Command]) -> None:
    port, trust = free_port(), certificate(tmp_path)
    http = examples()[1].replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
    for table, host in zip(tables, ("10.0.0.5", "10.0.0.6"), strict=True):
        http = http.replace(f"{host}:8000", f"127.0.0.1:{table.port}")
    http = http.replace("/etc/ssl/", f"{tmp_path}/")
    with nginx(tmp_path, http, port), contextlib.ExitStack() as stack:
        rooms = []
        for last in (2, 3, 4, 5):  # visitors of four addresses
            client = stack.enter_context(visitor(port, f"127.0.0.{last}", trust))
            made = client.post("/api/rooms", json=PLAN)
            assert made.status_code == 200, made.text
            assert "max-age" in made.headers["strict-transport-security"]
            cookie_of(made, client)
            rooms.append((client, made.json()["room"]))
            assert until_played(port, *rooms[-1], trust) == 2
            assert until_played(port, *rooms[-1], trust) == 2
            page = client.get(f"/api/rooms/{rooms[-1][1]}/words", headers={"x-forwarded-for": "x"})
            assert page.status_code < 500
        told = (tmp_path / "access.log").read_text().splitlines()
        for _, room in rooms:  # whoever they are, all visits of a room go to one worker
            led = {line.split()[-1] for line in told if f"/{room}" in line}
            assert len(led) == 1, led
        tables[0].kill()
        for client, room in rooms:
            assert until_played(port, client, room, trust) == 2


def test_what_a_visitor_says_of_their_address_is_not_believed(
    tmp_path: Path, tables: list[Command]
) -> None:
    """Sixty rooms an hour: whoever forges another address for each has no more."""
    one, port = tables[0], free_port()
    location = examples()[0].replace("127.0.0.1:8000", f"127.0.0.1:{one.port}")
    http = f"server {{ listen 127.0.0.1:{port}; {location} }}"
    wrong = {"game": "nothing", "seats": []}  # costs as much as a room
    with (
        nginx(tmp_path, http, port),
        visitor(port, "127.0.0.2", None) as client,
        visitor(port, "127.0.0.3", None) as another,
    ):
        found = set()
        for n in range(70):
            forged = {"x-forwarded-for": f"192.0.2.{n}"}
            reply = client.post("/api/rooms", json=wrong, headers=forged)
            found.add(reply.json()["rule"])
            time.sleep(0.05)  # within what an address may ask in a second
        assert "table.too_fast" in found
        other = another.post("/api/rooms", json=wrong)
        assert other.json()["rule"] != "table.too_fast"
