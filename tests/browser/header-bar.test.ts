import { describe, expect, it } from 'vitest'
import { arrive } from './alive.ts'
import { DESKTOP } from './browser.ts'
import { browser, server } from './demonstration.ts'
import { twoFrames } from './layout-shifts.ts'
import { SITES } from './page-kinds.ts'

describe.each(SITES.map(({ site }) => site))('SITE-8 the header of %s', (site) => {
  it('B25 follows on a desktop after one screen, small, with menu, search and phone, and covers nothing focused', async () => {
    const page = await browser.newPage({ viewport: DESKTOP, reducedMotion: 'reduce' })
    await arrive(page, `${server.address(site)}/search`)
    const bar = page.locator('.header-bar')
    const box = async () => (await bar.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const scrollTo = async (top: number) => {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
      await twoFrames(page)
    }
    await scrollTo(DESKTOP.height * 0.8)
    expect((await box()).y + (await box()).height, 'not yet').toBeLessThanOrEqual(0)
    await scrollTo(DESKTOP.height * 2)
    await expect.poll(async () => Math.round((await box()).y)).toBe(0)
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
      await twoFrames(page)
      const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top)
      expect(top).toBeGreaterThanOrEqual((await box()).y + (await box()).height)
    }
    await page.close()
  })

  it('B25 FIELD-4 a focused link of the header is in view wherever the page is, and at 200% zoom nothing follows', async () => {
    const page = await browser.newPage({ viewport: DESKTOP, reducedMotion: 'reduce' })
    await arrive(page, `${server.address(site)}/search`)
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), DESKTOP.height * 0.8)
    await twoFrames(page)
    const link = page.locator('.header-bar').getByRole('link', { name: 'Search our stock' })
    await link.focus()
    await twoFrames(page)
    expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(0)
    await page.setViewportSize({ width: DESKTOP.width / 2, height: DESKTOP.height / 2 })
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }))
    await twoFrames(page)
    expect((await page.locator('.header-bar').boundingBox())?.y).toBeLessThan(-100)
    await page.close()
  })
})
