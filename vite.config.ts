import { globSync } from 'node:fs'
import { relative } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { type CSSOptions, defineConfig, type Plugin } from 'vite'
import type { Route } from './src/domain/route/route.ts'
import { ROUTES } from './src/domain/route/routes.ts'
import { typefaceCss } from './src/themes/typefaces/typeface-css.ts'

type PostcssPlugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>
type PostcssPlugin = Extract<PostcssPlugins[number], { readonly postcssPlugin: string; Once?: unknown }>

/** Layers that must never reach a browser. Of `site`, browsers may import types. */
const SERVER_LAYERS = [
  'operations',
  'storage',
  'gateways',
  'jobs',
  'cli',
  'server',
  'console',
  'api',
  'demonstration',
  'search/memory',
  'web/routes',
]
/** Files of other layers that browsers do not need: they use `oncePer`, the words that they show, and their site's stylesheets. */
const SERVER_FILES = [
  'caching/bounded-cache.ts',
  'caching/cache-limits.ts',
  'caching/cache-reports.ts',
  'themes/chosen-stylesheets.ts',
  'words/catalogue.ts',
  'words/site-at-work.ts',
]

interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

/** The modules of the pages that a row of the table of routes says something of, as a part of a regular expression. */
function pagesOf(isOne: (route: Route) => boolean): string {
  const modules = ROUTES.filter((route) => route.kind === 'page' && isOne(route)).map(({ module }) => module)
  return [...new Set(modules)].map((module) => module.replace('.', '\\.').replaceAll('/', '[\\\\/]')).join('|')
}

const LISTING_PAGES = pagesOf(({ takes }) => takes === 'listing')
/** Entries of the listing, including the templates; their static imports belong to the listing too. */
const LISTING = new RegExp(
  String.raw`[\\/]src[\\/](web[\\/](entry\.client\.tsx|root\.tsx|pages[\\/](${LISTING_PAGES}))|themes[\\/]\w+[\\/](slots[\\/])?(?!home)[\w-]+\.tsx?)`,
)
const TEMPLATE = /[\\/]src[\\/]themes[\\/]\w+[\\/]/
/** The entry has its own chunk: inside another it would run before the routes are loaded. */
const START = /[\\/]src[\\/]web[\\/]entry\.client\.tsx/

/** Pages to read: they have no form, so they must not load the form kit with its schemas and phone numbers (52 kB). */
const READING = new RegExp(String.raw`[\\/]src[\\/]web[\\/]pages[\\/](${pagesOf(({ reads }) => reads)})`)

/** Blocks that a site fills itself: a page to read with some loads them and what they need, not the parts of all pages (51 kB). */
const BLOCKS = /[\\/]src[\\/]ui[\\/]block[\\/]free-block\.tsx/

/** Whether one of these pages needs a module for its first render: whether a static import leads from an entry to it. */
function isOf(entries: RegExp, id: string, modules: Modules, asked = new Set<string>()): boolean {
  if (entries.test(id)) return true
  if (asked.has(id)) return false
  asked.add(id)
  return modules.getModuleInfo(id)?.importers.some((importer) => isOf(entries, importer, modules, asked)) ?? false
}

/** Stays in browsers' caches when we release. */
const FRAMEWORK = {
  name: 'framework',
  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|preload-helper|rolldown.runtime/,
}

/**
 * Chunks. Without them a page loads twenty small files that compress badly. The framework has its own chunk, which stays in
 * browsers' caches when we release; everything that the listing needs is one file, since most visits begin or end there
 * (2 kB smaller than separate files, of 21).
 */
const CHUNKS = [
  FRAMEWORK,
  {
    name: (id: string, modules: Modules) => (isOf(LISTING, id, modules) ? 'listing' : null),
    test: (id: string) => /[\\/]src[\\/]/.test(id) && !TEMPLATE.test(id) && !START.test(id),
  },
  // Every page with analytics loads these together, soon after it is shown.
  {
    name: 'analytics',
    test: /[\\/]src[\\/](web[\\/]browser[\\/](analytics-pages|data-layer|happened)|views[\\/]analytics[\\/](retail-flow|asc-data-layer))\.ts/,
  },
  {
    name: (id: string, modules: Modules) => (isOf(READING, id, modules) ? 'reading' : null),
    test: (id: string) => /[\\/]src[\\/]/.test(id) && !TEMPLATE.test(id) && !START.test(id),
    minShareCount: 2,
  },
  {
    // What blocks share with other pages, such as the car's. Their own files are not among it.
    name: (id: string, modules: Modules) => (isOf(BLOCKS, id, modules) ? 'shared-with-blocks' : null),
    test: (id: string) => /[\\/]src[\\/](?!ui[\\/]block[\\/])/.test(id) && !TEMPLATE.test(id) && !START.test(id),
    minShareCount: 2,
  },
  {
    name: 'parts',
    test: /[\\/]src[\\/](ui[\\/](car|content|elements|form|home|layout|location|model|offer)|domain|views(?![\\/]analytics))/,
    minShareCount: 2,
  },
]

