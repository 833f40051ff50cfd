import { expect, it } from 'vitest'
import { carDocument } from '#domain/listing/car-document.ts'
import { WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import { EMPTY_QUERY } from '#domain/listing/stock-query.ts'
import { sampleCar } from '../testing/sample-data.ts'
import { carsByKey, MOST_FINDS, matchSearches } from './match-searches.ts'

const search = { page: WHOLE_LISTING, query: EMPTY_QUERY }
const cars = Array.from({ length: 50 }, (_, at) => {
  const id = `car-${at}`
  return { news: { carId: id, reason: 'new', before: null } as const, document: carDocument(sampleCar({ id })) }
})

it('ALERT-3 a search that fits every changed car stops checking at the most that is stored', async () => {
  const found: string[] = []
  let checks = 0
  const all = {
    kind: 'range',
    field: 'price',
    get min() {
      checks += 1
      return null
    },
    max: null,
  } as const
  await matchSearches(
    carsByKey(cars),
    [{ search, alertIds: ['a'], keys: [''] }],
    () => ({ filters: [all], text: '' }),
    (_id, { carId }) => found.push(carId),
  )
  expect(found).toEqual(cars.slice(0, MOST_FINDS).map(({ news }) => news.carId))
  expect(checks).toBe(MOST_FINDS)
})
