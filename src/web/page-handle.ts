import { useMatches } from 'react-router'
import type { PageStylesheets } from '#themes/stylesheets.ts'
import type { HeadTag, MetaArgs } from './page-meta.ts'

/** What a browser needs to know of a page besides its component. */
export interface PageHandle {
  /** Which of the template's stylesheets the page needs: all of them unless it names less. */
  readonly stylesheets?: PageStylesheets
  /** Cars are chosen here, so that the tray of compared cars shows; elsewhere it would be in the way. */
  readonly tray?: true
  /** The page's title and all that its head says of it. */
  // biome-ignore lint/suspicious/noExplicitAny: each page's is of its own loader's data.
  readonly meta?: (args: MetaArgs<any>) => readonly HeadTag[]
}

/** The handle of the page that shows. */
export function usePageHandle(): PageHandle {
  return (useMatches().at(-1)?.handle as PageHandle | undefined) ?? {}
}
