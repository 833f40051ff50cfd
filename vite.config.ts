import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { denyImports } from 'vite-env-only'

/** Layers that must never reach a browser; `site` may, as types alone. */
const SERVER_LAYERS = ['operations', 'storage', 'gateways', 'jobs', 'cli', 'server', 'search/memory']

/**
 * A page otherwise comes in twenty small files that compress badly. What changes with a release of ours stands apart from
 * what changes with one of theirs, so that browsers keep the larger.
 */
const CHUNKS = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|preload-helper/ },
  {
    name: 'parts',
    test: /[\\/]src[\\/](ui[\\/](elements|layout|car|search|home|location|theme-context)|themes[\\/]themes|domain|web[\\/]use-site)/,
    minShareCount: 2,
  },
]

export default defineConfig({
  plugins: [
    denyImports({ client: { files: SERVER_LAYERS.map((layer) => `**/src/${layer}/**/*`) } }),
    tailwindcss(),
    reactRouter(),
  ],
  // The server's build carries its own React, compiled for production whatever the machine's NODE_ENV says.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: { assetsInlineLimit: 0, sourcemap: false },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } } },
})
