"""Who somebody is: a guest with a name, recognised by a signed cookie. No password, no address, nothing else.

A token says what it is for, whose it is and until when, and is signed with the key that is kept with the data.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from typing import Final

from athanor.core.names import LONGEST_NAME
from athanor.server.words import ServerError

DAY: Final = 86_400
COOKIE_DAYS: Final = 400  # as long as browsers keep one; renewed whenever the page asks who we are
LINK_DAYS: Final = 2
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # no l, i, o, 0, 1: links are read aloud, too


def new_id(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def proper_name(name: str, seat: int | None = None) -> str:
    """The name without control signs and wide gaps, or a sentence that says what is wrong with it.

    Of several names in one form (`seat`) the sentence says which.
    """
    clean = " ".join("".join(sign for sign in name if sign.isprintable()).split())
    if not clean:
        raise ServerError("name-empty") if seat is None else ServerError("seat-name-empty", number=seat)
    if len(clean) > LONGEST_NAME:
        if seat is None:
            raise ServerError("name-long", longest=LONGEST_NAME, letters=len(clean))
        raise ServerError("seat-name-long", number=seat, longest=LONGEST_NAME, letters=len(clean))
    return clean


class Signer:
    def __init__(self, key: bytes) -> None:
        self._key = key
        # Browsers share cookies between the ports of a machine; two servers there must not take each other's.
        self.cookie = f"athanor-{hashlib.sha256(key).hexdigest()[:8]}"

    def network(self, network: str) -> str:
        """Which network, without saying which: enough to count by, and nothing to find anybody with."""
        return hmac.new(self._key, f"network {network}".encode(), hashlib.sha256).hexdigest()[:16]

    def sign(self, purpose: str, guest: str, days: float) -> str:
        content = f"{purpose}.{guest}.{int(time.time() + days * DAY)}"
        return f"{content}.{self._signature(content)}"

    def read(self, purpose: str, token: str | None) -> str | None:
        """Whom a token stands for; None for one that is not ours, is for something else or has run out."""
        found = self.read_until(purpose, token)
        return None if found is None else found[0]

    def read_until(self, purpose: str, token: str | None) -> tuple[str, float] | None:
        content, _, signature = (token or "").rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(content).encode()):
            return None
        meant, who, until = content.split(".")
        return (who, int(until)) if meant == purpose and int(until) > time.time() else None

    def _signature(self, content: str) -> str:
        return hmac.new(self._key, content.encode(), hashlib.sha256).hexdigest()[:40]
