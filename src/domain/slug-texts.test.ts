import fc from 'fast-check'
import { expect, it } from 'vitest'
import { TEXTS } from '#tests/setup/texts.ts'
import { isAbsent } from './car/words.ts'
import { mapRow } from './feed/car.ts'
import { feedMappingSchema } from './feed/mapping.ts'
import { cleanLine } from './form/clean-text.ts'
import { segmentOf, slugOf } from './slug.ts'
import { madeText } from './testing/made-texts.ts'

const name = madeText(
  ['Prius+', '+++', 'Ka+', '4/4', '4-4', 'T F', 'AT&T', 'Прайд', '元', '.', '..', '%2F', '?', '#'],
  3,
)

it('kind 2 ROUTE-2 A5 a name has an address that is never empty, and that goes into a path unchanged', () => {
  fc.assert(
    fc.property(name, (text) => {
      const segment = segmentOf(cleanLine(text))
      fc.pre(!isAbsent(cleanLine(text)))
      expect(segment).not.toBe('')
      const path = new URL(`/search/${encodeURIComponent(segment)}/end`, 'https://dealer.example').pathname
      expect(decodeURIComponent(path)).toBe(`/search/${segment}/end`)
      expect(slugOf(text)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
      expect(segmentOf(segment)).toBe(segment)
    }),
    TEXTS,
  )
})

it('kind 2 A5 A20 A21 names of make, model and badge are stored as they stand, or the row says why not', () => {
  const make = fc.constantFrom('Toyota', 'Citroën', 'BYD', '比亚迪', 'Kia', 'AT&T', 'Ёлка')
  const title = fc.constantFrom(null, 'Corolla Ascent', '元 PLUS', 'Prius i-Tech')
  fc.assert(
    fc.property(make, name, name, title, (maker, model, badge, words) => {
      fc.pre(![model, badge].some((each) => /[<&]/.test(each)))
      const named = { make: maker, model, badge, ...(words !== null && { name: `${maker} ${words}` }) }
      const mapped = mapRow(
        { row: 1, line: 2, cells: new Map(Object.entries({ year: '2020', stocknum: 'A1', ...named })) },
        {
          mapping: feedMappingSchema.parse({}),
          site: { region: 'AU', dealerships: [{ id: 'd', slug: 'east', name: 'East' }], locations: [] },
          lastYear: 2027,
          deriveId: () => '',
        },
      )
      if (!mapped.ok) return void expect(mapped.remarks.some(({ kind }) => kind === 'refused')).toBe(true)
      const { car } = mapped.row
      expect([car.make, car.model]).toEqual([maker, cleanLine(model)])
      expect(car.badge ?? '').toBe(isAbsent(cleanLine(badge)) ? '' : cleanLine(badge))
    }),
    { ...TEXTS, examples: [['Toyota', '😀', 'Ascent', 'Corolla Ascent']] },
  )
})
