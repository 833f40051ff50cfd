import { useMatches } from 'react-router'
import type { PageStylesheets } from '#themes/stylesheets.ts'

/** What a browser needs to know of a route; the table of routes would be a kilobyte more of script. */
export interface PageHandle {
  /** Which of the template's stylesheets the page needs: all of them unless it names less. */
  readonly stylesheets?: PageStylesheets
  /** Cars are chosen here, so that the tray of compared cars shows; elsewhere it would be in the way. */
  readonly tray?: true
}

export function usePageHandle(): PageHandle {
  return (useMatches().at(-1)?.handle as PageHandle | undefined) ?? {}
}
