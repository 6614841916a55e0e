"""The coach: whether it was agreed on at a table, who wants it there, and what it has explained to whom."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("coach", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("coach", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "explained",
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("times", sa.Integer, nullable=False),
    )
