"""The server, tried as people use it: real HTTP, real WebSockets, a real database."""
