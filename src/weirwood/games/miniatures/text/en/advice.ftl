## What advice weighs

advice-points = your victory points
advice-rival_points = the enemy's victory points
advice-army = points of your army left
advice-rival_army = points of the enemy's army left
advice-objectives = objectives you hold
