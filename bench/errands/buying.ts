import type { Page } from 'playwright-core'
import {
  alive,
  arrived,
  type BuyerErrand,
  type BuyerHand,
  box,
  button,
  heading,
  introduceTo,
  link,
  text,
} from './buyer.ts'

const CARS = 'southside-cars'
const GROUP = 'meridian-motor-group'
const CARAVANS = 'wattle-caravans'

/** What a buyer does about money, their own car, a visit and a reservation. */
export const BUYING: readonly BuyerErrand[] = [
  {
    name: '3 Weekly repayment with my $8,000 deposit and my trade-in',
    site: CARS,
    start: 'a car',
    review: '1 tap + 2 fields',
    run: async ({ page, tap, fill, hasScript }) => {
      await tap(link(page, 'Work out your repayments'))
      const place = hasScript
        ? page.getByRole('dialog', { name: 'Repayment calculator' })
        : page.getByRole('region', { name: 'Repayment calculator' })
      const weekly = place.locator('[data-repayment]')
      const before = await text(weekly)
      await fill(place.getByRole('textbox', { name: 'Deposit' }), '8,000')
      await fill(place.getByRole('textbox', { name: 'Trade-in value' }), '2,000')
      if (!hasScript) {
        await tap(button(page, 'Work it out'))
        await arrived(page, /deposit=/)
      } else
        await page.waitForFunction(
          (old) => document.querySelector('dialog [data-repayment]')?.textContent?.replace(/\s+/g, ' ').trim() !== old,
          before,
        )
      return (await text(weekly)).replace(/\. .*/, '')
    },
  },
  {
    name: '4 What my trade is worth',
    site: CARS,
    start: '/sell-my-car',
    review: '4 fields + 7 taps',
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
        await page.getByText(`Question ${at} of 7`).waitFor()
        await tap(page.locator('main form button').filter({ visible: true }).first())
      }
      await page.getByRole('heading', { name: 'Estimated value' }).waitFor()
      return text(page.locator('.valuation-figure'))
    },
  },
  {
    name: '5 A test drive next week',
    site: GROUP,
    start: '/book-test-drive',
    review: '4 taps + 4 fields',
    run: async (hand) => {
      await hand.fill(box(hand.page, 'Location'), 'Meridian Toyota Robina')
      await chooseTime(hand)
      await hand.introduce()
      return sendVisit(hand, 'Book my test drive')
    },
  },
  {
    name: '5b An inspection next week',
    site: CARAVANS,
    start: '/book-test-drive',
    review: '6 taps + 3 fields',
    run: async (hand) => {
      const { page, tap, introduce, hasScript } = hand
      await chooseTime(hand)
      // Without script all steps are on one page.
      if (hasScript) await tap(button(page, 'Continue'))
      await introduce()
      if (hasScript) await tap(button(page, 'Continue'))
      return sendVisit(hand, 'Book my inspection')
    },
  },
  {
    name: '6 Reserve a car',
    site: CARS,
    start: 'a car',
    review: '5 fields, tick, card',
    run: async ({ page, tap, fill, introduce, hasScript }) => {
      await tap(link(page, /^Reserve Now/))
      await arrived(page, /\/checkout$/)
      await page.waitForLoadState()
      await alive(page, hasScript)
      await introduce()
      await tap(page.getByLabel('I agree to the reservation terms.'))
      await tap(button(page, /^Pay \$/))
      await page.getByText('No money moves on this page').waitFor()
      await fill(page.getByLabel('Card number'), '4242 4242 4242 4242')
      await tap(button(page, /^Pay \$/))
      return heading(page, /\/reservations\//, /reserved/i)
    },
  },
  {
    name: '6b Cancel the reservation',
    site: CARS,
    start: 'a car',
    review: 'no button: ‘reply to the email or call us’',
    before: reserve,
    run: async ({ page, tap }) => {
      await tap(page.locator('main details.visit-cancel summary'))
      await tap(button(page, /^Cancel and refund/))
      await page.getByRole('heading', { level: 1, name: /cancelled/i }).waitFor()
      return text(page.locator('main h1'))
    },
  },
  {
    name: '10 The price with stamp duty',
    site: CARS,
    start: '/search/used-cars',
    review: '0 taps, and a choice of state',
    before: async (page) => {
      const card = page.locator('article').filter({ hasText: 'Excl. government charges' }).first()
      await page.goto(new URL((await card.locator('h3 a').getAttribute('href')) ?? '', page.url()).href)
    },
    run: async ({ page, tap, hasScript }) => {
      const duty = page.locator('details.drive-away').filter({ visible: true }).first()
      await tap(duty.locator('summary'))
      if (!hasScript) return text(duty.locator('summary'))
      await tap(duty.locator('select'))
      await duty.locator('select').selectOption('NSW')
      await duty.locator('summary').getByText('NSW').waitFor()
      return text(duty.locator('summary'))
    },
  },
]

/** Chooses a day with two free times or more, and its second one; without script in one field. */
async function chooseTime(hand: BuyerHand): Promise<void> {
  const { page, tap, hasScript } = hand
  if (!hasScript) return writeTime(hand, '11:00')
  await page.getByText(/^Available times on/).waitFor()
  const radio = (name: string) => page.getByRole('radiogroup', { name }).locator('input:enabled')
  // The first day but one that has free times; which days are closed depends on today.
  await tap(
    page
      .locator('.appointment-days label')
      .filter({ hasText: /([2-9]|\d{2}) free/ })
      .nth(1),
  )
  await radio('Time').first().waitFor({ state: 'attached' })
  await tap(radio('Time').nth(1).locator('xpath=..'))
}

async function writeTime({ page, fill }: BuyerHand, time: string): Promise<void> {
  const day = new Date(Date.now() + 5 * 86_400_000)
  // Sundays are closed.
  if (day.getUTCDay() === 0) day.setUTCDate(day.getUTCDate() + 1)
  await fill(box(page, /^Preferred day and time/i), `${day.toISOString().slice(0, 10)}T${time}`)
}

/** Sends the form. Without script a buyer learns only now that a time is taken, and writes another. */
async function sendVisit(hand: BuyerHand, label: string): Promise<string> {
  const { page, tap } = hand
  const taken = page.getByRole('link', { name: /^That time isn’t available/ })
  for (const next of ['11:30', '12:00', '14:30', '15:00']) {
    await tap(button(page, label))
    const first = await Promise.race([
      arrived(page, /\/success/).then(() => 'sent'),
      taken.waitFor().then(() => 'taken'),
    ])
    if (first === 'sent') break
    await writeTime(hand, next)
  }
  return heading(page, /\/success/, /is booked/)
}

/** Reserves the car of the page, as errand 6 does. */
async function reserve(page: Page): Promise<void> {
  await link(page, /^Reserve Now/).click()
  await arrived(page, /\/checkout$/)
  await page.waitForLoadState()
  await introduceTo(page)
  await page.getByLabel('I agree to the reservation terms.').check()
  await button(page, /^Pay \$/).click()
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await button(page, /^Pay \$/).click()
  await arrived(page, /\/reservations\//)
}
