import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DESKTOP, PHONE } from '../browser.ts'
import { visiting } from '../demonstration.ts'

/** One site of each template, with searches of three filters. */
const SITES = [
  ['meridian-motor-group', ['/search?seats=7&price=:60000&car_type=used', '/search?query=used+7+seater+under+60k']],
  ['southside-cars', ['/search?seats=7&price=:60000&car_type=used', '/search?query=used+7+seater+under+60k']],
  ['wattle-caravans', ['/search?sleeps=4:&price=:99000&car_type=new', '/search?query=new+caravan+sleeps+4+under+99k']],
] as const
/** Where the first price begins at the latest. */
const FIRST_PRICE = 620

describe.each(SITES)('SEARCH-2 results first: a search of %s', (site, searches) => {
  const open = visiting(site)
  const seen = (page: Page, selector: string) =>
    page.locator(selector).evaluateAll((all) => all.filter((each) => each.checkVisibility()).length)

  it.each(searches.flatMap((search) => [true, false].map((javaScriptEnabled) => ({ search, javaScriptEnabled }))))(
    'SEARCH-2 SEARCH-18 $search shows a price on a phone’s first screen, with script: $javaScriptEnabled',
    async ({ search, javaScriptEnabled }) => {
      const page = await open({ viewport: PHONE, javaScriptEnabled }, search)
      expect(await page.locator('nav.chips a.chip').count()).toBeGreaterThanOrEqual(3)
      expect(await seen(page, 'main .introduction, main nav[aria-label=Breadcrumb]')).toBe(0)
      const price = page.locator('.results .card-figure').first()
      const top = await price.evaluate((figure) => figure.getBoundingClientRect().top)
      // Without script the orders have a button, and a line of their own.
      expect(top).toBeLessThanOrEqual(javaScriptEnabled ? FIRST_PRICE : PHONE.height - 100)
      const edge = (selector: string, side: 'top' | 'bottom') =>
        page.locator(selector).evaluate((part, of) => part.getBoundingClientRect()[of], side)
      expect(await edge('#keyword', 'bottom'), 'nothing covers the box').toBeLessThanOrEqual(
        await edge('.sticky-bar', 'top'),
      )
      await page.context().close()
    },
  )

  it('SEARCH-2 has its trail and its introduction on a desk, and the whole list its introduction on a phone', async () => {
    const desk = await open({ viewport: DESKTOP }, searches[0])
    expect(await seen(desk, 'main .introduction')).toBe(1)
    expect(await seen(desk, 'main nav[aria-label=Breadcrumb]')).toBe(1)
    await desk.context().close()
    const whole = await open({ viewport: PHONE }, '/search')
    expect(await seen(whole, 'main .introduction')).toBe(1)
    await whole.context().close()
  })

  it('SEARCH-1 SEARCH-15 says the search as its heading and its title, and follows the filters', async () => {
    const page = await open({ viewport: PHONE }, searches[0])
    const [heading, title] = [await page.locator('h1').textContent(), await page.title()]
    expect(heading).toMatch(SITE_SAYS[site])
    expect(title.slice(0, title.indexOf(' | '))).toBe(heading)
    await page.locator('nav.chips a.chip', { hasText: 'Price' }).click()
    await expect.poll(() => page.locator('h1').textContent()).not.toContain('under')
    expect(await page.title()).not.toContain('under')
    await page.context().close()
  })
})

const SITE_SAYS: Readonly<Record<(typeof SITES)[number][0], RegExp>> = {
  'meridian-motor-group': /^\d+ used seven-seaters under \$60,000$/,
  'southside-cars': /^\d+ used seven-seaters under \$60,000$/,
  'wattle-caravans': /^\d+ new caravans under \$99,000 sleeping 4 or more$/,
}
