"""What somebody wishes on every device, and which results a seat has been shown."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("guests", sa.Column("wishes", sa.Text))
    op.add_column("seats", sa.Column("shown", sa.Integer))
