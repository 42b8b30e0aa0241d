import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { facts } from './tools/facts.mjs'
import { licences } from './tools/licences.mjs'

// The client is served by the table's server, so a build lands inside the Python package. The
// gallery is a second build of the same components over frozen positions: it is what the
// screenshots and the accessibility tests look at, and it is never shipped.
export default defineConfig(({ mode }) => {
  const gallery = mode === 'gallery'
  return {
    plugins: [svelte(), facts(), ...(gallery ? [] : [licences()])],
    base: '/',
    build: {
      outDir: gallery ? 'dist/gallery' : '../src/weirwood/table/static',
      emptyOutDir: true,
      target: 'es2022',
      // Inlined data: URLs would need a weaker content security policy.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      manifest: !gallery, // read and taken away by tools/worker.mjs
      rolldownOptions: {
        input: gallery ? 'gallery.html' : { index: 'index.html', worker: 'src/worker/worker.ts' },
        // The browser looks for the service worker under one name, whatever is in it.
        output: {
          entryFileNames: ({ name }) =>
            name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js',
        },
        // How long each plugin took is nothing to whoever only wants to play.
        checks: { pluginTimings: false },
      },
    },
    server: {
      proxy: {
        '/api': 'http://127.0.0.1:8000',
        '/words': 'http://127.0.0.1:8000',
        '/ws': { target: 'ws://127.0.0.1:8000', ws: true },
      },
    },
    test: { include: ['src/**/*.test.ts'], environment: 'node' },
  }
})
