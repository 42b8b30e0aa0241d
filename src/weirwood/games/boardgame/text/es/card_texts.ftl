## Qué hacen las cartas de Casa

text-eddard_stark = Fuerza 4, dos espadas.
text-robb_stark = Fuerza 3. Si Stark gana, atacando o defendiendo, puede elegir la zona de retirada del perdedor entre las legales que cuesten menos unidades.
text-roose_bolton = Fuerza 2. Si Stark pierde, recupera toda su pila de descartes y al propio Roose antes de las bajas.
text-greatjon_umber = Fuerza 2, una espada.
text-ser_rodrick_cassel = Fuerza 1, dos fortificaciones.
text-the_blackfish = Fuerza 1. Stark no sufre bajas por textos, espadas ni Avatares en este combate; las demás pérdidas siguen.
text-catelyn_stark = Fuerza 0. Una orden de Defensa de Stark en la zona de batalla cuenta doble.
text-tywin_lannister = Fuerza 4. Si Lannister gana, toma dos de Poder de la Reserva.
text-ser_gregor_clegane = Fuerza 3, tres espadas.
text-the_hound = Fuerza 2, dos fortificaciones.
text-ser_jaime_lannister = Fuerza 2, una espada.
text-tyrion_lannister = Fuerza 1. Antes que cualquier otro texto puede devolverse la carta rival a su mano; el rival juega otra, o ninguna si no tiene.
text-ser_kevan_lannister = Fuerza 1. Si Lannister ataca, sus Soldados que atacan o apoyan valen 2; los que están en desbandada siguen en 0.
text-cersei_lannister = Fuerza 0. Si Lannister gana, puede retirar una orden del derrotado que este combate no retire de todos modos.
text-stannis_baratheon = Fuerza 4. Uno más si el rival está por delante de Baratheon en el medidor del Trono en ese momento.
text-renly_baratheon = Fuerza 3. Si Baratheon gana, uno de sus Soldados que luchó o lo apoyó puede pasar a Caballero de la reserva.
text-ser_davos_seaworth = Fuerza 2. Uno más y una espada mientras Stannis esté en la pila de descartes.
text-brienne_of_tarth = Fuerza 2, una espada, una fortificación.
text-melisandre = Fuerza 1, una espada.
text-salladhor_saan = Fuerza 1. Si Baratheon recibe apoyo, todo Barco que no sea Baratheon vale 0 en ambos bandos.
text-patchface = Fuerza 0. Tras el combate Baratheon puede descartar una carta de la mano rival; si era la última, vuelven las demás del rival.
text-euron_crows_eye = Fuerza 4, una espada.
text-victarion_greyjoy = Fuerza 3. Si Greyjoy ataca, sus Barcos que atacan o apoyan valen 2; los que están en desbandada siguen en 0.
text-theon_greyjoy = Fuerza 2. Uno más y una espada al defender un Castillo o Fortaleza.
text-balon_greyjoy = Fuerza 2. El número impreso de la carta rival cuenta 0; su bonificación e iconos permanecen.
text-asha_greyjoy = Fuerza 1. Dos espadas y una fortificación mientras Greyjoy no reciba apoyo en este combate.
text-dagmar_cleftjaw = Fuerza 1, una espada, una fortificación.
text-aeron_damphair = Fuerza 0. Tras las cancelaciones Greyjoy puede pagar dos de Poder, descartar a Aeron y jugar otra carta, con pleno efecto.
text-mace_tyrell = Fuerza 4. Muere al instante un Soldado rival que ataque o defienda aquí, no uno de apoyo.
text-ser_loras_tyrell = Fuerza 3. Si Tyrell ataca, gana y ocupa la zona, la orden de Avance lo acompaña y podrá resolverse otra vez en un turno posterior.
text-ser_garlan_tyrell = Fuerza 2, dos espadas.
text-randyll_tarly = Fuerza 2, una espada.
text-alester_florent = Fuerza 1, una fortificación.
text-margaery_tyrell = Fuerza 1, una fortificación.
text-queen_of_thorns = Fuerza 0. Se retira al instante una orden rival junto a la zona de batalla, salvo el Avance en curso, y con ella su apoyo.
text-the_red_viper = Fuerza 4, dos espadas, una fortificación.
text-areo_hotah = Fuerza 3, una fortificación.
text-obara_sand = Fuerza 2, una espada.
text-darkstar = Fuerza 2, una espada.
text-nymeria_sand = Fuerza 1. Una espada si ataca, una fortificación si defiende.
text-arianne_martell = Fuerza 1. Si Martell defiende y pierde, el vencedor vuelve sin desbandada a su origen y Martell se retira.
text-doran_martell = Fuerza 0. El rival baja a la última posición del medidor que elija Martell, y la ficha cambia de manos al instante.

