// What a first visit weighs, compressed, and what each lazy chunk adds. Fails over the budget.
import { readdir, readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'

const BUDGET = 400_000
const SQUEEZED = /\.(woff2|webp)$/
const folder = new URL('../../src/weirwood/table/static/', import.meta.url)
const page = await readFile(new URL('index.html', folder), 'utf8')
const names = await readdir(new URL('assets/', folder))
const weigh = async (name) => {
  const body = await readFile(new URL(`assets/${name}`, folder))
  return SQUEEZED.test(name) ? body.length : gzipSync(body).length
}
const rows = await Promise.all(names.map(async (name) => [name, await weigh(name)]))
// Fonts and the pictures of the boards belong to it, though the page asks for them later.
const first = rows.filter(([name]) => page.includes(name) || SQUEEZED.test(name))
const total = first.reduce((sum, [, size]) => sum + size, 0) + gzipSync(page).length
for (const [name, size] of rows.sort((a, b) => b[1] - a[1])) {
  console.log(`${String(size).padStart(8)}  ${first.some(([n]) => n === name) ? '*' : ' '} ${name}`)
}
console.log(`${String(total).padStart(8)}  first load (*) of ${BUDGET}`)
if (total > BUDGET) process.exitCode = 1
