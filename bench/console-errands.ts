// npm run build && npx node bench/console-errands.ts: two errands in the console of a demonstration dealer, with what each
// step takes: clicks, fields that a person fills in or chooses, and pages that load. Seconds are what the machine needs,
// without reading and typing. docs/errands.md has the tables.

import type { Locator, Page } from 'playwright-core'
import { DESKTOP, launchBrowser, PHONE } from '../tests/browser/browser.ts'
import { startServer } from '../tests/browser/running-server.ts'
import { codeOf, PASSWORD, signIn, signInFirst } from '../tests/browser/staff-sign-in.ts'
import { compareWithBound } from './smallest.ts'

/** A person's hand: it counts what it does. */
interface Hand {
  readonly page: Page
  click(target: Locator): Promise<void>
  /** Types, or chooses in a list of choices. */
  fill(target: Locator, value: string): Promise<void>
}

interface Step {
  readonly name: string
  /** Begins where the step before ended, and returns what the person sees at its end. */
  readonly run: (hand: Hand) => Promise<string>
}

const text = async (found: Locator) => (await found.first().innerText()).replace(/\s+/g, ' ').trim().slice(0, 60)
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const link = (page: Page, name: string | RegExp) =>
  page
    .getByRole('link', { name, exact: typeof name === 'string' })
    .filter({ visible: true })
    .first()
const said = async (page: Page, words: string) => {
  await page.getByRole('status').getByText(words).waitFor()
  return words
}

const server = await startServer()
const CONSOLE = server.address('console')
const browser = await launchBrowser()
let secret = ''

const MORNING: readonly Step[] = [
  {
    name: 'Sign in with a second factor',
    run: async ({ page, click, fill }) => {
      await fill(page.getByLabel('Email'), 'manager@forecourt.example')
      await fill(page.getByLabel('Password'), PASSWORD)
      await click(button(page, 'Sign in'))
      await fill(page.getByLabel('Code'), await codeOf(secret))
      await click(button(page, 'Continue'))
      return text(page.getByRole('heading', { name: 'Today' }))
    },
  },
  {
    name: 'See what is overdue',
    run: async ({ page, click }) => {
      const figures = page.getByRole('list', { name: 'Leads' })
      const overdue = figures.getByRole('link', { name: 'Overdue' })
      // Early on a Monday nothing is overdue yet: the clock counts business minutes.
      const isEmpty = (await overdue.innerText()).includes('\n0')
      await click(isEmpty ? figures.getByRole('link', { name: 'Unassigned' }) : overdue)
      await page.locator('.lead-link').first().waitFor()
      return `${await page.locator('.lead-link').count()} leads`
    },
  },
  {
    name: 'Answer one by mail with a car card',
    run: async ({ page, click, fill }) => {
      await click(page.locator('[data-lead]').filter({ hasNotText: 'No car' }).locator('.lead-link').first())
      await fill(page.getByLabel('Message', { exact: true }), 'Good morning, the car is here and ready to drive.')
      await click(
        page
          .getByRole('group', { name: /Cars in the mail/ })
          .getByRole('checkbox')
          .first(),
      )
      await click(button(page, 'Send the mail'))
      return said(page, 'The mail is on its way.')
    },
  },
  {
    name: 'Book a drive for the same buyer',
    run: async ({ page, click, fill }) => {
      await click(link(page, 'Book a time'))
      const times = page.getByRole('radio')
      for (let days = 1; (await times.count()) === 0 && days < 8; days += 1) {
        await fill(page.getByLabel('Day'), new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10))
        await click(button(page, 'Show times'))
        await page.waitForLoadState()
      }
      await click(times.first())
      await click(button(page, 'Book and send a mail'))
      return said(page, 'Booked. A mail with a calendar file is on its way.')
    },
  },
  {
    name: 'Assign two',
    run: async ({ page, click, fill }) => {
      await click(link(page, 'Leads'))
      await click(link(page, /^Unassigned/))
      await page.waitForURL(/view=unassigned/)
      const boxes = page.getByRole('checkbox', { name: /^Choose/ })
      await click(boxes.nth(0))
      await click(boxes.nth(1))
      await fill(page.getByLabel('Person'), 'Sales (made)')
      await click(page.getByRole('button', { name: 'Assign', exact: true }))
      return text(page.getByRole('status').filter({ hasText: /\S/ }))
    },
  },
  {
    name: 'Mark one lost',
    run: async ({ page, click, fill }) => {
      await click(page.locator('.lead-link').first())
      await click(page.locator('summary', { hasText: 'Lost' }))
      await fill(page.locator('.popover[open]').getByLabel('Why'), '1')
      await click(button(page, 'Mark as lost'))
      return said(page, 'Moved to Lost')
    },
  },
  {
    name: 'Refund a deposit',
    run: async ({ page, click, fill }) => {
      await click(page.locator('summary', { hasText: 'Menu of' }))
      await click(link(page, 'Reservations'))
      await click(page.locator('.reservation a').first())
      await fill(page.getByLabel('Why'), 'The buyer has no finance')
      await click(button(page, /^Refund \$/))
      await page.getByRole('heading', { name: /^Refund \$.* to / }).waitFor()
      await click(button(page, /^Refund \$/))
      return said(page, 'Refunded.')
    },
  },
  {
    name: 'Read the week’s figures',
    run: async ({ page, click }) => {
      await click(link(page, 'Reports'))
      await page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor()
      return `${await page.locator('table').count()} tables`
    },
  },
]

