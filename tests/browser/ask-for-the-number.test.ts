import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, PHONE } from './browser.ts'
import { type RunningServer, startServer } from './running-server.ts'

const SITE = 'southside-cars'

describe('a buyer who would rather call', () => {
  let server: RunningServer
  let browser: Browser
  beforeAll(async () => {
    ;[server, browser] = await Promise.all([startServer(), launchBrowser()])
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  it('PHONE-1 sees the number only after asking, as a link that calls it', async () => {
    const page = await browser.newPage({ viewport: PHONE })
    const problems: string[] = []
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(String(error)))
    await page.goto(`${server.address(SITE)}/search`)
    const href = await page.locator('article:not([data-sold]) a[href^="/cars/"]').first().getAttribute('href')
    await page.goto(`${server.address(SITE)}${href}`)
    const main = page.locator('main[data-car-id]')
    expect(await main.innerHTML()).not.toContain('tel:')
    const asked = page.waitForResponse((response) => response.url().endsWith('/api/phone-reveal'))
    await main.getByRole('button', { name: 'Show number' }).first().click()
    const { phone, tel } = await (await asked).json()
    const link = main.getByRole('link', { name: phone })
    await link.waitFor()
    expect(await link.getAttribute('href')).toBe(tel)
    expect(tel).toMatch(/^tel:\+61\d{9}$/)
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(problems).toEqual([])
    await page.close()
  })

  it('ROUTE-9 reaches the privacy policy from the foot of the page', async () => {
    const page = await browser.newPage({ viewport: PHONE })
    await page.goto(`${server.address(SITE)}/search`)
    await page.locator('footer').getByRole('link', { name: 'Privacy policy' }).click()
    await page.getByRole('heading', { level: 1, name: 'Privacy policy' }).waitFor()
    expect(await page.title()).toMatch(/^Privacy policy \| /)
    await page.close()
  })
})
