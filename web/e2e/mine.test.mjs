// One person on several devices: a passkey, a code on paper, a picture for the phone's camera.
import { expect, test } from 'vitest'
import { against } from './company.mjs'
import { setUp } from './visit.mjs'

const here = setUp()

/** Passkeys are for names: the table by the name of this machine. */
const named = () => here.table.url.replace('127.0.0.1', 'localhost')

/** An authenticator in software at this page, which knows these passkeys; gives what asks it. */
const withKeys = async ({ context, page }, keys = []) => {
  const line = await context.newCDPSession(page)
  await line.send('WebAuthn.enable')
  const { authenticatorId } = await line.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  for (const credential of keys)
    await line.send('WebAuthn.addCredential', { authenticatorId, credential })
  return async () => (await line.send('WebAuthn.getCredentials', { authenticatorId })).credentials
}

test('seats, language and settings follow to a phone, and back with a passkey', async () => {
  const desk = await here.visit({ expected: /^4\d\d .*\/api\/enter\/code/, at: null })
  await desk.page.goto(named())
  await desk.page.waitForSelector('.game .button.main')
  await against({ ...here, table: { ...here.table, url: named() } }, desk.page, 'btwixt', 3)
  const room = new URL(desk.page.url()).pathname

  await desk.page.goto(`${named()}/mine`)
  await desk.page.locator(`.rows a[href="${room}"]`, { hasText: 'Your turn' }).waitFor()
  await desk.page.locator('select[name="status"]').selectOption('over')
  await desk.page.locator('section', { hasText: 'No games here.' }).waitFor()
  const keys = await withKeys(desk)
  await desk.page.locator('[data-act="add-passkey"]').click()
  await desk.page.locator('.list li', { hasText: 'Chrome' }).nth(1).waitFor()
  await desk.page.locator('[data-act="codes"]').click()
  const known = await keys()
  expect(known.map(({ rpId }) => rpId)).toEqual(['localhost'])
  const code = await desk.page.locator('.codes code').first().textContent()
  await desk.page.locator('[data-act="move"]').click()
  const link = await desk.page.locator('.way .link input').inputValue()
  await desk.page.locator('.way svg[role="img"]').waitFor()
  expect(await here.inBoth(desk.page)).toEqual([])
  await desk.page.screenshot({ path: 'shots/e2e/mine-desk.png', fullPage: true })

  // The phone speaks another language, until it is mine.
  const phone = await here.visit({ size: 'phone', lang: 'it', name: '', at: null })
  await phone.page.goto(link)
  await phone.page.locator('[data-act="join"]').click()
  await phone.page.locator('#mine-devices', { hasText: 'My devices' }).waitFor()
  expect(await here.inBoth(phone.page)).toEqual([])
  await phone.page.screenshot({ path: 'shots/e2e/mine-phone.png', fullPage: true })
  await phone.page.goto(named())
  await phone.page.locator(`.rows a[href="${room}"]`).waitFor()
  expect(await phone.page.locator('.name input').inputValue()).toBe('Ana')

  // The desk leaves: it is nobody's, until a code from paper says otherwise, once.
  await desk.page.reload()
  const mine = desk.page.locator('.list li', { hasText: 'this one' })
  await mine.locator('[data-act="send-away"]').click()
  await mine.locator('[data-act="send-away-sure"]').click()
  await desk.page.locator('section', { hasText: 'No games here.' }).waitFor()
  for (const [typed, seen] of [
    ['0000-0000-0000-0000', desk.page.locator('.trouble')],
    [code.toLowerCase(), mine],
  ]) {
    await desk.page.locator('input[name="code"]').fill(typed)
    await desk.page.locator('section form .button').click()
    await seen.waitFor()
  }
  await desk.page.locator(`.rows a[href="${room}"]`).waitFor()

  // A third device has the passkey, as devices of one owner have.
  const third = await here.visit({ at: null })
  await third.page.goto(`${named()}/mine`)
  await withKeys(third, known)
  await third.page.locator('[data-act="enter-passkey"]').click()
  await third.page.locator(`.rows a[href="${room}"]`).waitFor()
  await third.page.locator('.list li', { hasText: 'this one' }).waitFor()
  for (const { complaints } of [desk, phone, third]) expect(complaints).toEqual([])
})
