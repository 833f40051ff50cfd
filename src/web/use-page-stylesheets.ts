import type { PageStylesheets } from '#themes/stylesheets.ts'
import { usePageHandle } from './page-handle.ts'

/** Which of the template's stylesheets the page needs: those of most pages, unless its route names others. */
export function usePageStylesheets(): PageStylesheets {
  return usePageHandle().stylesheets ?? 'pages'
}
