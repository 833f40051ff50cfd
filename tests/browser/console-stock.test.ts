import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { faultsOf, LOOKED_INTO } from './accessibility.ts'
import { DESKTOP, PHONE } from './browser.ts'
import { browser, server } from './demonstration.ts'

describe('the stock desk in a browser', () => {
  it('DESK-2, DESK-3, DESK-4 on a phone the stock person changes a price, hides a car, reorders photos by keyboard and undoes', async () => {
    const context = await browser.newContext({ ...LOOKED_INTO, viewport: PHONE })
    const page = await context.newPage()
    await signIn(page)
    await page.goto(`${server.address('console')}/stock`)
    expect(await faultsOf(page)).toEqual([])
    await seen(page, 'stock')
    await page.getByLabel('Order').selectOption('photos')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.locator('.stock-car a').first().click()
    await page.getByRole('heading', { name: 'Photos' }).waitFor()
    expect(await faultsOf(page)).toEqual([])
    await seen(page, 'stock-car')

    await page.getByRole('textbox', { name: 'Price', exact: true }).fill('12345')
    await page.keyboard.press('Enter')
    await page.getByText('Saved. The website shows it now.').waitFor()
    expect(await page.getByRole('textbox', { name: 'Price', exact: true }).inputValue()).toBe('12345')
    await page.getByText('Set here').first().waitFor()
    await page.getByRole('button', { name: 'Hide', exact: true }).first().press('Enter')
    await page.getByRole('button', { name: 'Show on the website' }).waitFor()
    expect(await faultsOf(page)).toEqual([])
    await seen(page, 'stock-car-edited')
    await page.locator('.stock-notice').getByRole('button', { name: 'Undo' }).press('Enter')
    await page.getByText('Undone.').waitFor()
    await page.getByRole('button', { name: 'Hide', exact: true }).first().waitFor()
    await page.getByRole('button', { name: 'Release Price' }).press('Enter')
    await page.getByText('Saved. The website shows it now.').waitFor()
    expect(await page.getByText('Set here').count()).toBe(0)

    await page.goto(`${server.address('console')}/stock?view=worklist`)
    expect(await faultsOf(page)).toEqual([])
    await seen(page, 'stock-worklist')
    await context.close()
  })

  it('DESK-1, DESK-8 by keyboard a person finds cars, sorts, ticks two, gives them an offer and takes it back, and saves a view', async () => {
    const context = await browser.newContext({ ...LOOKED_INTO, viewport: DESKTOP })
    const page = await context.newPage()
    page.on('pageerror', (error) => expect.fail(String(error)))
    await signIn(page)
    await page.goto(`${server.address('console')}/stock`)
    expect(await faultsOf(page)).toEqual([])
    await page.keyboard.press('/')
    await page.keyboard.type('toyota')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/stock\?q=toyota$/)
    await page.getByRole('columnheader', { name: 'Price' }).getByRole('link').press('Enter')
    await page.waitForURL(/sort=price/)
    expect(await page.locator('th[aria-sort="ascending"]').textContent()).toContain('Price')

    for (const key of ['j', 'x', 'j', 'x', 'k', 'j']) await page.keyboard.press(key)
    expect(await page.locator('.stock-row').nth(1).locator('.stock-link').evaluate(isFocused)).toBe(true)
    await page.getByRole('status').getByText('2 chosen').waitFor()
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keys' }).getByText('Tick the car').waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('e')
    expect(await page.getByLabel('Change of the ticked cars').evaluate(isFocused)).toBe(true)
    await page.keyboard.type('Offer')
    await page.getByRole('button', { name: 'Next' }).press('Enter')
    await page.getByRole('heading', { name: 'Offer: 2 cars' }).waitFor()
    await page.getByLabel('Dollars or per cent').fill('500')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Save 2 cars' }).waitFor()
    expect(await faultsOf(page)).toEqual([])
    await seen(page, 'stock-offer', DESKTOP)
    await page.getByRole('button', { name: 'Save 2 cars' }).press('Enter')
    await page.getByText('Saved for 2 cars.').waitFor()
    expect(new URL(page.url()).search).toContain('?q=toyota&sort=price&changed=2')
    expect(await page.getByText('1 set here').count()).toBe(2)
    await seen(page, 'stock-saved', DESKTOP)
    await page.locator('.stock-notice').getByRole('button', { name: 'Undo' }).press('Enter')
    await page.getByText('Undone.').waitFor()
    expect(new URL(page.url()).search).toBe('?q=toyota&sort=price&undone=1')
    expect(await page.getByText('1 set here').count()).toBe(0)

    await page.getByText('Save view', { exact: true }).press('Enter')
    await page.getByLabel('Name of this view').fill('Cheap Toyotas')
    await page.keyboard.press('Enter')
    const views = page.getByRole('navigation', { name: 'Views' })
    await views.locator('[aria-current]', { hasText: 'Cheap Toyotas' }).waitFor()
    expect(await faultsOf(page)).toEqual([])
    await page.getByText('Save view', { exact: true }).press('Enter')
    await page.getByRole('button', { name: 'Remove the view Cheap Toyotas' }).press('Enter')
    await views.getByText('Cheap Toyotas').waitFor({ state: 'detached' })
    await page.getByText('Columns', { exact: true }).press('Enter')
    await page.getByLabel('Leads', { exact: true }).press('Space')
    await page.locator('.stock-columns').getByRole('button', { name: 'Save' }).press('Enter')
    await page.getByRole('columnheader', { name: 'Leads' }).waitFor({ state: 'detached' })
    await page.setViewportSize(PHONE)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    await context.close()
  })
})

function isFocused(element: Element): boolean {
  return element === document.activeElement
}

/** Signs in with a role that needs no second factor, and sets none up. */
async function signIn(page: Page): Promise<void> {
  await page.goto(`${server.address('console')}/sign-in`)
  await page.getByLabel('Email').fill('stock@forecourt.example')
  await page.getByLabel('Password').fill('tram lantern quokka')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Today' }).waitFor()
}

/** A picture for a person to look at, where SEEN_FOLDER is set. */
async function seen(page: Page, name: string, after = PHONE): Promise<void> {
  const { SEEN_FOLDER } = process.env
  if (!SEEN_FOLDER) return
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await page.screenshot({ path: `${SEEN_FOLDER}/${name}-${width}-${colorScheme}.png` })
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(after)
}
