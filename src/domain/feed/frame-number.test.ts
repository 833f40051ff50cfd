import fc from 'fast-check'
import { expect, it } from 'vitest'
import { TEXTS } from '#tests/setup/texts.ts'
import { isAbsent } from '../car/words.ts'
import { madeText } from '../testing/made-texts.ts'
import { mapRow } from './car.ts'
import { feedMappingSchema } from './mapping.ts'
import type { FeedSite } from './place.ts'

const site = {
  region: 'NZ',
  dealerships: [{ id: 'd', slug: 'east', name: 'East' }],
  locations: [],
} as unknown as FeedSite

function read(cells: Readonly<Record<string, string>>) {
  const all = { year: '2015', make: 'Toyota', model: 'Prius', ...cells }
  const rules = { mapping: feedMappingSchema.parse({}), site, lastYear: 2027, deriveId: () => '' }
  return mapRow({ row: 1, line: 2, cells: new Map(Object.entries(all)) }, rules)
}

it('kind 6 A7 A17 STOCK-4 a frame number is stored as the feed has it, or it is left out with a remark', () => {
  const model = fc.stringMatching(/^[A-Z][A-Z0-9]{1,7}$/)
  const serial = fc.stringMatching(/^\d{6,7}$/)
  const number = fc.oneof(
    fc.tuple(model, serial).map(([code, digits]) => `${code}-${digits}`),
    fc.string({ maxLength: 17, unit: fc.constantFrom(...'ABIOQ0123-. ') }),
    fc.stringMatching(/^[A-HJ-NPR-Z0-9]{17}$/),
    madeText(['PENDING', 'TBA', '00000000000000000', 'X', 'VIN', 'NKE165', '7012345', 'ＮＫＥ１６５'], 3),
  )
  fc.assert(
    fc.property(number, fc.constantFrom('vin', 'frame_number'), (text, column) => {
      const mapped = read({ [column]: text, stocknum: 'A1' })
      const stored = mapped.ok ? (mapped.row.car.frame_number ?? mapped.row.car.vin ?? null) : null
      if (stored === null) expect(mapped.remarks.length > 0 || isAbsent(text)).toBe(true)
      else expect(stored.replace(/[\s-]/g, '')).toBe(text.replace(/[\s-]/g, ''))
      if (mapped.ok && mapped.row.car.frame_number) expect(mapped.row.car.vin).toBe(null)
      if (/^(.)\1*$/.test(text.replace(/[\s-]/g, '')) || /(?<!\p{L})(?:pending|tba)(?!\p{L})/iu.test(text))
        expect([text, stored]).toEqual([text, null])
    }),
    {
      ...TEXTS,
      examples: [
        ['NKE165-7012345', 'vin'],
        ['7AT0H64EX19012345', 'vin'],
        ['PENDING', 'frame_number'],
        ['PENDING sold', 'vin'],
        ['ATBA-000000', 'vin'],
        ['PENDING 7012345', 'frame_number'],
      ],
    },
  )
})

it.each([
  [{ vin: 'NKE165-7012345' }, 'feed:stock:frame:NKE1657012345'],
  [{ frame_number: 'nke165 7012345', regplate: 'QRS123' }, 'feed:stock:frame:NKE1657012345'],
  [{ vin: 'NKE165-7012345', stocknum: 'A1' }, 'stock:east:A1'],
  [{ vin: '7AT0H64EX19012345', frame_number: 'NKE165-7012345' }, 'vin:7AT0H64EX19012345'],
  [{ regplate: 'QRS123' }, 'feed:stock:plate:QRS123'],
])('A7 K-3 a car with %j is %s', (cells, identity) => {
  const mapped = read(cells)
  expect(mapped.ok && mapped.row.identity).toBe(identity)
})
