// Playing through the page as a person would: look at the question, choose something legal, press
// the one clear button.

const ROWS =
  '.prompt .options .row:not([aria-disabled]):not(.on):visible, ' +
  '.prompt .tokens .chip:not(:disabled):visible, .prompt .chips .chip:not(:disabled):visible'

export const pick = (n) => Math.floor(Math.random() * n)

/** Waits for a question or the end; gives the question's words, or null when the game is over. */
export const question = async (page, patience = 60_000) => {
  await page.waitForSelector('.prompt .send, .standings', { timeout: patience })
  if (await page.locator('.standings').count()) return null
  return page.locator('.prompt h2').first().innerText()
}

/** Answers the open question by the list; gives what was answered. */
export const answer = async (page, asked) => {
  const drawer = page.locator('.prompt .buttons [aria-expanded="false"]')
  if (await drawer.count()) await drawer.click()
  const send = page.locator('.prompt .send')
  for (let tries = 0; tries < 60; tries++) {
    const ready = await send.isEnabled()
    const rows = page.locator(ROWS)
    const count = await rows.count()
    if (ready && (tries > 0 || !count)) break
    if (count) await rows.nth(pick(count)).click({ timeout: 5000 })
    else {
      const slot = page.locator('.prompt .slot:has(.token.none)').first()
      if (await slot.count()) await slot.click()
    }
    await page.waitForTimeout(40)
  }
  const said = await send.innerText()
  const started = Date.now()
  await send.click({ timeout: 5000 })
  await page
    .waitForFunction(
      (old) =>
        document.querySelector('.standings') ||
        document.querySelector('.prompt .refusal') ||
        document.querySelector('.prompt h2')?.innerText !== old,
      asked,
      // The same question may come again at once: then there is nothing to wait for.
      { timeout: 400 },
    )
    .catch(() => undefined)
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
