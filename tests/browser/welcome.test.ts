import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { faultsOf, LOOKED_INTO } from './accessibility.ts'
import { DESKTOP, PHONE } from './browser.ts'
import { browser, server } from './demonstration.ts'

/** Without script: the page is for a person's first minute, whatever their browser. */
let context: BrowserContext
let page: Page
beforeAll(async () => {
  context = await browser.newContext({ javaScriptEnabled: false, viewport: DESKTOP })
  page = await context.newPage()
  await page.goto(addressOf('localhost'))
})
afterAll(() => context?.close())

const addressOf = (host: string) => server.address('any').replace('any.localhost', host)

it('issue 32 the welcome shows the three dealers with a picture, the console with its accounts, and ten things to try', async () => {
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Three dealers, one platform')
  const pictures = page.locator('.welcome-dealers img')
  expect(await pictures.count()).toBe(3)
  for (const picture of await pictures.all())
    expect(await picture.evaluate((each) => each instanceof HTMLImageElement && each.naturalWidth)).toBeGreaterThan(0)
  expect(await page.getByRole('row', { name: /sales@forecourt\.example/ }).count()).toBe(1)
  expect(await page.getByText('tram lantern quokka').count()).toBe(1)
  expect(await page.locator('.welcome-tries > li').count()).toBe(10)
})

it('issue 32 every link of the welcome leads to a page', async () => {
  const links = await page
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link instanceof HTMLAnchorElement && link.href))
  expect(links.length).toBeGreaterThanOrEqual(14)
  const visitor = await context.newPage()
  for (const link of new Set(links.map(String))) {
    const answer = await visitor.goto(link)
    expect([link, answer?.status()]).toEqual([link, 200])
    expect(await visitor.getByRole('heading', { level: 1 }).count(), link).toBe(1)
  }
  await visitor.close()
})

it.each([PHONE, DESKTOP])(
  'issue 32 axe finds nothing in the welcome at $width pixels, light or dark',
  async (viewport) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const looked = await browser.newContext({ viewport, colorScheme, ...LOOKED_INTO })
      const shown = await looked.newPage()
      await shown.goto(addressOf('localhost'))
      expect(await faultsOf(shown)).toEqual([])
      await looked.close()
    }
  },
)
