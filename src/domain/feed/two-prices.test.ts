import { expect, it } from 'vitest'
import type { FirstPrice } from '../car/vocabulary.ts'
import { mapRow } from './car.ts'
import { feedMappingSchema } from './mapping.ts'
import type { FeedValue } from './record.ts'

const rowOf = (cells: Readonly<Record<string, FeedValue>>, firstPrice: FirstPrice) =>
  mapRow(
    {
      row: 1,
      line: 2,
      cells: new Map(Object.entries({ make: 'Kia', model: 'Rio', year: 2022, stocknum: 'S1', ...cells })),
    },
    {
      mapping: feedMappingSchema.parse({}),
      site: { region: 'AU', dealerships: [{ id: 'd1', slug: 'east', name: 'East' }], locations: [] },
      lastYear: 2027,
      limits: { lowestPrice: null, highestPrice: null, firstPrice },
      deriveId: () => 'id',
    },
  )

const both = { price_dap: '$32,990', price_egc: '30200' }
const DAP = [32_990, 'drive_away', 32_990, 30_200]
const EGC = [30_200, 'excluding_government_charges', 32_990, 30_200]

it.each<[Readonly<Record<string, FeedValue>>, FirstPrice, readonly unknown[], readonly string[]]>([
  [both, 'drive_away', DAP, []],
  [both, 'excluding_government_charges', EGC, []],
  // They come before a price that does not say what it is.
  [{ ...both, price: 29_000, price_type: 'estimated drive away' }, 'drive_away', DAP, []],
  // With one of the two, that one is the price, whatever the site chooses.
  [{ price_egc: 30_200 }, 'drive_away', [30_200, 'excluding_government_charges', null, 30_200], []],
  [{ price_dap: 32_990 }, 'excluding_government_charges', [32_990, 'drive_away', 32_990, null], []],
  // Without either, the feed's own price and type count.
  [{ price: 29_000, price_type: 'egc' }, 'drive_away', [29_000, 'excluding_government_charges', null, null], []],
  // Drive away below the price without charges is a mistake.
  [{ price_dap: 30_000, price_egc: 32_000 }, 'drive_away', [30_000, 'drive_away', 30_000, null], ['price_egc']],
  [
    { price_dap: 30_000, price_egc: 32_000 },
    'excluding_government_charges',
    [32_000, 'excluding_government_charges', null, 32_000],
    ['price_dap'],
  ],
  // A price that such a car cannot have is no price: the other one does not take its place.
  [{ ...both, price_dap: 1 }, 'drive_away', [null, 'drive_away', null, 30_200], ['price_dap']],
])('INTAKE-8 %j with %s first', (cells, first, prices, warned) => {
  const mapped = rowOf(cells, first)
  if (!mapped.ok) throw new Error(JSON.stringify(mapped.remarks))
  const { price, price_type, price_dap = null, price_egc = null } = mapped.row.car
  expect([price, price_type, price_dap, price_egc]).toEqual(prices)
  expect(mapped.remarks.map(({ column }) => column)).toEqual(warned)
})

it('INTAKE-8 leaves the two out of the stored car of a feed that does not give them', () => {
  const mapped = rowOf({ price: 29_000 }, 'drive_away')
  expect(mapped.ok && Object.keys(mapped.row.car).filter((name) => /^price_(dap|egc)$/.test(name))).toEqual([])
})
