## Consejos

advice-sure-clear = Está claro tras { $games } partidas imaginadas.
advice-sure-likely = Es lo probable, tras { $games } partidas imaginadas.
advice-sure-close = Están muy igualadas: { $games } partidas imaginadas no las distinguen.
advice-sure-forced = Solo hay una respuesta.
advice-chance = probabilidad de ganar: cerca del { $percent } %
advice-follows = Lo que espero después: { $list }
why-bots-no_question = Al asiento { $seat } no se le pregunta nada: no hay nada que aconsejar.
why-table-advice_people = Se dan consejos en partidas contra bots y, entre personas, solo si la mesa se montó así.
why-table-advice_clock = No hay consejos mientras corren los relojes.
why-table-advice_busy = Demasiados piden consejo en este momento, o ya te están aconsejando.
