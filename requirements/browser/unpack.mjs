// Unpacks the Chromium that a package carries: `node unpack.mjs FOLDER` makes FOLDER/bin/chromium.
import { execFileSync } from 'node:child_process'
import { createReadStream, createWriteStream } from 'node:fs'
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'

const folder = resolve(process.argv[2])
const from = join(folder, 'browser/node_modules/@sparticuz/chromium/bin')
const home = join(folder, 'chromium')

const plain = (name, file) =>
  pipeline(createReadStream(join(from, name)), createBrotliDecompress(), createWriteStream(file))

await mkdir(home, { recursive: true })
await mkdir(join(folder, 'bin'), { recursive: true })
await plain('chromium.br', join(home, 'chromium'))
await chmod(join(home, 'chromium'), 0o755)
for (const name of ['al2023', 'fonts', 'swiftshader']) {
  const file = join(home, `${name}.tar`)
  const target = name === 'swiftshader' ? home : join(home, name)
  await plain(`${name}.tar.br`, file)
  await mkdir(target, { recursive: true })
  execFileSync('tar', ['-xf', file, '-C', target])
  await rm(file)
}

// The libraries that came along are for systems that lack them: their own fit better.
const script = `#!/bin/sh
home='${home.replaceAll("'", "'\\''")}'
if ldd "$home/chromium" | grep -q 'not found'; then
	LD_LIBRARY_PATH="$home/al2023/lib:\${LD_LIBRARY_PATH:-}"
	export LD_LIBRARY_PATH
fi
[ -d /etc/fonts ] || export FONTCONFIG_PATH="$home/fonts/fonts"
exec "$home/chromium" --no-sandbox --headless "$@"
`
const start = join(folder, 'bin/chromium')
await writeFile(start, script)
await chmod(start, 0o755)
execFileSync(start, ['--version'], { stdio: 'ignore' })
