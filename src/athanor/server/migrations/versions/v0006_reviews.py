"""Reviews of finished games, and what they say of each seat in a few figures."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Text, table, primary_key=True),
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("review", sa.Text),
        sa.Column("problem", sa.Text),
    )
    op.create_index("reviews_by_guest", "reviews", ["guest", "asked"])
    op.create_table(
        "reviewed_seats",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id")),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("account", sa.Text, nullable=False),
    )
    op.create_index("reviewed_seats_by_guest", "reviewed_seats", ["guest", "game", "ended"])
