"""Where somebody is signed in, and the links that carry them to another device: rows, questions and changes.

A cookie names a device; without its row it is nobody's, so whoever takes the row away has signed that device out. A
link works once: its row goes with it, and only a hash of it was ever kept.
"""

from __future__ import annotations

import hashlib
import re
import secrets
import time
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from athanor.server.guests import DAY, LINK_DAYS, new_id
from athanor.server.schema import devices, guests, links

SEEN_SECONDS: Final = 3600  # so exactly is it kept when a device was last used
MOST_DEVICES: Final = 50  # of one person; the one used least goes
BROWSERS: Final = (
    ("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("FxiOS", "Firefox"), ("Chrome", "Chrome"),
    ("CriOS", "Chrome"), ("Safari", "Safari"),
)  # fmt: skip
SYSTEMS: Final = (
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("Mac OS", "Mac"),
    ("CrOS", "ChromeOS"), ("Linux", "Linux"),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Device:
    id: str
    guest: str
    label: str
    created: float
    seen: float


def label_of(agent: str) -> str:
    """`Firefox · Android`, from what a browser says of itself; empty where it says nothing we know."""
    parts = [next((name for sign, name in known if re.search(sign, agent)), "") for known in (BROWSERS, SYSTEMS)]
    return " · ".join(part for part in parts if part)


# ---------------------------------------------------------------- devices


def whose(connection: Connection, device: str) -> tuple[str, str] | None:
    """The guest who is signed in there, and their name."""
    both = select(guests.c.id, guests.c.name).join(devices, devices.c.guest == guests.c.id)
    row = connection.execute(both.where(devices.c.id == device)).first()
    return None if row is None else (row.id, row.name)


def whose_of_old(connection: Connection, guest: str, signed: float) -> tuple[str, str] | None:
    """The same for a cookie of 0.1, which names the guest: it counts until they sign out everywhere."""
    found = select(guests.c.id, guests.c.name).where(guests.c.id == guest, guests.c.signed_out < signed)
    row = connection.execute(found).first()
    return None if row is None else (row.id, row.name)


def devices_of(connection: Connection, guest: str) -> list[Device]:
    """The one used last first."""
    rows = connection.execute(select(devices).where(devices.c.guest == guest).order_by(devices.c.seen.desc()))
    return [Device(**row) for row in rows.mappings()]


def add_device(connection: Connection, guest: str, label: str) -> str:
    id, now = new_id(16), time.time()
    connection.execute(insert(devices).values(id=id, guest=guest, label=label, created=now, seen=now))
    for old in devices_of(connection, guest)[MOST_DEVICES:]:
        connection.execute(delete(devices).where(devices.c.id == old.id))
    return id


def seen(connection: Connection, device: str) -> None:
    now = time.time()
    stale = (devices.c.id == device) & (devices.c.seen < now - SEEN_SECONDS)
    connection.execute(update(devices).where(stale).values(seen=now))


def sign_out(connection: Connection, guest: str, device: str) -> bool:
    gone = connection.execute(delete(devices).where(devices.c.id == device, devices.c.guest == guest))
    return bool(gone.rowcount)


def sign_out_elsewhere(connection: Connection, guest: str, here: str) -> None:
    """Every other device, every cookie of 0.1 and every link."""
    connection.execute(delete(devices).where(devices.c.guest == guest, devices.c.id != here))
    connection.execute(update(guests).where(guests.c.id == guest).values(signed_out=time.time()))
    revoke_links(connection, guest)


# ---------------------------------------------------------------- links


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def new_link(connection: Connection, guest: str) -> str:
    """A link that works once, for some days; the one before it does not any more."""
    token, now = secrets.token_urlsafe(24), time.time()
    revoke_links(connection, guest)
    connection.execute(insert(links).values(hash=hashed(token), guest=guest, created=now, until=now + LINK_DAYS * DAY))
    return token


def revoke_links(connection: Connection, guest: str) -> None:
    connection.execute(delete(links).where(links.c.guest == guest))


def whose_link(connection: Connection, token: str) -> tuple[str, str] | None:
    """Whom it stands for; asking changes nothing."""
    both = select(guests.c.id, guests.c.name).join(links, links.c.guest == guests.c.id)
    row = connection.execute(both.where(links.c.hash == hashed(token), links.c.until > time.time())).first()
    return None if row is None else (row.id, row.name)


def use_link(connection: Connection, token: str, label: str) -> tuple[str, str, str] | None:
    """The guest, their name and the new device. Of two who come at the same moment one is too late."""
    found = whose_link(connection, token)
    used = connection.execute(delete(links).where(links.c.hash == hashed(token)))
    if found is None or not used.rowcount:
        return None
    return (*found, add_device(connection, found[0], label))
