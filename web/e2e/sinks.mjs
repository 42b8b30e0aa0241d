// Where notices end up in tests: a web hook and a mail server on this machine.
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
