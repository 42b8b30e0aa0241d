## Che cosa fanno le carte Casata

text-eddard_stark = Forza 4, due spade.
text-robb_stark = Forza 3. Se Stark vince, in attacco o in difesa, può scegliere l’area di ritirata dello sconfitto tra quelle legali che costano meno unità.
text-roose_bolton = Forza 2. Se Stark perde, riprende in mano tutti gli scarti e Roose stesso prima delle perdite.
text-greatjon_umber = Forza 2, una spada.
text-ser_rodrick_cassel = Forza 1, due fortificazioni.
text-the_blackfish = Forza 1. Stark non subisce perdite da testi, spade o Maree in questo combattimento; le altre restano.
text-catelyn_stark = Forza 0. Un ordine di Difesa di Stark nell’area di battaglia conta doppio.
text-tywin_lannister = Forza 4. Se Lannister vince, prende due di potere dalla riserva.
text-ser_gregor_clegane = Forza 3, tre spade.
text-the_hound = Forza 2, due fortificazioni.
text-ser_jaime_lannister = Forza 2, una spada.
text-tyrion_lannister = Forza 1. Prima di ogni altro testo la carta nemica può tornare in mano; il nemico ne gioca un’altra, o nessuna se non ne ha.
text-ser_kevan_lannister = Forza 1. Se Lannister attacca, i suoi fanti che attaccano o supportano valgono 2; quelli in rotta restano a 0.
text-cersei_lannister = Forza 0. Se Lannister vince, può togliere un ordine dello sconfitto che questo combattimento non toglie comunque.
text-stannis_baratheon = Forza 4. Uno in più se il nemico precede Baratheon sul tracciato del Trono in quel momento.
text-renly_baratheon = Forza 3. Se Baratheon vince, un suo fante che ha combattuto o supportato può diventare cavaliere della scorta.
text-ser_davos_seaworth = Forza 2. Uno in più e una spada finché Stannis è negli scarti.
text-brienne_of_tarth = Forza 2, una spada, una fortificazione.
text-melisandre = Forza 1, una spada.
text-salladhor_saan = Forza 1. Se Baratheon è supportato, ogni nave non Baratheon vale 0 da entrambi i lati.
text-patchface = Forza 0. Dopo il combattimento Baratheon può scartare una carta dalla mano nemica; se era l’ultima, al nemico tornano le altre.
text-euron_crows_eye = Forza 4, una spada.
text-victarion_greyjoy = Forza 3. Se Greyjoy attacca, le sue navi che attaccano o supportano valgono 2; quelle in rotta restano a 0.
text-theon_greyjoy = Forza 2. Uno in più e una spada difendendo un castello o una roccaforte.
text-balon_greyjoy = Forza 2. Il numero stampato sulla carta nemica vale 0; bonus e icone di quella restano.
text-asha_greyjoy = Forza 1. Due spade e una fortificazione finché Greyjoy non ha supporto in questo combattimento.
text-dagmar_cleftjaw = Forza 1, una spada, una fortificazione.
text-aeron_damphair = Forza 0. Dopo gli annullamenti Greyjoy può pagare due di potere, scartare Aeron e giocare un’altra carta, con pieno effetto.
text-mace_tyrell = Forza 4. Muore subito un fante nemico che attacca o difende qui, non uno in supporto.
text-ser_loras_tyrell = Forza 3. Se Tyrell attacca, vince ed entra, l’ordine di Marcia lo segue e si potrà risolvere di nuovo in un turno successivo.
text-ser_garlan_tyrell = Forza 2, due spade.
text-randyll_tarly = Forza 2, una spada.
text-alester_florent = Forza 1, una fortificazione.
text-margaery_tyrell = Forza 1, una fortificazione.
text-queen_of_thorns = Forza 0. Si toglie subito un ordine nemico accanto all’area di battaglia, tranne la Marcia in corso, e con esso il suo supporto.
text-the_red_viper = Forza 4, due spade, una fortificazione.
text-areo_hotah = Forza 3, una fortificazione.
text-obara_sand = Forza 2, una spada.
text-darkstar = Forza 2, una spada.
text-nymeria_sand = Forza 1. Una spada in attacco, una fortificazione in difesa.
text-arianne_martell = Forza 1. Se Martell difende e perde, i vincitori tornano senza rotta da dove sono partiti e Martell si ritira.
text-doran_martell = Forza 0. Il nemico scende all’ultima posizione di un tracciato a scelta di Martell, e il segnalino passa subito di mano.

## Che cosa fanno le carte di Westeros

