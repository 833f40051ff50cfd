import { afterAll, beforeAll, expect, it } from 'vitest'
import { watchStock } from '#operations/desk/watch-stock.ts'
import { sampleCar } from '#operations/testing/sample-data.ts'
import { type TwoPeople, twoPeople } from '../testing/two-people.ts'

let both: TwoPeople
beforeAll(async () => {
  both = await twoPeople()
})
afterAll(() => both.close())

it('CR-C7 the stock table learns of a colleague’s edit and of a feed’s file at once, and of nothing of another site', async () => {
  const { platform, ben } = both
  await platform.addCars('yard', [sampleCar({ id: 'e1', slug: 'e1', stocknum: 'E1' })])
  const ending = new AbortController()
  const changes = watchStock(platform, platform.site('yard'), { signal: ending.signal })
  const next = async () => (await changes.next()).done === false
  const edited = next()
  await ben.send('/stock/e1/act', (await ben.open('/stock/e1')).form('/stock/e1/act').sent(['do', 'hide']))
  expect(await edited).toBe(true)
  const imported = next()
  await platform.addCars('yard', [sampleCar({ id: 'e2', slug: 'e2', stocknum: 'E2' })])
  expect(await imported).toBe(true)
  ending.abort()
  expect(await next()).toBe(false)
})
