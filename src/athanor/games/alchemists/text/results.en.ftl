## Results, on a card

card-sale = { $seat } sells { $potion }: { $quality }
card-debunk = { $seat } puts a theory to the test
card-exhibit = { $seat } exhibits: { $made_potion }
card-test = { $seat } tests on the student: { $potion }
card-drink = { $seat } drinks: { $potion }
card-conference = The conference
card-round = Round { $round } is over
card-unpaid = Less than was promised: unpaid.
card-why-sign = Not the sign that was asked for: 1 reputation.
card-why-refuted = What was said or sealed was refuted.
card-why-exhibit = Another potion than promised: 1 reputation.
card-why-insanity = Insanity, drunk in public: 1 reputation.
card-why-seals = Too few theories for this conference.
card-why-student = The student is unhappy: each further test this round costs 1 gold.
card-why-more = { $count } more in this zone of the track.
card-why-less = { $count } less in the red zone.
card-reputation = Reputation { $before } → { $after }.
