// Where the name, the printed icons and the pieces of an area go: boxes put one after another on
// the spot where they stick out of the area least, keep clear of each other, and stay near where
// the eye expects them.

const STEP = 4

const nearestEdge = ([x, y], rings) => {
  let best = Infinity
  for (const ring of rings)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [ax, ay] = ring[j]
      const [bx, by] = ring[i]
      const [dx, dy] = [bx - ax, by - ay]
      const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
      best = Math.min(best, Math.hypot(x - ax - t * dx, y - ay - t * dy))
    }
  return best
}

/** The roomiest point of an outline, a little biased towards where a wide box fits. */
const heart = (ring, rings, within, box) => {
  const xs = ring.map((p) => p[0])
  const ys = ring.map((p) => p[1])
  let best = [-1, 0, 0]
  for (
    let x = Math.max(Math.min(...xs), box.x);
    x < Math.min(Math.max(...xs), box.x + box.width);
    x += STEP
  )
    for (
      let y = Math.max(Math.min(...ys), box.y);
      y < Math.min(Math.max(...ys), box.y + box.height);
      y += STEP
    ) {
      if (!within([x, y])) continue
      const edge = Math.min(x - box.x, box.x + box.width - x, y - box.y, box.y + box.height - y)
      const room = Math.min(edge, nearestEdge([x, y], rings))
      if (room > best[0]) best = [room, x, y]
    }
  return { at: best.slice(1), room: best[0] }
}

export const lines = (name) => {
  // At most three lines of about ten letters, balanced.
  const words = name.split(' ')
  const out = ['']
  for (const word of words) {
    const last = out.at(-1)
    if (last && (last + ' ' + word).length > 11) out.push(word)
    else out[out.length - 1] = last ? `${last} ${word}` : word
  }
  return out
}

export const places = (area, outline, { inside, box, taken, wish = {} }) => {
  // An island inside a sea is a hole in it.
  const [ring, ...holes] = outline
  const within = (p) => inside(p, ring) && !holes.some((hole) => inside(p, hole))
  const { at, room } = heart(ring, outline, within, box)
  const cost = (x, y, w, h, wx, wy, others, strict) => {
    let out = 0
    for (let i = -1; i <= 1; i += 0.5)
      for (let j = -1; j <= 1; j += 0.5) {
        const p = [x + (i * w) / 2, y + (j * h) / 2]
        const gap = Math.min(
          p[0] - box.x,
          box.x + box.width - p[0],
          p[1] - box.y,
          box.y + box.height - p[1],
        )
        if (gap < 8) out += 4
        else if (!within(p)) out += 1
      }
    let clash = 0
    for (const [bx, by, bw, bh] of others) {
      const ox = (w + bw) / 2 - Math.abs(x - bx)
      const oy = (h + bh) / 2 - Math.abs(y - by)
      if (ox > 0 && oy > 0) clash += (ox * oy) / Math.min(w * h, bw * bh)
    }
    return out * strict + clash * 520 + Math.hypot(x - wx, (y - wy) * 1.2)
  }
  const icons = (area.castle ? 1 : 0) + (area.supply ?? 0) + (area.power ?? 0)
  const text = lines(area.name)
  const wide = Math.max(...text.map((line) => line.length)) * 9
  const items = [
    ['units', 84, 38, 0, 8, 24],
    ['order', 36, 36, 50, -18, 20],
    ...(icons ? [['icons', 12 + icons * 17, area.home ? 44 : 24, -8, -24, 40]] : []),
    ['name', wide, text.length * 18, 0, -46, 75],
    ...(area.kind === 'land' ? [['token', 28, 30, -48, 24, 18]] : []),
  ]
  const put = new Map()
  // Three rounds, so that what was placed first can make room for what came later.
  for (let round = 0; round < 3; round++)
    for (const [name, w, h, dx, dy, strict] of items) {
      if (wish[name]) {
        put.set(name, [...wish[name], w, h])
        continue
      }
      const others = [...taken, ...[...put].filter(([other]) => other !== name).map(([, b]) => b)]
      const [wx, wy] = [at[0] + dx, at[1] + dy]
      let best = [Infinity, wx, wy]
      const reach = Math.min(130, Math.max(80, room * 1.8))
      for (let x = wx - reach; x <= wx + reach; x += STEP)
        for (let y = wy - reach; y <= wy + reach; y += STEP) {
          const c = cost(x, y, w, h, wx, wy, others, strict)
          if (c < best[0]) best = [c, x, y]
        }
      put.set(name, [Math.round(best[1]), Math.round(best[2]), w, h])
    }
  const spots = Object.fromEntries([...put].map(([name, [x, y]]) => [name, [x, y]]))
  return { ...spots, boxes: [...put.values()] }
}
