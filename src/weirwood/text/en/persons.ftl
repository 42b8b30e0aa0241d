# What is refused to whoever wants to be found again.
why-table-bad_passkey = This passkey could not be verified. Nothing has changed.
why-table-no_passkey = This table does not know this passkey.
why-table-copied_passkey = This passkey seems to have been copied: it has signed more often elsewhere. Enter another way, and remove it.
why-table-challenge = This took too long, or was used already. Try again.
why-table-bad_code = This code opens nothing: it was used, replaced or mistyped.
why-table-old_link = This link was used already, or is too old. Ask for a new code on the other device.
why-table-no_device = None of your devices is called that.
why-table-too_many_devices = You have { $most } devices already: send one away first.
why-table-too_many_passkeys = You have { $most } passkeys already: remove one first.
why-table-full_lists = The table keeps { $most } lists of all its guests and takes no more.
why-table-too_many_lists = You keep { $most } lists already: throw one away first.
why-table-lists_too_large = All your lists with their versions are too large: at most { $most } characters. Throw one away first.
