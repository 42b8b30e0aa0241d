// Word when it is my turn and I am away: by web hook at once, by mail once the address agreed.
import { afterAll, expect, test } from 'vitest'
import { answer, question } from '../tools/drive.mjs'
import { gather, menu, step, until } from './company.mjs'
import { unreadable } from './fit.mjs'
import { openHook, openMailbox } from './sinks.mjs'
import { setUp } from './visit.mjs'

const sinks = {}
const here = setUp(async () => {
  ;[sinks.hook, sinks.mailbox] = await Promise.all([openHook(), openMailbox()])
  return {
    hooks: [sinks.hook.url],
    mail: sinks.mailbox.url,
    mail_from: 'table@example.org',
    notice_seconds: 0,
  }
})
afterAll(() => {
  sinks.hook?.close()
  sinks.mailbox?.close()
})

test.each(['desk', 'phone'])(
  'word by web hook and by mail when it is my turn: %s',
  async (size) => {
    // What cannot be is told with its reason: a place that this table does not call.
    const { room, people, pages } = await gather(here, 'btwixt', ['Ana', 'Bo'], 3, {
      expected: /^4\d\d .*\/api\/mine\/notices/,
      size,
    })
    const [ana, bo] = pages
    await until(here, ana, bo)
    await menu(ana, 'Settings')
    const form = ana.locator('dialog .notices')
    await form.locator('input[type=url]').fill('http://elsewhere.example/hook')
    await form.getByRole('button', { name: 'Save' }).click()
    await form.locator('.wrong').waitFor()
    await form.locator('input[type=url]').fill(`${sinks.hook.url}/ana`)
    await form.locator('input[type=email]').fill(`ana-${size}@example.org`)
    await form.getByRole('button', { name: 'Save' }).click()
    await form.locator('[role=status]:not(.wrong)', { hasText: 'We have sent a mail' }).waitFor()
    expect([...(await here.axe(ana)), ...(await unreadable(ana))]).toEqual([])
    await ana.screenshot({ path: `shots/e2e/notices-${size}.png` })
    await ana.keyboard.press('Escape')

    const asked = await sinks.mailbox.box.next()
    const confirm = /https?:\/\/\S+\/notices\/\S+/.exec(asked.replaceAll('=\n', ''))[0]
    await ana.goto(confirm)
    await ana.locator('form[action$="/confirm"] button').click()
    await ana.waitForLoadState()
    await ana.goto(here.table.url)

    // Bo plays on; as soon as Ana is asked she is told, once each way.
    const told = Promise.all([sinks.hook.box.next(), sinks.mailbox.box.next()])
    let done = false
    void told.then(() => (done = true))
    for (let n = 0; n < 60 && !done; n++) if (!(await step(here, bo))) await bo.waitForTimeout(100)
    const [call, mail] = await told
    expect(call.url).toBe(`${here.table.url}/room/${room}`)
    expect(mail).toContain(`/room/${room}`)

    // The link leads to the table and its question; being here, she is told nothing more.
    await ana.goto(call.url)
    await question(ana)
    await answer(ana, here.hand(ana))
    expect(sinks.hook.box.left).toBe(0)
    for (const { complaints } of people) expect(complaints).toEqual([])
  },
)
