import { useMatches } from 'react-router'
import type { PageStylesheets } from '#themes/stylesheets.ts'
import type { HeadTag, MetaArgs } from './page-meta.ts'

/** Facts about a page that the document needs besides its component. */
export interface PageHandle {
  /** Which of the template's stylesheets the page needs. Default: all. */
  readonly stylesheets?: PageStylesheets
  /** Shows the tray of compared cars, on pages where visitors choose cars. */
  readonly tray?: true
  /** The page's title and other head tags. */
  // biome-ignore lint/suspicious/noExplicitAny: each page has its own loader data.
  readonly meta?: (args: MetaArgs<any>) => readonly HeadTag[]
}

/** The current page's handle. */
export function usePageHandle(): PageHandle {
  return (useMatches().at(-1)?.handle as PageHandle | undefined) ?? {}
}
