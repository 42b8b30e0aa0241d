# La mesa como aplicación: lo que un móvil muestra de ella.
app-about = Cuatro juegos de mesa de Poniente, jugados como es debido.
app-mine = Mis partidas
