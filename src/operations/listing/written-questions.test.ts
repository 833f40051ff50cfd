import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { understand } from '#domain/ask/understand.ts'
import { type AskContext, askContext } from '#domain/ask/vocabulary.ts'
import { CARAVAN_CONTEXT } from '#fixtures/queries/caravan-vocabulary.ts'
import { meaningText } from '#fixtures/queries/meaning-text.ts'
import { QUERY_CONTEXT } from '#fixtures/queries/vocabulary.ts'
import { createLocalities } from '#gateways/geocoding/localities.ts'
import { placesOf } from './places-asked.ts'

const localities = createLocalities()

function yardAt(context: AskContext, lat: number, lng: number): AskContext {
  const site = {
    region: 'AU',
    locations: [{ lat, lng }],
    search: { distances: [25, 50, 100, 250, 500, 1000] },
  } as const
  return askContext({ ...context, placeOf: placesOf(localities, site) })
}

const CARS = yardAt({ ...QUERY_CONTEXT, measured: [] }, -27.53, 153.02)
const FIGURES = ['braked_towing', 'payload', 'driving_range', 'battery_capacity', 'dc_charging', 'ac_charging'] as const
const WITH_FIGURES = yardAt({ ...QUERY_CONTEXT, measured: FIGURES }, -27.53, 153.02)
const CARAVANS = yardAt(CARAVAN_CONTEXT, -27.0871, 152.9573)

function questions(file: string): readonly (readonly [string, string])[] {
  return readFileSync(new URL(`../../../fixtures/queries/${file}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', meaning = ''] = line.split(' → ')
      return [query, meaning === '(anything)' ? '' : meaning] as const
    })
}

/** As the files write a place: by its name or postcode, with its distance only where the words have one. */
function written(text: string, context: AskContext, meaning: string): string {
  const read = understand(text, context)
  const [, place = ''] = /near=([^;]*)/.exec(meaning) ?? []
  const [name, km] = place.split('/')
  const shown = name === read.place?.postcode ? name : read.place?.name
  const near = km === undefined ? `near=${shown}` : `near=${shown}/${read.place?.distance}`
  return sorted(meaningText(read).replace(/near=\S*(?=;|$)/, near))
}

const sorted = (meaning: string) => meaning.split('; ').sort().join('; ')

describe.each([
  ['cars', CARS],
  ['figures', WITH_FIGURES],
  ['electric', WITH_FIGURES],
  ['caravans', CARAVANS],
] as const)('ASK-5 ASK-6 ASK-7 the written questions about %s', (file, context) => {
  it.each(questions(file))('%s → %s', (query, meaning) =>
    expect(written(query, context, meaning)).toBe(sorted(meaning)),
  )
})

it('ASK-4 the questions are at least 1,000: of those after the first, a third about caravans, 100 about electric cars', () => {
  const [first = [], caravans = [], ...others] = ['written', 'caravans', 'cars', 'figures', 'electric'].map(questions)
  const later = [...caravans, ...others.flat()]
  expect(new Set([...first, ...later].map(([query]) => query)).size).toBeGreaterThanOrEqual(1_000)
  expect(caravans.length / (caravans.length + (others[0]?.length ?? 0))).toBeGreaterThan(1 / 3)
  const electric = later.filter(
    ([query, meaning]) => meaning.includes('Electric') || /\d kwh?|model [3y]|ev\d/.test(query),
  )
  expect(electric.length).toBeGreaterThanOrEqual(100)
})
