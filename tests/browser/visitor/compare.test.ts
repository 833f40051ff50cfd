import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { overflowOf } from '../accessibility.ts'
import { arrive, reload } from '../alive.ts'
import { atRest } from '../at-rest.ts'
import { DESKTOP, PHONE } from '../browser.ts'
import { server, visiting } from '../demonstration.ts'

const SITE = 'southside-cars'

describe('comparing cars', () => {
  const open = visiting(SITE)

  it('CARD-9 two cars by keyboard only: chosen on the listing, compared, reduced to differences, one removed', async () => {
    const page = await open({ viewport: DESKTOP })
    for (const at of [0, 1]) {
      await choose(page, at).focus()
      await page.keyboard.press('Space')
      await expect.poll(() => choose(page, at).getAttribute('aria-pressed')).toBe('true')
    }
    const link = page.getByRole('link', { name: 'Compare 2 cars' })
    await link.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/compare\?cars=/)
    await expect.poll(() => headings(page)).toHaveLength(2)

    const rows = await page.locator('tbody th[scope=row]').count()
    await page.getByRole('link', { name: 'Differences only' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('tbody th[scope=row]').count()).toBeLessThan(rows)
    for (const row of await page.locator('tbody tr:has(th[scope=row])').all())
      expect(await row.locator('th').textContent(), 'a difference is also in the text').toContain('(different)')
    await page.getByRole('link', { name: 'Show everything' }).click()

    const [first] = await headings(page)
    await page.getByRole('link', { name: `Remove ${first}` }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => headings(page)).toHaveLength(1)
    await page.context().close()
  })

  it('CARD-9 the choice is stored, survives a reload, and can be cleared', async () => {
    const page = await open({ viewport: DESKTOP })
    await choose(page, 0).click()
    await choose(page, 1).click()
    await reload(page)
    await expect.poll(() => page.locator('.compare-tray .button').textContent()).toBe('Compare 2 cars')
    await page.goto(`${server.address(SITE)}/compare`)
    await page.waitForURL(/\/compare\?cars=[^,]+,[^,]+$/)
    await arrive(page, `${server.address(SITE)}/search`)
    await page.getByRole('button', { name: 'Clear the cars to compare' }).click()
    await expect.poll(() => page.locator('.compare-tray').count()).toBe(0)
    expect(await choose(page, 0).getAttribute('aria-pressed')).toBe('false')
    await page.context().close()
  })

  it('CARD-9 a fifth car is refused with an announcement', async () => {
    const page = await open({ viewport: DESKTOP })
    for (const at of [0, 1, 2, 3, 4]) await choose(page, at).click()
    await expect.poll(() => page.getByRole('status').textContent()).toContain('You’re already comparing 4 cars')
    expect(await choose(page, 4).getAttribute('aria-pressed')).toBe('false')
    await page.context().close()
  })

  it('by touch: names and labels stay visible while four cars scroll sideways', async () => {
    const page = await open({ viewport: PHONE, hasTouch: true, isMobile: true })
    for (const at of [0, 1, 2, 3]) await choose(page, at).tap()
    await page.locator('.compare-tray .button').tap()
    await page.waitForURL(/\/compare\?cars=/)
    await expect.poll(() => headings(page)).toHaveLength(4)
    await atRest(page)
    const frame = page.locator('.compare-frame')
    await frame.evaluate((element) => element.scrollTo({ left: 200, top: 900, behavior: 'instant' }))
    expect(await frame.evaluate((element) => element.scrollLeft)).toBe(200)
    await atRest(page)
    const inFrame = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const at = element.getBoundingClientRect()
        const around = element.closest('.compare-frame')?.getBoundingClientRect()
        return { left: Math.round(at.left - (around?.left ?? 0)), top: Math.round(at.top - (around?.top ?? 0)) }
      })
    expect((await inFrame('tr[data-row="seats"] th')).left).toBe(0)
    expect((await inFrame('.compare-names th >> nth=2')).top).toBeLessThanOrEqual(1)
    expect(await overflowOf(page), 'the page itself does not move sideways').toEqual([])
    await page.context().close()
  })

  it('without JavaScript each step is a link or a form: one car, a similar one, a third by keyword', async () => {
    const page = await open({ viewport: DESKTOP, javaScriptEnabled: false })
    await page.locator('article a.card-compare').first().click()
    await page.waitForURL(/\/compare\?cars=[^,]+$/)
    await page.locator('.car-finder-cars a').first().click()
    await page.waitForURL(/\/compare\?cars=[^,]+,[^,]+$/)
    await page.fill('#find', 'toyota')
    await page.getByRole('button', { name: 'Find' }).click()
    await page.waitForURL(/find=toyota/)
    await page.locator('.car-finder-cars a').first().click()
    await expect.poll(() => headings(page)).toHaveLength(3)
    await page.getByRole('link', { name: 'Differences only' }).click()
    await page.waitForURL(/show=differences/)
    await expect.poll(() => page.locator('tbody tr:has(th[scope=row]):not([data-differs])').count()).toBe(0)
    await page.context().close()
  })
})

function choose(page: Page, at: number) {
  return page
    .locator('article[data-car-id]')
    .nth(at)
    .getByRole('button', { name: /^Compare/ })
}

async function headings(page: Page): Promise<string[]> {
  return page.locator('.compare-names th .compare-name > a:first-child > span:first-child').allTextContents()
}
