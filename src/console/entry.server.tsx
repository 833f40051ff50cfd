import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { scriptJson } from '#rendering/one-byte.ts'
import { loadPage, type PageFile } from './page-modules.ts'
import { type FormSketch, fitForm } from './parts/form/fit-forms.ts'
import { consoleRoutes, type DocumentFiles } from './root.tsx'
import type { ConsoleBuild } from './shown.ts'
import { PAGE_DATA, type Shown } from './shown.ts'
import { STYLESHEET } from './stylesheet.ts'

/** The scripts of the browser's build. */
export interface BrowserFiles {
  /** Address of the first script. */
  readonly entry: string
  /** Addresses of all scripts that the pages of a kind need besides the first, the page's own at their head. */
  readonly scriptsOf: (kind: string) => readonly string[]
}

const NO_FILES: BrowserFiles = { entry: '/console/entry.js', scriptsOf: () => ['/console/page.js'] }

const FILES = import.meta.glob<PageFile>('./**/*.page.tsx')
const LOADERS = new Map(Object.entries(FILES).map(([path, load]) => [/\/([\w-]+)\.page\.tsx$/.exec(path)?.[1], load]))

/** The entry of the console's own build. `hashOf`: a short hash of a text. `version`: 'Forecourt 0.2.0', for the foot. */
export function createRenderer(
  hashOf: (text: string) => string,
  { entry, scriptsOf }: BrowserFiles = NO_FILES,
  version: string | null = null,
): ConsoleBuild {
  const stylesheet = { path: `/console-${hashOf(STYLESHEET)}.css`, text: STYLESHEET }
  const files: DocumentFiles = { build: hashOf(entry + STYLESHEET), stylesheet: stylesheet.path }
  return {
    id: files.build,
    version,
    stylesheet,
    scriptsOf,
    holds: async (shown) => {
      await load(shown)
      return ((await pageOf(shown, files)).data.fitted ?? null) !== null
    },
    render: async (shown) => {
      await load(shown)
      const scripts = scriptsOf(shown.page.kind)
      const { html, data } = await pageOf({ ...shown, script: scripts[0] ?? '' }, files)
      return [
        '<!DOCTYPE html>',
        html.slice(0, -END.length),
        `<script type="application/json" id="${PAGE_DATA}">${scriptJson(data)}</script>`,
        ...scripts.map((path) => `<link rel="modulepreload" href="${path}"/>`),
        `<script type="module" src="${entry}"></script>`,
        END,
      ].join('')
    },
  }
}

const END = '</body></html>'

async function load({ page: { kind } }: Shown): Promise<void> {
  const loader = LOADERS.get(kind)
  if (!loader) throw new Error(`There is no page ${kind}.`)
  await loadPage(kind, loader)
}

/** The page, and its data for the browser. Where a typed form is back on it, it renders twice: first to see which form fits. */
async function pageOf(shown: Shown, files: DocumentFiles): Promise<{ readonly html: string; readonly data: Shown }> {
  const sketches = new Map<string, FormSketch>()
  const html = await render(shown, files, sketches)
  if (shown.typed === null) return { html, data: shown }
  const data = { ...shown, fitted: fitForm(sketches.values(), shown.typed) }
  return { html: data.fitted ? await render(data, files, new Map()) : html, data }
}

async function render(shown: Shown, files: DocumentFiles, sketches: Map<string, FormSketch>): Promise<string> {
  const { query, dataRoutes } = createStaticHandler(consoleRoutes({ loader: () => shown }, files, sketches))
  const state = await query(new Request(`http://console${shown.at}`))
  if (state instanceof Response) throw new Error('The console’s router gave no page.')
  const router = createStaticRouter(dataRoutes, state)
  return renderToString(<StaticRouterProvider router={router} context={state} hydrate={false} />)
}
