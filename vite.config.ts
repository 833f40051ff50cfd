import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { denyImports } from 'vite-env-only'

/** Layers that must never reach a browser; `site` may, as types alone. */
const SERVER_LAYERS = ['operations', 'storage', 'gateways', 'jobs', 'cli', 'server', 'search/memory']

interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

/** What the listing begins with, the templates' own files among it; all that these import at once comes with them. */
const LISTING =
  /[\\/]src[\\/](web[\\/](entry\.client|root|routes[\\/]search)\.tsx|themes[\\/]\w+[\\/](?!home)[\w-]+\.tsx?)/
const TEMPLATE = /[\\/]src[\\/]themes[\\/]\w+[\\/]/
/** Stands alone: in another's file it would start before the routes that it starts with are here. */
const START = /[\\/]src[\\/]web[\\/]entry\.client\.tsx/

/** Whether the listing cannot show without a module: followed up from it, for what is imported later is not asked here. */
function isOfListing(id: string, modules: Modules, asked = new Set<string>()): boolean {
  if (LISTING.test(id)) return true
  if (asked.has(id)) return false
  asked.add(id)
  return modules.getModuleInfo(id)?.importers.some((importer) => isOfListing(importer, modules, asked)) ?? false
}

/**
 * A page otherwise comes in twenty small files that compress badly. What changes with a release of ours stands apart from
 * what changes with one of theirs, so that browsers keep the larger; and what the listing needs is one file, for most
 * visits begin or end there (two kilobytes less of 21).
 */
const CHUNKS = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|preload-helper|rolldown.runtime/,
  },
  {
    name: (id: string, modules: Modules) => (isOfListing(id, modules) ? 'listing' : null),
    test: (id: string) => /[\\/]src[\\/]/.test(id) && !TEMPLATE.test(id) && !START.test(id),
  },
  { name: 'parts', test: /[\\/]src[\\/](ui[\\/](car|home|location)|domain|views(?![\\/]analytics))/, minShareCount: 2 },
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
