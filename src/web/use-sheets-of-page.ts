import type { SheetsOfPage } from '#themes/sheets.ts'
import { usePageHandle } from './page-handle.ts'

/** Which of the template's stylesheets the page needs: all of them, unless its route names less. */
export function useSheetsOfPage(): SheetsOfPage {
  return usePageHandle().sheets ?? 'pages'
}
