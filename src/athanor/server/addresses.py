"""Who is asking, as far as an address tells it: what is counted by address is counted by network here."""

from __future__ import annotations

import ipaddress
from typing import Any, Final

UNKNOWN: Final = "?"
OWN_NETWORK: Final = 64  # bits: what one household gets, with 2^64 addresses in it


def network(address: str) -> str:
    """An IPv4 address as it is; of an IPv6 address the /64, for whoever has one has all addresses in it."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return UNKNOWN
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, OWN_NETWORK), strict=False))
    return str(found)


def network_of(scope: Any) -> str:
    """The network a request or a live connection comes from. Behind a proxy uvicorn has put the client's own there."""
    client = scope.get("client")
    return network(client[0]) if client else UNKNOWN
