import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CarSummary } from '#domain/car/car.ts'
import { carDocument, stockSchema } from '#domain/listing/car-document.ts'
import { facetCounts } from '#domain/listing/facet/facet-counts.ts'
import { FACET_NAMES, type FacetName } from '#domain/listing/facet/facet-names.ts'
import { searchRequest } from '#domain/listing/search-request.ts'
import { stockVocabulary, WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import { EMPTY_QUERY, type StockQuery } from '#domain/listing/stock-query.ts'
import { exampleCar } from '#domain/testing/example-car.ts'
import { exampleSite } from '#domain/testing/example-site.ts'
import { createMemoryEngine } from '#search/memory/memory-engine.ts'

const NOW = new Date('2026-11-20T00:00:00Z')
const MAKES = ['Toyota', 'Mazda', 'Ford']
/** 'Transit' is a model of two makes, and one make's name is a prefix of another's. */
const MODELS = ['HiLux', 'CX-5', 'Transit']
const BADGES = Array.from({ length: 40 }, (_, index) => `Badge ${index}`)

interface Made {
  readonly make: string
  readonly model: string
  readonly badge: string
}
const aCar: fc.Arbitrary<Made> = fc.record({
  make: fc.constantFrom(...MAKES),
  model: fc.constantFrom(...MODELS),
  badge: fc.constantFrom(...BADGES),
})
const choice = (values: readonly string[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 })
const choices = fc.record({ make: choice(MAKES), model: choice(MODELS), badge: choice(BADGES) })

type Choices = Readonly<Record<keyof Made, readonly string[]>>

/** D-42: a chosen model filters only its own make if that is chosen too; otherwise it filters all cars. */
function isFound(car: Made, chosen: Choices, cars: readonly Made[]): boolean {
  const open = (values: readonly string[], value: string) => values.length === 0 || values.includes(value)
  if (!open(chosen.badge, car.badge) || !open(chosen.make, car.make)) return false
  const isOfMake = (make: string, model: string) => cars.some((one) => one.make === make && one.model === model)
  const narrows = (make: string) => chosen.model.some((model) => isOfMake(make, model))
  return chosen.make.some(narrows) && !narrows(car.make) ? true : open(chosen.model, car.model)
}

it('D-36 D-42 SEARCH-4 a chosen value has its exact count, and a make the count of results if it is chosen', async () => {
  const site = exampleSite()
  await fc.assert(
    fc.asyncProperty(fc.array(aCar, { minLength: 1, maxLength: 60 }), choices, async (cars, chosen) => {
      const engine = createMemoryEngine<CarSummary>(stockSchema)
      await engine.upsert(cars.map((car, index) => carDocument(exampleCar({ ...car, id: `car-${index}` }))))
      const vocabulary = stockVocabulary(
        MAKES,
        cars.map(({ make, model }) => `${make} ${model}`),
      )
      const values = Object.fromEntries(Object.entries(chosen).filter(([, list]) => list.length > 0))
      const query: StockQuery = { ...EMPTY_QUERY, values }
      const result = await engine.search(
        searchRequest(site, { page: WHOLE_LISTING, query }, { facets: FACET_NAMES, now: NOW }, vocabulary),
      )
      expect(result.total).toBe(cars.filter((car) => isFound(car, chosen, cars)).length)

      const counted = (name: FacetName) =>
        new Map(facetCounts(result, name, query, site).map(({ value, count }) => [value, count]))
      for (const badge of chosen.badge) {
        const others = { ...chosen, badge: [badge] }
        expect(counted('badge').get(badge)).toBe(cars.filter((car) => isFound(car, others, cars)).length)
      }
      if (chosen.make.length === 0) return
      for (const make of MAKES) {
        const added = { ...chosen, make: [...new Set([...chosen.make, make])] }
        const brings = cars.filter((car) => car.make === make && isFound(car, added, cars)).length
        const isNarrowed = chosen.make.some((one) =>
          cars.some((car) => car.make === one && chosen.model.includes(car.model)),
        )
        const own = cars.some((car) => car.make === make && chosen.model.includes(car.model))
        // If choosing a make would let its chosen models filter it, its count is that of the make now.
        if (isNarrowed && own && !chosen.make.includes(make)) continue
        expect([make, counted('make').get(make) ?? 0]).toEqual([make, brings])
      }
    }),
    { numRuns: 300 },
  )
})
