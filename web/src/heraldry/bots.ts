// Who sits in a bot's chair: one of three dozen names (text/*/bots.ftl), each with a crest of its
// own. The room's id chooses, so that everybody at the table meets the same company.
export const BOTS = 36
/** Prime to their number: no two seats of a table meet the same. */
const STRIDE = 7

export const botAt = (room: string, seat: number): number => {
  let hash = 0
  for (const letter of room) hash = (hash * 31 + letter.codePointAt(0)!) % 65_521
  return (hash + seat * STRIDE) % BOTS
}

/** Games whose seats are somebody by themselves (a house, a leader): they are called by that. */
export const TITLED: ReadonlySet<string> = new Set(['boardgame', 'btwixt'])
