import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { arrive } from '../alive.ts'
import { DESKTOP } from '../browser.ts'
import { browser, server } from '../demonstration.ts'
import { firstCar } from '../first-car.ts'

const SITE = 'southside-cars'

it.each(['/search', '/faqs', '/cars'])(
  'D-69 CONTENT-3 the parts that open below %s do so in 300 ms, and at once where less motion is asked for',
  async (path) => {
    const page = await browser.newPage({ viewport: DESKTOP })
    const site = server.address(SITE)
    await arrive(page, site + (path === '/cars' ? await firstCar(site) : path))
    const parts = page.locator('main details')
    const durations = () =>
      parts.evaluateAll((all) => [
        ...new Set(all.flatMap((each) => getComputedStyle(each, '::details-content').transitionDuration.split(', '))),
      ])
    expect(await parts.count()).toBeGreaterThan(0)
    expect(await durations()).toEqual(['0.3s'])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await durations()).toEqual(['0s'])
    await page.close()
  },
)

it.each(['/faqs', '/cars'])(
  'F-3 CONTENT-3 every part that opens below %s passes through the heights between',
  async (path) => {
    const site = server.address(SITE)
    const address = site + (path === '/cars' ? await firstCar(site) : path)
    const moving = await browser.newPage({ viewport: DESKTOP, reducedMotion: 'no-preference' })
    const still = await browser.newPage({ viewport: DESKTOP, reducedMotion: 'reduce' })
    for (const page of [moving, still]) await arrive(page, address)
    await moving.evaluate(() => {
      const slow = new CSSStyleSheet()
      // So slow that a busy machine sees it on its way.
      slow.replaceSync('main details::details-content { transition: block-size 600s linear !important }')
      document.adoptedStyleSheets = [slow]
    })
    const heights = (page: Page) =>
      page.locator('main details').evaluateAll((all) => all.map((each) => each.clientHeight))
    const openAll = (page: Page) =>
      page.locator('main details').evaluateAll((all) => {
        for (const each of all) each.toggleAttribute('open', true)
      })
    const closed = await heights(moving)
    for (const page of [moving, still]) await openAll(page)
    const [onTheWay, ends] = [await heights(moving), await heights(still)]
    const opened = ends.flatMap((end, part) => (end > (closed[part] ?? 0) ? [part] : []))
    expect(opened.length).toBeGreaterThan(1)
    for (const part of opened) expect(onTheWay[part], `part ${part}`).toBeLessThan(ends[part] ?? 0)
    for (const page of [moving, still]) await page.close()
  },
)
