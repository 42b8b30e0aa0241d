ask-ports-capture = { $a }: ¿cuántos Barcos capturas, hasta { $most }?

event-ports-captured = { $victor } captura { $taken } de { $ships } Barcos de { $house } { $port_in }.
event-ports-lost = { $house } pierde sus Barcos { $port_in }: { $ships }.
