import { afterAll, beforeAll, expect, it } from 'vitest'
import { showHome } from '../site/show-home.ts'
import { sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { answerSearch } from './answer-search.ts'
import { findByBudget } from './find-by-budget.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform({
    sites: [
      sampleSite({ search: { vehicleWord: 'car' }, finance: { budgetSearch: 'sum' } }),
      sampleSite({ slug: 'interest', id: 'site-3', finance: { calculatorRate: 8.35 } }),
      sampleSite({ slug: 'plain', id: 'site-2', home: { budgetFinder: false } }),
    ],
  })
  const prices = [1, 501, 1000, 8990, 20_000, 54_000, 54_001, null]
  await platform.addCars(
    'yard',
    prices.map((price, index) => ({ price, stocknum: `S${index}`, slug: `car-${index}` })),
  )
})
afterAll(() => platform.close())

it('F-1 BUDGET-1 counts the prices above 1000 and up to the budget', async () => {
  expect(await find('')).toMatchObject({
    budget: 54_000,
    button: 'Show 3 cars',
    href: '/search?price=1001:54000',
    message: null,
  })
})

it('MONEY-4 searches for the price that the repayments buy, unless the site chooses the sum', async () => {
  expect((await findByBudget(asked('interest'), new URLSearchParams())).budget).toBe(44_538)
  expect((await find('')).budget).toBe(54_000)
})

it('BUDGET-2 links to a listing with as many cars as the button says', async () => {
  const { href } = await find('weekly=100&deposit=0')
  const answered = await answerSearch(asked('yard'), new URL(href ?? '', 'https://dealer.example').searchParams)
  expect(answered).toMatchObject({ ok: true, answer: { count: 2 } })
  expect((await find('weekly=100&deposit=0')).button).toBe('Show 2 cars')
})

it('BUDGET-2 finds nothing below the lowest price', async () => {
  expect(await find('weekly=0&deposit=8990')).toMatchObject({ button: 'Show 1 car', message: null })
  const none = { button: '0 cars Found', href: null, message: 'No cars found for this budget' }
  expect(await find('weekly=0&deposit=8989')).toMatchObject(none)
  expect(await find('weekly=0&deposit=999')).toMatchObject(none)
})

it('SITE-12 BUDGET-1 shows the finder with its defaults on the home page, if the site enables it', async () => {
  expect((await showHome(asked('yard'))).budget).toMatchObject({ weekly: '200', deposit: '2000', budget: 54_000 })
  expect((await showHome(asked('plain'))).budget).toBeNull()
})

function find(query: string) {
  return findByBudget(asked('yard'), new URLSearchParams(query))
}

function asked(slug: string) {
  return { platform, site: platform.site(slug), now: platform.clock.now(), origin: 'https://dealer.example' }
}
