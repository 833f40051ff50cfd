import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
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

/**
 * Parts of React Router that this product never turns on: tracing hooks, routes that are discovered as one goes, server
 * components, transitions between views, what holds a visitor back, links that fetch a page ahead, and an error page of its
 * own, for the root has one.
 */
const UNUSED: readonly { readonly file: RegExp; readonly condition: string; readonly value: string }[] = [
  { file: /react-router\/.*\/router\/router\.js$/, condition: 'init.instrumentations', value: 'undefined' },
  { file: /react-router\/.*\/router\/router\.js$/, condition: 'blockerKey && delta != null', value: 'false' },
  { file: /react-router\/.*\/router\/router\.js$/, condition: 'if (blockerKey)', value: 'if (false)' },
  {
    file: /react-router\/.*\/lib\/components\.js$/,
    condition: '!viewTransitionOpts || !isViewTransitionAvailable',
    value: 'true',
  },
  { file: /react-router\/.*\/fog-of-war\.js$/, condition: '!isFogOfWarEnabled(routeDiscovery, ssr)', value: 'true' },
  { file: /react-router\/.*\/router\/router\.js$/, condition: 'init.patchRoutesOnNavigation', value: 'undefined' },
  { file: /react-router\/.*\/router\/router\.js$/, condition: 'fogOfWar.active && fogOfWar.matches', value: 'false' },
  { file: /react-router\/.*\/router\/router\.js$/, condition: 'if (isFogOfWar)', value: 'if (false)' },
  { file: /react-router\/.*\/router\/router\.js$/, condition: 'if (loadMatch.isDiscovering)', value: 'if (false)' },
  { file: /react-router\/.*\/ssr\/components\.js$/, condition: 'isPageLinkDescriptor(link)', value: 'false' },
  {
    file: /react-router\/.*\/ssr\/routes\.js$/,
    condition: 'route.id === "root" ? RemixRootDefaultHydrateFallback',
    value: 'false ? null',
  },
  { file: /react-router\/.*\/ssr\/components\.js$/, condition: 'typeof criticalCss === "string"', value: 'false' },
  { file: /react-router\/.*\/ssr\/components\.js$/, condition: 'typeof criticalCss === "object"', value: 'false' },
  { file: /react-router\/.*\/ssr\/components\.js$/, condition: 'isSpaMode && !isHydrated', value: 'false' },
  { file: /react-router\/.*\/lib\/hooks\.js$/, condition: 'this.context', value: 'false' },
  { file: /react-router\/.*\/lib\/hooks\.js$/, condition: ' || defaultErrorElement', value: '' },
  { file: /react-router\/.*\/lib\/context\.js$/, condition: 'React$1.useContext(RSCRouterContext)', value: 'false' },
]

/** Tells the browser's build what never happens, so that it leaves the code for it out (4 kB of the listing's 120). */
function withoutUnused(): Plugin {
  return {
    name: 'without-unused-parts-of-the-router',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: UNUSED.map(({ file }) => file) },
      handler(code, id) {
        return UNUSED.filter(({ file }) => file.test(id)).reduce((rest, { condition, value }) => {
          if (!rest.includes(condition))
            this.error(`React Router no longer asks for ${condition}: mend or drop its line in UNUSED.`)
          return rest.replaceAll(condition, value)
        }, code)
      },
    },
  }
}

export default defineConfig({
  plugins: [
    denyImports({ client: { files: SERVER_LAYERS.map((layer) => `**/src/${layer}/**/*`) } }),
    tailwindcss(),
    reactRouter(),
    withoutUnused(),
  ],
  // The server's build carries its own React, compiled for production whatever the machine's NODE_ENV says.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: { assetsInlineLimit: 0, sourcemap: false },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } } },
})
