## Lo que dicen las partidas guiadas en todos los juegos.

lesson-again = Ya conoces este tipo de pregunta.
    .why = Un jugador sensato haría esto.
why-lessons-unknown = En este juego no hay ninguna lección «{ $found }». Hay: { $allowed }.
