import { typedNumber } from '#domain/typed-number.ts'

/**
 * Query string of a form's entries. A range's two ends, `{facet}.from` and `{facet}.to`, become one parameter
 * `{facet}=min:max` (SEARCH-1); one that is no number stays in its box alone (A19). Empty values and repeated pairs are
 * left out.
 */
export function queryOfForm(entries: Iterable<readonly [string, unknown]>): string {
  const query = new URLSearchParams()
  const ends = new Map<string, { from: string; to: string }>()
  for (const [name, given] of entries) {
    if (typeof given !== 'string') continue
    const value = given.trim()
    const end = name.endsWith('.from') ? 'from' : name.endsWith('.to') ? 'to' : null
    if (end) {
      const facet = name.slice(0, name.lastIndexOf('.'))
      const number = typedNumber(value)
      const text = number === null || Number.isNaN(number) ? '' : String(number)
      ends.set(facet, { from: '', to: '', ...ends.get(facet), [end]: text })
    } else if (value !== '' && !query.has(name, value)) query.append(name, value)
  }
  for (const [facet, { from, to }] of ends) if (from || to) query.set(facet, `${from}:${to}`)
  return query.toString()
}
