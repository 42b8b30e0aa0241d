## Beside the map

bg-battle = Battle for { $area_the }
bg-attacks = Attacks { $area_from }
bg-defends = Defends
bg-ahead = { $house } leads by { $n }. A tie goes to { $tie }.
bg-level = A tie so far, and it goes to { $tie }.
bg-won = { $house } wins the battle.
bg-may_play = { $house } may play
bg-not_shown = Face down
bg-to_win = Castles: { $n } win
bg-armies = Armies, and what your supply allows
bg-army_limit = Room for an army of { $n }
bg-army_now = Army of { $n }, room for { $most }
bg-army_over = Army of { $n } without supply
bg-forbidden = Forbidden this round: { $order }
bg-stock = In store
bg-stakes = Power and bids
bg-together = Together { $n } against { $threat }
bg-acts = To act
bg-top_wildling = On top of the wildling deck: { $card }
bg-nobody = Nobody there
bg-in_store = { $n } in store
bg-neutral = Neutral force
bg-played = Played
