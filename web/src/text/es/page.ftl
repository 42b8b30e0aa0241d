# En lugar de una página que no llegó.
ui-page-missing = No se ha podido cargar esta página: todavía no está en este dispositivo y necesita conexión.
ui-notices-turn = Avísame cuando me toque
