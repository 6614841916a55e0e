"""The server: tables that people, bots and spectators share over HTTP and WebSocket.

Everything it says on the wire stands in docs/protocol.md; how to run it for a household or for the world in
docs/hosting.md. It knows the contract of a game and no game by name.

Where to look:
    schema, migrations, store, writer, archive   what is kept, and how it gets to disk before anybody hears of it
    loading, tables, lobby                        a table in memory, made from what is kept
    seating, opening                             who sits where: create, join, leave, rematch, fork
    viewpoint, wire                                   what each client is shown
    live, limits                                 the WebSocket
    thinking                                     bots
    app, routes, security, page                  HTTP
    run, sweeping                                the process: port, signals, memory
"""
