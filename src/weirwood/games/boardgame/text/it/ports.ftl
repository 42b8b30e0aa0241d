ask-ports-capture = { $a }: quante navi catturi, fino a { $most }?

event-ports-captured = { $victor } cattura { $taken } di { $ships } navi di { $house } { $port_in }.
event-ports-lost = { $house } perde le sue navi { $port_in }: { $ships }.
