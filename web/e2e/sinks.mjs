// Where notices end up in tests: a web hook, a mail server and a push service on this machine.
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer as createWeb } from 'node:http'
import { createServer as createLine } from 'node:net'

const listening = async (server) => {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server.address().port
}

/** Things that come in one after another, and a way to wait for the next. */
const inbox = () => {
  const waiting = []
  const held = []
  return {
    put: (thing) => (waiting.length ? waiting.shift()(thing) : held.push(thing)),
    next: () => (held.length ? held.shift() : new Promise((resolve) => waiting.push(resolve))),
    get left() {
      return held.length
    },
  }
}

export const openHook = async () => {
  const box = inbox()
  const server = createWeb((request, response) => {
    let text = ''
    request.on('data', (part) => (text += part))
    request.on('end', () => {
      box.put(JSON.parse(text))
      response.writeHead(204).end()
    })
  })
  const port = await listening(server)
  return { url: `http://127.0.0.1:${port}`, box, close: () => server.close() }
}

/** Says what a mail server says, takes every mail, and keeps its words. */
export const openMailbox = async () => {
  const box = inbox()
  const server = createLine((line) => {
    let mail = null
    let rest = ''
    line.write('220 sink\r\n')
    line.on('data', (part) => {
      const lines = (rest + part).split('\r\n')
      rest = lines.pop()
      for (const each of lines) {
        if (mail !== null && each === '.') {
          box.put(mail.join('\n'))
          mail = null
          line.write('250 taken\r\n')
        } else if (mail !== null) mail.push(each)
        else if (/^data/i.test(each)) {
          mail = []
          line.write('354 go on\r\n')
        } else if (/^quit/i.test(each)) line.end('221 bye\r\n')
        else line.write('250 sink\r\n')
      }
    })
    line.on('error', () => line.destroy())
  })
  const port = await listening(server)
  return { url: `smtp://127.0.0.1:${port}`, box, close: () => server.close() }
}

/** Takes what is pushed to one phone, whose keys it has, and reads it as the phone would (RFC 8291). */
export const openPushService = async () => {
  const box = inbox()
  const key = createECDH('prime256v1')
  key.generateKeys()
  const auth = randomBytes(16)
  const read = (data) => {
    const salt = data.subarray(0, 16)
    const end = 21 + data[20]
    const sender = data.subarray(21, end)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), key.getPublicKey(), sender])
    const secret = hkdfSync('sha256', key.computeSecret(sender), auth, info, 32)
    const derive = (what, length) =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${what}\0`, length))
    const opened = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
    opened.setAuthTag(data.subarray(-16))
    const record = Buffer.concat([opened.update(data.subarray(end, -16)), opened.final()])
    return record.subarray(0, record.lastIndexOf(2)).toString()
  }
  const server = createWeb((request, response) => {
    const parts = []
    request.on('data', (part) => parts.push(part))
    request.on('end', () => {
      box.put(read(Buffer.concat(parts)))
      response.writeHead(201).end()
    })
  })
  const port = await listening(server)
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    box,
    /** What a browser says of its subscription. */
    subscription: {
      endpoint: `${url}/push/phone`,
      keys: { p256dh: key.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    close: () => server.close(),
  }
}
