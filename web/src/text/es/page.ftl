# En lugar de una página que no llegó.
ui-page-missing = Esta página no ha llegado. Todavía no está en este dispositivo y necesita conexión.
ui-notices-turn = Avísame cuando me toque
