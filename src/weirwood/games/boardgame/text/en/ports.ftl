ask-ports-capture = { $a }: how many ships do you take over, up to { $most }?

event-ports-captured = { $victor } takes { $taken } of { $ships } ships of { $house } { $port_in }.
event-ports-lost = { $house } loses its ships { $port_in }: { $ships }.
