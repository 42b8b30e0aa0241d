### The chapter attachments

event-attachment-destroyed = { $attachment }, en { $unit } ({ $nr }), cae.
