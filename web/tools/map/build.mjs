// Draws the map of Westeros: some ten thousand small cells are given to the nearest area of the
// hand-drawn coast, merged, and their borders kept as shared arcs, so that neighbours fit exactly.
// The same input always gives the same map. Usage: npm run map
import { readFileSync, writeFileSync } from 'node:fs'
import { Delaunay } from 'd3-delaunay'
import { CORNERS, ISLANDS, LAND, MAINLAND, PLACES, PORTS, RIVERS, SEA } from './coast.mjs'
import { checkAdjacency } from './check.mjs'
import { decorate } from './decorate.mjs'
import { places } from './places.mjs'
import { sketch } from './sketch.mjs'

export const BOX = { x: -52, y: -34, width: 902, height: 1324 }
const CELLS = 13000
const FACTS = JSON.parse(readFileSync(new URL('areas.json', import.meta.url), 'utf8'))

/** The north is wide and empty: it is pressed together, and the whole a little widened. */
const warp = ([x, y]) => {
  const north = 0.74
  return [x * 1.08, y < 500 ? y * north : 500 * north + (y - 500)]
}

export const random = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}

export const inside = ([x, y], ring) => {
  let found = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi, yi] = ring[i]
    const [xj, yj] = ring[j]
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) found = !found
  }
  return found
}

/** Smooth noise, to make straight strokes of the coast wander. */
const wander = ([x, y]) => [
  x + 5 * Math.sin(y / 23 + 1.3) + 3 * Math.sin(y / 9.1 + x / 31),
  y + 5 * Math.sin(x / 21 + 0.4) + 3 * Math.sin(x / 8.3 + y / 29),
]

const label = (() => {
  const mainland = MAINLAND.map(warp)
  const islands = ISLANDS.map((ring) => ring.map(warp))
  const seeds = (table) =>
    Object.entries(table).flatMap(([id, points]) =>
      points.map(([x, y, pull = 1]) => [id, ...warp([x, y]), pull]),
    )
  const land = seeds(LAND)
  const sea = seeds(SEA)
  const isle = new Set(['pyke', 'dragonstone', 'the_arbor'])
  const nearest = (list, [x, y]) => {
    let best = Infinity
    let found = ''
    for (const [id, sx, sy, pull] of list) {
      const far = Math.hypot(x - sx, y - sy) / pull
      if (far < best) [best, found] = [far, id]
    }
    return found
  }
  const onIsle = land.filter(([id]) => isle.has(id))
  const onLand = land.filter(([id]) => !isle.has(id))
  const frame = 30
  return (p) => {
    const [x, y] = p
    if (x < BOX.x - frame || x > BOX.x + BOX.width + frame) return 'frame'
    if (y < BOX.y - frame || y > BOX.y + BOX.height + frame) return 'frame'
    const q = wander(p)
    if (islands.some((ring) => inside(q, ring))) return nearest(onIsle, q)
    // North of the Wall is land without an area.
    if (inside(q, mainland)) return y < 6 + 3 * Math.sin(x / 40) ? 'beyond' : nearest(onLand, q)
    return nearest(sea, q)
  }
})()

const cells = () => {
  const next = random(58)
  const margin = 60
  const box = [
    BOX.x - margin,
    BOX.y - margin,
    BOX.x + BOX.width + margin,
    BOX.y + BOX.height + margin,
  ]
  const points = new Float64Array(CELLS * 2)
  for (let i = 0; i < CELLS; i++) {
    points[2 * i] = box[0] + next() * (box[2] - box[0])
    points[2 * i + 1] = box[1] + next() * (box[3] - box[1])
  }
  const voronoi = new Delaunay(points).voronoi(box)
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < CELLS; i++) {
      const cell = voronoi.cellPolygon(i)
      if (!cell) continue
      let [area, cx, cy] = [0, 0, 0]
      for (let j = 0; j + 1 < cell.length; j++) {
        const [[x0, y0], [x1, y1]] = [cell[j], cell[j + 1]]
        const cross = x0 * y1 - x1 * y0
        area += cross
        cx += (x0 + x1) * cross
        cy += (y0 + y1) * cross
      }
      points[2 * i] = cx / (3 * area)
      points[2 * i + 1] = cy / (3 * area)
    }
    voronoi.update()
  }
  return { points, voronoi }
}

/** Specks of an area, cut off from its body by the noise, go to whoever surrounds them. */
const tidy = (labels, delaunay) => {
  const seen = new Int32Array(labels.length).fill(-1)
  const groups = []
  for (let start = 0; start < labels.length; start++) {
    if (seen[start] >= 0) continue
    const members = [start]
    seen[start] = groups.length
    for (const cell of members) {
      for (const other of delaunay.neighbors(cell)) {
        if (seen[other] >= 0 || labels[other] !== labels[start]) continue
        seen[other] = groups.length
        members.push(other)
      }
    }
    groups.push(members)
  }
  for (const members of groups) {
    if (members.length > 7) continue
    const votes = {}
    for (const cell of members)
      for (const other of delaunay.neighbors(cell))
        if (labels[other] !== labels[cell]) votes[labels[other]] = (votes[labels[other]] ?? 0) + 1
    const winner = Object.entries(votes).sort((a, b) => b[1] - a[1])[0]
    if (winner) for (const cell of members) labels[cell] = winner[0]
  }
}

