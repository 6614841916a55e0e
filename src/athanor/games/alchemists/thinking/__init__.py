"""How a sensible player thinks, one subject per file: what is known, what things are worth, mixing, theories, cubes."""
