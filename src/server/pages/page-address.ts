import { UNREAD, unknownParameters } from '#domain/listing/unread-parameters.ts'
import type { Route } from '#domain/route/route.ts'
import { parametersOf } from './page-parameters.ts'

/**
 * The address that a page is cached under: its path and the sorted parameters that change it. Campaign and unknown
 * parameters are dropped, so that a page is not cached many times; a listing says which filters it does not know, so it
 * has the names of those, without their values (U-10).
 */
export function pageAddress(
  url: Pick<URL, 'pathname' | 'search' | 'searchParams'>,
  route: Pick<Route, 'takes'>,
): string {
  if (url.search === '') return url.pathname
  const takes = parametersOf(route, url.pathname.endsWith('.data'))
  const parameters = takes.size === 0 ? [] : [...url.searchParams].filter(([name]) => takes.has(plainName(name)))
  if (route.takes === 'listing') parameters.push(...unknownNames(url.searchParams))
  parameters.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const query = new URLSearchParams(parameters).toString()
  return query ? `${url.pathname}?${query}` : url.pathname
}

function unknownNames(params: URLSearchParams): readonly [string, string][] {
  const names = unknownParameters(params)
  return names.length === 0 ? [] : [[UNREAD, names.join(' ')]]
}

/** 'refinementList' for 'refinementList[make][0]'. */
function plainName(name: string): string {
  const bracket = name.indexOf('[')
  return bracket < 0 ? name : name.slice(0, bracket)
}
