// Playing through the page as a person would: look at the question, choose something legal, press
// the one clear button.

const ROWS =
  '#question .options .row:not([aria-disabled]):not(.on):visible, ' +
  '#question .tokens .chip:not(:disabled):visible, #question .chips .chip:not(:disabled):visible'

export const pick = (n) => Math.floor(Math.random() * n)

/** Waits for a question or the end; gives the question's words, or null when the game is over. */
export const question = async (page, patience = 60_000) => {
  await page.waitForSelector('#question[data-number] .send, .standings', { timeout: patience })
  if (await page.locator('.standings').count()) return null
  return page.locator('#question h2').first().innerText()
}

/** The number of the open question, or null while others are asked. */
export const number = (page) =>
  page.evaluate(() => document.querySelector('#question')?.dataset['number'] ?? null)

/** Until nothing of the question waits for the table's word. */
export const settled = (page) =>
  page.waitForFunction(() => {
    const asked = document.querySelector('#question')
    return !asked || !(asked.ariaBusy === 'true' || asked.querySelector('[aria-busy="true"]'))
  })

/** Until the answer to that question was taken (it is another's turn, or another question), or refused. */
export const taken = (page, old) =>
  page.waitForFunction((before) => {
    if (document.querySelector('.standings') || document.querySelector('#question .refusal'))
      return true
    const asked = document.querySelector('#question')
    return asked !== null && (asked.dataset['number'] ?? null) !== before
  }, old)

/** Answers the open question by the list; gives what was answered, and how soon it was taken. */
export const answer = async (page) => {
  const before = await number(page)
  const drawer = page.locator('#question .buttons [aria-expanded="false"]')
  if (await drawer.count()) await drawer.click()
  const send = page.locator('#question .send')
  for (let tries = 0; tries < 80; tries++) {
    await settled(page)
    const count = await page.locator(ROWS).count()
    if ((await send.isEnabled()) && (tries > 0 || !count)) break
    if (count) await page.locator(ROWS).nth(pick(count)).click()
    else {
      const slot = page.locator('#question .slot:has(.token.none)').first()
      if (await slot.count()) await slot.click()
      // Suggestions for a placement are on their way.
      else await page.waitForFunction(() => !document.querySelector('#question .send')?.disabled)
    }
  }
  const said = await send.innerText()
  const started = Date.now()
  await send.click()
  await taken(page, before)
  return { said, took: Date.now() - started }
}

/** Complaints of the page: errors, warnings, broken policies. A refusal with its rule is none. */
export const listen = (page, complain) => {
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    if (/status of 4\d\d|ERR_INTERNET_DISCONNECTED|WebSocket connection/.test(message.text()))
      return
    complain(message.text())
  })
  page.on('pageerror', (error) => complain(error.stack ?? String(error)))
}

/** Serious and critical findings of axe on the page as it stands. */
export const axe = async (page, source) => {
  // Through the debugger: the page's own policy rightly forbids a foreign script.
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: source })
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'axe.run().then((r) => JSON.stringify(r.violations))',
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
