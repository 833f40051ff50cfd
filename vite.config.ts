import { globSync, readFileSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import { type CSSOptions, defineConfig } from 'vite'
import { denyImports } from 'vite-env-only'
import { knobOf, readKnobs } from './src/themes/settle-knobs.ts'

type PostcssPlugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>
type PostcssPlugin = Extract<PostcssPlugins[number], { readonly postcssPlugin: string; Once?: unknown }>

/** Layers that must never reach a browser; `site` may, as types alone. */
const SERVER_LAYERS = ['operations', 'storage', 'gateways', 'jobs', 'cli', 'server', 'search/memory', 'web/routes']
/** Of `caching`, browsers have use for `oncePer` alone. */
const SERVER_FILES = ['caching/bounded-cache.ts', 'caching/cache-limits.ts', 'caching/cache-reports.ts']

interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

/** What the listing begins with, the templates' own files among it; all that these import at once comes with them. */
const LISTING =
  /[\\/]src[\\/](web[\\/](entry\.client|root|pages[\\/]search)\.tsx|themes[\\/]\w+[\\/](slots[\\/])?(?!home)[\w-]+\.tsx?)/
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

/**
 * Puts a template's values where its components ask for them (docs/decisions/114): `gap: var(--offers-gap, revert-layer)`
 * becomes `gap: 0.75rem`, and nothing in a template that leaves it unset. So no browser loads a rule that only other
 * templates need. What the slots' own styles set changes within a page and stays as it is.
 */
const settleKnobs: PostcssPlugin = {
  postcssPlugin: 'settle-knobs',
  Once(root, { AtRule }) {
    const folder = /^(.*[\\/]src[\\/]themes[\\/]\w+)[\\/]stylesheets[\\/]/.exec(root.source?.input.file ?? '')?.[1]
    if (!folder) return
    const knobs = readKnobs(textOf(`${folder}/knobs/*.css`))
    const live = readKnobs(textOf(`${folder}/slots/*.css`))
    const asked = new Set<string>()
    root.walkDecls((use) => {
      const knob = knobOf(use.value)
      if (knob === null || live.has(knob)) return
      asked.add(knob)
      for (const { at, value } of knobs.get(knob) ?? []) {
        const declaration = use.clone({ value })
        const [, name = '', params = ''] = /^@(\S+) (.*)$/s.exec(at ?? '') ?? []
        use.before(at === null ? declaration : new AtRule({ name, params, nodes: [declaration] }))
      }
      use.remove()
    })
    root.walkDecls(/^--/, (setting) => {
      if (asked.has(setting.prop)) setting.remove()
    })
  },
}

function textOf(files: string): string {
  return globSync(files)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
}

export default defineConfig({
  plugins: [
    denyImports({
      client: {
        files: [
          ...SERVER_LAYERS.map((layer) => `**/src/${layer}/**/*`),
          ...SERVER_FILES.map((file) => `**/src/${file}`),
        ],
      },
    }),
    tailwindcss(),
  ],
  css: { postcss: { plugins: [settleKnobs] } },
  // The server's build carries its own React, compiled for production whatever the machine's NODE_ENV says.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: { assetsInlineLimit: 0, sourcemap: false },
  // `vite build --app` builds both: what browsers load, and what the server renders with.
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        manifest: true,
        rolldownOptions: {
          input: 'src/web/entry.client.tsx',
          output: { codeSplitting: { groups: CHUNKS } },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'build/server',
        ssr: true,
        rolldownOptions: { input: { index: 'src/web/entry.server.tsx' } },
      },
    },
  },
})
