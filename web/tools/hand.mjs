// A player who uses everything the page offers: presses what is lit on the board, drags, slides,
// types, and takes the list where the board has nothing. Whatever cannot be answered is an error.
import { number, settled, step, taken } from './drive.mjs'

const LIT =
  'main.board :is(button.lit, .unit.lit[role="button"], .hit.open[role="button"], button.choose)'
const TRIES = 120

/** Pressable things of the board that can be seen and reached at this moment, as points. */
export const lit = (page) =>
  page.evaluate((selector) => {
    const out = []
    for (const each of document.querySelectorAll(selector)) {
      if (each.ariaPressed === 'true' || each.matches('.chosen, .on')) continue
      const box = each.getBoundingClientRect()
      const reached = (x, y) => {
        const under = document.elementFromPoint(x, y)
        return under !== null && (under === each || each.contains(under))
      }
      // The middle first; an area of the map may bend around its own.
      const spots = [0.5, 0.3, 0.7, 0.15, 0.85].flatMap((a) =>
        [0.5, 0.3, 0.7, 0.15, 0.85].map((b) => [box.x + a * box.width, box.y + b * box.height]),
      )
      const spot = spots.find(([x, y]) => reached(x, y))
      if (spot) out.push(spot)
    }
    return out
  }, LIT)

