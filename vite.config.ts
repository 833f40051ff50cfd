import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { denyImports } from 'vite-env-only'

/** Layers that must never reach a browser; `site` may, as types alone. */
const SERVER_LAYERS = ['operations', 'storage', 'gateways', 'jobs', 'cli', 'server', 'search/memory']

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
})
