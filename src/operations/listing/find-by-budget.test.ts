import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseBudget } from '#views/finance/budget-view.ts'
import { showHome } from '../site/show-home.ts'
import { sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { findByBudget } from './find-by-budget.ts'
import { answerSearch } from './search-stock.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform({
    sites: [
      sampleSite({ search: { vehicleWord: 'car' } }),
      sampleSite({ slug: 'plain', id: 'site-2', home: { budgetFinder: false } }),
    ],
  })
  const prices = [1, 1000, 8990, 20_000, 54_000, 54_001, null]
  await platform.addCars(
    'yard',
    prices.map((price, index) => ({ price, stocknum: `S${index}`, slug: `car-${index}` })),
  )
})
afterAll(() => platform.close())

it('BUDGET-1 counts prices above 1000, up to the budget', async () => {
  expect(await find('')).toMatchObject({ budget: 54_000, button: '3 cars Found', message: null })
})

it('BUDGET-2 links to a listing with as many cars as the button says', async () => {
  const { href } = await find('weekly=100&deposit=0')
  const answered = await answerSearch(asked('yard'), new URL(href ?? '', 'https://dealer.example').searchParams)
  expect(answered).toMatchObject({ ok: true, answer: { count: 2 } })
  expect((await find('weekly=100&deposit=0')).button).toBe('2 cars Found')
})

it('BUDGET-2 ignores prices up to 1000 for the lowest price', async () => {
  expect(await find('weekly=0&deposit=8990')).toMatchObject({ button: '1 car Found', message: null })
  expect(await find('weekly=0&deposit=8989')).toMatchObject({
    button: '0 cars Found',
    href: null,
    message: 'No cars found for this budget',
  })
})

it('SITE-12 BUDGET-1 shows the finder with its defaults on the home page, if the site enables it', async () => {
  expect((await showHome(asked('yard'))).budget).toMatchObject({ weekly: '200', deposit: '2000', budget: 54_000 })
  expect((await showHome(asked('plain'))).budget).toBeNull()
})

function find(query: string) {
  return findByBudget(asked('yard'), parseBudget(new URLSearchParams(query)))
}

function asked(slug: string) {
  return { platform, site: platform.site(slug), now: platform.clock.now(), origin: 'https://dealer.example' }
}
