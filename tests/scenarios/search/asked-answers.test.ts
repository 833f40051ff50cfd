import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveDemonstrationSites } from '../demonstration-sites.ts'
import type { ServedSites } from '../served-sites.ts'
import { broken, carsShown, stockOf, writtenQuestions } from './asked-answers.contract.ts'

/** Every eighth question; tests/chaos asks all of them. */
const STEP = 8

let served: ServedSites
beforeAll(async () => {
  served = await serveDemonstrationSites()
})
afterAll(() => served.close())

it('ASK-8 no car shown for a written question contradicts it', async () => {
  const stocked = {
    'wattle-caravans': await stockOf(served, 'wattle-caravans'),
    'meridian-motor-group': await stockOf(served, 'meridian-motor-group'),
  }
  const wrong: string[] = []
  let cars = 0
  for (const question of writtenQuestions().filter((_, at) => at % STEP === 0)) {
    const shown = await carsShown(served, question)
    cars += shown.length
    const faults = shown.flatMap((car) =>
      broken(question.meaning, car, stocked[question.dealer as keyof typeof stocked]),
    )
    if (faults.length > 0) wrong.push(`${question.query}: ${faults[0]}`)
  }
  expect(wrong).toEqual([])
  expect(cars, 'cars were shown at all').toBeGreaterThan(500)
})
