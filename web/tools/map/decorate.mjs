// Ink that says nothing about the rules: peaks, woods, marsh, dunes, and waves at sea. It keeps
// clear of borders and of every place where a piece, an icon or a name may stand.

const GROUND = {
  the_mountains_of_the_moon: 'peak',
  the_eyrie: 'peak',
  princes_pass: 'peak',
  the_boneway: 'peak',
  dornish_marches: 'hill',
  lannisport: 'hill',
  stoney_sept: 'hill',
  riverrun: 'hill',
  kingswood: 'wood',
  winterfell: 'pine',
  karhold: 'pine',
  castle_black: 'pine',
  greywater_watch: 'reed',
  moat_cailin: 'reed',
  the_twins: 'wood',
  crackclaw_point: 'wood',
  storms_end: 'wood',
  the_reach: 'field',
  highgarden: 'field',
  salt_shore: 'dune',
  sunspear: 'dune',
  yronwood: 'peak',
  starfall: 'hill',
  the_fingers: 'hill',
  the_stony_shore: 'hill',
  beyond: 'pine',
}
const SPACE = { peak: 19, hill: 26, wood: 15, pine: 17, reed: 17, field: 24, dune: 20, wave: 33 }

const edge = ([x, y], rings) => {
  let best = Infinity
  for (const ring of rings)
    for (const [px, py] of ring) best = Math.min(best, Math.hypot(px - x, py - y))
  return best
}

const free = ([x, y], boxes, margin) =>
  boxes.every(
    ([bx, by, bw, bh]) => Math.abs(x - bx) > bw / 2 + margin || Math.abs(y - by) > bh / 2 + margin,
  )

export const decorate = ({ areas, box, inside, random, boxes }) => {
  const next = random(7)
  const marks = {}
  const scatter = (kind, rings, clear, share) => {
    const ring = rings[0]
    const xs = ring.map((p) => p[0])
    const ys = ring.map((p) => p[1])
    const [x0, x1] = [
      Math.max(Math.min(...xs), box.x),
      Math.min(Math.max(...xs), box.x + box.width),
    ]
    const [y0, y1] = [
      Math.max(Math.min(...ys), box.y),
      Math.min(Math.max(...ys), box.y + box.height),
    ]
    const own = []
    const tries = ((x1 - x0) * (y1 - y0)) / 12
    for (let i = 0; i < tries; i++) {
      const p = [x0 + next() * (x1 - x0), y0 + next() * (y1 - y0)]
      // Woods and ranges come in stands, not evenly.
      const stand = Math.sin(p[0] / 31 + share) + Math.sin(p[1] / 27 - share) > -0.4
      if (!stand && kind !== 'wave') continue
      if (!inside(p, ring) || edge(p, rings) < (kind === 'wave' ? 20 : 13)) continue
      if (!free(p, clear, kind === 'wave' ? 14 : 7)) continue
      if (own.some(([x, y]) => Math.hypot(x - p[0], y - p[1]) < SPACE[kind])) continue
      own.push(p)
    }
    marks[kind] ??= []
    marks[kind].push(...own.sort((a, b) => a[1] - b[1]).map((p) => p.map(Math.round)))
  }
  let share = 0
  for (const { id, kind, outline } of areas) {
    share += 1.7
    if (kind === 'sea') scatter('wave', outline, boxes, share)
    else if (GROUND[id]) scatter(GROUND[id], outline, boxes, share)
  }
  for (const list of Object.values(marks)) list.sort((a, b) => a[1] - b[1])
  return {
    marks: Object.fromEntries(Object.entries(marks).map(([kind, list]) => [kind, list.flat()])),
  }
}
