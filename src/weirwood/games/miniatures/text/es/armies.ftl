### Listas de ejército en texto. Tras la barra, otras formas que el lector entiende.

roster-title = Nombre|Ejército|Lista|Título
roster-faction = Facción|Casa
roster-commander = Comandante
roster-points = Puntos|Tamaño|Total
roster-units = Unidades combatientes|Unidades|Combatientes
roster-ncus = Unidades no combatientes|UNC|No combatientes
roster-enemy = En unidades enemigas|Vínculos enemigos
roster-with = con
