"""The contract every game keeps: states, frames, chance, events, texts, records. Knows no game."""
