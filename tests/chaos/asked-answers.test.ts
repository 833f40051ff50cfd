import { expect, it } from 'vitest'
import { serveDemonstrationSites } from '../scenarios/demonstration-sites.ts'
import { broken, carsShown, stockOf, writtenQuestions } from '../scenarios/search/asked-answers.contract.ts'

it('ASK-8 no car shown for any written question contradicts it', { timeout: 600_000 }, async () => {
  const served = await serveDemonstrationSites()
  const stocks = new Map<string, Awaited<ReturnType<typeof stockOf>>>()
  const wrong: string[] = []
  for (const question of writtenQuestions()) {
    const { dealer, query, meaning } = question
    const stocked = stocks.get(dealer) ?? (await stockOf(served, dealer))
    stocks.set(dealer, stocked)
    const faults = (await carsShown(served, question)).flatMap((car) => broken(meaning, car, stocked))
    if (faults.length > 0) wrong.push(`${query}: ${faults[0]}`)
  }
  await served.close()
  expect(wrong).toEqual([])
})
