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

// As `weirwood serve` does it, but bots answer at once and nobody is too quick for the table.
const SERVE = `
import sys
from pathlib import Path
from weirwood.table.config import Config
from weirwood.table.serve import run
run(Config(port=int(sys.argv[1]), data=Path(sys.argv[2]), bot_delay=0.0, bot_workers=1,
           requests_per_second=10_000, messages_per_second=10_000), level="warning")
`

export const openTable = async () => {
  const data = await mkdtemp(join(tmpdir(), 'weirwood-e2e-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(PYTHON, ['-c', SERVE, String(port), data], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let trouble = ''
  child.stderr.on('data', (text) => (trouble = (trouble + text).slice(-4000)))
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
    /** What the table has complained of, most recent last. */
    trouble: () => trouble,
    close: async () => {
      child.kill()
      await new Promise((resolve) => child.once('exit', resolve))
      await rm(data, { recursive: true, force: true })
    },
  }
}
