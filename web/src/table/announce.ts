// What a screen reader is told of its own accord: the last things that happened, and what is asked.
const MOST = 3

/** A sentence for each of the latest events, and the question if it is new. Long rows of events are
    cut to their end: the whole of it stands in the log. */
export const announcement = (events: readonly string[], question: string): string =>
  [...events.filter(Boolean).slice(-MOST), question].filter(Boolean).join(' ')
