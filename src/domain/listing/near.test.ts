import { describe, expect, it } from 'vitest'
import { isNarrowed, withoutNear } from './narrow.ts'
import { nearFilter, nearSort, nearText } from './near.ts'
import type { StockQuery } from './stock-query.ts'
import { EMPTY_QUERY, formatStockQuery, parseStockQuery } from './stock-query.ts'

const parse = (text: string) => parseStockQuery(new URLSearchParams(text))
const centre = { lat: -27.466, lng: 153.026, name: 'Brisbane' }
const near = { postcode: '4000', distance: 50, centre }

describe('SEARCH-19 a postcode and a distance in the address', () => {
  it('are parsed, and written again before the sort order', () => {
    const query = parse('distance=50&postcode=+4000+&sortBy=distance&page=2')
    expect(query).toMatchObject({ near: { postcode: '4000', distance: 50, centre: null }, sort: 'distance' })
    expect(formatStockQuery(query)).toBe('postcode=4000&distance=50&sortBy=distance&page=2')
  })

  it.each(['distance=50', 'postcode=', 'postcode=+&distance=50', 'sortBy=distance', 'sortBy=distance&distance=50'])(
    '%s has no effect without a postcode',
    (text) => expect(parse(text)).toEqual(EMPTY_QUERY),
  )

  it.each(['', 'x', '0', '-5', '5.5', '1e3', '050', '12345', ' 50'])(
    'treats a distance of %j as any distance',
    (distance) => {
      expect(parse(`postcode=4000&distance=${encodeURIComponent(distance)}`).near?.distance).toBeNull()
    },
  )

  it('uses the last of repeated parameters, which is the form’s own field', () => {
    expect(parse('postcode=4000&distance=50&postcode=2000&distance=').near).toMatchObject({
      postcode: '2000',
      distance: null,
    })
  })

  it('cuts a postcode that is too long', () => {
    expect(parse(`postcode=${'4'.repeat(500)}`).near?.postcode).toHaveLength(40)
  })
})

describe('SEARCH-19 the request to the search engine', () => {
  it('limits the distance in kilometres, or in miles where the region uses them', () => {
    expect(nearFilter(near, 'AU')).toEqual([
      { kind: 'near', latField: 'lat', lngField: 'lng', lat: -27.466, lng: 153.026, km: 50 },
    ])
    expect(nearFilter(near, 'US')).toMatchObject([{ km: 80.4672 }])
    expect(nearSort(near)).toEqual({ by: 'distance', latField: 'lat', lngField: 'lng', lat: -27.466, lng: 153.026 })
  })

  it.each([null, { ...near, centre: null }, { ...near, distance: null }])(
    'does not limit the distance for %j',
    (open) => {
      expect(nearFilter(open, 'AU')).toEqual([])
      expect(nearText(open, 'AU')).toBeNull()
      expect(isNarrowed({ ...EMPTY_QUERY, near: open })).toBe(false)
    },
  )

  it('sorts by distance only from a known place', () => {
    expect(nearSort(null)).toBeNull()
    expect(nearSort({ ...near, centre: null })).toBeNull()
    expect(nearSort({ ...near, distance: null })).not.toBeNull()
  })
})

it('SEARCH-19 SITE-6 is described in words', () => {
  expect(nearText(near, 'AU')).toBe('Within 50 km of 4000 Brisbane')
  expect(nearText({ ...near, postcode: '90210', centre: { ...centre, name: null } }, 'US')).toBe(
    'Within 50 mi of 90210',
  )
})

it('SEARCH-19 removes the sort by distance together with the postcode, and leaves others', () => {
  const query: StockQuery = { ...EMPTY_QUERY, near, sort: 'distance', page: 3 }
  expect(isNarrowed(query)).toBe(true)
  expect(withoutNear(query)).toEqual(EMPTY_QUERY)
  expect(withoutNear({ ...query, sort: 'latest' }).sort).toBe('latest')
})
