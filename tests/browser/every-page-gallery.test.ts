import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { HOME_BLOCKS } from '#domain/home/home-blocks.ts'
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
    const page = await open('/search', viewport)
    const picture = await boxOf(page.locator('.results .card-picture img').first())
    expect(picture.width / picture.height).toBeCloseTo(1.5, 1)
    const figure = await boxOf(page.locator('.results .card-figure').first())
    expect(figure.y + figure.height).toBeLessThanOrEqual(viewport.height)
    await page.close()
  },
)

it('SITE-12 Gallery draws the blocks of a home page in the site’s order', async () => {
  const page = await open('/', PHONE)
  const drawn = await page
    .locator('main > [class^="block-"]')
    .evaluateAll((blocks) => blocks.map((each) => each.className))
  expect(drawn.length).toBeGreaterThan(5)
  expect(drawn).toEqual(HOME_BLOCKS.map((name) => `block-${name}`).filter((name) => drawn.includes(name)))
  await page.close()
})

it.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)('ASK-2 what Gallery says of a search on %s stands clear of the first picture', async (_, viewport) => {
  const page = await open('/search?query=hybrid+gondola', viewport)
  const note = await boxOf(page.getByText('No match for ‘gondola’, so we left it out.'))
  const picture = await boxOf(page.locator('.results .card-picture').first())
  expect(picture.y - (note.y + note.height)).toBeGreaterThanOrEqual(12)
  await page.close()
})

it.each(['/', '/search'])('B25 the bar that follows on %s of Gallery hides what is below it', async (path) => {
  const page = await open(path, DESKTOP)
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
  const ground = () =>
    page.locator('.header-bar').evaluate((bar) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(bar)
      return { isWall: backgroundColor === getComputedStyle(document.documentElement).backgroundColor, backgroundImage }
    })
  await expect.poll(ground).toEqual({ isWall: true, backgroundImage: 'none' })
  await page.close()
})

async function open(path: string, viewport: typeof PHONE): Promise<Page> {
  const page = await browser.newPage({ viewport })
  await inOwnTypefaces(page.context())
  await arrive(page, server.address(dealer.site) + path)
  return page
}
