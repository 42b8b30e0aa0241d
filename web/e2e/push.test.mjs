// Word on the phone when it is my turn: asked for by a press, shown, taken back when it was answered.
import { afterAll, expect, test } from 'vitest'
import { gather, menu, step, until } from './company.mjs'
import { unreadable } from './fit.mjs'
import { openPushService } from './sinks.mjs'
import { setUp } from './visit.mjs'

let service
const here = setUp(
  async () => {
    service = await openPushService()
    return { push_services: [service.url], notice_seconds: 0 }
  },
  { whole: true },
)
afterAll(() => service?.close())

/** The browser's own push service is far away: ours is subscribed to instead. */
const subscribing = (page) =>
  page.addInitScript((made) => {
    let held = null
    const options = {}
    const subscription = {
      ...made,
      options,
      toJSON: () => made,
      unsubscribe: async () => {
        held = null
        return true
      },
    }
    PushManager.prototype.getSubscription = async () => held
    PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
      if (!userVisibleOnly || applicationServerKey.length !== 65) throw new Error('bad keys')
      options.applicationServerKey = applicationServerKey.buffer
      held = subscription
      return held
    }
  }, service.subscription)

/** Hands what came over the line to the worker, as the browser would. */
const delivering = async (context, page, origin) => {
  const line = await context.newCDPSession(page)
  let registrationId
  line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const each of registrations) if (!each.isDeleted) registrationId = each.registrationId
  })
  await line.send('ServiceWorker.enable')
  return async (data) => {
    await expect.poll(() => registrationId).toBeTruthy()
    await line.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  }
}
const shown = (page) =>
  page.evaluate(async () => {
    const all = await (await navigator.serviceWorker.ready).getNotifications()
    return all.map(({ title, tag, data }) => ({ title, tag, data }))
  })

test.each(['desk', 'phone'])(
  'at a game that is played at once nobody offers to tell me: %s',
  async (size) => {
    const { pages, people } = await gather(here, 'btwixt', ['Ana', 'Bo'], 3, { worker: true, size })
    const [ana] = pages
    await ana.waitForSelector('.table')
    await ana.locator('.bar button[aria-label="Menu"]').click()
    const settings = ana.locator('dialog .menu').getByRole('button', { name: 'Settings' })
    await settings.waitFor()
    expect(await ana.locator('[data-act="tell-me"]').count()).toBe(0)
    await settings.click()
    await ana.locator('dialog').getByRole('heading', { name: 'Settings' }).waitFor()
    expect(await ana.locator('[data-act^="push-"]').count()).toBe(0)
    for (const { complaints } of people) expect(complaints).toEqual([])
  },
)

test.each(['desk', 'phone'])(
  'a browser finds nothing against putting the table on the home screen: %s',
  async (size) => {
    const { page, context, complaints } = await here.visit({ worker: true, size })
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    const line = await context.newCDPSession(page)
    const { data, errors } = await line.send('Page.getAppManifest')
    expect(errors).toEqual([])
    expect(JSON.parse(data).shortcuts.length).toBeGreaterThan(0)
    const { installabilityErrors } = await line.send('Page.getInstallabilityErrors')
    // Nothing but that nobody would install from a window that forgets everything.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
    expect(complaints).toEqual([])
  },
)

test.each([
  ['desk', 'dark'],
  ['phone', 'light'],
])('my turn is shown on a %s, %s, and taken back', async (size, theme) => {
  const { room, people, pages } = await gather(here, 'btwixt', ['Ana', 'Bo'], 3, {
    worker: true,
    clock: 'days',
    size,
    theme,
  })
  const [ana, bo] = pages
  const { context } = people[0]
  await until(here, ana, bo)
  await subscribing(ana)
  await context.grantPermissions(['notifications'])
  await ana.reload()
  await ana.waitForSelector('.table')
  await ana.evaluate(() => navigator.serviceWorker.ready.then(() => true))

  // Nobody asks but whoever presses, at a game that is slow.
  await ana.evaluate(() => {
    globalThis.asked = 0
    const ask = Notification.requestPermission.bind(Notification)
    Notification.requestPermission = () => {
      globalThis.asked += 1
      return ask()
    }
  })
  const permissions = () => ana.evaluate(() => globalThis.asked)
  await menu(ana, 'Tell me when it is my turn')
  await ana.locator('[data-act="push-start"]').waitFor()
  await ana.screenshot({ path: `shots/e2e/push-${size}.png` })
  expect([...(await here.axe(ana)), ...(await unreadable(ana))]).toEqual([])
  await ana.locator('[name="quiet-from"]').fill('22:30')
  const asked = ana.waitForRequest((request) => request.url().endsWith('/api/mine/push'))
  expect(await permissions()).toBe(0)
  await ana.locator('[data-act="push-start"]').click()
  await ana.locator('[data-act="push-stop"]').waitFor()
  expect(await permissions()).toBe(1)
  expect((await asked).postDataJSON()).toMatchObject({ quiet_from: 22 * 60 + 30 })
  // At any hour, for this test.
  for (const each of ['from', 'to']) {
    const again = ana.waitForResponse((answer) => answer.url().endsWith('/api/mine/push'))
    await ana.locator(`[name="quiet-${each}"]`).fill('00:00')
    await again
  }
  const deliver = await delivering(context, ana, here.table.url)
  // The number on the icon, which no page can read.
  const [worker] = context.serviceWorkers()
  await worker.evaluate(() => {
    navigator.setAppBadge = async (count) => void (self.badge = count)
  })
  const badge = () => worker.evaluate(() => self.badge)
  await ana.goto(`${here.table.url}/rules/btwixt`)
  await ana.waitForSelector('.text h2')

  // Ana reads; Bo plays on until she is asked.
  const told = service.box.next()
  let came = null
  void Promise.resolve(told).then((text) => (came = text))
  for (let n = 0; n < 60 && !came; n++) if (!(await step(here, bo))) await bo.waitForTimeout(100)
  await deliver(await told)
  await expect.poll(() => shown(ana)).toHaveLength(1)
  expect(await badge()).toBe(1)
  expect((await shown(ana))[0]).toEqual({
    title: expect.stringContaining('Your turn'),
    tag: expect.stringContaining(room),
    data: `/room/${room}`,
  })

  // She answers at this table: what was shown goes.
  await ana.goto(`${here.table.url}/room/${room}`)
  await ana.waitForSelector('#question[data-number]')
  const over = service.box.next()
  let closed = null
  void Promise.resolve(over).then((text) => (closed = text))
  for (let n = 0; n < 60 && !closed; n++)
    if (!(await step(here, ana))) await ana.waitForTimeout(100)
  expect(JSON.parse(await over)).toMatchObject({ what: 'close', count: 0 })
  await deliver(await over)
  await expect.poll(() => shown(ana)).toEqual([])
  expect(await badge()).toBe(0)

  // In the settings it ends.
  await menu(ana, 'Settings')
  await ana.locator('dialog [data-act="push-stop"]').click()
  await ana.locator('dialog [data-act="push-start"]').waitFor()
  for (const { complaints } of people) expect(complaints).toEqual([])
})
