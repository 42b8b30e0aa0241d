### The chapter dice

ask-dice-reroll = Elige { $a ->
    [attack] dados de Ataque
    [defense] dados de Defensa
    [test] dados de la prueba
    [charge] el dado de la Carga
   *[other] el dado de la Retirada
} para repetir la tirada{ $b ->
    [token] {" "}gastando una ficha de Estado
   *[other] {""}
}.
option-die = Dado { $a }
event-dice-roll_off = Tirada para { $what ->
    [role] el papel
    [terrain] el terreno
    [zone] el Área de despliegue
   *[other] el jugador inicial
}: { $seats } sacan { $dice }.
event-dice-rolled = { $what ->
    [danger] El terreno peligroso causa D3+1 heridas: el dado saca { $dice }.
    [arrows] Las flechas causan D3+2 impactos: el dado saca { $dice }.
    [tar] La brea y el alquitrán causan D3 heridas: el dado saca { $dice }.
    [oil] El aceite hirviendo causa D3+1 heridas: el dado saca { $dice }.
    [pieces] Se colocan D3+2 elementos de terreno: el dado saca { $dice }.
    [terrain] Tirada para el siguiente elemento de terreno: { $dice }.
   *[other] Se tira un dado por el efecto: { $dice }.
}
event-dice-rerolled = { $seat } hace repetir { $count } { $count ->
    [one] dado
   *[other] dados
}: { $dice }.
