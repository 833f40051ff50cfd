import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { faultsOf, LOOKED_INTO } from './accessibility.ts'
import { arrive } from './alive.ts'
import { DESKTOP, PHONE } from './browser.ts'
import { browser, server } from './demonstration.ts'
import { sharedServer } from './shared-server.ts'

const GROUP = 'meridian-motor-group'
const altered = await sharedServer('altered')
/** A tile of one pixel. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe.each([true, false])('with script: %s', (javaScriptEnabled) => {
  it('PLACE-4 the holiday hours open by keyboard as a dialog, and Escape closes them', async () => {
    const page = await browser.newPage({ viewport: DESKTOP, javaScriptEnabled })
    await arrive(page, `${server.address('wattle-caravans')}/contact-us/wattle-caravans-caboolture`)
    const dialog = page.getByRole('dialog', { name: /^Holiday hours/ })
    expect(await dialog.isVisible()).toBe(false)
    await page.getByRole('button', { name: /^Holiday hours/ }).press('Enter')
    await dialog.waitFor()
    // The focus moves to the heading after the dialog's open event.
    if (javaScriptEnabled) await expect.poll(() => page.locator(':focus').textContent()).toMatch(/^Holiday hours/)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.close()
  })
})

it.each([
  ['southside-cars', '/contact-us/southside-cars-moorooka'],
  ['wattle-caravans', '/contact-us/wattle-caravans-caboolture'],
])('FIELD-4 axe finds nothing on %s%s, its holiday hours open', async (site, path) => {
  const context = await browser.newContext({ viewport: PHONE, ...LOOKED_INTO })
  const page = await context.newPage()
  await page.goto(server.address(site) + path)
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: /^Holiday hours/ }).click()
  expect(await faultsOf(page)).toEqual([])
  await context.close()
})

describe('a group whose site names tiles', () => {
  /** Answers for the host of the tiles; resolves with the addresses that were asked for. */
  async function answerTiles(page: Page, answer: 200 | 404 = 200): Promise<readonly string[]> {
    const asked: string[] = []
    await page.route('https://tiles.example/**', (route) => {
      asked.push(route.request().url())
      return answer === 200 ? route.fulfill({ contentType: 'image/png', body: TILE }) : route.fulfill({ status: 404 })
    })
    return asked
  }

  it('PLACE-1 the map loads when visible, from the one host that the policy allows, and Tab reaches its markers', async () => {
    const page = await browser.newPage({ viewport: DESKTOP, reducedMotion: 'reduce' })
    const faults: string[] = []
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    const scripts: string[] = []
    page.on('request', (request) => /draw-tile-map/.test(request.url()) && scripts.push(request.url()))
    const asked = await answerTiles(page)
    await arrive(page, `${altered.address(GROUP)}/contact-us`)
    expect([asked, scripts]).toEqual([[], []])
    const map = page.getByRole('region', { name: 'Map', exact: true })
    await page.locator('.places').scrollIntoViewIfNeeded()
    await map.locator('img.leaflet-tile-loaded').first().waitFor()
    expect(asked.length).toBeGreaterThan(0)
    expect(await map.getByRole('link', { name: '© The <mapmakers>' }).getAttribute('href')).toContain('maps.example')
    await map.getByRole('button', { name: '3 Meridian Kia Nerang, 40 Lawrence Drive' }).press('Enter')
    await map.getByRole('link', { name: 'Meridian Kia Nerang' }).waitFor()
    expect(faults).toEqual([])
    await page.close()
  })

  it('FIELD-4 axe finds nothing on the map with a marker open', async () => {
    const context = await browser.newContext({ viewport: PHONE, ...LOOKED_INTO })
    const page = await context.newPage()
    await answerTiles(page)
    await page.goto(`${altered.address(GROUP)}/contact-us`)
    await page.locator('.place-map').scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: /^1 · 6 Meridian Toyota Robina/ }).press('Enter')
    await page
      .getByRole('region', { name: 'Map', exact: true })
      .getByRole('link', { name: /Service Robina/ })
      .waitFor()
    expect(await faultsOf(page, '.place-map')).toEqual([])
    await context.close()
  })

  it('PLACE-1 without tiles or JavaScript the sketch shows and no box is empty', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await browser.newPage({ viewport: PHONE, javaScriptEnabled })
      await answerTiles(page, 404)
      await page.goto(`${altered.address(GROUP)}/contact-us`)
      const failed = javaScriptEnabled ? page.waitForResponse(/tiles\.example/) : null
      await page.locator('.place-map').scrollIntoViewIfNeeded()
      await failed
      await page.locator('.place-map-tiles[hidden]').waitFor({ state: 'attached' })
      expect(await page.locator('.place-map .sketch').isVisible()).toBe(true)
      await page.close()
    }
  })
})
