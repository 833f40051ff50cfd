import { useMatches } from 'react-router'
import type { SheetsOfPage } from '#themes/sheets.ts'

/** What a route may say of its page besides what it loads: how much of the stylesheets the page is drawn with. */
export interface PageHandle {
  readonly sheets: SheetsOfPage
}

/** How far the page's route reads into the stylesheets: all of them, unless it says that less will do. */
export function useSheetsOfPage(): SheetsOfPage {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  return handle?.sheets ?? 'pages'
}
