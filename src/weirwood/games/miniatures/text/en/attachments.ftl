### The chapter attachments

event-attachment-destroyed = { $attachment } in { $unit } ({ $nr }) is destroyed.
