import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { pairsOf } from '../../setup/proof.ts'
import { faultsOf, LOOKED_INTO, overflowOf, RULES_OF_STYLES } from '../accessibility.ts'
import { alive } from '../alive.ts'
import { DESKTOP, PHONE } from '../browser.ts'
import { browser, server } from '../demonstration.ts'

/** One site of each template. */
const SITES = ['meridian-motor-group', 'southside-cars', 'wattle-caravans']

/** States of the listing besides its plain page (every-page.ts); suggestions are in suggest.test.ts. */
const STATES: readonly [name: string, path: string, prepare?: (page: Page) => Promise<void>][] = [
  ['filters chosen and open', '/search?price=:60000&sortBy=price_asc', openFilters('price')],
  ['no such postcode', '/search?postcode=9998&distance=50', openFilters('distance')],
  ['nothing found', '/search?query=nothinglikeit&asked=nothinglikeit'],
]

/** Half of 1280 pixels equals the window at 200% zoom (1.4.4); 320 is the width for reflow (1.4.10). */
const WIDTHS = [
  { width: 'a phone', viewport: PHONE, narrow: 320 },
  { width: 'a desktop', viewport: DESKTOP, narrow: 640 },
] as const

describe('FIELD-4 the states of the listing', () => {
  it.each(pairsOf(SITES, WIDTHS).map(([site, width]) => ({ site, ...width })))(
    'FIELD-4 axe finds nothing on $site on $width, and nothing overflows',
    async ({ site, viewport, narrow }) => {
      const page = await browser.newPage({ viewport, ...LOOKED_INTO })
      const found: string[] = []
      for (const [name, path, prepare] of STATES) {
        await page.setViewportSize(viewport)
        await page.goto(server.address(site) + path, { waitUntil: 'load' })
        await alive(page)
        await prepare?.(page)
        const rules = site === SITES[0] ? undefined : RULES_OF_STYLES
        const faults = [...(await faultsOf(page, 'html', rules))]
        await page.setViewportSize({ ...viewport, width: narrow })
        faults.push(...(await overflowOf(page)).map((fault) => `at ${narrow}: ${fault}`))
        found.push(...faults.map((fault) => `${name}: ${fault}`))
      }
      expect(found).toEqual([])
      await page.close()
    },
  )
})

/** Opens the filters: all of them in a phone's panel or a column, the named one in a row of dropdowns. */
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
