import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { editCars } from '#operations/desk/testing.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import { requestBy } from '#operations/staff-request.ts'
import { createTestPlatform, type TestPlatform } from '#operations/testing.ts'
import type { ConsoleCall } from '../../console-call.ts'
import { renderPage } from '../../testing/render-page.ts'
import { routes as STOCK_CAR } from './stock-car.route.ts'

const DAY_MINUTES = 24 * 60
const KIM = sampleStaff(['manager'])
let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

async function addCar(change: Partial<Car>): Promise<string> {
  const own = { vin: null, stocknum: platform.randomId(), offer_price: null }
  const [car] = await platform.addCars('yard', [{ ...own, ...change }])
  return car?.id ?? expect.fail('no car')
}

function call(id: string, form: Readonly<Record<string, string>> = {}): ConsoleCall {
  const data = new FormData()
  for (const [name, value] of Object.entries(form)) data.append(name, value)
  const made = { platform, params: { id }, query: new URLSearchParams(), form: data, visitor: { actor: KIM } }
  return made as unknown as ConsoleCall
}

async function page(id: string): Promise<string> {
  const answer = await STOCK_CAR['GET /stock/:id'](call(id))
  return 'page' in answer ? await renderPage(answer.page) : ''
}

const reduce = (id: string) =>
  editCars(requestBy(platform, platform.site('yard'), KIM), {
    carIds: [id],
    changes: [
      { part: 'price', to: { value: 21_390, until: null } },
      { part: 'before_price', to: { value: 23_495, until: null } },
    ],
  })

it('DESK-7 the desk says whether buyers see a former price, and why not', async () => {
  expect(await page(await addCar({ price: 21_390, before_price: 23_495 }))).toContain(
    'We never advertised $23,495, so buyers don’t see it. Remove it?',
  )
  expect(await page(await addCar({ price: 23_495, before_price: 21_390 }))).toContain(
    '$21,390 isn’t higher than the price, so buyers don’t see it. Remove it?',
  )
  const id = await addCar({ price: 23_495 })
  platform.clock.pass(3 * DAY_MINUTES)
  await reduce(id)
  expect(await page(id)).toContain(
    'We advertised $23,495 on 3 of the last 60 days. Buyers see it from 7 days on. Remove it?',
  )
  const shown = await addCar({ price: 23_495 })
  platform.clock.pass(12 * DAY_MINUTES)
  await reduce(shown)
  expect(await page(shown)).toContain('Buyers see ‘Was $23,495’: we advertised it on 12 of the last 60 days.')
})

it('DESK-7 a former price that buyers do not see stays in its field, and saving the page does not make it the desk’s own', async () => {
  const id = await addCar({ price: 21_390, before_price: 23_495 })
  expect(await page(id)).toMatch(/name="before_price"[^>]*value="23495"|value="23495"[^>]*name="before_price"/)
  await STOCK_CAR['POST /stock/:id/fields'](
    call(id, { before_price: '23495', 'shown.before_price': '23495', price: '21000', 'shown.price': '21390' }),
  )
  const [desk] = await platform.storage.forSite({ slug: 'yard' }).desk.cars([id])
  expect([...(desk?.overrides.keys() ?? [])]).toEqual(['price'])
})
