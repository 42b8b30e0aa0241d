// Draws the icons of the app from public/icon.svg: node tools/icons.mjs
// A maskable one fills its square, and what matters stays in the circle that no system cuts away;
// the badge is one colour on nothing, for the small sign beside a notice.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { launch } from './browser.mjs'

const source = await readFile(new URL('../public/icon.svg', import.meta.url), 'utf8')
const [, ground, inside] = /^<svg[^>]*>(<rect[^>]*\/>)(.*)<\/svg>\s*$/s.exec(source)
const colour = /fill="(#\w+)"/.exec(ground)[1]
const around = (body) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${body}</svg>`
// The drawing, made smaller about its middle.
const smaller = (by) =>
  `<g transform="translate(32 32) scale(${by}) translate(-32 -32)">${inside}</g>`
const full = (by) => around(`<rect width="64" height="64" fill="${colour}"/>${smaller(by)}`)
const ICONS = {
  'any-192': source,
  'any-512': source,
  'maskable-192': full(0.68),
  'maskable-512': full(0.68),
  'touch-180': full(0.8),
  'badge-96': around(inside.replaceAll(/#\w{6}/g, '#ffffff')),
}
const folder = new URL('../public/icons/', import.meta.url)
await mkdir(folder, { recursive: true })
const browser = await launch()
for (const [name, drawing] of Object.entries(ICONS)) {
  const size = Number(name.split('-')[1])
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const image = Buffer.from(drawing).toString('base64')
  await page.setContent(
    `<style>body{margin:0}img{display:block}</style><img width="${size}" height="${size}" src="data:image/svg+xml;base64,${image}">`,
  )
  const drawn = await page.screenshot({ omitBackground: true })
  await writeFile(new URL(`${name}.png`, folder), drawn)
  await page.close()
}
await browser.close()
