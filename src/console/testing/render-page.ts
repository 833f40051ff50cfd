import { createRenderer } from '../entry.server.tsx'
import type { Shell } from '../parts/shell-values.ts'
import type { ConsolePage } from '../shown.ts'

const { render } = createRenderer(() => 'test')

/** The HTML of a page as the console sends it. */
export async function renderPage(page: ConsolePage, shell: Shell | null = null): Promise<string> {
  const html = await render({ page, shell, at: '/', mark: null, typed: null, version: null })
  // React's marks between two texts.
  return html.replaceAll('<!-- -->', '')
}
