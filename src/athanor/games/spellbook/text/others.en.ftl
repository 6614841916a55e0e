# What somebody else is deciding, said after their name: “Teo is thinking · which favor to keep”. `theirs-x` belongs to `ask-x`.

theirs-phase-0 = dawn
theirs-phase-1 = midday
theirs-phase-2 = dusk
theirs-extra-dawn = a dawn action at once
theirs-take = what to take from the altar
theirs-take-to-familiar = what to take from the altar onto the familiar
theirs-must-take = what to take from the altar: Blaze was used
theirs-may-draw = whether to draw for Mirage
theirs-discard = what to discard
theirs-store = what to store
theirs-offer = what to store for Offering
theirs-focus = what to store or take for Focus
theirs-give = what to give in the swap
theirs-receive-altar = what to receive from the altar
theirs-receive-familiar = what to receive from the familiar
theirs-learn = which spell to learn
theirs-mark = which token marks { $spell }
theirs-pay = what to pay for { $spell }
theirs-pay-set = how to complete the set of three
theirs-keep = which of the spent tokens to store
theirs-raise = which spell rises one level
theirs-sweep = which altar tokens to replace
theirs-copy = which action to copy
theirs-dummy = which altar token the dummy gets
theirs-dummy-bottom = which altar token goes to the bottom of the dummy’s board
