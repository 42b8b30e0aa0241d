## The chapter claim: questions, options, and what happens.

ask-claim-military = Conquista: ¿qué personajes tuyos mueren?
ask-claim-opponents = ¿Contra quién aplicas la conquista?
event-claim-applied = { $seat } aplica una conquista de { $n }.
