// Writes what the built client carries of others, with their licences, beside it: static/licences.json.
import { readdir, readFile, writeFile } from 'node:fs/promises'

const read = async (path) => readFile(new URL(path, import.meta.url), 'utf8')
const { dependencies, devDependencies } = JSON.parse(await read('../package.json'))
const fonts = Object.keys(devDependencies).filter((name) => name.startsWith('@fontsource/'))
const found = await Promise.all(
  [...Object.keys(dependencies), ...fonts].sort().map(async (name) => {
    const folder = `../node_modules/${name}/`
    const { version, license } = JSON.parse(await read(`${folder}package.json`))
    const files = await readdir(new URL(folder, import.meta.url))
    const file = files.find((each) => /^licen[cs]e(\.|$)/i.test(each))
    return { name, version, licence: license, text: file ? await read(folder + file) : '' }
  }),
)
const out = new URL('../../src/weirwood/table/static/licences.json', import.meta.url)
await writeFile(out, `${JSON.stringify(found, null, 1)}\n`)
