## The chapter claim: questions, options, and what happens.

ask-claim-military = Claim: which of your characters are killed?
ask-claim-opponents = Against whom do you apply claim?
event-claim-applied = { $seat } applies a claim of { $n }.
