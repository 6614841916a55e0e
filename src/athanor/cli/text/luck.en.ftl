# athanor arena --luck

help-arena-luck = compare each chance with N other outcomes and show the shares less luck too (0: never; usual: 12 where it helps and a bot searches)
arena-adjusted = less luck
arena-luck = Less luck: what chance gave, against what it might have given, is taken off; the mean stays right. It divides the variance by { $gain }. Mean luck of the first bot: { $luck } ± { $error } points of 100.
arena-luck-distrusted = The mean of luck, { $luck } ± { $error } points of 100, is too far from 0: go by the plain shares.
