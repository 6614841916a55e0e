"""What `athanor` can do with this game alone."""

# Not compiled: commands run once.
