"""Devices, accounts, links used once, who has seen which seat, reports and bans."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("guests", sa.Column("account", sa.Text))
    op.add_column("guests", sa.Column("phrase", sa.Text))
    op.add_column("guests", sa.Column("signed_out", sa.Float, nullable=False, server_default="0"))
    op.create_index("guests_by_account", "guests", ["account"], unique=True)
    op.add_column("tables", sa.Column("touched", sa.Float, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("network", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("ending", sa.Text))
    op.add_column("seats", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.add_column("chat", sa.Column("audience", sa.Text, nullable=False, server_default="all"))
    op.add_column("mutes", sa.Column("network", sa.Text, nullable=False, server_default=""))
    people()
    whoever_sits_there()


def people() -> None:
    op.create_table(
        "devices",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("devices_by_guest", "devices", ["guest"])
    op.create_table(
        "links",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("links_by_guest", "links", ["guest"])
    op.create_table(
        "blocks",
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("blocked", sa.Text, sa.ForeignKey("guests.id"), primary_key=True),
    )
    op.create_table(
        "bans",
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("whom", sa.Text, primary_key=True),
        sa.Column("until", sa.Float),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id")),
        sa.Column("about", sa.Text, sa.ForeignKey("guests.id")),
        sa.Column("table_id", sa.Text),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("reports_by_time", "reports", ["created"])
    op.create_table(
        "orders",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("answer", sa.Text),
    )


def whoever_sits_there() -> None:
    op.create_table(
        "sitters",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id"), primary_key=True),
    )
    # Who sits at a running table today has seen their seat.
    op.execute(
        "INSERT INTO sitters (table_id, seat, guest) SELECT seats.table_id, seats.seat, seats.guest "
        "FROM seats JOIN tables ON tables.id = seats.table_id "
        "WHERE seats.guest IS NOT NULL AND tables.status <> 'open'"
    )
