// Do the drawn borders say what the rules say? Every adjacent pair must share a border of some
// length, and every other pair none, unless a river without a bridge parts them.

const LEAST = 14

export const checkAdjacency = (arcs, facts) => {
  const length = new Map()
  for (const { pair, points } of arcs) {
    let sum = 0
    for (let i = 1; i < points.length; i++)
      sum += Math.hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1])
    length.set(pair.join(), (length.get(pair.join()) ?? 0) + sum)
  }
  const kinds = new Map(facts.areas.map((area) => [area.id, area.kind]))
  const problems = []
  const wanted = new Set(facts.rivers_without_bridge.map((pair) => [...pair].sort().join()))
  for (const area of facts.areas)
    if (area.kind !== 'port')
      for (const other of area.adjacent) wanted.add([area.id, other].sort().join())
  for (const pair of wanted) {
    const found = length.get(pair) ?? 0
    if (found < LEAST) problems.push(`${pair}: should touch, but share ${found.toFixed(0)}`)
  }
  for (const [pair, found] of length) {
    const [a, b] = pair.split(',')
    if (wanted.has(pair) || !kinds.has(a) || !kinds.has(b)) continue
    problems.push(`${pair}: should not touch, but share ${found.toFixed(0)}`)
  }
  return problems
}
