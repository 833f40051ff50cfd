import { expect, it } from 'vitest'
import { CAR_FIELDS } from '../car/car-fields.ts'
import { emptyValues } from '../car/field.ts'
import { mapRow } from './car.ts'
import { FEED_FIELDS } from './fields.ts'
import { feedMappingSchema } from './mapping.ts'
import type { FeedValue } from './record.ts'

it('STOCK-4 reads every column of the table of fields, and no other', () => {
  const read = new Set<string>()
  mapped({ make: 'Kia', model: 'Rio' }, (column) => read.add(column))
  expect([...read].toSorted()).toEqual(Object.keys(FEED_FIELDS).toSorted())
})

it('STOCK-4 gives a car a value for every field that its row has', () => {
  const cells = Object.fromEntries(Object.keys(FEED_FIELDS).map((column) => [column, sample(column)]))
  const row = mapped(cells)
  if (!row.ok) throw new Error(JSON.stringify(row.remarks))
  const empty = Object.entries(leavesOf({ ...emptyValues(CAR_FIELDS) }))
  const read = leavesOf(row.row.car)
  expect(empty.filter(([name, value]) => JSON.stringify(read[name]) === JSON.stringify(value))).toEqual([['views', 0]])
  expect(row.remarks.map(({ column }) => column)).toEqual(['location.slug'])
  expect({ listedAt: row.row.listedAt, soldAt: row.row.soldAt }).toEqual({ listedAt: DATE, soldAt: DATE })
})

const DATE = '2025-12-31T00:00:00.000Z'
const PICTURE = 'https://pictures.example/1.jpg'

/** Cells that a kind of field alone does not make. */
const SAMPLES: Readonly<Record<string, FeedValue>> = {
  year: 2021,
  vin: '1M8GDM9AXKP042788',
  frame_number: 'NKE165-7012345',
  car_type: 'demo',
  item_type: 'truck',
  status: 'coming soon',
  show_on_dealer_website: 'no',
  price: 40_000,
  before_price: 45_000,
  offer_price: 38_000,
  price_type: 'drive away',
  price_dap: 40_000,
  price_egc: 38_500,
  simple_transmission: 'manual',
  simple_body: 'ute',
  simple_fuel: 'diesel',
  drive: 'rear',
  'variant.enginesize': '2,494 cc',
  dealership_slug: 'east',
}

function sample(column: string): FeedValue {
  const field = FEED_FIELDS[column]
  if (SAMPLES[column] !== undefined) return SAMPLES[column]
  if (field?.kind === 'number') return 3
  if (field?.kind === 'money') return 100
  if (field?.kind === 'yes-no') return 'yes'
  if (field?.kind === 'date') return DATE
  return field?.kind.startsWith('picture') || field?.kind === 'address' ? PICTURE : 'Words'
}

function mapped(cells: Readonly<Record<string, FeedValue>>, onRead: (column: string) => void = () => {}) {
  const all = new Map(Object.entries(cells))
  const get = (column: string) => {
    onRead(column)
    return all.get(column)
  }
  return mapRow(
    { row: 1, line: 2, cells: Object.assign(new Map(all), { get }) },
    {
      mapping: feedMappingSchema.parse({}),
      site: { region: 'AU', dealerships: [{ id: '1', slug: 'east', name: 'East' }], locations: [] },
      lastYear: 2027,
      deriveId: (text) => text,
    },
  )
}

/** The values of an object by path: 'variant.cylinders'. */
function leavesOf(value: object, prefix = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner) && Object.keys(inner).length > 0
        ? Object.entries(leavesOf(inner, `${prefix}${name}.`))
        : [[prefix + name, inner]],
    ),
  )
}
