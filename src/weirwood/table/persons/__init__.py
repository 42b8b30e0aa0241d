"""People over several browsers: who is who, passkeys, one-time codes, what follows."""
