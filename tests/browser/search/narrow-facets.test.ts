import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { boxOf } from '../at-rest.ts'
import { DESKTOP, PHONE } from '../browser.ts'
import { type browser, visiting } from '../demonstration.ts'

const COLUMN = 'meridian-motor-group'
const ROW = 'southside-cars'
/** Width of a slider's thumb in pixels. */
const THUMB = 28

describe('each filter by hand', () => {
  const open = (site: string, options: Parameters<typeof browser.newContext>[0], path?: string) =>
    visiting(site)(options, path)

  it('SEARCH-9 ‘Show all makes’ opens the list, a chosen make opens its models', async () => {
    const page = await open(COLUMN, { viewport: DESKTOP })
    const makes = page.locator('fieldset[data-facet=make]')
    expect(await makes.locator('input[name=make]:visible').count()).toBe(6)
    await makes.getByText('Show all makes').click()
    // The list opens and closes with a transition.
    await expect.poll(() => makes.locator('input[name=make]:visible').count()).toBeGreaterThan(6)
    await makes.getByText('Hide extra makes').click()
    await expect.poll(() => makes.locator('input[name=make]:visible').count()).toBe(6)

    await makes.locator('label', { hasText: 'Toyota' }).click()
    await makes.getByText('Select models').click()
    await makes.locator('label', { hasText: 'HiLux' }).click()
    await expect.poll(() => query(page)).toBe('make=Toyota&model=HiLux')
    await makes.getByText('Hide models of Toyota').click()
    await expect.poll(() => makes.locator('input[name=model]:visible').count()).toBe(0)
    await makes.locator('label', { hasText: 'Toyota' }).click()
    await expect.poll(() => query(page), { message: 'a make takes its models along' }).toBe('')
    await page.context().close()
  })

  it('SEARCH-10 a thumb moves by keys, stops at the other, and the year reads 2019', async () => {
    const page = await open(COLUMN, { viewport: DESKTOP })
    const year = page.locator('fieldset[data-facet=year]')
    await page.locator('details:has(> fieldset[data-facet=year])').evaluate((details: HTMLDetailsElement) => {
      details.open = true
    })
    const [lowest, highest] = [
      page.getByRole('slider', { name: 'Year, lowest' }),
      page.getByRole('slider', { name: 'Year, highest' }),
    ]
    await highest.focus()
    await page.keyboard.press('Home')
    await expect.poll(() => query(page)).toMatch(/^year=:20\d\d$/)
    const end = await highest.inputValue()
    expect(await highest.getAttribute('aria-valuetext')).toBe(end)
    await lowest.focus()
    await page.keyboard.press('End')
    await expect.poll(() => lowest.inputValue(), { message: 'min never passes max' }).toBe(end)
    expect(await year.locator('p').first().textContent()).toMatch(/^(Up to )?20\d\d$|^20\d\d to 20\d\d$/)
    await page.context().close()
  })

  it('SEARCH-10 each thumb can be dragged by touch, and the button’s count follows', async () => {
    const page = await open(COLUMN, { viewport: PHONE, hasTouch: true, isMobile: true })
    await page.locator('.toolbar [popovertarget=filters]').tap()
    const button = page.locator('.filters .panel-foot .button-primary')
    const all = await button.textContent()
    await drag(page, 'Price, highest', { from: 1, to: 0.5 })
    await expect.poll(() => query(page)).toMatch(/^price=:\d+$/)
    await expect.poll(() => button.textContent()).not.toBe(all)
    await drag(page, 'Price, lowest', { from: 0, to: 0.25 })
    await expect.poll(() => query(page)).toMatch(/^price=\d+:\d+$/)
    const [lowest, highest] = query(page).slice('price='.length).split(':').map(Number)
    expect(lowest).toBeGreaterThan(0)
    expect(lowest).toBeLessThan(highest ?? 0)
    await page.context().close()
  })

  it('SEARCH-10 D-45 a budget beyond the range is logged and counts; an impossible price is logged, and stays with a sentence', async () => {
    const page = await open(COLUMN, { viewport: DESKTOP })
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    const price = page.locator('fieldset[data-facet=price]')
    const highest = price.getByLabel('To', { exact: true })
    await highest.fill('9000000000')
    await highest.press('Enter')
    await price.getByText('We can’t read ‘9000000000’ as a price.').waitFor()
    expect(await highest.inputValue()).toBe('9000000000')
    expect(query(page)).toBe('')

    await highest.fill('900000')
    await highest.press('Enter')
    await expect.poll(() => query(page)).toBe('price=:900000')
    expect(logged.join()).toContain('Price: 900000 is outside the range')
    await expect.poll(() => highest.inputValue()).toBe('900000')
    await page.context().close()
  })

  it('SEARCH-3 a long list can be searched, and hidden choices stay chosen', async () => {
    const page = await open(ROW, { viewport: DESKTOP })
    const features = page.locator('fieldset[data-facet=filtered_features]')
    await page.locator('details:has(> fieldset[data-facet=filtered_features]) > summary').click()
    await features.locator('label', { hasText: 'Air conditioning' }).first().click()
    await expect.poll(() => query(page)).toContain('filtered_features=Air')
    await features.getByRole('searchbox').fill('camera')
    await expect.poll(() => features.locator('label', { hasText: 'Air conditioning' }).first().isVisible()).toBe(false)
    await features.locator('label:visible', { hasText: 'amera' }).first().click()
    await expect.poll(() => query(page).match(/filtered_features=/g)?.length).toBe(2)
    await page.context().close()
  })

  it('SEARCH-3 a closed group loads its values when it opens, and again with each search while open', async () => {
    const page = await open(COLUMN, { viewport: DESKTOP })
    const colours = page.locator('fieldset[data-facet=colour]')
    const counts = () => colours.locator('label').allTextContents()
    expect(await colours.locator('input').count()).toBe(0)
    await page.locator('details:has(> fieldset[data-facet=colour]) > summary').click()
    await expect.poll(() => colours.locator('input').count()).toBeGreaterThan(5)
    const all = await counts()
    await page.locator('fieldset[data-facet=make] label', { hasText: 'Kia' }).click()
    await expect.poll(() => query(page)).toBe('make=Kia')
    await expect.poll(counts).not.toEqual(all)
    const chosen = await colours.locator('input').first().getAttribute('value')
    await colours.locator('label').first().click()
    await expect.poll(() => query(page)).toBe(`make=Kia&colour=${chosen}`)
    await expect.poll(() => colours.locator('input').first().isChecked()).toBe(true)
    await page.context().close()
  })

  it('SEARCH-3 SEARCH-18 without JavaScript a button in a closed group loads its values, and Enter in a field only searches', async () => {
    const page = await open(COLUMN, { viewport: DESKTOP, javaScriptEnabled: false }, '/search?make=Kia')
    await page.locator('details:has(> fieldset[data-facet=colour]) > summary').click()
    await page.getByRole('button', { name: 'Show colour options' }).click()
    await page.waitForURL(/open=colour/)
    expect(query(page)).toContain('make=Kia')
    await page.locator('fieldset[data-facet=colour] label').first().click()
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.waitForURL(/colour=(?!&)/)
    await page.fill('[name="price.to"]', '40000')
    await page.press('[name="price.to"]', 'Enter')
    await page.waitForURL(/price/)
    expect(query(page)).not.toContain('open=')
    await page.context().close()
  })

  it('SEARCH-3 seats, bodies and colours can be chosen by keyboard', async () => {
    const page = await open(ROW, { viewport: DESKTOP })
    for (const [facet, value] of [
      ['seats', '7'],
      ['body', 'SUV'],
    ] as const) {
      await page.locator(`details:has(> fieldset[data-facet=${facet}]) > summary`).focus()
      await page.keyboard.press('Enter')
      // The opened group accepts focus from its first frame on.
      await expect.poll(() => focused(page.locator(`fieldset[data-facet=${facet}] input[value="${value}"]`))).toBe(true)
      await page.keyboard.press('Space')
      await expect.poll(() => query(page)).toContain(`${facet}=${value}`)
      expect(await page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe(value)
    }
    await page.context().close()
  })

  it('a phone’s panel traps the focus, closes with Escape and Back, and is one history entry', async () => {
    const page = await open(COLUMN, { viewport: PHONE, hasTouch: true })
    const panel = page.locator('#filters')
    const openPanel = page.locator('.toolbar [popovertarget=filters]')
    await openPanel.tap()
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
    for (let presses = 0; presses < 5; presses++) await page.keyboard.press('Shift+Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('#filters') !== null)).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => panel.isVisible()).toBe(false)

    await openPanel.tap()
    await page.goBack()
    await expect.poll(() => panel.isVisible(), { message: 'Back closes it' }).toBe(false)
    expect(new URL(page.url()).pathname).toBe('/search')

    await openPanel.tap()
    await page.locator('fieldset[data-facet=make] label', { hasText: 'Toyota' }).tap()
    await expect.poll(() => query(page)).toBe('make=Toyota')
    await page.locator('fieldset[data-facet=make] label', { hasText: 'Kia' }).tap()
    await expect.poll(() => query(page)).toBe('make=Toyota&make=Kia')
    await page.locator('.filters .panel-foot .button-primary').tap()
    await expect.poll(() => panel.isVisible()).toBe(false)
    await page.goBack()
    await expect.poll(() => query(page), { message: 'all that was chosen in it is one step' }).toBe('')
    await page.goForward()
    await expect.poll(() => query(page)).toBe('make=Toyota&make=Kia')
    await page.context().close()
  })

  it('SEARCH-1 back and forward restore a range and its thumbs', async () => {
    const page = await open(COLUMN, { viewport: DESKTOP })
    await page.fill('[name="price.to"]', '40000')
    await page.press('[name="price.to"]', 'Enter')
    await expect.poll(() => query(page)).toBe('price=:40000')
    const thumb = page.getByRole('slider', { name: 'Price, highest' })
    const end = await thumb.getAttribute('max')
    await page.goBack()
    await expect.poll(() => thumb.inputValue()).toBe(end)
    await page.goForward()
    await expect.poll(() => thumb.inputValue()).toBe('40000')
    await expect.poll(() => page.inputValue('[name="price.to"]')).toBe('40000')
    await page.context().close()
  })

  it('SEARCH-18 without JavaScript a range is two fields, seats are checkboxes, and a page’s introduction shows', async () => {
    const page = await open(ROW, { viewport: DESKTOP, javaScriptEnabled: false }, '/search/ute-cars')
    expect(await page.locator('h1').textContent()).toBe('Utes for sale in Moorooka')
    await page.locator('details:has(> fieldset[data-facet=price]) > summary').click()
    expect(await page.locator('fieldset[data-facet=price] .range').isVisible()).toBe(false)
    await page.fill('[name="price.to"]', '40,000')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.waitForURL(/price/)
    await expect
      .poll(() => page.locator('.chips a.chip').allTextContents())
      .toEqual(expect.arrayContaining([expect.stringContaining('up to $40,000')]))
    await page.context().close()
  })
})

/** Drags a slider by touch (not mouse) between two fractions of its width. */
async function drag(page: Page, slider: string, { from, to }: { readonly from: number; readonly to: number }) {
  const input = page.getByRole('slider', { name: slider })
  await input.scrollIntoViewIfNeeded()
  const box = await boxOf(input)
  const devtools = await page.context().newCDPSession(page)
  // The thumb stays fully inside the track.
  const at = (part: number) => ({ x: box.x + THUMB / 2 + part * (box.width - THUMB), y: box.y + box.height / 2 })
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number | null) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: part === null ? [] : [at(part)] })
  await touch('touchStart', from)
  for (const step of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from + (to - from) * step)
  await touch('touchEnd', null)
  await devtools.detach()
}

function query(page: Page): string {
  return decodeURIComponent(new URL(page.url()).search.slice(1)).replaceAll('+', ' ')
}

async function focused(input: Locator): Promise<boolean> {
  await input.focus()
  return input.evaluate((element) => element === document.activeElement)
}
