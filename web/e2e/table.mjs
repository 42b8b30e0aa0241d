// A table of its own for the tests: a fresh folder, a free port, gone afterwards.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = new URL('../../', import.meta.url).pathname
const own = join(root, '.venv/bin/python')
export const PYTHON = process.env.WEIRWOOD_PYTHON ?? (existsSync(own) ? own : 'python3')
const SERVE = fileURLToPath(new URL('serve.py', import.meta.url))
const PATIENCE = 240_000

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

/** Opens a table, which closes with this process at the latest; `settings` are those of weirwood.table.config. */
export const openTable = async (settings = {}) => {
  const data = await mkdtemp(join(tmpdir(), 'weirwood-e2e-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let trouble = ''
  let child
  let ended
  const stop = async (signal) => {
    child.kill(signal)
    await ended
  }
  const close = async () => {
    await stop('SIGTERM')
    await rm(data, { recursive: true, force: true })
  }
  const start = async () => {
    child = spawn(PYTHON, [SERVE, String(port), data, JSON.stringify(settings)], {
      cwd: root,
      // The engine of the sources, whatever build of them may lie there.
      env: { WEIRWOOD_PURE: '1', ...process.env },
      stdio: ['pipe', 'ignore', 'pipe'],
    })
    child.stderr.on('data', (text) => (trouble = (trouble + text).slice(-4000)))
    ended = new Promise((resolve) => child.once('exit', resolve))
    for (const end = Date.now() + PATIENCE; ;) {
      const up = await fetch(`${url}/health`)
        .then((response) => response.ok)
        .catch(() => false)
      if (up) return
      if (child.exitCode !== null || Date.now() > end) {
        await close()
        throw new Error(`the table did not open: ${trouble}`)
      }
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  await start()
  return {
    url,
    /** Ends the table as a power cut would, without a word to anybody. */
    kill: () => stop('SIGKILL'),
    start,
    /** Opens the table again, with rules of this game that are newer than all that was kept. */
    moveOn: async (game) => {
      await stop('SIGTERM')
      await writeFile(join(data, 'newer'), game)
      await start()
    },
    /** From now on rooms are dealt as these words say. */
    deal: (words) => writeFile(join(data, 'seed'), words),
    /** Until another word, rooms begin in this position, and bots wait. */
    lay: (position) =>
      position
        ? writeFile(join(data, 'position'), JSON.stringify(position))
        : rm(join(data, 'position'), { force: true }),
    /** What the table has complained of since the last asking. */
    trouble: () => {
      const told = trouble
      trouble = ''
      return told
    },
    close,
  }
}
