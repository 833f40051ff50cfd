import type { Browser, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { pairsOf } from '../setup/proof.ts'
import { arrive } from './alive.ts'
import { boxOf } from './at-rest.ts'
import { DESKTOP, PHONE } from './browser.ts'
import { browser, server } from './demonstration.ts'
import { inOwnTypefaces } from './own-typefaces.ts'
import { SITES } from './page-kinds.ts'

const SITE = 'southside-cars'

describe('the home page', () => {
  async function open(options: Parameters<Browser['newContext']>[0]): Promise<Page> {
    const context = await browser.newContext(options)
    const page = await context.newPage()
    page.on('pageerror', (error) => expect.fail(String(error)))
    await arrive(page, `${server.address(SITE)}/`)
    return page
  }

  it('SITE-12 the slides open at the second, loop by button, key and swipe, and never rest between two', async () => {
    const page = await open({ viewport: PHONE, reducedMotion: 'reduce' })
    const shown = () => page.evaluate(shownSlides)
    expect(await shown()).toEqual(['2 of 3'])
    expect(await page.locator('.slide').first().locator('h1').count()).toBe(1)
    const next = page.getByRole('button', { name: 'Next slide' })
    await next.click()
    await expect.poll(shown).toEqual(['3 of 3'])
    await next.click()
    await expect.poll(shown).toEqual(['1 of 3'])
    expect(await page.locator('.slider-mark[aria-current]').textContent()).toContain('Slide 1 of 3')
    await page.getByRole('button', { name: 'Previous slide' }).click()
    await expect.poll(shown).toEqual(['3 of 3'])
    await page.getByRole('group', { name: '3 of 3' }).getByRole('link').focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(shown).toEqual(['1 of 3'])
    // Like a swipe: most of the way to the previous slide, then release.
    await page.locator('.slider-row').evaluate((row) => row.scrollBy({ left: -0.7 * row.clientWidth }))
    await expect.poll(shown).toEqual(['3 of 3'])
    await page.context().close()
  })

  it('SITE-12 the slides move by themselves until stopped, but not with reduced motion', async () => {
    const page = await open({ viewport: DESKTOP })
    expect(await page.getByRole('button', { name: 'Pause slides' }).isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Pause slides' }).click()
    await expect.poll(() => page.getByRole('button', { name: 'Play slides' }).isVisible()).toBe(true)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await page.getByRole('button', { name: /the slides/ }).isVisible()).toBe(false)
    await page.context().close()
  })

  it('SITE-12 without JavaScript the second slide shows, the others are a swipe away, and the search finds', async () => {
    const page = await open({ viewport: PHONE, javaScriptEnabled: false })
    expect(await page.evaluate(shownSlides)).toEqual(['2 of 3'])
    expect(await page.getByRole('button', { name: 'Next slide' }).isVisible()).toBe(false)
    await page.locator('.slider-row').evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: 'instant' }))
    await expect.poll(() => page.evaluate(shownSlides)).toEqual(['1 of 3'])
    await page.getByRole('combobox', { name: 'Model', exact: true }).selectOption('HiLux')
    await page.getByRole('combobox', { name: 'Budget', exact: true }).selectOption(':60000')
    await page.getByRole('button', { name: 'Search stock' }).click()
    await page.waitForURL(/model=HiLux/)
    expect(Number(await page.locator('[data-result-count]').getAttribute('data-result-count'))).toBeGreaterThan(0)
    await page.context().close()
  })

  it.each(pairsOf(SITES, ['with', 'without'] as const).map(([{ site }, script]) => [site, script] as const))(
    'SITE-12 B10 %s begins on a phone with a search field and shortcuts into its stock, %s JavaScript',
    async (site, script) => {
      const javaScriptEnabled = script === 'with'
      const context = await browser.newContext({ viewport: PHONE, javaScriptEnabled })
      await inOwnTypefaces(context)
      const page = await context.newPage()
      await arrive(page, `${server.address(site)}/`)
      const field = page.getByRole(javaScriptEnabled ? 'combobox' : 'searchbox', { name: 'Search our stock' })
      const chips = page.getByRole('navigation', { name: 'Quick searches' }).getByRole('link')
      expect(await chips.count()).toBeGreaterThan(2)
      for (const part of [field, ...(await chips.all())]) {
        const { y, height } = await boxOf(part)
        expect(y + height).toBeLessThan(PHONE.height / 2)
      }
      await chips.last().click()
      await page.waitForURL(/\/search/)
      expect(Number(await page.locator('[data-result-count]').getAttribute('data-result-count'))).toBeGreaterThan(0)
      await page.goBack()
      await field.fill('under 40k')
      await field.press('Enter')
      await page.waitForURL(/price=:40000/)
      await context.close()
    },
  )

  it('SITE-12 no body type’s name overflows its tile on a phone, in any typeface', async () => {
    const context = await browser.newContext({ viewport: PHONE })
    const page = await context.newPage()
    await page.route('**/*.woff2', (route) => route.abort())
    await arrive(page, `${server.address('wattle-caravans')}/`)
    const tiles = page.locator('.body-link')
    expect(await tiles.count()).toBeGreaterThan(2)
    const over = await tiles.evaluateAll((links) =>
      links.flatMap((link) => {
        const words = document.createRange()
        words.selectNodeContents(link.querySelector('.body-link-label') ?? link)
        const [tile, text] = [link.getBoundingClientRect(), words.getBoundingClientRect()]
        return text.left < tile.left || text.right > tile.right ? [link.textContent] : []
      }),
    )
    expect(over).toEqual([])
    await context.close()
  })

  it('SITE-12 a chosen make leaves its own models to choose from', async () => {
    const page = await open({ viewport: DESKTOP })
    const makes = page.getByRole('combobox', { name: 'Model', exact: true }).locator('optgroup')
    expect(await makes.count()).toBeGreaterThan(3)
    await page.getByRole('combobox', { name: 'Make', exact: true }).selectOption('Toyota')
    await expect
      .poll(() => makes.evaluateAll((groups) => groups.map((each) => each.getAttribute('label'))))
      .toEqual(['Toyota'])
    await page.getByRole('combobox', { name: 'Model', exact: true }).selectOption('HiLux')
    await page.getByRole('button', { name: 'Search stock' }).click()
    await page.waitForURL(/make=Toyota&model=HiLux/)
    await page.context().close()
  })

  it('SITE-7 SITE-8 the menu of makes opens and closes by keyboard, and the focus returns to it', async () => {
    const page = await open({ viewport: DESKTOP })
    const menu = page.getByRole('navigation', { name: 'Main' })
    const opener = menu.locator('summary', { hasText: 'By make' })
    const make = menu.getByRole('link', { name: 'Mazda', exact: true })
    await opener.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect.poll(() => make.evaluate((link) => link === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => make.isVisible()).toBe(false)
    await expect.poll(() => opener.evaluate((summary) => summary === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await menu.locator('summary', { hasText: 'By body' }).click()
    await expect.poll(() => make.isVisible(), { message: 'one panel at a time' }).toBe(false)
    await opener.click()
    await make.click()
    await page.waitForURL(/\/search\/mazda/)
    await expect.poll(() => make.isVisible(), { message: 'a menu that led somewhere is done' }).toBe(false)
    await page.context().close()
  })

  it('SITE-7 FIELD-4 a phone’s menu by keyboard only: open it, expand a group, leave with Escape, and follow a link', async () => {
    const page = await open({ viewport: PHONE })
    const opener = page.getByRole('button', { name: 'Menu' })
    const panel = page.locator('#menu')
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim())
    const tabTo = async (text: string) => {
      for (let at = 0; at < 15 && (await focused()) !== text; at++) await page.keyboard.press('Tab')
      expect(await focused()).toBe(text)
    }
    await opener.focus()
    await page.keyboard.press('Enter')
    await panel.waitFor()
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await tabTo('By make')
    await page.keyboard.press('Enter')
    await tabTo('Mazda')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/search\/mazda/)
    await expect.poll(() => panel.isVisible(), { message: 'a menu that led somewhere is done' }).toBe(false)
    await page.context().close()
  })

  it('SITE-8 a phone has a bar with a call button at the bottom, which hides for the keyboard', async () => {
    const page = await open({ viewport: PHONE })
    const bar = page.locator('nav[aria-label="Call, enquire or visit"]')
    const foot = () => bar.evaluate((element) => Math.round(element.getBoundingClientRect().bottom))
    expect(await bar.isVisible(), 'at the top nothing is covered').toBe(false)
    await page.mouse.wheel(0, 600)
    await expect.poll(foot).toBe(PHONE.height)
    expect(await bar.getByRole('link', { name: 'Call' }).getAttribute('href')).toMatch(/^tel:/)
    await page.locator('#quick-keyword').evaluate((field) => field.focus({ preventScroll: true }))
    await expect.poll(() => bar.isVisible()).toBe(false)
    await page.context().close()
  })
})

/** Names of the fully visible slides. */
function shownSlides(): readonly (string | null)[] {
  const row = document.querySelector('.slider-row')?.getBoundingClientRect()
  return [...document.querySelectorAll('.slide')]
    .filter((slide) => Math.abs(slide.getBoundingClientRect().left - (row?.left ?? 0)) < 2)
    .map((slide) => slide.getAttribute('aria-label'))
}
