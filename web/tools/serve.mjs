// Serves a build under the policy the real server sets, so that whatever would break there
// breaks here first.
import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'

const KINDS = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.ftl': 'text/plain; charset=utf-8',
}

export const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; " +
  "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export const serve = (folder, index = 'index.html') =>
  new Promise((resolve) => {
    const server = createServer(async (request, response) => {
      const path = normalize(decodeURIComponent(new URL(request.url, 'http://x').pathname))
      const found = await readFile(join(folder, path)).catch(() => null)
      const body = found ?? (extname(path) ? null : await readFile(join(folder, index)))
      if (!body) return response.writeHead(404).end()
      const kind = found ? (KINDS[extname(path)] ?? 'application/octet-stream') : KINDS['.html']
      response.writeHead(200, { 'content-type': kind, 'content-security-policy': POLICY })
      response.end(body)
    })
    server.listen(0, '127.0.0.1', () => {
      resolve({ url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() })
    })
  })
