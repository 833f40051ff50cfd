import { describe, expect, it } from 'vitest'
import { pairsOf } from '../setup/proof.ts'
import { arrive } from './alive.ts'
import { boxOf } from './at-rest.ts'
import { DESKTOP, PHONE } from './browser.ts'
import { browser, server } from './demonstration.ts'
import { firstCar } from './first-car.ts'
import { inOwnTypefaces } from './own-typefaces.ts'
import { SITES } from './page-kinds.ts'

const FORMS = ['/contact-us', '/finance', '/book-test-drive', '/trade-in', '/service']

/** LOOK-7, but for the listing. Without JavaScript, as a page first shows. */
describe.each(
  pairsOf(SITES, [
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ] as const).map(([{ site }, width]) => [site, ...width] as const),
)('the first screen of %s on %s', (site, _, viewport) => {
  it('LOOK-7 of a form’s page has a picture above or beside its first field', async () => {
    const page = await browser.newPage({ viewport, javaScriptEnabled: false })
    await inOwnTypefaces(page.context())
    for (const path of FORMS) {
      const answer = await page.goto(server.address(site) + path)
      expect(answer?.status(), path).toBe(200)
      const [picture, field] = await Promise.all([
        boxOf(page.locator('main .head-picture')),
        boxOf(page.locator('main form :is(input, select, textarea):visible').first()),
      ])
      expect(picture.y, path).toBeLessThan(field.y)
      expect(picture.y + picture.height, path).toBeLessThan(viewport.height)
    }
    await page.close()
  })

  it('LOOK-7 of a car has picture, name, price and an action', async () => {
    const page = await browser.newPage({ viewport, javaScriptEnabled: false })
    await inOwnTypefaces(page.context())
    await page.goto(server.address(site) + (await firstCar(server.address(site))))
    const action = viewport === PHONE ? '.vehicle-foot-bar a' : '.vehicle-actions a'
    for (const part of ['.gallery-stage', 'main h1', '.vehicle-price-figure', action]) {
      const { y, height } = await boxOf(page.locator(`${part}:visible`).first())
      expect(y + height, part).toBeLessThanOrEqual(viewport.height)
    }
    await page.close()
  })
})

it.each(SITES)(
  'A8 CAR-3 CAR-5 on a phone $site shows four facts, the price, two buttons and ‘More’ under a car’s name, above the fold',
  async ({ site }) => {
    const page = await browser.newPage({ viewport: PHONE })
    await inOwnTypefaces(page.context())
    await arrive(page, server.address(site) + (await firstCar(server.address(site))))
    const name = await boxOf(page.locator('main h1'))
    for (const part of [
      '.first-facts dd >> nth=3',
      '.vehicle-price-figure',
      '.vehicle-actions li >> nth=1',
      '.vehicle-more',
    ]) {
      const { y } = await boxOf(page.locator(`main ${part}`))
      expect(y, part).toBeGreaterThan(name.y)
      expect(y, part).toBeLessThanOrEqual(LOWEST)
    }
    expect(await page.locator('.vehicle-actions li').count()).toBe(2)
    await page.close()
  },
)

const LOWEST = 720
