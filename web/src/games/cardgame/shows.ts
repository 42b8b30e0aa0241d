/** Cards on the table and in hand, what is laid out to choose from, challenges, and the players. */
export const shows = (thing: string): boolean =>
  /^(tag|hand|plot|title|deck|discard|dead|challenge|seat):/.test(thing)
