"""`python -m athanor.server`: the server with the settings of the environment. `athanor serve` has flags as well."""

from __future__ import annotations

import sys

from athanor import bots
from athanor.bots import outside
from athanor.core.errors import AthanorError
from athanor.core.text import users_language
from athanor.server.run import serve
from athanor.server.settings import from_environment
from athanor.server.words import say
from athanor.server.worker import load_plugins


def main() -> int:
    lang = users_language()
    if sys.argv[1:]:
        print(say("serve-no-flags", lang), file=sys.stderr)
        return 2
    try:
        settings = from_environment()
        load_plugins(settings.plugins)
        outside.allow(str(settings.bot_seconds))
        outside.configure(settings.bots, bots.is_own)
        return serve(settings, lang)
    except AthanorError as wrong:
        print(wrong.text(lang), file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
