/** Result of a loader or an action: its data, or the error that it threw. */
export type Loaded = { readonly data: unknown } | { readonly error: unknown }

/** JSON answer at a page's address plus `.data` (browser/load-data.ts). */
export type PageData =
  | { readonly redirect: string; readonly status: number }
  | { readonly frame?: Loaded; readonly page?: Loaded }

/** Parameter of a data address that requests one part only: the frame (site, header, footer) or the page. */
export const ONLY = '_routes'
export type Part = 'frame' | 'page'

/** Header that marks an answer as page data: a proxy's answer at the same address lacks it. */
export const PAGE_DATA_HEADER = 'X-Page-Data'

/** '/search.data' for '/search', '/_.data' for '/'. */
export function dataPath(pathname: string): string {
  return pathname.endsWith('/') ? `${pathname}_.data` : `${pathname}.data`
}

/** The page's path for a data path; null for any other path. */
export function pagePath(pathname: string): string | null {
  return pathname.endsWith('.data') ? pathname.replace(/(?<=\/)_\.data$|\.data$/, '') : null
}
