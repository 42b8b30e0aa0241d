// Playing through the page as a person would: look at the question, choose something legal, press
// the one clear button.

const ROWS =
  '#question .options .row:not([aria-disabled]):not(.on):visible, ' +
  '#question .tokens .chip:not(:disabled):visible, #question .chips .chip:not(:disabled):visible'

/** What others do is shown at once, without banners or sound. */
export const QUIET = { pace: 'instant', banners: false, sound: false }

const any = (n) => Math.floor(Math.random() * n)

/** Choices that follow from words: the same words choose the same again. */
export const chance = (words) => {
  let state = 2166136261
  for (const letter of words) state = Math.imul(state ^ letter.codePointAt(0), 16777619)
  return (n) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * n)
  }
}

/** Waits for a question or the end; gives the question's words, or null when the game is over. */
export const question = async (page, patience = 300_000) => {
  await page.waitForSelector('#question[data-number] .send, .standings', { timeout: patience })
  if (await page.locator('.standings').count()) return null
  return page.locator('#question h2').first().innerText()
}

/** Goes to an address of the table as a link in its pages does, which costs a third of a new visit;
    whoever is elsewhere visits it. */
export const walk = async (page, url) => {
  const [here, there] = [new URL(page.url()), new URL(url)]
  if (here.origin !== there.origin) return page.goto(url)
  if (here.pathname === there.pathname) return
  const before = await page.locator('main').first().elementHandle()
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, url)
  // What stood there is gone before anybody looks for what comes.
  await page.waitForFunction((main) => !main.isConnected, before)
}

/** Chooses a language in the settings of a table, as a reader would; all that stays is the language. */
export const speak = (page, lang) =>
  page.evaluate(async (wanted) => {
    const until = async (come) => {
      for (let found; ; await new Promise(requestAnimationFrame)) if ((found = come())) return found
    }
    const press = async (what) => (await until(() => document.querySelector(what))).click()
    const root = document.documentElement
    if (root.lang === wanted) return
    await press('[data-act="menu"]')
    await press('dialog .menu .button')
    await press(`dialog input[name="lang"][value="${wanted}"]`)
    await press('dialog header button')
    await until(() => root.lang === wanted && !document.querySelector('dialog'))
    document.activeElement.blur()
  }, lang)

/** The number of the open question, or null while others are asked. */
export const number = (page) =>
  page.evaluate(() => document.querySelector('#question')?.dataset['number'] ?? null)

/** Which step of which question is open: an act is planned step by step, and sent as one. */
export const step = (page) =>
  page.evaluate(() => {
    const asked = document.querySelector('#question')?.dataset
    return `${asked?.['number'] ?? ''}/${asked?.['step'] ?? ''}`
  })

/** Until nothing of the question waits for the table's word. */
export const settled = (page) =>
  page.waitForFunction(() => {
    const asked = document.querySelector('#question')
    return !asked || !(asked.ariaBusy === 'true' || asked.querySelector('[aria-busy="true"]'))
  })

/** Until the answer to that question was taken (it is another's turn, or another question), or refused. */
export const taken = (page, old) =>
  page.waitForFunction((before) => {
    // The end, a refusal, or the screen goes to another person.
    if (document.querySelector('.standings, #question .refusal, .cover')) return true
    const asked = document.querySelector('#question')
    return asked !== null && (asked.dataset['number'] ?? null) !== before
  }, old)

/** Answers the open question by the list; gives what was answered, and how soon it was taken. */
export const answer = async (page, pick = any) => {
  const before = await number(page)
  const drawer = page.locator('#question .buttons [aria-expanded="false"]')
  if (await drawer.count()) await drawer.click()
  const send = page.locator('#question .send')
  let pressed = ''
  let started = 0
  for (let tries = 0; tries < 80; tries++) {
    await settled(page)
    // One press may have been all.
    if ((await number(page)) !== before) return { said: pressed, took: Date.now() - started }
    const count = await page.locator(ROWS).count()
    if ((await send.isEnabled()) && (tries > 0 || !count)) break
    if (count) {
      const row = page.locator(ROWS).nth(pick(count))
      pressed = (await row.innerText()).split('\n')[0]
      started = Date.now()
      await row.click()
    } else {
      const slot = page.locator('#question .slot:has(.token.none)').first()
      if (await slot.count()) await slot.click()
      // Suggestions for a placement are on their way.
      else await page.waitForFunction(() => !document.querySelector('#question .send')?.disabled)
    }
  }
  const said = await send.innerText()
  started = Date.now()
  await send.click()
  await taken(page, before)
  return { said, took: Date.now() - started }
}

/** Complaints of the page: errors, warnings, broken policies, failed requests. Not those that the
    caller expects: a refusal with its rule, a line that was cut. */
export const listen = (page, complain, expected = /(?!)/) => {
  const told = (text) => expected.test(text) || complain(text)
  page.on('console', (message) => {
    // A request that failed is told below, with its address.
    if (!/^(error|warning)$/.test(message.type()) || /Failed to load/.test(message.text())) return
    told(message.text())
  })
  page.on('pageerror', (error) => told(error.stack ?? String(error)))
  page.on('response', (response) => {
    if (response.status() >= 400) told(`${response.status()} ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    // What a reader walks away from is broken off.
    if (why !== 'net::ERR_ABORTED') told(`${why} ${request.url()}`)
  })
}

/** Serious and critical findings of axe on the page as it stands, by all its rules or these alone,
    on all of it or within a part. */
export const axe = async (page, source, rules = [], within = 'html') => {
  const how = rules.length ? { runOnly: rules } : {}
  // Through the debugger: the page's own policy rightly forbids a foreign script.
  const session = await page.context().newCDPSession(page)
  const known = await session.send('Runtime.evaluate', { expression: 'typeof axe' })
  if (known.result.value !== 'object')
    await session.send('Runtime.evaluate', { expression: source })
  const { result } = await session.send('Runtime.evaluate', {
    expression: `axe.run(${JSON.stringify(within)}, ${JSON.stringify(how)}).then((r) => JSON.stringify(r.violations))`,
    awaitPromise: true,
    returnByValue: true,
  })
  await session.detach()
  return JSON.parse(result.value ?? '[]')
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => {
      const where = nodes
        .slice(0, 3)
        .map((n) => `${n.target.join(' ')} (${n.any[0]?.message ?? n.all[0]?.message ?? ''})`)
      return `${id}: ${where.join(' | ')}`
    })
}
