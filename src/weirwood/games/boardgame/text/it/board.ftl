## Accanto alla mappa

bg-battle = Battaglia per { $area_the }
bg-attacks = Attacca { $area_from }
bg-defends = Difende
bg-ahead = { $house } è in vantaggio di { $n }. Il pareggio va a { $tie }.
bg-level = Per ora è pareggio, e va a { $tie }.
bg-won = { $house } vince la battaglia.
bg-may_play = { $house } può giocare
bg-not_shown = Coperta
bg-to_win = Castelli: si vince con { $n }
bg-armies = Armate, e quanto consentono i tuoi rifornimenti
bg-army_limit = Posto per un’armata di { $n }
bg-army_now = Armata di { $n }, con posto per { $most }
bg-army_over = Armata di { $n } senza rifornimenti
bg-forbidden = Vietato in questo round: { $order }
bg-stock = In riserva
bg-stakes = Potere e puntate
bg-together = Insieme { $n } contro { $threat }
bg-acts = Di turno
bg-top_wildling = In cima al mazzo dei bruti: { $card }
bg-nobody = Non c’è nessuno
bg-in_store = { $n } in riserva
bg-neutral = Forza neutrale
bg-played = Giocata
