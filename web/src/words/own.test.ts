// The client's own words: every language says the same messages, with the same arguments.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FluentResource } from '@fluent/bundle'
import { Catalogue, LANGUAGES, type Lang } from './catalogue'

const folder = (lang: Lang) => new URL(`../text/${lang}/`, import.meta.url)
const rooms = (lang: Lang) => readdirSync(folder(lang)).filter((name) => name.endsWith('.ftl'))
const text = (lang: Lang) =>
  rooms(lang)
    .map((name) => readFileSync(new URL(name, folder(lang)), 'utf8'))
    .join('\n')
const ids = (lang: Lang) => new FluentResource(text(lang)).body.map((entry) => entry.id).sort()

test.each(LANGUAGES)('%s says every message once', (lang) => {
  expect(rooms(lang)).toEqual(rooms('en'))
  expect(ids(lang)).toEqual(ids('en'))
  expect(new Set(ids(lang)).size).toBe(ids(lang).length)
})

test.each(LANGUAGES)('%s asks for no argument that English does not have', (lang) => {
  const [own, english] = [new Catalogue(lang, [text(lang)]), new Catalogue('en', [text('en')])]
  for (const id of ids('en'))
    expect([id, ...own.needs(id).all].sort()).toEqual([id, ...english.needs(id).all].sort())
})
