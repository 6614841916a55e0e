"""The history of the database's form, for Alembic. Each change is one file in `versions`; none is ever edited."""
