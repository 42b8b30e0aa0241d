ask-bidding-track = Puja por { $a_the }: de { $least } a { $most } de Poder.
ask-bidding-tie = Empate a { $b } por { $a_the }: ordena las Casas, primero la mejor posición.

event-bidding-shown = { $house } puja { $power }.
event-bidding-settled = { $track }, nuevo orden: { $houses }.
