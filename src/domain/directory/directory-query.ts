/**
 * What a visitor asks of a directory (models, parts, offers): words, one value of each of its few lists, and how many
 * to pass over (SEARCH-17).
 */
export interface DirectoryQuery<Name extends string> {
  readonly text: string
  readonly values: Readonly<Partial<Record<Name, string>>>
  /** A multiple of the page's size, from 0. */
  readonly offset: number
}

/** How many a page shows (SEARCH-17). */
export const DIRECTORY_PAGE = 21

const LONGEST_TEXT = 200
const LAST_OFFSET = 210_000

/** Reads a query string; what is unknown or broken is passed over, never an error. */
export function parseDirectoryQuery<Name extends string>(
  params: URLSearchParams,
  names: readonly Name[],
): DirectoryQuery<Name> {
  const values: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const value = textOf(params, name)
    if (value !== '') values[name] = value
  }
  return { text: textOf(params, 'query'), values, offset: offsetOf(params.getAll('offset').at(-1)) }
}

/** A directory's address: the path with what is asked, without what goes without saying. */
export function directoryHref<Name extends string>(path: string, query: DirectoryQuery<Name>): string {
  const params = new URLSearchParams(query.text === '' ? [] : [['query', query.text]])
  for (const [name, value] of chosenOf(query)) params.set(name, value)
  if (query.offset > 0) params.set('offset', String(query.offset))
  const text = params.toString().replaceAll('%3A', ':')
  return text === '' ? path : `${path}?${text}`
}

/** What is chosen, in the order of the lists. */
export function chosenOf<Name extends string>({
  values,
}: Pick<DirectoryQuery<Name>, 'values'>): readonly (readonly [string, string])[] {
  return Object.entries<string | undefined>(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
}

/** Without one list's value, from the first page on. */
export function withoutChoice<Name extends string>(query: DirectoryQuery<Name>, name: string): DirectoryQuery<Name> {
  return { ...query, values: omit(query.values, name), offset: 0 }
}

function omit<Values extends object>(values: Values, name: string): Values {
  return { ...values, [name]: undefined }
}

function textOf(params: URLSearchParams, name: string): string {
  // The last wins, so that a form's own field overrules the state it carries along.
  return (params.getAll(name).at(-1) ?? '').trim().slice(0, LONGEST_TEXT)
}

function offsetOf(text: string | undefined): number {
  const offset = /^\d{1,7}$/.test(text ?? '') ? Number(text) : 0
  return Math.min(Math.floor(offset / DIRECTORY_PAGE) * DIRECTORY_PAGE, LAST_OFFSET)
}
