// npm run build && npx node bench/errands.ts: the errands of a buyer on a phone, on the demonstration dealers, with the
// steps of each: taps, and fields that the buyer fills in. Seconds are what the machine needs, without reading and typing.
// docs/errands.md has the table.

import type { Locator, Page } from 'playwright-core'
import { launchBrowser, PHONE } from '../tests/browser/browser.ts'
import { fillPerson } from '../tests/browser/fill-person.ts'
import { startServer } from '../tests/browser/running-server.ts'
import { compareWithBound } from './smallest.ts'

const CARS = 'southside-cars'
const GROUP = 'meridian-motor-group'
const CARAVANS = 'wattle-caravans'

/** A buyer's hand: it counts what it does. */
interface Hand {
  readonly page: Page
  tap(target: Locator): Promise<void>
  fill(target: Locator, value: string): Promise<void>
  /** Fills in a form's contact details. */
  introduce(): Promise<void>
}

interface Errand {
  readonly name: string
  readonly site: string
  readonly start: '/' | 'a car' | string
  /** Returns what the buyer sees at the end. */
  readonly run: (hand: Hand) => Promise<string>
}

/** Waits until React has the page. */
const alive = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')))

const text = async (found: Locator) => (await found.first().innerText()).replace(/\s+/g, ' ').trim().slice(0, 80)
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).filter({ visible: true }).first()
const box = (page: Page, name: string | RegExp) => page.getByLabel(name).filter({ visible: true }).first()

const ERRANDS: readonly Errand[] = [
  {
    name: '1 Seven-seat hybrid under $45,000 near Brisbane',
    site: GROUP,
    start: '/',
    run: async ({ page, tap, fill }) => {
      await fill(page.getByRole('combobox').filter({ visible: true }).first(), '7 seat hybrid under 45k near Brisbane')
      await tap(button(page, 'Search'))
      await page.waitForURL(/\/search/)
      return text(page.getByText(/^[\d,]+ cars?$|^No cars|^\d+ results?/i))
    },
  },
  {
    name: '2 Compare two utes',
    site: CARS,
    start: '/',
    run: async ({ page, tap }) => {
      await tap(link(page, 'Utes'))
      await page.waitForURL(/ute/)
      await alive(page)
      for (const at of [0, 1]) await tap(page.locator('article').nth(at).getByRole('button', { name: 'Compare' }))
      await tap(link(page, 'Compare 2 cars'))
      await page.getByRole('heading', { level: 1, name: 'Compare' }).waitFor()
      return text(page.locator('h1'))
    },
  },
  {
    name: '3 Weekly repayment with my $8,000 deposit',
    site: CARS,
    start: 'a car',
    run: async ({ page, tap, fill }) => {
      await tap(link(page, 'Work out your repayments'))
      const dialog = page.getByRole('dialog', { name: 'Repayment calculator' })
      const before = await text(dialog.locator('[data-repayment]'))
      await fill(dialog.getByRole('textbox', { name: 'Deposit' }), '8,000')
      await page.waitForFunction(
        (old) => document.querySelector('dialog [data-repayment]')?.textContent?.replace(/\s+/g, ' ').trim() !== old,
        before,
      )
      return (await text(dialog.locator('[data-repayment]'))).replace(/\. .*/, '')
    },
  },
  {
    name: '4 What my trade is worth',
    site: CARS,
    start: '/sell-my-car',
    run: async ({ page, tap, fill }) => {
      for (const [label, value] of [
        ['Make', 'Toyota'],
        ['Model', 'HiLux'],
        ['Year', '2021'],
        [/Odometer/, '60,000'],
      ] as const)
        await fill(box(page, label), value)
      await tap(button(page, 'Continue'))
      for (let at = 1; at <= 7; at += 1) {
        const shown = page.getByText(`Question ${at} of 7`)
        await shown.waitFor()
        await tap(page.locator('main form button').filter({ visible: true }).first())
      }
      await page.getByRole('heading', { name: 'Estimated value' }).waitFor()
      return text(page.locator('.valuation-figure'))
    },
  },
  {
    name: '5 An inspection next week',
    site: CARAVANS,
    start: '/book-test-drive',
    run: async ({ page, tap, introduce }) => {
      await page.getByText(/^Available times on/).waitFor()
      const radio = (name: string) => page.getByRole('radiogroup', { name }).locator('input:enabled')
      await tap(radio('Day').nth(5).locator('xpath=..'))
      await page
        .locator('input[name="slot"]:enabled, [role=radiogroup] input:enabled')
        .first()
        .waitFor({ state: 'attached' })
      await tap(radio('Time').nth(1).locator('xpath=..'))
      await tap(button(page, 'Continue'))
      await introduce()
      await tap(button(page, 'Continue'))
      await tap(button(page, 'Request an inspection'))
      await page.waitForURL(/\/success/)
      return text(page.locator('h1'))
    },
  },
  {
    name: '6 Reserve a car',
    site: CARS,
    start: 'a car',
    run: async ({ page, tap, fill, introduce }) => {
      await tap(link(page, /^Reserve Now/))
      await page.waitForURL(/\/checkout$/)
      await alive(page)
      await introduce()
      await tap(page.getByLabel('I agree to the reservation terms.'))
      await tap(button(page, /^Pay \$/))
      await page.getByText('No money moves on this page').waitFor()
      await fill(page.getByLabel('Card number'), '4242 4242 4242 4242')
      await tap(button(page, /^Pay \$/))
      await page.getByRole('heading', { level: 1, name: 'It’s reserved for you' }).waitFor()
      return text(page.locator('h1'))
    },
  },
  {
    name: '7 The service department’s hours',
    site: GROUP,
    start: '/',
    run: async ({ page, tap }) => {
      await tap(page.locator('header').getByText('Locations').filter({ visible: true }).first())
      await tap(page.getByRole('link', { name: 'Meridian Service Robina' }).filter({ visible: true }).first())
      await page.getByRole('heading', { name: 'Opening hours' }).waitFor()
      return text(page.locator('.place-week tr, .place-week li, .place-week dl > *'))
    },
  },
  {
    name: '8 Call about a car',
    site: CARS,
    start: 'a car',
    run: async ({ page, tap }) => {
      await page.evaluate(() =>
        document.addEventListener('click', (event) => {
          const call = event.target instanceof Element ? event.target.closest('a[href^="tel:"]') : null
          if (call) {
            document.body.dataset.called = call.getAttribute('href') ?? ''
            event.preventDefault()
          }
        }),
      )
      await tap(page.locator('.vehicle-foot-bar [data-reveal]').first())
      await page.waitForFunction(() => document.body.dataset.called)
      return (await page.evaluate(() => document.body.dataset.called)) ?? ''
    },
  },
  {
    name: '9 Save two cars and find them again',
    site: CARS,
    start: '/search',
    run: async ({ page, tap }) => {
      for (const at of [0, 1]) await tap(page.locator('article').nth(at).getByRole('button', { name: 'Save' }))
      await tap(page.locator('header .favourites-link'))
      await page.waitForURL(/\/favourites/)
      await page.getByRole('heading', { level: 1, name: /saved/i }).waitFor()
      await page.locator('article').nth(1).waitFor()
      return `${await page.locator('article').count()} cars`
    },
  },
  {
    name: '10 Share a car',
    site: CARS,
    start: 'a car',
    run: async ({ page, tap }) => {
      await page.evaluate(() => {
        const share = async ({ title, url }: ShareData) => {
          document.body.dataset.shared = title ?? url ?? ''
        }
        Object.defineProperty(navigator, 'share', { value: share, configurable: true })
      })
      await tap(page.getByText('Share', { exact: true }).filter({ visible: true }).first())
      await page.waitForFunction(() => document.body.dataset.shared)
      return (await page.evaluate(() => document.body.dataset.shared)) ?? ''
    },
  },
  {
    name: '11 The car’s PDF',
    site: CARS,
    start: 'a car',
    run: async ({ page, tap }) => {
      const download = link(page, 'Download PDF')
      const href = await download.getAttribute('href')
      await tap(download)
      return page.evaluate(async (path) => {
        const response = await fetch(path ?? '')
        return `${response.headers.get('content-type')}, ${Math.round((await response.blob()).size / 1000)} kB`
      }, href)
    },
  },
]