/** A feed whose last file waits, because it has a third of the cars of the one before. */
async function holdFile(page: Page): Promise<void> {
  await page.goto(`${CONSOLE}/feeds/new`)
  await page.getByLabel('Name', { exact: true }).fill('errand')
  await page.getByRole('radio', { name: /^Upload/ }).check()
  await page.getByRole('button', { name: 'Add the feed' }).click()
  for (const cars of [12, 4]) {
    const rows = Array.from({ length: cars }, (_, car) => `Kia,Rio,2022,FEED${car},${20_000 + car},${40_000 + car}\n`)
    const buffer = Buffer.from(`make,model,year,stocknum,price,km\n${rows.join('')}`)
    await page.goto(`${CONSOLE}/feeds/errand/upload`)
    await page.getByLabel('File', { exact: true }).setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer })
    await page.getByRole('button', { name: 'Upload and check' }).click()
    await page.waitForURL(/\/feed-runs\//)
  }
}

const STOCK: readonly Step[] = [
  {
    name: 'Change a price',
    run: async ({ page, click, fill }) => {
      await click(link(page, 'Stock'))
      await click(page.locator('.stock-car a').first())
      await fill(page.getByRole('textbox', { name: 'Price', exact: true }), '31990')
      await click(page.locator('.save-bar').getByRole('button', { name: 'Save' }))
      return said(page, 'Saved. The website shows it now.')
    },
  },
  {
    name: 'Reorder its photos',
    run: async ({ page, click }) => {
      const photos = page.locator('.photos li')
      const third = await photos.nth(2).locator('img').getAttribute('src')
      await click(photos.nth(2).getByRole('button', { name: /the first$/ }))
      await page.waitForFunction(
        (src) => document.querySelector('.photos li img')?.getAttribute('src') === src,
        third ?? '',
      )
      return 'the third photo is the first'
    },
  },
  {
    name: 'Hide it',
    run: async ({ page, click }) => {
      await click(page.getByRole('button', { name: 'Hide', exact: true }).first())
      return text(page.getByRole('button', { name: 'Show on the website' }))
    },
  },
  {
    name: 'Approve a file that waits',
    run: async ({ page, click }) => {
      await click(link(page, 'Today'))
      await click(
        page
          .getByRole('link', { name: /feed errand/ })
          .or(page.locator('a[href^="/feed-runs/"]'))
          .last(),
      )
      await click(button(page, 'Approve and apply'))
      return text(page.getByText('Approved', { exact: true }))
    },
  },
]

try {
  const desk = await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce' })
  const page = await desk.newPage()
  secret = await signInFirst(page, CONSOLE, 'manager')
  await page.goto(CONSOLE)
  await page.locator('summary', { hasText: 'Menu of' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  const atDesk = await measured('A sales manager’s morning, at a desk', page, MORNING)
  await holdFile(page)
  await desk.close()

  const phone = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true, reducedMotion: 'reduce' })
  const small = await phone.newPage()
  await signIn(small, CONSOLE, 'stock')
  const onPhone = await measured('A stock manager’s errand, on a phone', small, STOCK)
  await phone.close()
  compareWithBound('clicks, taps and fields of both', atDesk + onPhone, { atMost: 60 })
} finally {
  await browser.close()
  await server.stop()
}

/** Returns the clicks and fields of all steps. */
async function measured(title: string, page: Page, steps: readonly Step[]): Promise<number> {
  page.setDefaultTimeout(30_000)
  const count = { clicks: 0, fields: 0, pages: 0 }
  const total = { clicks: 0, fields: 0, pages: 0, seconds: 0 }
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) count.pages += 1
  })
  const isTouch = await page.evaluate(() => navigator.maxTouchPoints > 0)
  const hand: Hand = {
    page,
    async click(target) {
      count.clicks += 1
      await (isTouch ? target.tap() : target.click())
    },
    async fill(target, value) {
      count.fields += 1
      const isChoice = await target.evaluate((element) => element instanceof HTMLSelectElement)
      if (!isChoice) await target.fill(value)
      else await target.selectOption(/^\d$/.test(value) ? { index: Number(value) } : { label: value })
    },
  }
  console.log(
    `\n| ${title} | ${isTouch ? 'Taps' : 'Clicks'} | Fields | Pages | Seconds | Ends with |\n|---|--:|--:|--:|--:|---|`,
  )
  for (const { name, run } of steps) {
    Object.assign(count, { clicks: 0, fields: 0, pages: 0 })
    const from = performance.now()
    try {
      const end = await run(hand)
      const seconds = (performance.now() - from) / 1000
      total.clicks += count.clicks
      total.fields += count.fields
      total.pages += count.pages
      total.seconds += seconds
      console.log(`| ${name} | ${count.clicks} | ${count.fields} | ${count.pages} | ${seconds.toFixed(1)} | ${end} |`)
    } catch (error) {
      process.exitCode = 1
      console.log(`| ${name} | | | | | not done: ${String(error).split('\n').slice(0, 3).join(' ')} |`)
    }
  }
  console.log(`| Together | ${total.clicks} | ${total.fields} | ${total.pages} | ${total.seconds.toFixed(1)} | |`)
  return total.clicks + total.fields
}
