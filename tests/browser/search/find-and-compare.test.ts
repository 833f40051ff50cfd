import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DESKTOP, PHONE } from '../browser.ts'
import { type browser, visiting } from '../demonstration.ts'

/** A site whose filters are a row of dropdowns, and its own postcode. */
const ROW = 'southside-cars'
const SOUTH = '4105'
/** A site whose filters are a column, and a postcode among its yards. */
const COLUMN = 'meridian-motor-group'
const COAST = '4217'

/**
 * A complete visit in three ways: find a seven-seater under $40,000 within 50 km, compare two, open one from page 2,
 * and return to the same place.
 */
describe('finding a family’s car and comparing two', () => {
  const open = (site: string, options: Parameters<typeof browser.newContext>[0], path?: string) =>
    visiting(site)(options, path)

  it('SEARCH-3 SEARCH-19 CARD-9 by keyboard only', async () => {
    const page = await open(ROW, { viewport: DESKTOP })
    const { keyboard } = page
    await tabTo(page, summary(page, 'Price'))
    await keyboard.press('Enter')
    await tabTo(page, within(page, 'Price').getByRole('textbox', { name: 'To' }))
    await keyboard.type('40000')
    await keyboard.press('Enter')
    await expect.poll(() => query(page)).toBe('price=:40000')
    await tabTo(page, summary(page, 'Seats'))
    await keyboard.press('Enter')
    await tabTo(page, within(page, 'Seats').getByRole('checkbox', { name: /^7\b/ }))
    await keyboard.press('Space')
    await expect.poll(() => query(page)).toBe('price=:40000&seats=7')
    await tabTo(page, summary(page, 'Distance'))
    await keyboard.press('Enter')
    await tabTo(page, within(page, 'Distance').getByRole('textbox', { name: 'Postcode' }))
    await keyboard.type(SOUTH)
    await tabTo(page, within(page, 'Distance').getByRole('combobox', { name: 'Within' }))
    await keyboard.type('50')
    await expect.poll(() => query(page)).toBe(asked(SOUTH))
    await expectFound(page, `Within 50 km of ${SOUTH}`)

    const chosen = [await titleOf(card(page, 0)), await titleOf(card(page, 1))]
    for (const at of [0, 1]) {
      await tabTo(page, card(page, at).getByRole('button', { name: 'Compare' }))
      await keyboard.press('Space')
    }
    await tabTo(page, page.getByRole('link', { name: 'Compare 2 cars' }))
    await keyboard.press('Enter')
    await expect.poll(() => compared(page)).toEqual(chosen)
    // Alt with the left arrow is handled by the browser's window, which headless Chromium lacks.
    await page.goBack()
    await expect.poll(() => query(page)).toBe(asked(SOUTH))

    await tabTo(page, page.getByRole('link', { name: 'Next page' }))
    await keyboard.press('Enter')
    await expect.poll(() => query(page)).toBe(asked(SOUTH, 2))
    await secondPage(page)
    await expect.poll(() => card(page, 0).isVisible()).toBe(true)
    await expect
      .poll(() => focused(page, page.getByRole('heading', { level: 1 })), {
        message: 'the next page is read from its top',
      })
      .toBe(true)
    const link = carLink(card(page, 7))
    await tabTo(page, link)
    await comesBack(page, link, () => keyboard.press('Enter'))
    expect(await focused(page, link)).toBe(true)
    await expectFound(page, `Within 50 km of ${SOUTH}`)
    await page.context().close()
  })

  it('SEARCH-3 SEARCH-19 CARD-9 by touch on a phone', async () => {
    const page = await open(COLUMN, { viewport: PHONE, hasTouch: true, isMobile: true })
    await page.getByRole('button', { name: 'Filters' }).tap()
    const panel = page.getByRole('region', { name: 'Filters' })
    await openFacet(panel, 'Price')
    await within(panel, 'Price').getByRole('textbox', { name: 'To' }).tap()
    await page.keyboard.type('40000')
    await openFacet(panel, 'Seats')
    await expect.poll(() => query(page)).toBe('price=:40000')
    await within(panel, 'Seats').locator('label', { hasText: /^7\b/ }).tap()
    await expect.poll(() => query(page)).toBe('price=:40000&seats=7')
    await openFacet(panel, 'Distance')
    await within(panel, 'Distance').getByRole('textbox', { name: 'Postcode' }).tap()
    await page.keyboard.type(COAST)
    await within(panel, 'Distance').getByRole('combobox', { name: 'Within' }).selectOption({ label: '50 km' })
    await expect.poll(() => query(page)).toBe(asked(COAST))
    await panel.getByRole('button', { name: /^Show \d+ cars$/ }).tap()
    await expectFound(page, `Within 50 km of ${COAST}`)

    const chosen = [await titleOf(card(page, 0)), await titleOf(card(page, 1))]
    for (const at of [0, 1]) await card(page, at).getByRole('button', { name: 'Compare' }).tap()
    await page.getByRole('link', { name: 'Compare 2 cars' }).tap()
    await expect.poll(() => compared(page)).toEqual(chosen)
    await page.goBack()
    await expect.poll(() => query(page)).toBe(asked(COAST))

    await page.getByRole('link', { name: 'Next page' }).tap()
    await expect.poll(() => query(page)).toBe(asked(COAST, 2))
    await secondPage(page)
    const link = carLink(card(page, 7))
    await link.scrollIntoViewIfNeeded()
    await comesBack(page, link, () => link.tap())
    await expectFound(page, `Within 50 km of ${COAST}`)
    await page.context().close()
  })

  it('SEARCH-18 SEARCH-19 CARD-9 without JavaScript', async () => {
    const page = await open(ROW, { viewport: DESKTOP, javaScriptEnabled: false })
    await summary(page, 'Price').click()
    await within(page, 'Price').getByRole('textbox', { name: 'To' }).fill('40000')
    await summary(page, 'Seats').click()
    await within(page, 'Seats').getByRole('button', { name: 'Show seats options' }).click()
    await page.waitForURL(/open=seats/)
    await within(page, 'Seats').locator('label', { hasText: /^7\b/ }).click()
    await summary(page, 'Distance').click()
    await within(page, 'Distance').getByRole('textbox', { name: 'Postcode' }).fill(SOUTH)
    await within(page, 'Distance').getByRole('combobox', { name: 'Within' }).selectOption({ label: '50 km' })
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.waitForURL(/distance=50/)
    await expectFound(page, `Within 50 km of ${SOUTH}`)

    const [first, second] = [await titleOf(card(page, 0)), await titleOf(card(page, 1))]
    await card(page, 0).getByRole('link', { name: 'Compare' }).click()
    await page.waitForURL(/\/compare\?cars=/)
    await page.getByRole('searchbox', { name: 'Make, model or stock number' }).fill(second)
    await page.getByRole('button', { name: 'Find' }).click()
    await page
      .getByRole('list', { name: /^Cars that match/ })
      .getByRole('link', { name: second })
      .first()
      .click()
    await expect.poll(() => compared(page)).toEqual([first, second])
    for (let steps = 0; steps < 3; steps++) await page.goBack()

    await page.getByRole('link', { name: 'Next page' }).click()
    await page.waitForURL(/page=2/)
    const link = carLink(card(page, 7))
    await link.scrollIntoViewIfNeeded()
    await comesBack(page, link, () => link.click())
    await expectFound(page, `Within 50 km of ${SOUTH}`)
    await page.context().close()
  })
})

