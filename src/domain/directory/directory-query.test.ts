import { describe, expect, it } from 'vitest'
import { directoryHref, parseDirectoryQuery, withoutChoice } from './directory-query.ts'

const NAMES = ['make', 'price'] as const
const read = (query: string) => parseDirectoryQuery(new URLSearchParams(query), NAMES)

describe('directory query', () => {
  it.each([
    ['', '', {}, 0],
    ['query=+oil++&make=Toyota', 'oil', { make: 'Toyota' }, 0],
    ['make=Toyota&make=Mazda', '', { make: 'Mazda' }, 0],
    ['make=&other=1', '', {}, 0],
    ['offset=21', '', {}, 21],
    ['offset=40', '', {}, 21],
    ['offset=-21', '', {}, 0],
    ['offset=many', '', {}, 0],
    ['offset=9999999', '', {}, 210_000],
  ])('SEARCH-17 reads "%s"', (query, text, values, offset) => {
    expect(read(query)).toEqual({ text, values, offset })
  })

  it.each(['', 'query=oil', 'query=oil&make=Toyota&price=:20000&offset=42'])(
    'SEARCH-17 "%s" survives a round trip',
    (query) => {
      expect(directoryHref('/parts/search', read(query))).toBe(
        query === '' ? '/parts/search' : `/parts/search?${query}`,
      )
    },
  )

  it('SEARCH-17 removing a filter returns to the first page', () => {
    const href = directoryHref('/x', withoutChoice(read('query=oil&make=Toyota&offset=21'), 'make'))
    expect(href).toBe('/x?query=oil')
  })
})
