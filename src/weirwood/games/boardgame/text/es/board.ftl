## Junto al mapa

bg-battle = Batalla por { $area_the }
bg-attacks = Ataca { $area_from }
bg-defends = Defiende
bg-ahead = { $house } va por delante por { $n }. El empate es para { $tie }.
bg-level = De momento hay empate, y es para { $tie }.
bg-won = { $house } gana la batalla.
bg-may_play = { $house } puede jugar
bg-not_shown = Boca abajo
bg-to_win = Castillos: se gana con { $n }
bg-armies = Ejércitos y lo que permiten tus suministros
bg-army_limit = Sitio para un ejército de { $n }
bg-army_now = Ejército de { $n }, con sitio para { $most }
bg-army_over = Ejército de { $n } sin suministros
bg-forbidden = Prohibido esta ronda: { $order }
bg-stock = En reserva
bg-stakes = Poder y pujas
bg-together = Entre todos { $n } contra { $threat }
bg-acts = Le toca
bg-top_wildling = Encima del mazo de salvajes: { $card }
bg-nobody = No hay nadie
bg-in_store = { $n } en reserva
bg-neutral = Fuerza neutral
bg-played = Jugada
