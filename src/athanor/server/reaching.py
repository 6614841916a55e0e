"""Under which address others find this server: what an invitation says, and the code that phones read."""

from __future__ import annotations

import io
import ipaddress
import socket
from typing import Final

import segno
from starlette.requests import Request

from athanor.server.settings import Settings

EVERYWHERE: Final = "0.0.0.0"
# What `--host` may also be called where a server listens on every address of its machine.
ALL_ADDRESSES: Final = (EVERYWHERE, "::", "")
ONLY_HERE: Final = "127.0.0.1"


def others_address(settings: Settings, scheme: str, host: str, port: int) -> str | None:
    """The address for others, if the page was asked for at `host`; None if nobody but this machine can come in.

    Whoever came by a name or an address of the network can hand on the same. "localhost" leads everybody to their own
    machine: then a name given with `--origin` is right, else the address in the household, if the server listens there.
    """
    if not is_loopback(host):
        return f"{scheme}://{host}"
    if settings.origins:
        return settings.origins[0].rstrip("/")
    if settings.host not in ALL_ADDRESSES:
        return None if is_loopback(settings.host) else f"{scheme}://{in_url(settings.host)}:{port}"
    nearby = household_address()
    return None if is_loopback(nearby) else f"{scheme}://{nearby}:{port}"


def for_others(settings: Settings, request: Request) -> str | None:
    """The same from what a request says."""
    return others_address(settings, request.url.scheme, request.url.netloc, request.scope["server"][1])


def is_loopback(host: str) -> bool:
    """Whether a host, perhaps with its port, is a name every machine has for itself."""
    name = (
        host[1:].partition("]")[0] if host.startswith("[") else host if host.count(":") > 1 else host.partition(":")[0]
    )
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def household_address() -> str:
    """This machine as others nearby see it. Choosing a route sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            return str(probe.getsockname()[0])
        except OSError:
            return ONLY_HERE


def qr_text(text: str) -> str:
    """The code as a terminal shows it."""
    drawn = io.StringIO()
    segno.make(text, error="l").terminal(drawn, compact=True)
    return drawn.getvalue()


def qr_picture(text: str) -> bytes:
    """The code as a picture (SVG) with its own white ground, so that it can be read in the dark theme too."""
    drawn = io.BytesIO()
    segno.make(text, error="m", micro=False).save(drawn, kind="svg", scale=4, border=3, dark="#000", light="#fff")
    return drawn.getvalue()
