import { afterAll, expect, it } from 'vitest'
import { arrive } from './alive.ts'
import { boxOf } from './at-rest.ts'
import { DESKTOP, PHONE } from './browser.ts'
import { browser } from './demonstration.ts'
import { faultsOfEveryPage } from './every-page.ts'
import { withTemplate } from './other-template.ts'
import { inOwnTypefaces } from './own-typefaces.ts'
import { SITES } from './page-kinds.ts'

const [dealer] = SITES
const server = await withTemplate(dealer.site, 'market')
afterAll(() => server.stop())

it(`LOOK-4 FIELD-4 ${dealer.site} in Market, without another edit: axe finds nothing, nothing overflows, nothing moves`, async () => {
  expect(await faultsOfEveryPage(dealer, server)).toEqual([])
})

it.each([
  ['a phone', PHONE, 4],
  ['a desktop', DESKTOP, 6],
] as const)('LOOK-7 Market shows many cars of a listing at once on %s', async (_, viewport, least) => {
  const page = await browser.newPage({ viewport })
  await inOwnTypefaces(page.context())
  await arrive(page, `${server.address(dealer.site)}/search`)
  const last = await boxOf(page.locator('.results .card-figure').nth(least - 1))
  expect(last.y + last.height).toBeLessThanOrEqual(viewport.height)
  await page.close()
})
