"""The doors of the HTTP interface, one file per idea. Each does the least: check who asks, call, answer."""