## Qué hacen las cartas de Poniente

text-supply = Por orden de turno cada Casa ajusta su Suministro y recorta sus ejércitos.
text-mustering = Por orden de turno cada Casa recluta en todos sus Castillos y Fortalezas.
text-a_throne_of_blades = Quien posee el Trono hace que todos recluten, o que todos ajusten el Suministro, o que no ocurra nada.
text-last_days_of_summer = No ocurre nada.
text-winter_is_coming = Se barajan las diez cartas de ese mazo y se revela otra, tantas veces como haga falta.
text-clash_of_kings = Todas las Casas pujan de nuevo por los tres medidores de Influencia.
text-game_of_thrones = Cada Casa toma un Poder por cada corona que controla y uno por cada puerto propio con Barco cuyo mar no tenga Barcos enemigos.
text-dark_wings_dark_words = Quien posee el Cuervo convoca un Choque de Reyes, un Juego de Tronos o nada.
text-wildlings_attack = Atacan con la fuerza que marca el medidor, aunque sea 0.
text-put_to_the_sword = Quien posee la Espada prohíbe el Avance +1, o todas las órdenes de Defensa, o nada.
text-rains_of_autumn = Nadie puede colocar el Avance +1 esta ronda.
text-storm_of_swords = Nadie puede colocar órdenes de Defensa esta ronda, tampoco la especial.
text-sea_of_storms = Nadie puede colocar órdenes de Incursión esta ronda, tampoco la especial.
text-feast_for_crows = Nadie puede colocar órdenes de Consolidar poder esta ronda, tampoco la especial.
text-web_of_lies = Nadie puede colocar órdenes de Apoyo esta ronda, tampoco la especial.

## Qué hacen las cartas de los Salvajes

text-silence_at_the_wall = Ni la victoria ni la derrota tienen efecto más allá de las pujas y el marcador.
text-preemptive_raid = Si vencen los Salvajes: el menor postor destruye dos unidades o baja dos posiciones en su mejor medidor; los demás no sufren nada. Si vence la Guardia: sigue un segundo ataque de fuerza 6, con carta nueva y el Poder restante, sin el mayor postor del primero.
text-crow_killers = Si vencen los Salvajes: todos los Caballeros del menor postor pasan a Soldados; si faltan Soldados, mueren los Caballeros que elija su dueño; en cada otra Casa dos Caballeros a su elección pasan a Soldados, o mueren si no hay Soldados. Si vence la Guardia: el mayor postor puede convertir hasta dos Soldados de cualquier zona en Caballeros de su reserva.
text-rattleshirts_raiders = Si vencen los Salvajes: el Suministro del menor postor baja dos y luego sus ejércitos deben ajustarse; el Suministro de las demás Casas baja uno y luego sus ejércitos deben ajustarse. Si vence la Guardia: el Suministro del mayor postor sube uno, hasta seis como máximo.
text-massing_on_the_milkwater = Si vencen los Salvajes: si tiene más de una carta, el menor postor descarta todas las de mayor fuerza impresa; cada otra Casa con más de una carta descarta una a su elección. Si vence la Guardia: el mayor postor recupera toda su pila de descartes.
text-a_king_beyond_the_wall = Si vencen los Salvajes: el menor postor baja a la última posición de los tres medidores; cada otra Casa, por orden de turno, baja a la última posición de los Feudos o de la Corte del Rey. Si vence la Guardia: el mayor postor sube a la primera posición de un medidor y toma su ficha de Dominación.
text-mammoth_riders = Si vencen los Salvajes: el menor postor pierde tres unidades de donde quiera; cada otra Casa pierde dos unidades de donde quiera. Si vence la Guardia: el mayor postor puede recuperar una carta de su pila de descartes.
text-the_horde_descends = Si vencen los Salvajes: el menor postor destruye dos unidades de una misma zona propia con Castillo o Fortaleza, o dos cualesquiera si ninguna tiene dos; cada otra Casa pierde una unidad de donde quiera. Si vence la Guardia: el mayor postor puede reclutar en una zona con Castillo o Fortaleza que controle.
text-skinchanger_scout = Si vencen los Salvajes: el menor postor pierde todo su Poder disponible; cada otra Casa paga dos de Poder, o lo que tenga. Si vence la Guardia: el mayor postor recupera su propia puja.
