import { scriptJson } from '#rendering/one-byte.ts'
import { ENTRY, fileOf, type Manifest } from './page-start.ts'

/** What the script of a preview needs to know. */
export interface PreviewPage {
  /** The draft's name, which the notice shows. */
  readonly draft: string
  /** The only origin whose messages it follows and that gets its own; null: there is no console. */
  readonly consoleOrigin: string | null
  /** Of the site as it is drawn: what a page can only take on by beginning again. */
  readonly look: string
}

/** Where a preview's script asks for the look that the draft has now. */
export const LOOK_PATH = '/preview/look'

/** The same, with the address of the script that the page itself runs, and of the look. */
export interface PreviewFacts extends PreviewPage {
  readonly entry: string
  readonly lookPath: string
}

/** Id of the element with the facts. */
export const PREVIEW_FACTS = 'preview-facts'

const SCRIPT = 'src/web/browser/preview/preview.ts'

/**
 * STUDIO-5, STUDIO-6: the end of a page in a preview: its script, which marks the parts, follows the console and shows the
 * notice. Pages of visitors have none of it.
 */
export function previewStart(manifest: Manifest, page: PreviewPage): string {
  const facts: PreviewFacts = { ...page, entry: `/${fileOf(manifest, ENTRY)}`, lookPath: LOOK_PATH }
  return `<script type="application/json" id="${PREVIEW_FACTS}">${scriptJson(facts)}</script><script type="module" src="/${fileOf(manifest, SCRIPT)}"></script>`
}
