## The chapter claim: questions, options, and what happens.

ask-claim-military = Rivendicazione: quali tuoi personaggi muoiono?
ask-claim-opponents = Contro chi applichi la rivendicazione?
event-claim-applied = { $seat } applica una rivendicazione di { $n }.
