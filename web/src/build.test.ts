// What the build says of the packages that it puts into the client.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { packageOf, part } from '../tools/licences.mjs'

test.each([
  ['/a/node_modules/svelte/src/index.js', 'svelte'],
  ['/a/node_modules/@fluent/bundle/esm/types.js', '@fluent/bundle'],
  ['/a/node_modules/svelte/node_modules/clsx/clsx.mjs', 'svelte/node_modules/clsx'],
  ['C:\\a\\node_modules\\clsx\\clsx.mjs', 'clsx'],
  ['node_modules/@fontsource/alegreya/files/a.woff2', '@fontsource/alegreya'],
  ['\0vite/preload-helper.js', 'vite'],
  ['\0rolldown/runtime.js', 'rolldown'],
  ['\0facts:btwixt', undefined],
  ['/a/src/main.ts', undefined],
])('a module belongs to a package: %j', (id, name) => {
  expect(packageOf(id)).toBe(name)
})

test('a package without the text of its licence is not built in', () => {
  const home = mkdtempSync(`${tmpdir()}/licences-`)
  const make = (name: string, licence: string, text?: string) => {
    mkdirSync(`${home}/${name}`)
    const about = { name, version: '1.0.0', license: licence }
    writeFileSync(`${home}/${name}/package.json`, JSON.stringify(about))
    if (text !== undefined) writeFileSync(`${home}/${name}/license`, text)
  }
  make('said', 'MIT', 'as you like\n')
  make('usual', 'Apache-2.0')
  make('silent', 'MIT')
  make('empty', 'MIT', ' \n')
  const at = pathToFileURL(`${home}/`)
  expect(part('said', at)).toEqual({
    name: 'said',
    version: '1.0.0',
    licence: 'MIT',
    text: 'as you like',
  })
  expect(part('usual', at).text).toContain('Apache License')
  for (const name of ['silent', 'empty']) expect(() => part(name, at)).toThrow(name)
})
