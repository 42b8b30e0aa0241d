// Friends: a link, a seat that is kept, who is seen and who is not, a block.
import { expect, test } from 'vitest'
import { setUp } from './visit.mjs'

const here = setUp()
/** A name as long as names may be. */
const BO = 'Bo of the Long Bridge, Warden of Nowhere'

test.each([
  ['desk', 'phone'],
  ['phone', 'desk'],
])('a friend by link, seen only if they wish, invited, blocked: %s and %s', async (hers, his) => {
  const ana = await here.visit({ name: 'Ana', size: hers })
  const bo = await here.visit({ name: BO, size: his, lang: 'it' })
  await ana.page.goto(`${here.table.url}/friends`)
  await ana.page.getByText('No friends yet.').waitFor()
  await ana.page.locator('[data-act="friend-link"]').click()
  const link = await ana.page.locator('.link input').inputValue()
  expect(await here.inBoth(ana.page)).toEqual([])

  await bo.page.goto(link)
  await bo.page.locator('h2', { hasText: 'Ana vuole essere tuo amico' }).waitFor()
  expect(new URL(bo.page.url()).hash).toBe('')
  expect(await here.inBoth(bo.page)).toEqual([])
  await bo.page.locator('[data-act="accept"]').click()
  await bo.page.locator('[data-friend="Ana"]').waitFor()
  await bo.page.screenshot({ path: `shots/e2e/friends-one-${his}.png`, fullPage: true })

  // Neither sees the other here until one of them wishes it.
  await ana.page.reload()
  const friend = ana.page.locator(`[data-friend="${BO}"]`)
  await friend.waitFor()
  expect(await ana.page.locator('.seen').count()).toBe(0)
  await bo.page.locator('[data-friend="Ana"] input[name="shows"]').check()
  await friend.locator('.seen', { hasText: 'here now' }).waitFor()
  await ana.page.screenshot({ path: `shots/e2e/friends-${hers}.png`, fullPage: true })
  expect(await here.inBoth(ana.page)).toEqual([])

  // A seat is kept for the friend, who finds it at the entrance.
  await ana.page.goto(`${here.table.url}/new/btwixt`)
  await ana.page.locator('.counts button', { hasText: /^3$/ }).click()
  const asked = ana.page.locator('.chairs .who')
  await asked.nth(1).selectOption({ label: `Invite a friend: ${BO} · here now` })
  expect(
    await asked
      .nth(2)
      .locator('option', { hasText: `${BO} · here` })
      .isDisabled(),
  ).toBe(true)
  expect(await ana.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await ana.page.locator('.start').click()
  await ana.page.getByText(`${BO} was invited.`).waitFor()
  const room = new URL(ana.page.url()).pathname.split('/').at(-1)
  // From the waiting room, too.
  const choice = ana.page.locator('select[name="friend"]')
  expect(await choice.locator('option:checked').innerText()).toBe(`${BO} · here now`)
  await ana.page.locator('[data-act="invite-friend"]').click()
  await ana.page.getByText(`${BO} was invited.`).waitFor()
  expect(await here.inBoth(ana.page)).toEqual([])
  await bo.page.goto(here.table.url)
  const invited = bo.page.locator(`[data-invited="${room}"]`)
  await invited.waitFor()
  expect(await here.inBoth(bo.page)).toEqual([])
  await bo.page.screenshot({ path: `shots/e2e/friends-invited-${his}.png` })
  await invited.locator('[data-act="come"]').click()
  await bo.page.waitForURL(`**/room/${room}`)
  await ana.page.getByText('Everybody is here.').waitFor()

  // Enough of each other.
  await bo.page.goto(`${here.table.url}/friends`)
  const other = bo.page.locator('[data-friend="Ana"]')
  await other.locator('[data-act="block"]').click()
  await other.locator('[data-act="block-sure"]').click()
  await bo.page.locator('#friends-blocked').waitFor()
  await ana.page.goto(`${here.table.url}/friends`)
  await ana.page.getByText('No friends yet.').waitFor()
  for (const { complaints } of [ana, bo]) expect(complaints).toEqual([])
})
