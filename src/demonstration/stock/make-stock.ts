import { CAR_TYPES } from '#domain/car/vocabulary.ts'
import type { FeedRow } from './feed-row.ts'
import { makeCar } from './make-car.ts'
import { makeCaravan } from './make-caravan.ts'
import type { StockPlan } from './plans.ts'
import { createRandom } from './random.ts'

/**
 * The generated stock of a demonstration dealer, in the fields of STOCK-4. The same plan and `now` give the same rows;
 * each car has its own random numbers, so adding a yard does not change the others.
 */
export function* makeStock(plan: StockPlan, now: Date): Iterable<FeedRow> {
  let number = 0
  for (const yard of plan.yards) {
    const make = yard.kind === 'caravans' ? makeCaravan : makeCar
    for (const carType of CAR_TYPES) {
      for (let index = 0; index < yard.counts[carType]; index += 1) {
        number += 1
        const random = createRandom(`${plan.seed}/${yard.location.slug}/${carType}/${index}`)
        yield make(random, yard, { carType, number }, now)
      }
    }
  }
}
