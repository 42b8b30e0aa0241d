// Tells the service worker which files this version of the client has. Runs after the build: the names
// are known only then. What stands in the page itself is kept at once; what the pages need that are
// read without a connection is kept later, and the boards, which nobody can play alone, never.
import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'

const folder = new URL('../../src/weirwood/table/static/', import.meta.url)
const READ = ['Rules', 'Cards', 'Build', 'Learn', 'Mine'].map((page) => `src/pages/${page}.svelte`)
const manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', folder), 'utf8'))
const page = await readFile(new URL('index.html', folder), 'utf8')

/** All files that come with a module: what it imports, its styles, its pictures and fonts. */
const files = (key, seen = new Set(), found = new Set()) => {
  const module = manifest[key]
  if (!module || seen.has(key)) return found
  seen.add(key)
  for (const file of [module.file, ...(module.css ?? []), ...(module.assets ?? [])]) found.add(file)
  for (const other of module.imports ?? []) files(other, seen, found)
  return found
}
const addresses = (found) => [...found].map((file) => `/${file}`).sort()
const first = files('index.html')
for (const key of Object.keys(manifest))
  if (key.startsWith('src/device/')) files(key, new Set(), first)
const later = new Set()
for (const key of READ) files(key, new Set(), later)
for (const file of first) later.delete(file)
/** The words of each language: the client's own, also those that come by themselves. */
const words = {}
for (const [key, { file }] of Object.entries(manifest)) {
  const lang = /^src\/text\/(\w+)\//.exec(key)?.[1]
  if (lang) (words[lang] ??= new Set()).add(file)
}
const entry = `/${manifest['index.html'].file}`
if (!page.includes(entry)) throw new Error(`the page does not load ${entry}`)

const at = new URL('worker.js', folder)
let code = await readFile(at, 'utf8')
const version = createHash('sha256').update(page).update(code)
for (const list of [first, later, ...Object.values(words)]) version.update(addresses(list).join())
const told = {
  __VERSION__: version.digest('hex').slice(0, 12),
  __ENTRY__: entry,
  __SHELL__: addresses(first),
  __LATER__: addresses(later),
  __WORDS__: Object.fromEntries(
    Object.entries(words).map(([lang, found]) => [lang, addresses(found)]),
  ),
}
for (const [name, value] of Object.entries(told)) {
  if (!code.includes(name)) throw new Error(`the worker does not say ${name}`)
  code = code.replaceAll(name, JSON.stringify(value))
}
if (/^\s*import\b/m.test(code)) throw new Error('the worker is to be one file')
await writeFile(at, code)
await rm(new URL('.vite', folder), { recursive: true })