interface FoundCar {
  readonly slug: string
  readonly status: string
  readonly reserved: boolean
  readonly price: number | null
  readonly payment_processors: readonly string[]
}

const server = await startServer()
const browser = await launchBrowser()
try {
  console.log('| Errand, on a phone | Taps | Fields | Seconds | Ends with |\n|---|--:|--:|--:|---|')
  let steps = 0
  for (const errand of ERRANDS) steps += await measured(errand)
  compareWithBound('taps and fields of all errands', steps, { atMost: 120 })
} finally {
  await browser.close()
  await server.stop()
}

/** Does an errand and prints its row. Returns its taps and fields. */
async function measured({ name, site, start, run }: Errand): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true, reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.setDefaultTimeout(12_000)
  const count = { taps: 0, fields: 0 }
  const hand: Hand = {
    page,
    async tap(target) {
      count.taps += 1
      await target.click()
    },
    async fill(target, value) {
      count.fields += 1
      await target.fill(value)
    },
    async introduce() {
      await fillPerson(page)
      count.fields += await page
        .locator('main input[autocomplete]:visible')
        .evaluateAll(
          (inputs) => inputs.filter((input) => input instanceof HTMLInputElement && input.value !== '').length,
        )
    },
  }
  try {
    await page.goto(server.address(site) + (start === 'a car' ? await freeCar(page, site) : start))
    await alive(page)
    const from = performance.now()
    const end = await run(hand)
    const seconds = ((performance.now() - from) / 1000).toFixed(1)
    console.log(`| ${name} (${site}) | ${count.taps} | ${count.fields} | ${seconds} | ${end} |`)
  } catch (error) {
    process.exitCode = 1
    console.log(`| ${name} (${site}) | | | | not done: ${String(error).split('\n').slice(0, 3).join(' ')} |`)
  } finally {
    await context.close()
  }
  return count.taps + count.fields
}

/** The path of a used car that can be reserved. */
async function freeCar(page: Page, site: string): Promise<string> {
  await page.goto(`${server.address(site)}/your-data`)
  const slug = await page.evaluate(async () => {
    const { hits } = await (await fetch('/api/search?car_type=used')).json()
    return (hits as FoundCar[]).find(
      ({ status, reserved, price, payment_processors }) =>
        status === 'in_stock' && !reserved && (price ?? 0) > 1000 && payment_processors.length > 0,
    )?.slug
  })
  if (!slug) throw new Error(`no car of ${site} can be reserved`)
  return `/cars/${slug}`
}
