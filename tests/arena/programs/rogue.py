"""A bot that is a program of its own and misbehaves in the way its first argument names. Everything it is told it
writes down, byte for byte, into the file of its second argument, if there is one; its process id into that of its
third."""

import json
import os
import sys
import time

mode = sys.argv[1]
diary = open(sys.argv[2], "ab") if len(sys.argv) > 2 else None  # noqa: PTH123, SIM115  # open as long as it runs

if len(sys.argv) > 3:
    with open(sys.argv[3], "w") as note:  # noqa: PTH123
        note.write(str(os.getpid()))


def say(**words: object) -> None:
    print(json.dumps(words), flush=True)


if mode == "mute":
    time.sleep(3600)
questions = 0
for line in sys.stdin.buffer:
    if diary is not None:
        diary.write(line)
        diary.flush()
    said = json.loads(line)
    if said["athanor"] == "hello":
        say(
            athanor="hello",
            protocol={"future": 7, "old": 1, "number": 1}.get(mode, 2),
            position=mode in ("position", "deaf"),
        )
        if mode == "deaf":
            time.sleep(3600)
        continue
    questions += 1
    number, first = said["number"], said["actions"][0]["id" if mode == "old" else "name"]
    if mode == "dies" or (mode == "dies-twice" and questions == 2):
        os._exit(1)
    if mode == "hangs":
        time.sleep(3600)
    if mode == "flood":
        while True:
            sys.stdout.write("x" * 65536)
    if mode == "chatter":
        while True:
            say(number=number, action=first)
    if mode == "garbage":
        print("I think I shall take the red one.", flush=True)
    elif mode == "list":
        print("[1, 2]", flush=True)
    elif mode == "deep":
        print("[" * 60000, flush=True)
    elif mode == "text":
        say(number=number, action=f"{first} please")
    elif mode == "number":
        say(number=number, action=first)  # by its name, in the protocol of numbers
    elif mode == "truth":
        say(number=number, action=True)
    elif mode == "stale":
        say(number=number - 1, action=first)
    elif mode == "illegal":
        say(number=number, action="")
    elif mode == "bytes":
        sys.stdout.buffer.write(b"\xff\xfe{}\n")
        sys.stdout.flush()
    elif mode == "grandchild":
        # Somebody else holds on to its pipes, out of reach of whoever ends it.
        if os.fork() == 0:
            os.setsid()
            time.sleep(20)
        os._exit(0)
    else:
        say(number=number, action=first)
