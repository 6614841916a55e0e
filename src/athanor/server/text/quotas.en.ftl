# How much of the machine one person and one network may have.

too-much-at-once = Much has been asked for from your network at once. Please wait a moment.
too-many-sockets-person = You have { $most } tables open at once. Close one of them first.
quota-tables-person = You have { $most } unfinished tables. End some of them before you begin another.
quota-tables-network = From your network there are { $most } unfinished tables. Some of them must end before another can begin.
quota-bots-person = At your unfinished tables at most { $most } bots can sit. End some tables, or invite fewer.
quota-bots-network = At the unfinished tables of your network at most { $most } bots can sit. Some must end first, or invite fewer.
quota-new-tables = From your network many tables were begun in a short time. Please wait a little.
quota-thoughts-person = { $most } thoughts of yours are still being thought. Wait for one of them.
quota-thoughts-network = From your network { $most } thoughts are still being thought. Wait for one of them.
nobody-asks = Whoever asked has gone.
