"""Unfinished tables are found by the network they were made from."""

from __future__ import annotations

from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_index("tables_by_network", "tables", ["network"])
