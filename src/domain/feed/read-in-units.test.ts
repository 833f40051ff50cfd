import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TEXTS } from '#tests/setup/texts.ts'
import { REGION_CODES, REGIONS, type RegionCode } from '../region.ts'
import { consumptionText, odometerText, volumeText } from '../units.ts'
import { mapRow } from './car.ts'
import { feedMappingSchema } from './mapping.ts'
import type { FeedUnits } from './unit.ts'

const YEAR = 2026

function read(region: RegionCode, cells: Readonly<Record<string, string>>, units: FeedUnits = {}) {
  // An old truck may have driven any distance.
  const row = { make: 'Kenworth', model: 'T909', year: '1990', item_type: 'truck', stocknum: 'S1', ...cells }
  const mapped = mapRow(
    { row: 1, line: 2, cells: new Map(Object.entries(row)) },
    {
      mapping: feedMappingSchema.parse({ units }),
      site: { region, dealerships: [{ id: '1', slug: 'east', name: 'East' }], locations: [] },
      lastYear: YEAR,
      deriveId: (text) => text,
    },
  )
  if (!mapped.ok) throw new Error(JSON.stringify(mapped.remarks))
  const { km, variant } = mapped.row.car
  return { km, litres: variant.fuelconsumptioncombined, tank: variant.fuelcapacity, ...mapped }
}

describe('SITE-6 figures of a feed', () => {
  const region = fc.constantFrom(...REGION_CODES)
  const distance = fc.integer({ min: 0, max: 1_200_000 })
  const tenths = (least: number, most: number) =>
    fc.integer({ min: least * 10, max: most * 10 }).map((each) => each / 10)

  it('kind 4 A13 a figure in the unit of the region shows as it was written', () => {
    fc.assert(
      fc.property(region, distance, tenths(3, 99), fc.integer({ min: 1, max: 500 }), (where, far, use, tank) => {
        const { consumption, volume } = REGIONS[where]
        const cells = {
          km: String(far),
          'variant.fuelconsumptioncombined': String(use),
          'variant.fuelcapacity': String(tank),
        }
        const car = read(where, cells)
        expect(odometerText(car.km ?? -1, where)).toBe(`${far.toLocaleString('en-AU')} ${REGIONS[where].distance}`)
        expect(consumptionText(car.litres ?? -1, where)).toBe(`${use} ${consumption}`)
        expect(volumeText(car.tank ?? -1, where)).toBe(`${tank} ${volume}`)
        expect([...car.bare.keys()]).toEqual(where === 'US' ? ['odometer', 'consumption', 'volume'] : [])
      }),
      TEXTS,
    )
  })

  it('kind 4 A13 a figure that says its unit means the same everywhere, whatever the mapping says', () => {
    fc.assert(
      fc.property(distance, fc.constantFrom('km', 'mi'), fc.constantFrom('km', 'mi'), (far, unit, mapped) => {
        const cells = { km: `${far.toLocaleString('en-AU')} ${unit}` }
        const all = REGION_CODES.map((where) => read(where, cells, { odometer: mapped }).km)
        expect(new Set(all).size).toBe(1)
      }),
      TEXTS,
    )
  })

  it.each([
    ['AU', '31 mpg', 9.1123],
    ['AU', '31 mpg (US)', 7.5876],
    ['US', '31 mpg', 7.5876],
    ['US', '31 mpg (Imp.)', 9.1123],
    ['US', '7.6 L/100 km', 7.6],
    ['NZ', '20 km/L', 5],
    ['NZ', '7.6', 7.6],
    ['US', '0 mpg', null],
  ] as const)('SITE-6 in %s the fuel use %s is %s litres', (where, cell, litres) => {
    expect(read(where, { 'variant.fuelconsumptioncombined': cell }).litres).toBe(litres)
  })

  it.each([
    ['US', '15.8 gal', 59.8095],
    ['US', '60 L', 60],
    ['AU', '60', 60],
  ] as const)('SITE-6 in %s the tank %s is %s litres', (where, cell, litres) => {
    expect(read(where, { 'variant.fuelcapacity': cell }).tank).toBe(litres)
  })
})
