import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { arrive } from './alive.ts'
import { atRest, boxOf } from './at-rest.ts'
import { DESKTOP } from './browser.ts'
import { browser, server } from './demonstration.ts'
import { firstCar } from './first-car.ts'
import { inOwnTypefaces } from './own-typefaces.ts'
import { SITES } from './page-kinds.ts'

describe.each(SITES.map(({ site }) => site))('SITE-8 the header of %s', (site) => {
  it('B25 FIELD-4 follows on a desktop after one screen, small, with menu, search and phone, covers nothing focused, shows its own focused link anywhere, and at 200% zoom does not follow', async () => {
    const page = await browser.newPage({ viewport: DESKTOP, reducedMotion: 'reduce' })
    await inOwnTypefaces(page.context())
    await arrive(page, `${server.address(site)}/search`)
    const bar = page.locator('.header-bar')
    const box = () => boxOf(bar)
    const scrollTo = async (top: number) => {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
      await atRest(page)
    }
    await scrollTo(DESKTOP.height * 0.8)
    expect((await box()).y + (await box()).height, 'not yet').toBeLessThanOrEqual(0)
    await scrollTo(DESKTOP.height * 2)
    expect(Math.round((await box()).y)).toBe(0)
    expect((await box()).height).toBeLessThanOrEqual(80)
    for (const part of [
      bar.getByRole('navigation', { name: 'Main' }),
      bar.getByRole('link', { name: 'Search our stock' }),
      bar.locator('a[href^="tel:"]').filter({ visible: true }),
    ])
      expect(await part.isVisible()).toBe(true)
    // Back through the cards by keyboard: each link is scrolled clear of the bar.
    await page.locator('article .card-link').nth(8).focus()
    for (let step = 0; step < 10; step += 1) {
      await page.keyboard.press('Shift+Tab')
      await atRest(page)
      const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top)
      expect(top).toBeGreaterThanOrEqual((await box()).y + (await box()).height)
    }

    // Where it does not follow yet, the focus brings it into view.
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await scrollTo(DESKTOP.height * 0.8)
    const link = bar.getByRole('link', { name: 'Search our stock' })
    await link.focus()
    expect((await boxOf(link)).y).toBeGreaterThanOrEqual(0)
    await page.setViewportSize({ width: DESKTOP.width / 2, height: DESKTOP.height / 2 })
    await scrollTo(2000)
    expect((await box()).y).toBeLessThan(-100)
    await page.close()
  })

  it('point 6: no bar covers the listing or a car on a screen of 320 by 256, as at 400% zoom', async () => {
    const page = await browser.newPage({ viewport: ZOOMED, reducedMotion: 'reduce' })
    for (const path of ['/search', await firstCar(server.address(site))]) {
      await arrive(page, `${server.address(site)}${path}`)
      await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
      await atRest(page)
      expect(await barsOver(page), path).toEqual([])
    }
    await page.close()
  })
})

/** A desktop of 1280 by 1024 at 400% zoom. */
const ZOOMED = { width: 320, height: 256 }

/** What stays over a page that is scrolled down. */
function barsOver(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const { position, visibility } = getComputedStyle(element)
      const { top, bottom, width, height } = element.getBoundingClientRect()
      const isOver = height > 0 && bottom > 0 && top < innerHeight && width > innerWidth / 2
      const stays = position === 'fixed' || (position === 'sticky' && top <= 0)
      return isOver && stays && visibility === 'visible' ? [element.className] : []
    }),
  )
}