/** The borders as chains of points between junctions, each with the two areas it parts. */
const borders = (labels, { delaunay, circumcenters }) => {
  const links = new Map()
  const add = (node, edge) => links.set(node, [...(links.get(node) ?? []), edge])
  const { halfedges, triangles } = delaunay
  for (let e = 0; e < halfedges.length; e++) {
    const twin = halfedges[e]
    if (twin < e) continue
    const a = labels[triangles[e]]
    const b = labels[triangles[e % 3 === 2 ? e - 2 : e + 1]]
    if (a === b) continue
    const edge = {
      nodes: [Math.floor(e / 3), Math.floor(twin / 3)],
      pair: [a, b].sort(),
      used: false,
    }
    add(edge.nodes[0], edge)
    add(edge.nodes[1], edge)
  }
  const junction = (node) => links.get(node).length !== 2
  const walk = (node, edge) => {
    const chain = [node]
    while (edge && !edge.used) {
      edge.used = true
      node = edge.nodes[0] === node ? edge.nodes[1] : edge.nodes[0]
      chain.push(node)
      if (junction(node)) break
      edge = links.get(node).find((other) => !other.used)
    }
    return chain
  }
  const arcs = []
  for (const closed of [false, true])
    for (const [node, edges] of links)
      if (closed || junction(node))
        for (const edge of edges)
          if (!edge.used) arcs.push({ pair: edge.pair, nodes: walk(node, edge) })
  const at = (node) => [circumcenters[2 * node], circumcenters[2 * node + 1]]
  return arcs.map(({ pair, nodes }) => ({ pair, nodes, points: nodes.map(at) }))
}

/** Two junctions joined by one of the CORNERS become one point. */
const pinch = (arcs) => {
  const merged = new Map()
  const kept = []
  for (const arc of arcs) {
    const corner = CORNERS.some((pair) => [...pair].sort().join() === arc.pair.join())
    if (!corner) {
      kept.push(arc)
      continue
    }
    const [from, to] = [arc.points[0], arc.points.at(-1)]
    const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
    merged.set(arc.nodes[0], [arc.nodes[0], middle])
    merged.set(arc.nodes.at(-1), [arc.nodes[0], middle])
  }
  for (const arc of kept)
    for (const end of [0, arc.nodes.length - 1]) {
      const found = merged.get(arc.nodes[end])
      if (found) [arc.nodes[end], arc.points[end]] = found
    }
  return kept
}

/** Averaging takes the honeycomb out of a border and leaves its wandering. */
const soften = (arcs) => {
  for (const arc of arcs) {
    const closed = arc.nodes[0] === arc.nodes.at(-1)
    const coast = isCoast(arc.pair)
    for (let round = 0; round < (coast ? 1 : 3); round++) {
      const old = arc.points
      arc.points = old.map((p, i) => {
        const [before, after] = closed
          ? [old[i === 0 ? old.length - 2 : i - 1], old[i === old.length - 1 ? 1 : i + 1]]
          : [old[i - 1], old[i + 1]]
        if (!before || !after) return p
        return [0, 1].map((k) => (before[k] + 2 * p[k] + after[k]) / 4)
      })
    }
    const spacing = coast ? 4.5 : 7
    const thin = [arc.points[0]]
    for (const p of arc.points.slice(1, -1)) {
      const last = thin.at(-1)
      if (Math.hypot(p[0] - last[0], p[1] - last[1]) >= spacing) thin.push(p)
    }
    arc.points = [...thin, arc.points.at(-1)].map((p) => p.map((n) => Math.round(n * 10) / 10))
  }
}

const kinds = new Map(FACTS.areas.map((area) => [area.id, area.kind]))
const isLand = (id) => kinds.get(id) === 'land' || id === 'beyond'
const isCoast = ([a, b]) => a !== 'frame' && b !== 'frame' && isLand(a) !== isLand(b)

const rings = (id, arcs) => {
  const left = arcs.map((arc, index) => ({ arc, index })).filter(({ arc }) => arc.pair.includes(id))
  const found = []
  while (left.length) {
    const first = left.pop()
    const ring = [first.index + 1]
    const start = first.arc.nodes[0]
    let node = first.arc.nodes.at(-1)
    while (node !== start) {
      const next = left.findIndex(({ arc }) => arc.nodes[0] === node || arc.nodes.at(-1) === node)
      if (next < 0) throw new Error(`${id}: its border does not close`)
      const [{ arc, index }] = left.splice(next, 1)
      const forward = arc.nodes[0] === node
      ring.push(forward ? index + 1 : -index - 1)
      node = forward ? arc.nodes.at(-1) : arc.nodes[0]
    }
    found.push(ring)
  }
  return found
}

