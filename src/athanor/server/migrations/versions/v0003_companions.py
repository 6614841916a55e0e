"""Companions beside a real board."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "companions",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_index("companions_by_guest", "companions", ["guest", "updated"])
    op.create_table(
        "companion_steps",
        sa.Column("companion_id", sa.Text, sa.ForeignKey("companions.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("known", sa.Text, nullable=False),
    )
