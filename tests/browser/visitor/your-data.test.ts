import type { Browser, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { arrive, reload } from '../alive.ts'
import { DESKTOP, PHONE } from '../browser.ts'
import { browser, server } from '../demonstration.ts'

const SITE = 'southside-cars'
const KEPT = {
  'saved-details': '{"name":"Mia","last_name":"Ng","email":"mia@mail.example","phone":"0412 345 678"}',
  favourites: '["one","two"]',
  'recent-searches': '["hilux"]',
  'last-postcode': '4105',
}

describe('the stored items of a browser', () => {
  it('LAW-4 FORM-11 shows each item in plain words and clears it, one by one and all, by keyboard', async () => {
    const page = await open({ viewport: DESKTOP })
    const row = (name: string) =>
      page.locator('.stored-item', { has: page.getByRole('heading', { name, exact: true }) })
    await expect.poll(() => row('Your contact details').textContent()).toContain('mia@mail.example')
    expect(await row('Your saved cars').textContent()).toContain('2 cars')
    expect(await row('Your last searches').textContent()).toContain('hilux')
    expect(await row('Cars to compare').textContent()).toContain('Nothing saved')

    await row('Your contact details').getByRole('button').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => row('Your contact details').textContent()).toContain('Nothing saved')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Your contact details')
    await expect.poll(() => page.getByRole('status').first().textContent()).toBe('Your contact details: cleared.')
    expect(await kept(page, 'saved-details')).toBeNull()
    expect(await kept(page, 'recent-searches'), 'the others stay').toBe('["hilux"]')

    await row('Your saved cars').getByRole('button').press('Space')
    await expect.poll(() => page.locator('.favourites-link').first().textContent()).not.toContain('(')

    await page.getByRole('button', { name: 'Clear everything' }).press('Enter')
    await page.getByRole('heading', { name: 'Nothing saved right now' }).waitFor()
    expect(await kept(page, 'last-postcode')).toBeNull()
    expect(await kept(page, 'recent-searches')).toBeNull()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('your-data-now')
    await page.context().close()
  })

  it('LAW-4 is linked from every footer and from the notice on every form', async () => {
    const page = await open({ viewport: PHONE }, '/contact-us')
    expect(await page.locator('footer a[href="/your-data"]').count()).toBe(1)
    await page.locator('main form a[href="/your-data"]').click()
    await page.getByRole('heading', { level: 1, name: 'Your data on this device' }).waitFor()
    await page.context().close()
  })

  it('LAW-4 without JavaScript it says what could be stored, and clears the receipt', async () => {
    const page = await open({ viewport: PHONE, javaScriptEnabled: false })
    expect(await page.locator('main').textContent()).toContain('JavaScript is off in this browser')
    expect(await page.locator('.stored-item h3').allTextContents()).toContain('Your contact details')
    await page.getByRole('button', { name: /receipt/ }).click()
    await page.waitForURL(/\/your-data$/)
    await expect.poll(() => page.locator('h1').textContent()).toBe('Your data on this device')
    await page.context().close()
  })

  it('FORM-11 LAW-4 no page breaks in a browser that forbids storage', async () => {
    const context = await browser.newContext({ viewport: DESKTOP })
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('forbidden', 'SecurityError')
          },
        })
    })
    const page = await context.newPage()
    const faults: string[] = []
    // The router's inline script for scroll restoration fails here, without consequences.
    page.on('pageerror', (error) => error.stack?.includes('/assets/') && faults.push(error.stack))
    for (const path of ['/', '/search', '/contact-us', '/favourites', '/compare', '/your-data'])
      await arrive(page, server.address(SITE) + path)
    await page.getByRole('heading', { name: 'Nothing saved right now' }).waitFor()
    await arrive(page, `${server.address(SITE)}/search`)
    await page.locator('article').first().getByRole('button', { name: /^Save/ }).click()
    await page.locator('article .card-link').first().click()
    await page.waitForURL(/\/cars\//, { waitUntil: 'commit' })
    expect(faults).toEqual([])
    await context.close()
  })

  async function open(options: Parameters<Browser['newContext']>[0], path = '/your-data', site = SITE): Promise<Page> {
    const context = await browser.newContext(options)
    const page = await context.newPage()
    page.on('pageerror', (error) => expect.fail(String(error)))
    await page.goto(server.address(site) + path)
    if (options?.javaScriptEnabled !== false)
      await page.evaluate((things) => {
        for (const [key, text] of Object.entries(things)) localStorage.setItem(key, text)
      }, KEPT)
    await reload(page)
    return page
  }
})

function kept(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key)
}
