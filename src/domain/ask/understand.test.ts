import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { meaningText } from '#fixtures/queries/meaning-text.ts'
import { QUERY_CONTEXT } from '#fixtures/queries/vocabulary.ts'
import { understand } from './understand.ts'
import { askContext } from './vocabulary.ts'

const FILE = new URL('../../../fixtures/queries/written.txt', import.meta.url)
const WRITTEN = readFileSync(FILE, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' → ') as [string, string?])

describe('ASK-4 the written queries', () => {
  it('are at least 500, each once', () => {
    expect(WRITTEN.length).toBeGreaterThanOrEqual(500)
    expect(new Set(WRITTEN.map(([query]) => query)).size).toBe(WRITTEN.length)
  })

  it.each(WRITTEN)('%s → %s', (query, meaning = '') =>
    expect(meaningText(understand(query, QUERY_CONTEXT))).toBe(meaning),
  )

  it('are understood whole in nine of ten cases', () => {
    const read = WRITTEN.map(([query]) => understand(query, QUERY_CONTEXT))
    const whole = read.filter(({ unmatched }) => unmatched.length === 0).length
    expect(whole / read.length).toBeGreaterThan(0.9)
  })
})

describe('ASK-2 words that fit nothing', () => {
  it.each([
    ['an emoji 🚙 here', ['emoji', 'here']],
    ['%%% ""', []],
    ['', []],
    [`${'x'.repeat(200)}`, ['x'.repeat(200)]],
  ])('%j is named, not fatal', (text, unmatched) =>
    expect(understand(text, QUERY_CONTEXT).unmatched).toEqual(unmatched),
  )

  it('a name that is also a word of the grammar stays a word: Model 3, GT, 308', () => {
    for (const text of ['model 3', 'gt', '308'])
      expect(understand(text, QUERY_CONTEXT)).toMatchObject({ text, ranges: {} })
  })

  it('on a site without caravans, beds and tare weights are named', () => {
    const cars = askContext({ ...QUERY_CONTEXT, measured: [], hasWord: () => false })
    expect(understand('sleeps 6 light under 2000kg', cars)).toMatchObject({
      ranges: {},
      unmatched: ['sleeps', '6', 'light'],
      unmeasured: ['weight'],
    })
  })

  it('a town far away is meant only behind ‘near’', () => {
    expect(understand('geelong', QUERY_CONTEXT)).toMatchObject({ place: null, unmatched: ['geelong'] })
    expect(understand('near geelong', QUERY_CONTEXT).place?.postcode).toBe('3220')
    const noYards = askContext({ ...QUERY_CONTEXT, known: {} })
    expect(understand('ipswich', noYards).place?.postcode).toBe('4305')
  })

  it('on a site that shows its own bodies, a body’s word is one of those', () => {
    const own = askContext({ ...QUERY_CONTEXT, known: { body: ['Caravan', 'Camper Trailer'] } })
    expect(understand('camper trailer', own).values).toEqual({ body: ['Camper Trailer'] })
    expect(understand('van', own).values).toEqual({ body: ['Caravan'] })
  })

  it('a dual cab is a ute, and the words are searched only if some ute has them', () => {
    const utesWithout = askContext({
      ...QUERY_CONTEXT,
      hasWord: (words, among) => among === undefined && QUERY_CONTEXT.hasWord(words),
    })
    expect(understand('hilux dual cab', utesWithout)).toMatchObject({ text: 'hilux', values: { simple_body: ['ute'] } })
    expect(understand('hilux dual cab', QUERY_CONTEXT).text).toBe('hilux dual cab')
  })

  it('on a site without a value in stock, its word is text or is named', () => {
    const bare = askContext({ ...QUERY_CONTEXT, known: {}, hasWord: (word) => word === 'diesel' })
    expect(understand('diesel ute', bare)).toMatchObject({ text: 'diesel', values: {}, unmatched: ['ute'] })
  })
})

describe('ASK-4 A12 SITE-6 words mean what they do where the site is', () => {
  const known = { ...QUERY_CONTEXT.known, fuel: ['Petrol', 'LPG'], state: ['TX', 'IN', 'QLD'] }
  const australian = askContext({ ...QUERY_CONTEXT, known })
  const american = askContext({ ...QUERY_CONTEXT, known, region: 'US' })
  it.each([
    ['gas under 30k', { values: { fuel: ['LPG'] } }, { values: { fuel: ['Petrol'] } }],
    ['gasoline', { values: { fuel: ['Petrol'] } }, { values: { fuel: ['Petrol'] } }],
    ['not gas', { excluded: { fuel: ['LPG'] } }, { excluded: { fuel: ['Petrol'] } }],
    ['under 50k miles', { ranges: { km: { max: 80_467 } } }, { ranges: { km: { max: 50_000 } } }],
    ['under 50000mi', { ranges: { km: { max: 80_467 } } }, { ranges: { km: { max: 50_000 } } }],
    ['under 80,000 km', { ranges: { km: { max: 80_000 } } }, { ranges: { km: { max: 49_710 } } }],
    ['low miles', { ranges: { km: { max: 60_000 } } }, { ranges: { km: { max: 40_000 } } }],
    ['sedan in texas', {}, { values: { simple_body: ['sedan'], state: ['TX'] } }],
    ['sedan in tx', {}, { values: { simple_body: ['sedan'], state: ['TX'] } }],
    ['sedan in white', {}, { values: { simple_body: ['sedan'] } }],
    ['queensland', { values: { state: ['QLD'] } }, {}],
    ['great gas mileage', { unmeasured: ['fuel use'] }, { unmeasured: ['fuel use'] }],
  ])('%s', (query, here, there) => {
    expect(understand(query, australian)).toMatchObject(here)
    expect(understand(query, american)).toMatchObject(there)
  })
})

describe('ASK-4 A16 a range beats a name, where both read', () => {
  const peugeot = askContext({
    ...QUERY_CONTEXT,
    makes: [...QUERY_CONTEXT.makes, { name: 'Peugeot', models: ['2008'] }],
  })
  it.each([
    ['2008 or newer', { ranges: { year: { min: 2008, max: null } }, text: '' }],
    ['2008 onwards', { ranges: { year: { min: 2008, max: null } }, text: '' }],
    ['2008 and up suv', { ranges: { year: { min: 2008, max: null } }, text: '' }],
    ['peugeot 2008', { values: { make: ['Peugeot'] }, ranges: {}, text: '2008' }],
  ])('%s', (query, meaning) => expect(understand(query, peugeot)).toMatchObject(meaning))
})
