import type { Page } from 'playwright-core'
import { PAGES, type Visit } from '../browser/page-kinds.ts'

/** A screenshot to take: an address, and the actions before it. */
export interface Shot {
  readonly name: string
  readonly path: string
  readonly prepare?: ((page: Page) => Promise<void>) | undefined
  /** Sites that have it. Default: all. */
  readonly only?: readonly string[]
}

/** Dealers with online valuation. */
const VALUING = ['southside-cars']

/** Every address in the table of pages, then the states that need clicks. */
export function shotsOf(visit: Visit): readonly Shot[] {
  const pages = Object.entries(PAGES).flatMap(([route, addresses]) =>
    (addresses?.(visit) ?? []).map((path, at) => ({ name: `${nameOf(route)}${at ? `-${at + 1}` : ''}`, path })),
  )
  return [...pages, ...states(visit)].filter(({ only }: Shot) => only?.includes(visit.site) ?? true)
}

function nameOf(route: string): string {
  if (route === '*') return 'not-found'
  return route.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home'
}

function states({ cars: [car] }: Visit): readonly Shot[] {
  const inPrint = (page: Page) => page.emulateMedia({ media: 'print' })
  return [
    { name: 'listing', path: '/search' },
    { name: 'listing-filters', path: '/search?price=:60000&sortBy=price_asc', prepare: openFilters('price') },
    { name: 'listing-no-such-postcode', path: '/search?postcode=9998&distance=50', prepare: openFilters('distance') },
    { name: 'listing-nothing', path: '/search?query=nothinglikeit&asked=nothinglikeit' },
    { name: 'listing-suggestions', path: '/search', prepare: suggest },
    { name: 'menu', path: '/your-data', prepare: openMenu },
    { name: 'contact-faults', path: '/contact-us', prepare: sendFaulty },
    { name: 'checkout-faults', path: `/cars/${car}/checkout`, prepare: sendFaulty },
    { name: 'faqs-open', path: '/faqs', prepare: openFaqs },
    { name: 'sell-my-car', path: '/sell-my-car' },
    { name: 'sell-my-car-faults', path: '/sell-my-car', prepare: continueWithoutAnswers, only: VALUING },
    { name: 'sell-my-car-question', path: '/sell-my-car', prepare: (page) => value(page, 0), only: VALUING },
    { name: 'sell-my-car-figure', path: '/sell-my-car', prepare: (page) => value(page, 20), only: VALUING },
    { name: 'sell-my-car-details', path: '/sell-my-car', prepare: askForOffer, only: VALUING },
    { name: 'home-in-print', path: '/', prepare: inPrint },
    { name: 'listing-in-print', path: '/search', prepare: inPrint },
    { name: 'car-in-print', path: `/cars/${car}`, prepare: inPrint },
    { name: 'sign-in-faults', path: '/sign-in?type=watchlist', prepare: askWithoutNumber, only: ['wattle-caravans'] },
    { name: 'sign-in-code', path: '/sign-in?type=watchlist', prepare: askForCode, only: ['wattle-caravans'] },
  ]
}

/** Opens the filters: on a phone the panel; in it and in a column every filter, in a row of dropdowns the named one. */
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

async function suggest(page: Page): Promise<void> {
  await page.locator('#keyword').fill('to')
  await page.locator('[role=option]').first().waitFor()
  await page.waitForURL(/query=to$/)
}

/** Opens the menu: on a phone the panel with all groups, on a wide screen the first dropdown. */
async function openMenu(page: Page): Promise<void> {
  const button = page.locator('[popovertarget="menu"]').first()
  if (await button.isVisible()) await button.click()
  else await page.locator('.main-menu summary').first().click()
  await page.locator('#menu').evaluate((menu) => {
    for (const details of menu.querySelectorAll('details')) details.open = true
  })
}

/** Sends the form, or its first step, with empty text fields; it empties them first, since they are prefilled. */
async function sendFaulty(page: Page): Promise<void> {
  const form = page.locator('main form:has([name="email"])')
  for (const field of await form.locator('input.input:visible').all()) await field.fill('')
  await form.locator('button:is([type="submit"], :not([type])):visible').first().click()
  await page.locator('[aria-invalid="true"]').first().waitFor()
}

async function openFaqs(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const question of document.querySelectorAll('details.faq')) question.setAttribute('open', '')
  })
}

/** Starts a valuation and answers its questions: `answers` of them, or all. */
async function value(page: Page, answers: number): Promise<void> {
  for (const [label, text] of Object.entries(OWN_CAR)) await page.getByLabel(label).fill(text)
  await page.getByRole('button', { name: 'Continue' }).click()
  const question = page.getByText(/^Question \d+ of \d+$/)
  await question.waitFor()
  for (let at = 0; at < answers; at += 1) {
    const before = await question.textContent()
    await page.locator('main form button').first().click()
    await page.waitForFunction((text) => !document.querySelector('main')?.textContent.includes(text ?? ''), before)
    if (!(await question.isVisible())) return
  }
}

async function continueWithoutAnswers(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.locator('[aria-invalid="true"]').first().waitFor()
}

/** Opens the form for the visitor's details, at the end of a valuation. */
async function askForOffer(page: Page): Promise<void> {
  await value(page, 20)
  await page.getByRole('link', { name: 'Get my offer' }).click()
  await page.locator('[name="email"]').waitFor()
}

async function askWithoutNumber(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Text me a code' }).click()
  await page.locator('[aria-invalid="true"]').waitFor()
}

async function askForCode(page: Page): Promise<void> {
  await page.getByLabel('Mobile number').fill('0491 570 156')
  await page.getByRole('button', { name: 'Text me a code' }).click()
  await page.waitForURL(/\/sign-in\/code/)
}

const OWN_CAR = { Make: 'Toyota', Model: 'Hilux', Year: '2021', 'Odometer (km)': '60000' }
