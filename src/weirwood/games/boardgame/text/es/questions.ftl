## Preguntas

ask-setup-house = Elige tu Casa.
ask-westeros-choice = { $a }: elige qué ocurre.
ask-supply-loss = Tus ejércitos superan tu Suministro: elige una unidad que destruir.
ask-mustering-step = Recluta: gasta un punto o termina.
ask-bidding-track = Puja por { $a_the }: de { $least } a { $most } de Poder.
ask-bidding-tie = Empate a { $b } por { $a_the }: ordena las Casas, primero la mejor posición.
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
ask-planning-orders = Da una orden a cada una de tus zonas.
ask-planning-raven = El Cuervo mensajero: ¿sustituir una orden, mirar a los Salvajes o dejarlo?
ask-planning-raven_area = ¿Qué orden sustituyes?
ask-planning-raven_order = ¿La nueva orden para { $a_the }?
ask-planning-raven_card = ¿Dejas la carta de los Salvajes arriba o la entierras?
ask-raids-order = ¿Qué Incursión resuelves?
ask-raids-target = Incursión { $a_from }: ¿qué orden golpeas?
ask-marches-order = ¿Qué Avance resuelves?
ask-marches-to = Avance { $a_from }: ¿adónde? O termina.
ask-marches-units = ¿Cuántas unidades van { $a_from } hacia { $b_the }?
ask-marches-token = Dejas { $a_the } sin unidades: ¿pones una ficha de Poder?
ask-neutral-support = ¿Apoyas a { $c } { $a_from } contra la fuerza neutral { $b_in }?
ask-ports-capture = { $a }: ¿cuántos Barcos capturas, hasta { $most }?
ask-consolidate-order = ¿Qué orden de Consolidar poder resuelves?
ask-consolidate-use = Orden especial { $a_in }: ¿Poder o reclutamiento?
ask-combat-support = ¿A quién apoyas { $a_from }?
ask-combat-accept = { $b } ofrece apoyo { $a_from }: ¿lo aceptas?
ask-combat-card = { $b } contra { $c } { $a_in }: elige una carta de Casa.
ask-combat-replace = Se retiró { $a }: elige otra carta de Casa.
ask-combat-redraw = ¿Gastas la Espada para robar otro Avatar { $a_in }?
ask-combat-blade = ¿Usas la Espada de acero valyrio para +1 { $a_in }?
ask-casualties-unit = Elige una baja ({ $b ->
    [one] queda una
   *[other] quedan { $b }
}).
ask-retreat-area = { $b ->
    [one] ¿Adónde se retira tu unidad?
   *[other] ¿Adónde se retiran tus { $b } unidades?
}
ask-retreat-robb = Robb Stark: ¿adónde debe ir el ejército derrotado? O que decida él.
ask-retreat-loss = { $a ->
    [one] El Suministro obliga a una pérdida más: elige una unidad en retirada.
   *[other] El Suministro obliga a { $a } pérdidas más: elige una unidad en retirada.
}
ask-cards-tyrion = Tyrion Lannister: ¿devuelves { $a } a la mano?
ask-cards-aeron = Aeron Pelomojado: ¿pagas dos de Poder para jugar otra carta?
ask-cards-mace = Mace Tyrell: ¿qué Soldado muere?
ask-cards-queen = La Reina de las Espinas: ¿qué orden se retira?
ask-cards-doran = Doran Martell: ¿en qué medidor baja { $a } a la última posición?
ask-cards-cersei = Cersei Lannister: ¿qué orden del derrotado se retira?
ask-cards-renly = Renly Baratheon: ¿dónde pasa un Soldado a Caballero?
ask-cards-patchface = Caramanchada: ¿qué carta de { $a } se descarta?