text-supply = In ordine di turno ogni Casata aggiorna il rifornimento e riduce gli eserciti.
text-mustering = In ordine di turno ogni Casata recluta in tutti i suoi castelli e roccaforti.
text-a_throne_of_blades = Chi possiede il Trono fa reclutare tutti, o aggiornare a tutti il rifornimento, o non fa accadere nulla.
text-last_days_of_summer = Non accade nulla.
text-winter_is_coming = Si mescolano tutte e dieci le carte del mazzo e se ne scopre un’altra, più volte se serve.
text-clash_of_kings = Tutte le Casate fanno nuove offerte per i tre tracciati influenza.
text-game_of_thrones = Ogni Casata prende un potere per corona controllata e uno per ogni proprio porto con navi il cui mare sia libero da navi nemiche.
text-dark_wings_dark_words = Chi possiede il Corvo indice uno Scontro tra re, le entrate di potere, o nulla.
text-wildlings_attack = Attaccano con la forza segnata sul tracciato, fosse anche 0.
text-put_to_the_sword = Chi possiede la Spada vieta la Marcia +1, o tutti gli ordini di Difesa, o nulla.
text-rains_of_autumn = Nessuno può piazzare la Marcia +1 in questo round.
text-storm_of_swords = Nessuno può piazzare ordini di Difesa in questo round, nemmeno quello speciale.
text-sea_of_storms = Nessuno può piazzare ordini di Incursione in questo round, nemmeno quello speciale.
text-feast_for_crows = Nessuno può piazzare ordini di Consolidare il potere in questo round, nemmeno quello speciale.
text-web_of_lies = Nessuno può piazzare ordini di Supporto in questo round, nemmeno quello speciale.

## Che cosa fanno le carte dei Bruti

text-silence_at_the_wall = Né vittoria né sconfitta hanno effetti oltre alle offerte e al segnalino.
text-preemptive_raid = Se vincono i Bruti: chi ha offerto meno distrugge due unità o scende di due posizioni nel suo tracciato migliore; gli altri non subiscono nulla. Se vincono i Guardiani: segue un secondo attacco di forza 6, con una carta nuova e il potere rimasto, senza il maggior offerente del primo.
text-crow_killers = Se vincono i Bruti: tutti i cavalieri di chi ha offerto meno diventano fanti; se i fanti finiscono, muoiono cavalieri a scelta del proprietario; in ogni altra Casata due cavalieri a sua scelta diventano fanti, o muoiono se mancano fanti. Se vincono i Guardiani: il maggior offerente può trasformare fino a due fanti ovunque in cavalieri della scorta.
text-rattleshirts_raiders = Se vincono i Bruti: il rifornimento di chi ha offerto meno scende di due, poi gli eserciti devono rientrare nei limiti; il rifornimento delle altre Casate scende di uno, poi gli eserciti devono rientrare nei limiti. Se vincono i Guardiani: il rifornimento del maggior offerente sale di uno, al massimo a sei.
text-massing_on_the_milkwater = Se vincono i Bruti: con più di una carta in mano, chi ha offerto meno scarta tutte quelle di forza stampata più alta; ogni altra Casata con più di una carta ne scarta una a scelta. Se vincono i Guardiani: il maggior offerente riprende in mano tutta la pila degli scarti.
text-a_king_beyond_the_wall = Se vincono i Bruti: chi ha offerto meno scende all’ultima posizione di tutti e tre i tracciati; ogni altra Casata, in ordine di turno, scende all’ultima posizione dei Feudi o della Corte del Re. Se vincono i Guardiani: il maggior offerente sale alla prima posizione di un tracciato e ne prende il segnalino dominio.
text-mammoth_riders = Se vincono i Bruti: chi ha offerto meno perde tre unità ovunque si trovino; ogni altra Casata perde due unità ovunque si trovino. Se vincono i Guardiani: il maggior offerente può riprendere una carta dalla pila degli scarti.
text-the_horde_descends = Se vincono i Bruti: chi ha offerto meno distrugge due unità di una stessa propria area con castello o roccaforte, o due ovunque se nessuna ne ha due; ogni altra Casata perde un’unità ovunque si trovi. Se vincono i Guardiani: il maggior offerente può reclutare in un’area con castello o roccaforte che controlla.
text-skinchanger_scout = Se vincono i Bruti: chi ha offerto meno perde tutto il potere disponibile; ogni altra Casata paga due di potere, o quanto ne ha. Se vincono i Guardiani: il maggior offerente riprende la propria offerta.
