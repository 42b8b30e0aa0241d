"""Many workers, one table: who owns a room, and how strays find their way there."""
