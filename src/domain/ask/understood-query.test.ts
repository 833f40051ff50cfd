import { describe, expect, it } from 'vitest'
import { QUERY_CONTEXT } from '#fixtures/queries/vocabulary.ts'
import { stockHref } from '../listing/stock-href.ts'
import { readStockPath, WHOLE_LISTING } from '../listing/stock-path.ts'
import { parseStockQuery } from '../listing/stock-query.ts'
import { understand } from './understand.ts'
import { besideWords, understoodQuery } from './understood-query.ts'

const SITE = { sorts: ['relevance', 'latest', 'price_asc'], priceOfWeekly: (weekly: number) => weekly * 200 } as const

function understood(params: string, page = WHOLE_LISTING): string | null {
  const query = parseStockQuery(new URLSearchParams(params))
  const found = understoodQuery(query, page, understand(query.text, QUERY_CONTEXT), SITE)
  return found && decodeURIComponent(stockHref('', found)).replaceAll('+', ' ')
}

describe('ASK-1 the address of a search by words', () => {
  it.each([
    ['7 seat hybrid under 45k', '?seats=7&fuel=Hybrid&price=:45000&asked=7 seat hybrid under 45k'],
    ['suv near ipswich', '?simple_body=suv&postcode=4305&distance=50&asked=suv near ipswich'],
    ['land cruiser diesel', '?query=landcruiser&fuel=Diesel&asked=land cruiser diesel'],
    ['family suv', '?simple_body=suv&asked=family suv'],
    ['cheap ute', '?simple_body=ute&sortBy=price_asc&asked=cheap ute'],
    ['lowest kms ute', '?simple_body=ute&asked=lowest kms ute'],
    ['$150 a week', '?price=:30000&asked=$150 a week'],
    ['ute under 20k $150 a week', '?simple_body=ute&price=:20000&asked=ute under 20k $150 a week'],
  ])('%s → %s', (text, address) => expect(understood(new URLSearchParams({ query: text }).toString())).toBe(address))

  it('ASK-2 does not change for words that stay words', () => {
    for (const text of ['golf r', 'ranger xlt', 'model y', 'patrol ti', 'land cruiser', 'CX 5', 'HiLux', ''])
      expect(understood(`query=${text}`), text).toBeNull()
  })

  it('replaces what was chosen in the same facet, and leaves the rest', () => {
    expect(understood('query=diesel&fuel=Hybrid&make=Toyota&page=3')).toBe('?make=Toyota&fuel=Diesel&asked=diesel')
    expect(understood('query=under 20k&price=:45000')).toBe('?price=:20000&asked=under 20k')
  })

  it.each([
    ['seats=7&fuel=Hybrid&make=Toyota&price=:45000&asked=7 seat hybrid under 45k', '?make=Toyota'],
    ['query=landcruiser&fuel=Diesel&year=2019:&asked=land cruiser diesel', '?year=2019:'],
    ['simple_body=ute&km=:50000&sortBy=price_asc&asked=cheap ute', '?km=:50000'],
    ['simple_body=suv&postcode=4305&distance=50&sortBy=latest&asked=suv near ipswich', '?sortBy=latest'],
  ])('of %s what was chosen beside the words is %s', (params, beside) => {
    const query = parseStockQuery(new URLSearchParams(params))
    expect(stockHref('', besideWords(query, understand(query.asked, QUERY_CONTEXT), SITE))).toBe(beside)
  })

  it('is that of the whole listing, with the page’s own filter as an ordinary one', () => {
    const utes = readStockPath(['ute-cars'], { makes: [] }) ?? WHOLE_LISTING
    expect(understood('query=diesel', utes)).toBe('?simple_body=ute&fuel=Diesel&asked=diesel')
    expect(understood('query=diesel suv', utes)).toBe('?simple_body=suv&fuel=Diesel&asked=diesel suv')
  })
})
