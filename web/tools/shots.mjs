// Screenshots of gallery pages at both sizes and in both themes, with whatever the console and
// axe have to say. Usage: node tools/shots.mjs [page,page] [desk,phone] [dark,light]
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { launch, SIZES } from './browser.mjs'
import { serve } from './serve.mjs'

const [pages, sizes, themes] = process.argv.slice(2).map((list) => list.split(','))
const all = (await readdir('src/gallery/pages')).map((name) => name.replace('.svelte', ''))
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

await mkdir('shots', { recursive: true })
const server = await serve('dist/gallery', 'gallery.html')
const browser = await launch()
let bad = 0
for (const size of sizes ?? Object.keys(SIZES)) {
  for (const theme of themes ?? ['dark', 'light']) {
    // axe is injected as a script of ours, which the page's own policy forbids.
    const context = await browser.newContext({
      viewport: SIZES[size],
      hasTouch: size === 'phone',
      deviceScaleFactor: size === 'phone' ? 2 : 1,
    })
    for (const name of pages ?? all) {
      const page = await context.newPage()
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return
        bad += 1
        console.log(`${name} ${size} ${theme}: ${message.text()}`)
      })
      page.on('pageerror', (error) => {
        bad += 1
        console.log(`${name} ${size} ${theme}: ${error.stack}`)
      })
      await page.goto(`${server.url}/gallery.html#${name}/${theme}`)
      await page.waitForTimeout(500)
      await page.screenshot({ path: `shots/${name}-${size}-${theme}.png` })
      const session = await context.newCDPSession(page)
      await session.send('Runtime.evaluate', { expression: axe })
      const { result } = await session.send('Runtime.evaluate', {
        expression: 'axe.run().then((r) => JSON.stringify(r.violations))',
        awaitPromise: true,
        returnByValue: true,
      })
      for (const found of JSON.parse(result.value ?? '[]')) {
        if (found.impact !== 'serious' && found.impact !== 'critical') continue
        bad += 1
        const where = found.nodes
          .slice(0, 3)
          .map((n) => n.target.join(' ') + ' ' + (n.any[0]?.message ?? ''))
        console.log(
          `${name} ${size} ${theme}: axe ${found.id} (${found.nodes.length}): ${where.join(' | ')}`,
        )
      }
      await page.close()
    }
    await context.close()
  }
}
await browser.close()
server.close()
process.exitCode = bad ? 1 : 0
