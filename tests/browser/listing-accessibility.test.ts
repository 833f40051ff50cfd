import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DESKTOP, launchBrowser, PHONE } from './browser.ts'
import { type RunningServer, startServer } from './running-server.ts'

/** One site of each template. */
const SITES = ['meridian-motor-group', 'southside-cars', 'wattle-caravans']
const PAGES = ['/', '/search', '/search?price=:60000&sortBy=price_asc', '/search?query=nothinglikeit']
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Axe {
  run(options: { readonly runOnly: readonly string[] }): Promise<{
    readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[]
  }>
}

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('FIELD-4 on %s', (where, viewport) => {
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

  it.each(SITES.flatMap((site) => PAGES.map((page) => [site, page] as const)))(
    'axe finds nothing on %s%s',
    async (site, path) => {
      // axe is put into the page, which the page's own policy would forbid.
      const context = await browser.newContext({ viewport, bypassCSP: true, reducedMotion: 'reduce' })
      const page = await context.newPage()
      await page.goto(server.address(site) + path, { waitUntil: 'load' })
      if (where === 'a phone' && path.startsWith('/search')) await page.click('.toolbar [popovertarget="filters"]')
      await page.evaluate(axe)
      const { violations } = await page.evaluate(
        (runOnly) => (window as unknown as { axe: Axe }).axe.run({ runOnly }),
        RULES,
      )
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, 'nothing sticks out to the side').toBeLessThanOrEqual(0)
      await context.close()
    },
  )
})
