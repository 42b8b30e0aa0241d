ask-westeros-choice = { $a }: scegli che cosa accade.

option-westeros-choice-none = Non accade nulla

event-westeros-card = Mazzo di Westeros { $deck }: { $card }.
event-westeros-threat = La minaccia dei Bruti sale a { $threat }.
event-westeros-chosen = { $house } decide: { $choice ->
    [muster] tutti reclutano
    [supply] si aggiorna il rifornimento
    [clash] si fanno offerte per i tracciati
    [income] tutti prendono potere
    [no_march_plus_one] niente Marcia +1 in questo round
    [no_defense] niente ordini di Difesa in questo round
    *[none] non accade nulla
    }.
event-westeros-banned = Vietato in questo round: { $ban ->
    [no_march_plus_one] la Marcia +1
    [no_defense] gli ordini di Difesa
    [no_raid] gli ordini di Incursione
    [no_support] gli ordini di Supporto
    *[no_consolidate] gli ordini di Consolidare il potere
    }.
event-westeros-income = { $house } prende { $power } di potere.
