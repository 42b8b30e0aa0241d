# What is refused to whoever wants to be told on a device.
why-table-no_push = This table tells devices only through known push services: { $allowed }. The address leads elsewhere.
why-table-no_pushes = This table tells no devices that it is somebody's turn.
why-table-bad_push = The keys of this subscription are none: they are an elliptic point of 65 bytes and a secret of 16, in base64.
why-table-bad_quiet = Quiet hours are minutes of a day, from 0 to { $most }, and a clock is at most a day ahead or behind.
