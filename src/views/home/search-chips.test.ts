import { describe, expect, it } from 'vitest'
import { searchChips } from './search-chips.ts'

const tile = (label: string) => ({ label, value: label, count: 10, href: `/search/${label.toLowerCase()}` })
const EMPTY = { total: 0, bodies: [], seats: [], sleeps: [], price: [] }

describe('SITE-12 B10 searchChips', () => {
  it('offers the two most common bodies, seven seats and the lowest budget with enough cars', () => {
    const chips = searchChips({
      total: 100,
      bodies: [tile('SUVs'), tile('Utes'), tile('Vans')],
      seats: [{ value: '7', count: 3 }],
      sleeps: [],
      price: [
        { value: '9990', count: 4 },
        { value: '14990', count: 12 },
        { value: '55000', count: 84 },
      ],
    })
    expect(chips.map(({ label }) => label)).toEqual(['SUVs', 'Utes', '7 seats', 'Under $15k'])
    expect(chips[2]?.href).toBe('/search/7-seater-cars')
    expect(chips[3]?.href).toBe('/search?price=:15000')
  })

  it('offers beds where no vehicle has seven seats', () => {
    const chips = searchChips({
      ...EMPTY,
      total: 2,
      seats: [{ value: '5', count: 2 }],
      sleeps: [
        { value: '2', count: 1 },
        { value: '6', count: 1 },
      ],
    })
    expect(chips).toEqual([{ label: 'Sleeps 4+', href: '/search?sleeps=4:' }])
  })

  it('offers nothing without stock', () => {
    expect(searchChips(EMPTY)).toEqual([])
  })
})
