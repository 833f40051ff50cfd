import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { faultsOf, LOOKED_INTO } from '../accessibility.ts'
import { boxOf, photograph } from '../at-rest.ts'
import { PHONE } from '../browser.ts'
import { browser } from '../demonstration.ts'
import { sharedServer } from '../shared-server.ts'
import { signIn } from '../staff-sign-in.ts'

const server = await sharedServer('changed')

describe('the stock desk in a browser', () => {
  it('DESK-2, DESK-3 on a phone the stock person changes a price, hides a car by keyboard and undoes', async () => {
    const context = await browser.newContext({ ...LOOKED_INTO, viewport: PHONE })
    const page = await context.newPage()
    await signIn(page, server.address('console'), 'stock')
    // A make that no other test changes.
    await page.goto(`${server.address('console')}/stock?q=nissan`)
    await page
      .getByRole('cell', { name: /^Score \d+$/ })
      .first()
      .waitFor()
    expect(await faultsOf(page)).toEqual([])
    await seen(page, 'stock')
    await page.getByLabel('Order').selectOption('photos')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.locator('.stock-car a').first().click()
    await page.getByRole('heading', { name: 'Photos' }).waitFor()
    expect(await page.getByRole('button', { name: 'Save', exact: true }).filter({ visible: true }).count()).toBe(0)
    expect(await faultsOf(page)).toEqual([])
    await seen(page, 'stock-car')

    await page.getByRole('textbox', { name: 'Price', exact: true }).fill('12345')
    await page.keyboard.press('Enter')
    await page.getByText('Saved. The website shows it now.').waitFor()
    expect(await page.getByRole('textbox', { name: 'Price', exact: true }).inputValue()).toBe('12345')
    await page.getByText('Changed by us').first().waitFor()
    await page.getByRole('button', { name: 'Hide', exact: true }).first().press('Enter')
    await page.getByText('Hidden. Buyers no longer see it.').waitFor()
    await page.getByRole('button', { name: 'Show on the website' }).waitFor()
    expect(await faultsOf(page)).toEqual([])
    await seen(page, 'stock-car-edited')
    await page.locator('.done').getByRole('button', { name: 'Undo' }).press('Enter')
    await page.getByText('Undone.').waitFor()
    await page.getByRole('button', { name: 'Hide', exact: true }).first().waitFor()
    await page.getByRole('button', { name: 'Price: Use the feed’s value' }).press('Enter')
    await page.getByText('Saved. The website shows it now.').waitFor()
    expect(await page.getByText('Changed by us').count()).toBe(0)

    await page.goto(`${server.address('console')}/stock?sort=views`)
    await page.goto(`${server.address('console')}/stock?view=worklist`)
    expect(await faultsOf(page)).toEqual([])
    await seen(page, 'stock-worklist')
    await context.close()
  })

  it('DESK-4 on a phone the stock person puts photos in another order by touch, and back', async () => {
    const context = await browser.newContext({ ...LOOKED_INTO, viewport: PHONE, isMobile: true, hasTouch: true })
    const page = await context.newPage()
    await signIn(page, server.address('console'), 'stock')
    await page.getByRole('link', { name: 'Stock', exact: true }).filter({ visible: true }).tap()
    await page.locator('.stock-car a').first().waitFor()
    // A make that no other test changes.
    await page.goto(`${server.address('console')}/stock?q=subaru`)
    await page.locator('.stock-car a').nth(1).tap()
    const photos = page.locator('.photos li')
    const order = () => photos.locator('img').evaluateAll((all) => all.map((each) => each.getAttribute('src')))
    await photos.nth(3).waitFor()
    const [first, second, third, ...rest] = await order()
    await tapLarge(photos.nth(2).getByRole('button', { name: /the first$/ }))
    await expect.poll(order).toEqual([third, first, second, ...rest])
    await tapLarge(photos.nth(1).getByRole('button', { name: /later$/ }))
    await expect.poll(order).toEqual([third, second, first, ...rest])
    // The bar at the foot of a phone covers what is under it.
    await page.evaluate(() => window.scrollTo(0, 0))
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Original order' }).tap()
    await expect.poll(order).toEqual([first, second, third, ...rest])
    await context.close()
  })
})

/** Taps a control that is large enough for a thumb (WCAG 2.5.8). */
async function tapLarge(control: Locator): Promise<void> {
  const { width, height } = await boxOf(control)
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  await control.tap()
}

/** A picture for a person to look at, where SEEN_FOLDER is set. */
async function seen(page: Page, name: string): Promise<void> {
  const { SEEN_FOLDER } = process.env
  if (!SEEN_FOLDER) return
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await photograph(page, { path: `${SEEN_FOLDER}/${name}-${width}-${colorScheme}.png` })
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(PHONE)
}
