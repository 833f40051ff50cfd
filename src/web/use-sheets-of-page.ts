import type { SheetsOfPage } from '#themes/sheets.ts'
import { usePageHandle } from './page-handle.ts'

/** Which of the template's stylesheets the page needs: those of most pages, unless its route names others. */
export function useSheetsOfPage(): SheetsOfPage {
  return usePageHandle().sheets ?? 'pages'
}
