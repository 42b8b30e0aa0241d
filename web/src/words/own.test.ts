// The client's own words: every language says the same messages, with the same arguments.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FluentResource } from '@fluent/bundle'
import { Catalogue, LANGUAGES, type Lang } from './catalogue'

const text = (lang: Lang) => readFileSync(new URL(`../text/${lang}.ftl`, import.meta.url), 'utf8')
const ids = (lang: Lang) => new FluentResource(text(lang)).body.map((entry) => entry.id).sort()

test.each(LANGUAGES)('%s says every message once', (lang) => {
  expect(ids(lang)).toEqual(ids('en'))
  expect(new Set(ids(lang)).size).toBe(ids(lang).length)
})

test.each(LANGUAGES)('%s asks for no argument that English does not have', (lang) => {
  const [own, english] = [new Catalogue(lang, [text(lang)]), new Catalogue('en', [text('en')])]
  for (const id of ids('en'))
    expect([id, ...own.needs(id).all].sort()).toEqual([id, ...english.needs(id).all].sort())
})