const CONSOLE_PARTS = /[\\/]src[\\/](console[\\/]parts[\\/]|domain[\\/](counted|money)\.ts)/

const CONSOLE_START = /[\\/]src[\\/]console[\\/]entry\.client\.tsx/

/** The folder of the console that a component is in: 'leads'; of one in a folder of it, that: 'by-hand'. */
function folderOf(id: string): string | null {
  return /[\\/]src[\\/]console[\\/](?:[\w-]+[\\/])*([\w-]+)[\\/][\w.-]+\.tsx$/.exec(id)?.[1] ?? null
}

/**
 * Of the console. What every page has is one file, with the parts of forms, since most pages have some: it compresses
 * better (1 kB). So do the components of a folder that pages share. A page's own file holds what it alone needs.
 */
const CONSOLE_CHUNKS = [
  FRAMEWORK,
  {
    name: (id: string, modules: Modules) =>
      isOf(CONSOLE_START, id, modules) || CONSOLE_PARTS.test(id) ? 'base' : null,
    test: (id: string) => /[\\/]src[\\/]/.test(id) && !CONSOLE_START.test(id),
  },
  { name: folderOf, test: (id: string) => folderOf(id) !== null, minShareCount: 2 },
]

/**
 * Writes the typefaces that `--typefaces: boutique` names: their tokens in its place, and their `@font-face` rules before
 * its rule.
 */
const writeTypefaces: PostcssPlugin = {
  postcssPlugin: 'write-typefaces',
  Once(root, { parse }) {
    root.walkDecls('--typefaces', (choice) => {
      const { faces, tokens } = typefaceCss(choice.value)
      choice.parent?.before(parse(faces, { from: `${import.meta.dirname}/src/themes/typefaces/faces.css` }))
      choice.replaceWith(...Object.entries(tokens).map(([prop, value]) => ({ prop, value })))
    })
  },
}

/** Ends the build when a file for browsers imports one of the server. Types are gone by then, so they may be imported. */
export const keepServerOut: Plugin = {
  name: 'keep-server-out',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer, options) {
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    const file = relative(import.meta.dirname, found?.id ?? '').replaceAll('\\', '/')
    const layer = [...SERVER_LAYERS.map((folder) => `${folder}/`), ...SERVER_FILES].some((path) =>
      file.startsWith(`src/${path}`),
    )
    if (layer && importer)
      this.error(`${relative(import.meta.dirname, importer)} imports ${file}, which browsers must not load.`)
    return found
  },
}

/** In hex: scripts name many files, and eight such letters compress to four bytes. */
const HASHES = { hashCharacters: 'hex' } as const

export default defineConfig({
  plugins: [keepServerOut, tailwindcss()],
  css: { postcss: { plugins: [writeTypefaces] } },
  // Bundles React into the server's build, so that it is the production version whatever NODE_ENV is.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: { assetsInlineLimit: 0, sourcemap: false },
  // `vite build --app` builds both the browser's and the server's files.
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        manifest: true,
        rolldownOptions: {
          // The words of src/words: a page loads those that it shows.
          optimization: { inlineConst: true },
          // No page loads the last: it is here for its stylesheets.
          input: ['src/web/entry.client.tsx', 'src/web/browser/preview/preview.ts', 'src/themes/chosen-stylesheets.ts'],
          // A preview's script takes the router from the entry that runs.
          preserveEntrySignatures: 'exports-only',
          output: { codeSplitting: { groups: CHUNKS }, ...HASHES },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'build/server',
        ssr: true,
        // The server names the same files.
        rolldownOptions: { input: { index: 'src/web/entry.server.tsx' }, output: HASHES },
      },
    },
    // The console is a build of its own, so that nothing of it is in a dealer's page (STAFF-1).
    console: {
      consumer: 'server',
      resolve: { noExternal: true },
      build: {
        outDir: 'build/console',
        ssr: true,
        rolldownOptions: {
          input: { index: 'src/console/entry.server.tsx', welcome: 'src/console/welcome/render-welcome.tsx' },
        },
      },
    },
    consoleBrowser: {
      consumer: 'client',
      build: {
        outDir: 'build/console-browser',
        assetsDir: 'console',
        manifest: true,
        // What a page imports is in files that are there by then, but for one of its noun at most (1 kB).
        modulePreload: false,
        rolldownOptions: {
          // A page is a script of its own, whose address comes with its data.
          input: ['src/console/entry.client.tsx', ...globSync('src/console/**/*.page.tsx')],
          preserveEntrySignatures: 'exports-only',
          output: { codeSplitting: { groups: CONSOLE_CHUNKS } },
        },
      },
    },
  },
})
