import { useMatches } from 'react-router'
import type { PageStylesheets } from '#themes/stylesheets.ts'
import type { HeadTag, MetaArgs } from './page-meta.ts'

/** Facts about a page that the document needs besides its component. */
export interface PageHandle {
  /** Which of the template's stylesheets the page needs. Default: 'pages'. A function if its data decides. */
  // biome-ignore lint/suspicious/noExplicitAny: each page has its own loader data.
  readonly stylesheets?: PageStylesheets | ((data: any) => PageStylesheets)
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

/** The stylesheets of the current page. A page that failed to load has no data to decide by. */
export function usePageStylesheets(): PageStylesheets {
  const { stylesheets = 'pages' } = usePageHandle()
  const data = useMatches().at(-1)?.loaderData
  if (typeof stylesheets !== 'function') return stylesheets
  return data === undefined ? 'pages' : stylesheets(data)
}
