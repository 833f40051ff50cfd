import { queryText } from '../query-text.ts'

/**
 * Search of a directory (models, parts or offers): free text, at most one value per filter, and the paging offset
 * (SEARCH-17).
 */
export interface DirectoryQuery<Name extends string> {
  readonly text: string
  readonly values: Readonly<Partial<Record<Name, string>>>
  /** Number of entries to skip; a multiple of the page size, from 0. */
  readonly offset: number
}

/** Entries per page (SEARCH-17). */
export const DIRECTORY_PAGE = 21

const LAST_OFFSET = 210_000

/** Parses a query string. Unknown or invalid parameters are ignored; it never fails. */
export function parseDirectoryQuery<Name extends string>(
  params: URLSearchParams,
  names: readonly Name[],
): DirectoryQuery<Name> {
  const values: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const value = queryText(params, name)
    if (value !== '') values[name] = value
  }
  return { text: queryText(params, 'query'), values, offset: offsetOf(params.getAll('offset').at(-1)) }
}

/** Address of a directory with this query. Defaults are left out. */
export function directoryHref<Name extends string>(path: string, query: DirectoryQuery<Name>): string {
  const params = new URLSearchParams(query.text === '' ? [] : [['query', query.text]])
  for (const [name, value] of chosenOf(query)) params.set(name, value)
  if (query.offset > 0) params.set('offset', String(query.offset))
  const text = params.toString().replaceAll('%3A', ':')
  return text === '' ? path : `${path}?${text}`
}

/** The active filters as name and value. */
export function chosenOf<Name extends string>({
  values,
}: Pick<DirectoryQuery<Name>, 'values'>): readonly (readonly [string, string])[] {
  return Object.entries<string | undefined>(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
}

/** The query without one filter, from the first page on. */
export function withoutChoice<Name extends string>(query: DirectoryQuery<Name>, name: string): DirectoryQuery<Name> {
  return { ...query, values: omit(query.values, name), offset: 0 }
}

function omit<Values extends object>(values: Values, name: string): Values {
  return { ...values, [name]: undefined }
}

function offsetOf(text: string | undefined): number {
  const offset = /^\d{1,7}$/.test(text ?? '') ? Number(text) : 0
  return Math.min(Math.floor(offset / DIRECTORY_PAGE) * DIRECTORY_PAGE, LAST_OFFSET)
}
