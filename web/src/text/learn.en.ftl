## What explains itself: the card of a piece, the glossary and the rules.

card-what = What it is
card-for = What it is for
card-can = A click now
card-not-yet = Not now
card-know = Good to know
card-helps = What helps:
card-rules = Rules: { $title }
card-glossary = Glossary: { $name }
card-lesson = Lesson { $number }: { $title }
reference-title = { $game }: rules and glossary
reference-full = In a tab of its own
reference-search = Search rules and glossary
reference-parts = What is shown
reference-rules = Rules
reference-glossary = Glossary
reference-found = { $count ->
    [0] Nothing found. Try another word.
    [one] { $count } place found
   *[other] { $count } places found
}
key-card = go into the card of the piece under the focus
reference-button = Rules and glossary

## The ways into a game

home-new = New here? Every game has lessons on its own table: nothing to read beforehand, nothing to set up.
door-strength = How strong the bot is
door-solo = Alone, against { $name }
learn = Learn
learn-go-on = Go on learning
learn-about = { $count ->
    [one] One lesson, about { $minutes } min
   *[other] { $count } lessons, about { $minutes } min
}
learn-at = { $number } of { $count }: { $title }, { $minutes } min
learn-so-far = { $done } of { $count } done
learn-all-done = { $count ->
    [one] The lesson is done · look again
   *[other] { $count } of { $count } done · look again
}
learn-resume = Go on where you were
learn-resume-at = { $game }, lesson { $number }: { $title }
first-game = First game
first-about = gentle bot, coach on
first-won = won { $own } to { $best } · again?
first-lost = { $own } to { $best } · again?

## The coach at an ordinary table

coach-is-on = Coach is on
coach-is-off = Coach is off
coach-first = Your first choice
coach-what-for = What this is for
coach-quiet = Nothing to add
coach-less = Say less
coach-rivals = What the others did
coach-remark = Have you seen this? { $better } instead of { $played } would have been worth about { $share } % of a victory more.
