import { expect, test } from 'vitest'
import { deviceName } from './devices'
import { bytes, text } from './passkey'

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    'Chrome · Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    'Safari · iPhone',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge · Windows'],
  ['something else', 'Browser'],
])('%s is called %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name)
})

test('bytes travel as letters that need no escaping, and back', () => {
  const all = Uint8Array.from({ length: 256 }, (_, i) => i)
  expect(text(all.buffer)).toMatch(/^[\w-]+$/)
  expect(new Uint8Array(bytes(text(all.buffer)))).toEqual(all)
})
