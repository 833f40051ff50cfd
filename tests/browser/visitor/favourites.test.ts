import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { sampleOf } from '../../setup/proof.ts'
import { faultsOf, LOOKED_INTO } from '../accessibility.ts'
import { arrive, reload } from '../alive.ts'
import { DESKTOP, PHONE } from '../browser.ts'
import { server, visiting } from '../demonstration.ts'

/**
 * Dealers whose favourites are in the browser, with screen widths; the third dealer has a watchlist (watchlist.test).
 */
const LOOKS = [
  ['meridian-motor-group', PHONE.width],
  ['southside-cars', DESKTOP.width],
] as const
const SITE = 'meridian-motor-group'

describe('favourites of this browser', () => {
  const open = visiting(SITE)

  it('GARAGE-5 GARAGE-6 FORM-12 a car is saved, announced, counted and listed, and removed by a second click', async () => {
    const page = await open({ viewport: DESKTOP })
    const title = await page.locator('article .card-link').nth(1).textContent()
    const id = await page.locator('article').nth(1).getAttribute('data-car-id')
    await save(page, 1).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => save(page, 1).getAttribute('aria-pressed')).toBe('true')
    expect(await save(page, 1).textContent()).toMatch(/^Saved/)
    const toast = page.getByRole('status')
    await expect.poll(() => toast.textContent()).toContain(`${title} is in your saved cars`)
    await expect.poll(() => events(page)).toEqual([id])
    await expect.poll(() => page.locator('.favourites-link').textContent()).toContain('Saved cars (1)')

    await toast.getByRole('link', { name: 'View saved cars' }).click()
    await page.waitForURL(/\/favourites$/)
    await expect.poll(() => page.locator('article').evaluateAll(ids)).toEqual([id])

    await save(page, 0).click()
    await expect.poll(() => toast.textContent()).toContain('is no longer in your saved cars')
    expect(await events(page), 'taking away is no event').toEqual([id])
    await toast.getByRole('button', { name: 'Close this message' }).click()
    await expect.poll(() => page.locator('.toast').isVisible()).toBe(false)
    await reload(page)
    expect(await page.getByRole('heading', { name: 'No cars saved yet' }).isVisible()).toBe(true)
    await page.context().close()
  })

  it('CARD-9 GARAGE-6 by touch, on the car’s page, and still saved on the next visit', async () => {
    const page = await open({ viewport: PHONE, hasTouch: true, isMobile: true })
    await page.locator('article .card-link').first().tap()
    await page.waitForURL(/\/cars\//)
    await page.locator('.vehicle-controls').getByRole('button', { name: 'Save' }).tap()
    await expect.poll(() => page.locator('.toast').textContent()).toContain('Saved')
    await arrive(page, `${server.address(SITE)}/favourites`)
    await expect.poll(() => page.locator('article').count()).toBe(1)
    await page.context().close()
  })

  it('ROUTE-10 says that a car is gone, and removes it on request', async () => {
    const page = await open({ viewport: DESKTOP })
    await save(page, 0).click()
    await page.evaluate(() => {
      const kept: unknown = JSON.parse(localStorage.getItem('favourites') ?? '[]')
      localStorage.setItem('favourites', JSON.stringify([...(Array.isArray(kept) ? kept : []), 'no-such-car']))
    })
    await arrive(page, `${server.address(SITE)}/favourites`)
    await expect.poll(() => page.locator('main').textContent()).toContain('We couldn’t find 1 car here.')
    await page.getByRole('button', { name: 'Remove them' }).click()
    await expect.poll(() => page.locator('main').textContent()).not.toContain('We couldn’t find')
    expect(await page.locator('article').count()).toBe(1)
    await page.context().close()
  })

  it('ROUTE-10 without JavaScript a shared list shows its cars, and no control that could not work', async () => {
    const page = await open({ viewport: DESKTOP, javaScriptEnabled: false })
    const shown = await page.locator('article').evaluateAll(ids)
    expect(await page.locator('.card-save').count()).toBe(0)
    await page.goto(`${server.address(SITE)}/favourites?cars=${shown.slice(0, 2).join(',')}`)
    expect(await page.locator('article').evaluateAll(ids)).toEqual(shown.slice(0, 2).toReversed())
    expect(await page.locator('h1').textContent()).toBe('Shared cars')
    await page.context().close()
  })

  it.each(sampleOf(LOOKS))(
    'FIELD-4 axe finds nothing on %s at %d pixels with saved cars, one of them gone',
    async (site, width) => {
      const page = await open({ viewport: width === PHONE.width ? PHONE : DESKTOP, ...LOOKED_INTO }, '/search', site)
      for (const at of [0, 1]) await save(page, at).click()
      await page
        .locator('article')
        .first()
        .getByRole('button', { name: /^Compare/ })
        .click()
      await expect.poll(() => page.locator('.compare-tray').count()).toBe(1)
      // The tray covers the bottom of the window; at the end of the page it covers no control.
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
      expect(await faultsOf(page)).toEqual([])
      await arrive(page, `${server.address(site)}/favourites?cars=none`)
      expect(await faultsOf(page)).toEqual([])
      await page.context().close()
    },
  )
})

function save(page: Page, at: number) {
  return page
    .locator('article[data-car-id]')
    .nth(at)
    .getByRole('button', { name: /^Saved?\b/ })
}

function ids(articles: (HTMLElement | SVGElement)[]): string[] {
  return articles.map((article) => article.dataset.carId ?? '')
}

/** The cars of FORM-12's event 39 so far. */
async function events(page: Page): Promise<unknown[]> {
  const layer = await page.evaluate(() => window.dataLayer ?? [])
  return (layer as { event_id?: number; car_id?: string }[])
    .filter(({ event_id }) => event_id === 39)
    .map(({ car_id }) => car_id)
}
