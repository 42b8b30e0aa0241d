// Writes what the built client carries of others beside it: their licences (licences.json), and the
// same as a bill of materials that programs read (client.cdx.json, CycloneDX). What that is, the
// build itself says: whatever stands in one of its modules or files.
import { readdirSync, readFileSync } from 'node:fs'

const modules = new URL('../node_modules/', import.meta.url)

/** The folder of the package that a module of the build belongs to; nothing for our own. */
export const packageOf = (id) => {
  const made = /^\0(vite|rolldown)\//.exec(id) // what the builder adds of its own
  if (made) return made[1]
  // One package may have another one of its own: svelte/node_modules/clsx.
  return /node_modules\/((?:.*node_modules\/)?(?:@[^/]+\/)?[^/]+)/.exec(
    id.replaceAll('\\', '/'),
  )?.[1]
}

/** Some say which licence it is and bring no text: these texts are the same for everybody. */
const usual = (licence) => {
  try {
    return readFileSync(new URL(`licences/${licence}.txt`, import.meta.url), 'utf8')
  } catch {
    return ''
  }
}

/** Name, version, licence and its text; no package without them comes into the client. */
export const part = (path, home = modules) => {
  const folder = new URL(`${path}/`, home)
  const read = (file) => readFileSync(new URL(file, folder), 'utf8')
  const { name, version, license: licence } = JSON.parse(read('package.json'))
  const file = readdirSync(folder).find((each) => /^licen[cs]e(\.|$)/i.test(each))
  const told = file ? read(file) : ''
  // What the builder itself was made of is not in what it adds.
  const text = told.split(/^# Licenses of bundled dependencies/m)[0].trim() || usual(licence)
  if (!version || !licence || !text) throw new Error(`the licence of ${name} is not known`)
  return { name, version, licence, text }
}

/** The bill of materials of these parts. */
export const bill = (parts) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: { type: 'application', name: 'weirwood-client' } },
  components: parts.map(({ name, version, licence }) => ({
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: [{ license: { id: licence } }],
  })),
})

/** For vite: whatever the build has put into its files. */
export const licences = () => ({
  name: 'licences',
  apply: 'build',
  generateBundle(_options, bundle) {
    const files = Object.values(bundle)
    const ids = files.flatMap((file) =>
      file.type === 'chunk' ? Object.keys(file.modules) : file.originalFileNames,
    )
    const paths = new Set([...this.getModuleIds(), ...ids].map(packageOf))
    paths.delete(undefined)
    const parts = [...paths].sort().map((path) => part(path))
    const write = (fileName, told) =>
      this.emitFile({ type: 'asset', fileName, source: `${JSON.stringify(told, null, 1)}\n` })
    write('licences.json', parts)
    write('client.cdx.json', bill(parts))
  },
})
