import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { LOGO } from './altered-server.ts'
import { atRest } from './at-rest.ts'
import { DESKTOP, PHONE } from './browser.ts'
import { browser } from './demonstration.ts'
import { twoFrames, withoutTypefaces } from './layout-shifts.ts'
import { sharedServer } from './shared-server.ts'

const server = await sharedServer('altered')

describe('FIELD-5 a logo that comes after the page is painted', () => {
  it.each([
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ])('moves nothing in the header on %s: the page states the size of its file', async (_w, viewport) => {
    const page = await browser.newPage({ viewport })
    await withoutTypefaces(page)
    const held: Route[] = []
    await page.route(`**/site-files/${LOGO.file}`, (route) => {
      held.push(route)
    })
    await page.goto(`${server.address(LOGO.site)}/contact-us`, { waitUntil: 'domcontentloaded' })
    await twoFrames(page)
    const logo = page.locator(`#site-header img[src$="${LOGO.file}"]`)
    expect([await logo.getAttribute('width'), await logo.getAttribute('height')]).toEqual([
      String(LOGO.width),
      String(LOGO.height),
    ])
    const before = await headerPlaces(page)
    expect(before.length, 'links and buttons were seen').toBeGreaterThan(2)
    await Promise.all(held.map((route) => route.continue()))
    await logo.evaluate((image: HTMLImageElement) => image.decode())
    await atRest(page)
    expect(await headerPlaces(page)).toEqual(before)
    await page.close()
  })
})

/** Where the header's links and buttons are, with their names. */
function headerPlaces(page: Page): Promise<readonly unknown[]> {
  return page
    .locator('#site-header')
    .locator('a:visible, button:visible')
    .evaluateAll((all) =>
      all.map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect()
        return [each.textContent, x, y, width, height]
      }),
    )
}