const press = async (page, [x, y], touch) => {
  await (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
  // A finger that slips onto something else is told what that is: read it, and put it away.
  const help = page.locator('dialog[open]')
  if (await help.count()) {
    await page.keyboard.press('Escape')
    await help.waitFor({ state: 'detached' })
  }
}

const shape = (page) =>
  page.evaluate(() => {
    const has = (what) => document.querySelector(`#question ${what}`) !== null
    if (has('.amount')) return 'amount'
    if (has('.verdict')) return 'place'
    if (has('.slots') || has('.body .line')) return 'assign'
    return has('.body .chips') || has('.body ol') ? 'order' : 'pick'
  })

/** The drawer of a phone, opened; on a desk there is none. */
const open = async (page) => {
  const drawer = page.locator('#question .buttons [aria-expanded="false"]')
  if (await drawer.count()) await drawer.click()
}

const amount = async (page, pick) => {
  const numbers = page.locator('#question .numbers button')
  const count = await numbers.count()
  if (count) {
    await numbers.nth(pick(count)).click()
    return 'number'
  }
  const slider = page.locator('#question input[type=range]')
  if (!(await slider.count())) return 'fixed'
  const [least, most] = await slider.evaluate((each) => [Number(each.min), Number(each.max)])
  await slider.fill(String(least + pick(most - least + 1)))
  if (pick(2)) {
    const buttons = page.locator('#question .amount .line button:not(:disabled)')
    await buttons.nth(pick(await buttons.count())).click()
  }
  return 'slider'
}

const place = async (page, pick, touch) => {
  const send = page.locator('#question .send')
  const legal = async () => {
    await settled(page)
    return send.isEnabled()
  }
  // The first suggestion fills itself in as soon as it is there.
  await page.waitForFunction(
    () =>
      document.querySelector('#question details li') ||
      document.querySelector('#question .number, #question .ways'),
  )
  const way = pick(4)
  if (way === 0) {
    const drawer = page.locator('#question .buttons [aria-expanded="true"]')
    if (touch && (await drawer.count())) await drawer.click()
    // A field that has come near to a move is larger than what can be seen of it.
    const ground = await page.evaluate(() => {
      const whole = document.querySelector('main.board .hand.ready').getBoundingClientRect()
      const seen = document.querySelector('main.board .pan').getBoundingClientRect()
      const [x, y] = [Math.max(whole.x, seen.x), Math.max(whole.y, seen.y)]
      return {
        x,
        y,
        width: Math.min(whole.right, seen.right) - x,
        height: Math.min(whole.bottom, seen.bottom) - y,
      }
    })
    const at = () => [
      ground.x + ground.width * (0.15 + pick(70) / 100),
      ground.y + ground.height * (0.15 + pick(70) / 100),
    ]
    for (let tries = 0; tries < 3; tries++) {
      if (touch) await press(page, at(), touch)
      else {
        await page.mouse.move(...at())
        await page.mouse.down()
        await page.mouse.move(...at(), { steps: 4 })
        await page.mouse.up()
      }
      if (await legal()) return touch ? 'tapped' : 'dragged'
    }
  }
  await open(page)
  if (way === 1) {
    const typed = page.locator('#question .typed')
    if (await typed.count()) {
      const field = typed.nth(pick(await typed.count()))
      const value = Number(await field.inputValue())
      await field.fill(String(Math.round((value + (pick(20) - 10) / 10) * 10) / 10))
      await field.press('Tab')
      if (await legal()) return 'typed'
    }
  }
  const tried = page.locator('#question details')
  if ((await tried.getAttribute('open')) === null) await tried.locator('summary').click()
  const rows = tried.locator('.row')
  const count = await rows.count()
  const first = pick(count)
  for (let n = 0; n < count; n++) {
    await rows.nth((first + n) % count).click()
    if (await legal()) return n ? 'another suggestion' : 'suggestion'
  }
  return 'nothing'
}

/** Tokens onto slots: the slot pressed on the board or in the list, its token pressed or dragged. */
const assign = async (page, pick, touch) => {
  const send = page.locator('#question .send')
  const chips = page.locator('#question .tokens .chip:not(:disabled):not(.on):visible')
  const ways = new Set()
  for (let tries = 0; tries < TRIES; tries++) {
    await settled(page)
    if (await send.isEnabled()) break
    const spots = pick(3) ? [] : await lit(page)
    if (spots.length) {
      await press(page, spots[pick(spots.length)], touch)
      await settled(page)
      ways.add('board')
    }
    const count = await chips.count()
    if (count) {
      const chip = chips.nth(pick(count))
      const onto = touch || pick(3) ? [] : await lit(page)
      if (onto.length) await chip.scrollIntoViewIfNeeded()
      const box = onto.length ? await chip.boundingBox() : null
      if (box) {
        await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
        await page.mouse.down()
        await page.mouse.move(...onto[pick(onto.length)], { steps: 5 })
        await page.mouse.up()
        ways.add('dragged')
      } else {
        await chip.click()
        ways.add('list')
      }
      continue
    }
    const slot = page.locator('#question .slot:has(.token.none)').first()
    if (await slot.count()) await slot.click()
    // Nothing may go on this slot as the others stand: begin again.
    else await page.locator('#question .buttons .quiet:not([aria-label])').first().click()
  }
  return [...ways].join(' and ')
}

const choose = async (page, pick, touch) => {
  const send = page.locator('#question .send')
  const ways = new Set()
  const pressed = new Set()
  const begun = await step(page)
  for (let tries = 0; tries < TRIES; tries++) {
    await settled(page)
    if ((await step(page)) !== begun) break
    const ready = await send.isEnabled()
    // With enough chosen, sometimes more.
    if (ready && tries && (tries > 20 || pick(3))) break
    const narrowed = (await page.locator('#question .filter').count()) > 0
    const spots = narrowed || !pick(4) ? [] : await lit(page)
    if (spots.length) {
      const spot = spots[pick(spots.length)]
      // What was pressed and did nothing else is left to the list.
      const name = spot.map(Math.round).join()
      if (!pressed.has(name)) {
        pressed.add(name)
        await press(page, spot, touch)
        ways.add('board')
        continue
      }
    }
    const beside = page.locator('#question .beside .chip:not(:disabled)[aria-pressed="false"]')
    if ((await beside.count()) && pick(2)) {
      await beside.nth(pick(await beside.count())).click()
      ways.add('beside')
      continue
    }
    if (ready && tries) break
    await open(page)
    const rows = page.locator(
      '#question .options .row:not([aria-disabled]):not(.on):visible, ' +
        '#question .chips .chip:not(:disabled):visible',
    )
    const count = await rows.count()
    if (!count) {
      if (ready) break
      const whole = page.locator('#question .filter .link')
      if (await whole.count()) await whole.click()
      continue
    }
    await rows.nth(pick(count)).click()
    ways.add('list')
  }
  return [...ways].join(' and ') || 'as it stood'
}

/** Answers the open question; gives its shape and the ways that were used. */
export const byHand = async (page, pick, touch = false) => {
  const before = await number(page)
  await settled(page)
  const send = page.locator('#question .send')
  let form, way
  // An act has as many steps as the rules would ask.
  for (let steps = 0; steps < 12; steps++) {
    const begun = await step(page)
    form = await shape(page)
    way = await (
      form === 'amount' ? amount : form === 'place' ? place : form === 'assign' ? assign : choose
    )(page, pick, touch)
    await settled(page)
    if ((await number(page)) !== before) return { form, way }
    if ((await step(page)) === begun) break
  }
  if (!(await send.isEnabled()))
    throw new Error(
      `no way to answer (${form}, ${way}): ${await page.locator('#question').innerText()}`,
    )
  await send.click()
  await taken(page, before)
  const refused = await page.locator('#question .refusal').allInnerTexts()
  if (refused.length) throw new Error(`refused (${form}, ${way}): ${refused.join()}`)
  return { form, way }
}
