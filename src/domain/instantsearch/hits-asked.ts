import { instantParams } from './params.ts'

/** The part of the cars found that a call of the API asks for, or a sentence that says why there is none. */
export type HitsAsked =
  | { readonly ok: true; readonly offset: number; readonly limit: number }
  | { readonly ok: false; readonly error: string }

const windowParams = instantParams.pick({ offset: true, hitsPerPage: true })

/**
 * SEARCH-2: reads `offset` and `hitsPerPage` beside the page number of a search, within the limits of the InstantSearch
 * calls. `offset` counts in place of the page.
 */
export function hitsAsked(params: URLSearchParams, page: number): HitsAsked {
  const entries = ['offset', 'hitsPerPage'].flatMap((name) => {
    const text = params.getAll(name).at(-1) ?? ''
    return text === '' ? [] : [[name, text]]
  })
  const read = windowParams.safeParse(Object.fromEntries(entries))
  if (!read.success) {
    const [issue] = read.error.issues
    return { ok: false, error: `${String(issue?.path[0])}: ${issue?.message}` }
  }
  const { offset, hitsPerPage } = read.data
  return { ok: true, offset: offset ?? (page - 1) * hitsPerPage, limit: hitsPerPage }
}
