## Advice

advice-sure-clear = This is clear after { $games } imagined games.
advice-sure-likely = This is likely, after { $games } imagined games.
advice-sure-close = These are close: { $games } imagined games do not tell them apart.
advice-sure-forced = There is only one answer.
advice-chance = about { $percent } % to win
advice-follows = I expect next: { $list }
why-bots-no_question = Seat { $seat } is not asked anything: there is nothing to advise.
why-table-advice_people = Advice is given in games against bots, and among people only where the table was laid so.
why-table-advice_clock = No advice while clocks are running.
why-table-advice_busy = Too many ask for advice at this moment, or you are being advised already.
