// The map for the pictures of the rule book (src/weirwood/book/sketch): paths, boxes and the places
// of what stands in an area, from the map that the table draws.
const n = (value) => Math.round(value * 10) / 10
const pairs = (flat) =>
  Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i], flat[2 * i + 1]])

const curve = (points, from) => {
  const [first, ...rest] = points
  let d = `${from}${n(first[0])} ${n(first[1])}`
  rest.forEach(([x, y], i) => {
    const next = rest[i + 1]
    d += next
      ? `Q${n(x)} ${n(y)} ${n((x + next[0]) / 2)} ${n((y + next[1]) / 2)}`
      : `L${n(x)} ${n(y)}`
  })
  return d
}

export const sketch = (map) => {
  // Every second point is enough for a picture; the ends stay, where neighbours meet.
  const arcs = map.arcs.map(({ points }) => {
    const all = pairs(points)
    return all.filter((_, i) => i % 2 === 0 || i === all.length - 1)
  })
  const along = (ref) => {
    const points = arcs[Math.abs(ref) - 1]
    return ref < 0 ? [...points].reverse() : points
  }
  const areas = Object.fromEntries(
    Object.entries(map.areas)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, area]) => {
        const points = area.rings.flat().flatMap(along)
        const xs = points.map(([x]) => x)
        const ys = points.map(([, y]) => y)
        return [
          id,
          {
            kind: area.kind,
            box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(n),
            d: area.rings
              .map((ring) => ring.map((ref, i) => curve(along(ref), i ? 'L' : 'M')).join('') + 'Z')
              .join(''),
            units: area.units.map(n),
            order: area.order.map(n),
            name: area.name.map(n),
            icons: area.icons?.map(n) ?? null,
            token: area.token?.map(n) ?? null,
          },
        ]
      }),
  )
  const lines = Object.entries(areas).map(
    ([id, area]) => ` ${JSON.stringify(id)}: ${JSON.stringify(area)}`,
  )
  return `{"areas": {\n${lines.join(',\n')}\n}}\n`
}
