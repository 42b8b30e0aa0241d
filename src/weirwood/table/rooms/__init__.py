"""What happens in a room: people, clocks, bots, agreements, talk."""
