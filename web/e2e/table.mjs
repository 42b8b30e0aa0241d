// A table of its own for the tests: a fresh folder, a free port, gone afterwards.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = new URL('../../', import.meta.url).pathname
const own = join(root, '.venv/bin/python')
const PYTHON = process.env.WEIRWOOD_PYTHON ?? (existsSync(own) ? own : 'python3')

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

export const openTable = async () => {
  const data = await mkdtemp(join(tmpdir(), 'weirwood-e2e-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(PYTHON, ['-m', 'weirwood', 'serve', '--port', String(port), '--data', data], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let trouble = ''
  child.stderr.on('data', (text) => (trouble += text))
  for (let tries = 0; tries < 200; tries++) {
    const up = await fetch(`${url}/health`)
      .then((response) => response.ok)
      .catch(() => false)
    if (up) break
    if (child.exitCode !== null) throw new Error(`the table did not open: ${trouble}`)
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  return {
    url,
    close: async () => {
      child.kill()
      await new Promise((resolve) => child.once('exit', resolve))
      await rm(data, { recursive: true, force: true })
    },
  }
}
