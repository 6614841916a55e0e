"""Run by Alembic: migrate over the connection that `migrating.migrate` hands in."""

from __future__ import annotations

from alembic import context

from athanor.server.schema import META

context.configure(connection=context.config.attributes["connection"], target_metadata=META, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
