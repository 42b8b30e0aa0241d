ask-wildlings-bid = Atacan Salvajes de fuerza { $a }: puja de { $least } a { $most } de Poder por la Guardia de la Noche.
ask-wildlings-tie = { $b ->
    [true] Empate a { $a }: ¿quién es el mayor postor?
    *[false] Empate a { $a }: ¿quién es el menor postor?
    }
ask-wildlings-unit = Elige una unidad que perder.
ask-wildlings-castle = Elige el Castillo o Fortaleza donde pierdes { $a } unidades.
ask-wildlings-raid = ¿Pierdes dos unidades, o dos posiciones en tu mejor medidor?
ask-wildlings-best_track = { $a } está igual de bien en varios medidores: ¿en cuál baja?
ask-wildlings-knight = { $a ->
    [true] Elige un Caballero que muere.
    *[false] Elige un Caballero que pasa a Soldado.
    }
ask-wildlings-discard = Elige una carta de Casa que descartar.
ask-wildlings-fall = ¿En qué medidor bajas a la última posición?
ask-wildlings-rise = ¿En qué medidor tomas la primera posición?
ask-wildlings-promote = Elige un Soldado que armar Caballero, o ninguno.
ask-wildlings-recover = Recupera una carta de Casa de tu pila de descartes, o ninguna.
ask-wildlings-muster = Elige una zona donde reclutar, o ninguna.

event-wildlings-attack = Los Salvajes atacan con fuerza { $strength }.
event-wildlings-result = { $won ->
    [true] La Guardia de la Noche resiste: { $watch } contra { $strength }.
    *[false] Los Salvajes se abren paso: { $watch } contra { $strength }.
    }
event-wildlings-highest = { $house } fue el mayor postor: { $power }.
event-wildlings-lowest = { $house } fue el menor postor: { $power }.
event-wildlings-card = La carta de los Salvajes es { $card }.
event-wildlings-killed = { $house } pierde una unidad { $area_in }: { $unit }.
event-wildlings-unhorsed = Un Caballero de { $house } pasa a Soldado { $area_in }.
event-wildlings-promoted = Un Soldado de { $house } pasa a Caballero { $area_in }.
event-wildlings-discarded = { $house } descarta { $card }.
event-wildlings-spared = { $house } sólo tiene cartas de una misma fuerza y las conserva.
event-wildlings-renewed = { $house } recupera todas sus cartas descartadas.
event-wildlings-recovered = { $house } recupera { $card }.
event-wildlings-fell = { $house } baja en el medidor { $track_of }.
event-wildlings-rose = { $house } toma la primera posición del medidor { $track_of }.
event-wildlings-paid = { $house } pierde { $power } de Poder.
event-wildlings-bid_back = { $house } recupera su puja de { $power }.
