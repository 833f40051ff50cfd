/** What a loader or an action gave: data, or the error that it threw. */
export type Loaded = { readonly data: unknown } | { readonly error: unknown }

/** The answer at a page's address with `.data` behind it, as JSON: what of the page is data (browser/load-data.ts). */
export type PageData =
  | { readonly redirect: string; readonly status: number }
  | { readonly frame?: Loaded; readonly page?: Loaded }

/** The parameter of such an address that asks for one part alone: the site around the page, or the page. */
export const ONLY = '_routes'
export type Part = 'frame' | 'page'

/** The header that tells such an answer from any other at the same address. */
export const PAGE_DATA_HEADER = 'X-Page-Data'

/** '/search.data' for '/search', '/_.data' for '/'. */
export function dataPath(pathname: string): string {
  return pathname.endsWith('/') ? `${pathname}_.data` : `${pathname}.data`
}

/** The page's path for that of its data; null for any other path. */
export function pagePath(pathname: string): string | null {
  return pathname.endsWith('.data') ? pathname.replace(/(?<=\/)_\.data$|\.data$/, '') : null
}
