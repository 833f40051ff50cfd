import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { carDocument, stockSchema } from '#domain/listing/car-document.ts'
import { exampleCar } from '#domain/testing/example-car.ts'
import { smallSite } from '#fixtures/site/small-site.ts'
import type { SearchDocument, SearchEngine } from '#search/engine.ts'
import { fold } from '#search/fold.ts'
import { createMemoryEngine } from '#search/memory/memory-engine.ts'
import { wordsIn } from '#search/memory/text/words.ts'
import { siteSchema } from '#site/site.ts'
import { carsOfFeed } from '../car/cars-of-feed.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const NOW = new Date('2026-06-10T12:00:00Z')
/** The real listings are outside the repository (docs/feeds.md). */
const LISTINGS = join(ROOT, '..', 'shared', 'data', 'au-listings.csv')
const QUERIES = ['commodore ss', 'golf r', 'corolla zr', 'ranger xlt', 'model y', 'land cruiser', 'patrol ti', 'patrol']

describe('D-35 SEARCH-6 counts the cars that have all words', () => {
  const made = [
    ['Holden', 'Commodore', 'SS'],
    ['Holden', 'Commodore', 'Omega'],
    ['Volkswagen', 'Golf', 'R'],
    ['Volkswagen', 'Golf', 'Comfortline'],
    ['Toyota', 'Corolla', 'ZR'],
    ['Toyota', 'Corolla', 'Ascent'],
    ['Ford', 'Ranger', 'XLT'],
    ['Ford', 'Ranger', 'XL'],
    ['Tesla', 'Model Y', 'Long Range'],
    ['Tesla', 'Model 3', 'Performance'],
    ['Toyota', 'Land Cruiser', 'GXL'],
    ['Toyota', 'LandCruiser', 'Sahara'],
    ['Nissan', 'Patrol', 'Ti'],
    ['Nissan', 'Patrol', 'ST'],
  ] as const

  it('in generated stock', async () => {
    const cars = made.map(([make, model, badge], index) => {
      const name = `${make} ${model} ${badge}`
      const standardEquipment = ['Cruise Control', 'Lane Assist', 'Rain Sensing Wipers']
      return exampleCar({ id: `car-${index}`, series: null, make, model, badge, name, standardEquipment })
    })
    await expectExactCounts(cars.map(carDocument), QUERIES)
  })

  it.skipIf(!existsSync(LISTINGS))('in the real listings', async () => {
    const mapping: unknown = JSON.parse(await readFile(join(ROOT, 'docs/examples/au-listings.mapping.json'), 'utf8'))
    const cars = await carsOfFeed(LISTINGS, mapping, siteSchema.parse(smallSite()), NOW)
    // They are from before the Model Y.
    await expectExactCounts(
      cars.map(carDocument),
      QUERIES.filter((text) => text !== 'model y'),
    )
    expect(cars.length).toBeGreaterThan(9_000)
  })
})

async function expectExactCounts(documents: readonly SearchDocument<unknown>[], queries: readonly string[]) {
  const engine = createMemoryEngine<unknown>(stockSchema)
  await engine.upsert(documents)
  const having = documents.map(wordsOf)
  for (const text of queries) {
    const words = wordsIn(text)
    const holding = (answersLast: (word: string, typed: string) => boolean) =>
      having.filter(
        (all) =>
          all.includes(words.join('')) ||
          words.every((typed, index) =>
            all.some((word) => (index < words.length - 1 ? word === typed : answersLast(word, typed))),
          ),
      ).length
    const whole = holding((word, typed) => word === typed)
    expect([text, await total(engine, `${text} `)]).toEqual([text, whole])
    expect([text, await total(engine, text)]).toEqual([text, holding((word, typed) => word.startsWith(typed))])
    expect(whole).toBeGreaterThan(0)
  }
}

function wordsOf({ fields }: SearchDocument<unknown>): readonly string[] {
  const texts = stockSchema.text.flatMap(({ field }) => fields[field] ?? []).map(String)
  return texts.flatMap((text) => wordsIn(fold(text)))
}

async function total(engine: SearchEngine<unknown>, text: string): Promise<number> {
  const all = { base: [], filters: [], facets: [], stats: [], sort: { by: 'relevance' }, offset: 0, limit: 0 } as const
  return (await engine.search({ ...all, text })).total
}
