// Ways to the table that tests can watch: a line that counts, a door that hands out other things.
import { createServer as createWeb, request } from 'node:http'
import { connect, createServer } from 'node:net'

export const openLine = async (table) => {
  const { hostname, port } = new URL(table)
  const open = new Set()
  let bytes = 0
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const end of [near, far]) {
      open.add(end)
      end.on('error', () => end.destroy())
      end.on('close', () => open.delete(end))
    }
    near.pipe(far)
    far.on('data', (part) => (bytes += part.length))
    far.pipe(near)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    get bytes() {
      return bytes
    },
    close: () => {
      for (const end of open) end.destroy()
      server.close()
    },
  }
}

/** A door before the table that hands out something else under some paths, while it is told to. */
export const openDoor = async (table) => {
  const instead = new Map()
  const { hostname, port } = new URL(table)
  const server = createWeb((asked, answer) => {
    const other = instead.get(asked.url)
    if (other) {
      answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
      answer.end(other)
      return
    }
    const { url: path, method, headers } = asked
    const passed = request({ hostname, port, path, method, headers }, (found) => {
      answer.writeHead(found.statusCode, found.headers)
      found.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    instead,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
