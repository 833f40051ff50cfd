import { cutText } from './cut-text.ts'

/** The most characters of a text in a query string. */
export const LONGEST_QUERY_TEXT = 200

/**
 * A text of a query string, trimmed and cut; '' without one. The last value wins, so that a form's own field overrides
 * the same parameter in its address.
 */
export function queryText(params: URLSearchParams, name: string): string {
  return cutText((params.getAll(name).at(-1) ?? '').trim(), LONGEST_QUERY_TEXT)
}