export const ringPoints = (ring, arcs) =>
  ring.flatMap((ref) => {
    const points = arcs[Math.abs(ref) - 1].points
    return (ref < 0 ? [...points].reverse() : points).slice(0, -1)
  })

const { points, voronoi } = cells()
const labels = Array.from({ length: CELLS }, (_, i) => label([points[2 * i], points[2 * i + 1]]))
tidy(labels, voronoi.delaunay)
const arcs = pinch(borders(labels, voronoi))
soften(arcs)

const size = (ring) => {
  let area = 0
  ring.forEach(([x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length]
    area += x * ny - nx * y
  })
  return Math.abs(area) / 2
}
const shapes = new Map()
for (const id of [...kinds.keys(), 'beyond']) {
  if (kinds.get(id) === 'port') continue
  // The largest ring first: it carries the pieces.
  const own = rings(id, arcs).sort((a, b) => size(ringPoints(b, arcs)) - size(ringPoints(a, arcs)))
  shapes.set(id, own)
}

const problems = checkAdjacency(arcs, FACTS)
for (const line of problems) console.error(line)

const pairArc = (pair) => arcs.findIndex((arc) => arc.pair.join() === [...pair].sort().join()) + 1
const adjacent = new Set(
  FACTS.areas.flatMap(({ id, adjacent: list }) => list.map((other) => `${id},${other}`)),
)
const rivers = RIVERS.map(({ name, borders: list }) => ({
  name,
  arcs: list.map(pairArc),
  // A bridge in the middle of every stretch that may be crossed, with the way it runs.
  bridges: list
    .filter((pair) => adjacent.has(pair.join()))
    .map((pair) => {
      const line = arcs[pairArc(pair) - 1].points
      const middle = Math.floor(line.length / 2)
      const [a, b] = [line[middle - 1], line[middle + 1] ?? line[middle]]
      const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI
      return [...line[middle].map(Math.round), Math.round(turn)]
    }),
}))

/** A jetty leaves the coast between its land and its sea where the hint lies nearest. */
const port = ({ id, land, sea }) => {
  const hint = warp(PORTS[id])
  const coast = arcs
    .filter((arc) => arc.pair.includes(land) && arc.pair.includes(sea))
    .flatMap((arc) => arc.points)
  const far = (p) => Math.hypot(p[0] - hint[0], p[1] - hint[1])
  const root = coast.reduce((best, p) => (far(p) < far(best) ? p : best))
  // Seawards: away from the land cells around the root.
  let [dx, dy] = [0, 0]
  for (let turn = 0; turn < 360; turn += 10) {
    const [ux, uy] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
    const landed = [14, 26, 38].some((r) => isLand(labelAt([root[0] + r * ux, root[1] + r * uy])))
    if (!landed) [dx, dy] = [dx + ux, dy + uy]
  }
  const length = Math.hypot(dx, dy) || 1
  const at = [root[0] + (31 * dx) / length, root[1] + (31 * dy) / length]
  return [id, { land, sea, root: root.map(Math.round), at: at.map(Math.round) }]
}
const labelAt = (p) => labels[voronoi.delaunay.find(p[0], p[1])]
const ports = Object.fromEntries(FACTS.areas.filter(({ kind }) => kind === 'port').map(port))

const outline = (id) => shapes.get(id).map((ring) => ringPoints(ring, arcs))
const taken = Object.values(ports).map(({ at }) => [...at, 50, 50])
const boxes = [...taken]
const areas = {}
for (const area of FACTS.areas) {
  if (area.kind === 'port') continue
  const wish = PLACES[area.id]
  const { boxes: own, ...spots } = places(area, outline(area.id), { inside, box: BOX, taken, wish })
  boxes.push(...own)
  const printed = Object.fromEntries(
    ['castle', 'supply', 'power', 'home'].filter((key) => area[key]).map((key) => [key, area[key]]),
  )
  areas[area.id] = { kind: area.kind, ...printed, rings: shapes.get(area.id), ...spots }
}
const drawn = [...Object.keys(areas), 'beyond'].map((id) => ({
  id,
  kind: areas[id]?.kind,
  outline: outline(id),
}))
const map = {
  box: BOX,
  arcs: arcs.map(({ pair, points: list }) => ({ pair, points: list.flat() })),
  areas,
  beyond: shapes.get('beyond'),
  ports,
  rivers,
  ...decorate({ areas: drawn, box: BOX, inside, random, boxes }),
}
writeFileSync(
  new URL('../../src/games/boardgame/map/map.json', import.meta.url),
  JSON.stringify(map)
    .replace(/("[a-z_]+":\{"kind")/g, '\n$1')
    .replace(/(\{"pair")/g, '\n$1') + '\n',
)
writeFileSync(
  new URL('../../../src/weirwood/book/sketch/westeros.json', import.meta.url),
  sketch(map),
)
console.log(`${arcs.length} arcs, ${arcs.reduce((n, arc) => n + arc.points.length, 0)} points`)
if (problems.length) process.exitCode = 1
