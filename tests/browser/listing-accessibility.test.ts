import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DESKTOP, launchBrowser, PHONE } from './browser.ts'
import { type RunningServer, startServer } from './running-server.ts'

/** One site of each template. */
const SITES = ['meridian-motor-group', 'southside-cars', 'wattle-caravans']
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Each state of the listing: where it is, and how one gets there. Its suggestions are seen to in suggest.test.ts. */
const STATES: readonly [name: string, path: string, prepare?: (page: Page) => Promise<void>][] = [
  ['home', '/'],
  ['the budget', '/budget'],
  ['far on, with the most links to pages', '/search?page=7'],
  ['filters chosen', '/search?price=:60000&sortBy=price_asc'],
  ['filters open', '/search?price=:60000', openFilters('price')],
  ['no such postcode', '/search?postcode=9998&distance=50', openFilters('distance')],
  ['nothing found', '/search?query=nothinglikeit'],
]

interface Axe {
  run(options: { readonly runOnly: readonly string[] }): Promise<{
    readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[]
  }>
}

let server: RunningServer
let browser: Browser
let axe: string
beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), launchBrowser()])
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

describe.each([
  // Half of 1280 pixels is what the same window shows at twice the size (1.4.4), 320 what reflow asks for (1.4.10).
  ['a phone', PHONE, 320],
  ['a desktop', DESKTOP, 640],
])('FIELD-4 on %s', (_, viewport, narrow) => {
  it.each(SITES)('axe finds nothing on %s in any state of the listing, and nothing sticks out', async (site) => {
    // axe is put into the page, which the page's own policy would forbid.
    const page = await browser.newPage({ viewport, bypassCSP: true, reducedMotion: 'reduce' })
    const found: string[] = []
    for (const [name, path, prepare] of STATES) {
      await page.setViewportSize(viewport)
      await page.goto(server.address(site) + path, { waitUntil: 'load' })
      await prepare?.(page)
      await page.evaluate(axe)
      const { violations } = await page.evaluate(
        (runOnly) => (window as unknown as { axe: Axe }).axe.run({ runOnly }),
        RULES,
      )
      found.push(...violations.map(({ id, nodes }) => `${name}: ${id}: ${nodes[0]?.html}`))
      for (const width of [viewport.width, narrow]) {
        await page.setViewportSize({ ...viewport, width })
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        if (beyond > 0) found.push(`${name}: ${beyond} pixels stick out at ${width}`)
      }
    }
    expect(found).toEqual([])
    await page.close()
  })
})

/** The sheet of a phone; in it, as in a column, every filter opens, in a row of dropdowns the one that is named. */
function openFilters(shown: string) {
  return async (page: Page): Promise<void> => {
    const button = page.locator('.toolbar [popovertarget="filters"]')
    if (await button.isVisible()) await button.click()
    await page.locator('#filters').evaluate((filters, facet) => {
      const isRow = getComputedStyle(filters.querySelector('.facet-panel') ?? filters).position === 'absolute'
      for (const details of filters.querySelectorAll('details')) {
        if (!isRow) details.removeAttribute('name')
        details.open = !isRow || details.querySelector(`:scope > [data-facet="${facet}"]`) !== null
      }
    }, shown)
  }
}
