import { afterAll, expect, it } from 'vitest'
import { arrive } from './alive.ts'
import { boxOf } from './at-rest.ts'
import { DESKTOP, PHONE } from './browser.ts'
import { browser } from './demonstration.ts'
import { faultsOfEveryPage } from './every-page.ts'
import { withTemplate } from './other-template.ts'
import { inOwnTypefaces } from './own-typefaces.ts'
import { SITES } from './page-kinds.ts'

const [, dealer] = SITES
const server = await withTemplate(dealer.site, 'gallery')
afterAll(() => server.stop())

it(`LOOK-4 FIELD-4 ${dealer.site} in Gallery, without another edit: axe finds nothing, nothing overflows, nothing moves`, async () => {
  expect(await faultsOfEveryPage(dealer, server)).toEqual([])
})

it.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)(
  'LOOK-6 Gallery shows the whole first car of a listing on %s, with its name and price',
  async (_, viewport) => {
    const page = await browser.newPage({ viewport })
    await inOwnTypefaces(page.context())
    await arrive(page, `${server.address(dealer.site)}/search`)
    const picture = await boxOf(page.locator('.results .card-picture img').first())
    expect(picture.width / picture.height).toBeCloseTo(1.5, 1)
    const figure = await boxOf(page.locator('.results .card-figure').first())
    expect(figure.y + figure.height).toBeLessThanOrEqual(viewport.height)
    await page.close()
  },
)
