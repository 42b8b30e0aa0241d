"""The web table: rooms, seats, clocks and storage, served over HTTP and WebSockets."""