/** The query of the search. */
function asked(postcode: string, page?: number): string {
  return `distance=50&${page ? `page=${page}&` : ''}postcode=${postcode}&price=:40000&seats=7`
}

/** The address's query, sorted. */
function query(page: Page): string {
  const { searchParams } = new URL(page.url())
  searchParams.sort()
  return decodeURIComponent(searchParams.toString())
}

function summary(page: Page | Locator, facet: string): Locator {
  return page.locator('summary', { hasText: facet })
}

function within(page: Page | Locator, facet: string): Locator {
  return page.getByRole('group', { name: facet, exact: true })
}

async function openFacet(panel: Locator, facet: string): Promise<void> {
  if (!(await within(panel, facet).isVisible())) await summary(panel, facet).tap()
}

function card(page: Page, at: number): Locator {
  return page.locator('.results').getByRole('article').nth(at)
}

/** The link in a card's title. */
function carLink(article: Locator): Locator {
  return article.getByRole('heading').getByRole('link')
}

async function titleOf(article: Locator): Promise<string> {
  return (await carLink(article).textContent()) ?? ''
}

/** The names in the comparison's columns. */
async function compared(page: Page): Promise<string[]> {
  return page.locator('.compare-names th .compare-name > a:first-child > span:first-child').allTextContents()
}

/** Checks that the shown cars match the search, and that the page says so. */
async function expectFound(page: Page, place: string): Promise<void> {
  const chips = page.getByRole('navigation', { name: 'Chosen filters' })
  await expect.poll(() => chips.textContent()).toContain(place)
  for (const words of ['7 seats', '$40,000']) expect(await chips.textContent()).toContain(words)
  const places = await page.locator('.results .card-place').allTextContents()
  expect(places.length).toBeGreaterThan(0)
  for (const text of places) expect(Number(/ · (\d+) km away$/.exec(text)?.[1])).toBeLessThanOrEqual(50)
}

/** Presses Tab until the target has the focus; fails after one round of the page. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const element = await target.elementHandle()
  for (let presses = 0; presses < 400; presses++) {
    if (await element?.evaluate((there) => there === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never comes to ${target}.`)
}

async function focused(page: Page, target: Locator): Promise<boolean> {
  const there = await target.elementHandle()
  return page.evaluate((element) => element === document.activeElement, there)
}

/** Opens a car's page and goes back: address, scroll position and focused link must be the same. */
async function comesBack(page: Page, link: Locator, follow: () => Promise<void>): Promise<void> {
  const [address, href] = [page.url(), await link.getAttribute('href')]
  const place = await restingPlace(page)
  expect(place).toBeGreaterThan(400)
  await follow()
  await page.waitForURL(/\/cars\//)
  await page.locator('main[data-car-id]').waitFor()
  await page.goBack()
  await expect.poll(() => page.url()).toBe(address)
  await expect.poll(() => link.getAttribute('href')).toBe(href)
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(place)
}

/** The scroll position after smooth scrolling has ended. */
async function restingPlace(page: Page): Promise<number> {
  let before = -1
  const isStill = async () => {
    const [last, now] = [before, await page.evaluate(() => Math.round(window.scrollY))]
    before = now
    return now === last
  }
  await expect.poll(isStill, { interval: 200 }).toBe(true)
  return before
}

/** Waits for the cars of page 2: the address changes first. */
async function secondPage(page: Page): Promise<void> {
  await page.locator('.paging [aria-current=page]', { hasText: /^2$/ }).waitFor({ state: 'attached' })
  await page.locator('.results-frame[aria-busy=false]').waitFor()
}
