## Lo que se siente de una partida: carteles, resumen, ritmo, sonido

banner-westeros = Noticias de Poniente
banner-bids = Se muestran las pujas
banner-wildlings = ¡Salvajes!
banner-cards = Cartas sobre la mesa
banner-battle = La batalla está decidida
banner-fallen = Destrucción
banner-plots = Las tramas
banner-challenge = El reto
banner-dominance = Dominación
banner-dice = Los dados
banner-points = Puntos de victoria
banner-season = Nueva Estación
banner-scored = Recuento de los Consejos
banner-throne = El trono tiene dueño

ui-skip_on = Saltar hasta mi turno
ui-recap = Desde tu último turno
ui-recap-all = Ver todo
ui-recap-none = No ha pasado nada digno de mención.
ui-recap-more = { $n ->
    [one] Un detalle más está en el historial.
   *[other] { $n } detalles más están en el historial.
}
ui-pace = Ritmo de los demás
ui-pace-instant = Al instante
ui-pace-quick = Rápido
ui-pace-normal = Normal
ui-pace-slow = Lento
ui-banners = Mostrar carteles y lo que me he perdido
ui-banners-help = Dos o tres segundos para lo importante; la cruz o Escape los quitan.
ui-volume = Volumen
