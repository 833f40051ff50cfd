import type { Filter } from '#search/engine.ts'
import { DIRECTORY_PAGE, type DirectoryQuery } from '../directory/directory-query.ts'
import { type Part, partKey } from './part.ts'

export const PART_LISTS = ['make', 'category', 'brand'] as const
export type PartList = (typeof PART_LISTS)[number]
export type PartsQuery = DirectoryQuery<PartList>

const MOST_VALUES = 100

/**
 * The engine's request for a parts search. If the text is a part number in any notation, it requests only that part.
 */
export function partsRequest({ text, values, offset }: PartsQuery, parts: readonly Part[]) {
  const key = partKey(text)
  const exact = text !== '' && parts.some(({ number }) => partKey(number) === key)
  const chosen = PART_LISTS.flatMap((field): readonly Filter[] => {
    const value = values[field]
    return value === undefined ? [] : [{ kind: 'in', field, values: [value] }]
  })
  return {
    base: exact ? [{ kind: 'in' as const, field: 'key', values: [key] }] : [],
    filters: chosen,
    text: exact ? '' : text,
    facets: PART_LISTS.map((field) => ({ field, limit: MOST_VALUES, tie: 'ascending' as const })),
    stats: [],
    sort: { by: 'relevance' as const },
    offset,
    limit: DIRECTORY_PAGE,
  }
}
