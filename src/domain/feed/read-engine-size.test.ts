import fc from 'fast-check'
import { expect, it } from 'vitest'
import { VARIANT_FIELDS } from '../car/variant.ts'
import { REGION_CODES } from '../region.ts'
import { readEngineSize } from './read-engine-size.ts'

const { enginesize, enginesize_litres: inLitres } = VARIANT_FIELDS

const read = (text: string, region: (typeof REGION_CODES)[number] = 'AU', decimalComma = false) => [
  readEngineSize(text, enginesize, { stored: 'cc', region, decimalComma }).value,
  readEngineSize(text, inLitres, { stored: 'L', region, decimalComma }).value,
]

it.each([
  ['350 cu in', 5735, 5.735],
  ['350ci', 5735, 5.735],
  ['350 CID', 5735, 5.735],
  ['350 cubic inches', 5735, 5.735],
  ['5.7L V8', 5700, 5.7],
  ['V8 5.7 litre', 5700, 5.7],
  ['5.7L (345 cu in) HEMI V8', 5700, 5.7],
  ['2,494 cc', 2494, 2.494],
  ['1.598 cc', 1598, 1.598],
  ['1598cm3', 1598, 1.598],
  ['1598 cm³', 1598, 1.598],
  ['1 598 ccm', 1598, 1.598],
  ['2.5 L', 2500, 2.5],
  ['2,5 l', 2500, 2.5],
  ['4 cyl, 2.2 L', 2200, 2.2],
  ['2.0L Turbo I-4 16V DOHC', 2000, 2],
  ['2494', 2494, null],
  ['2.5', null, 2.5],
  ['5.7 V8', null, 5.7],
  ['0', null, null],
  ['350 hp', null, null],
  ['2.5 or 3.0', null, null],
  ['2.5 L or 3.0 L', null, null],
  ['2.5 L, 3.0 L', null, null],
  ['5.7 miles', null, null],
  ['V8', null, null],
  ['RB26', null, null],
])('A6 STOCK-4 the engine %j is %s cc and %s litres', (text, cc, litres) => {
  expect(read(text)).toEqual([cc, litres])
})

it('A6 SITE-6 a bare figure of an American file may be cubic inches, so it is left empty', () => {
  expect(readEngineSize('350', enginesize, { stored: 'cc', region: 'US', decimalComma: false })).toEqual({
    value: null,
    fault: 'may be cubic centimetres or cubic inches',
  })
  expect(read('2494', 'US')[0]).toBe(2494)
  expect(read('350', 'NZ')[0]).toBe(350)
})

it('A6 a decimal comma counts where the column has it', () => {
  expect(read('1,998 l', 'AU', true)).toEqual([1998, 1.998])
})

it('A6 SITE-6 a size that says its unit means the same everywhere, in both columns', () => {
  const size = fc.integer({ min: 3, max: 120 }).map((tenths) => `${(tenths / 10).toFixed(1)} L`)
  fc.assert(
    fc.property(size, fc.constantFrom(...REGION_CODES), (text, region) => {
      const litres = Number.parseFloat(text)
      expect(read(text, region)).toEqual([Math.round(litres * 1000), litres])
    }),
  )
})
