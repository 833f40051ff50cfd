import type { Page } from 'playwright-core'
import { button, link, said, summary, text } from './hand.ts'
import { type Errand, goTo, openToday, type Place } from './staff.ts'

/** Opens a new lead of a buyer, by the address. */
async function openNew(page: Page, place: Place, name: string): Promise<void> {
  await place.enquire(name)
  await page.goto(`${place.console}/leads?q=${encodeURIComponent(name)}`)
  const row = page.locator('.lead-link').first()
  await page.goto(new URL((await row.getAttribute('href')) ?? '', place.console).href)
  await page.getByRole('heading', { name, exact: false }).first().waitFor()
}

/** a, b, h and k of the review: leads, appointments and money. */
export const LEAD_ERRANDS: readonly Errand[] = [
  {
    name: 'Notice a new lead',
    review: { clicks: 0, fields: 0 },
    as: 'manager',
    before: async (page, { console: at }) => {
      await page.goto(`${at}/leads`)
      await page.locator('.lead-link').first().waitFor()
    },
    run: async ({ page }, { enquire }) => {
      await enquire('Nora Notice')
      return said(page, /^\d+ new lead/)
    },
  },
  {
    name: 'Open it and answer by mail with a car card',
    review: { clicks: 3, fields: 1 },
    as: 'manager',
    before: async (page, place) => {
      await place.enquire('Oscar Open')
      await page.goto(`${place.console}/leads`)
      await page
        .getByRole('link', { name: /^Oscar Open/ })
        .first()
        .waitFor()
    },
    run: async ({ page, click, fill }) => {
      await click(page.getByRole('link', { name: /^Oscar Open/ }).first())
      await fill(page.getByLabel('Message', { exact: true }), 'Good morning, the car is here and ready to drive.')
      const card = page
        .getByRole('group', { name: /Cars in the mail/ })
        .getByRole('checkbox')
        .first()
      if (!(await card.isChecked())) await click(card)
      await click(button(page, 'Send the mail'))
      return said(page, 'The mail is on its way.')
    },
  },
  {
    name: 'Call',
    review: { clicks: 1, fields: 0 },
    as: 'manager',
    before: (page, place) => openNew(page, place, 'Carla Call'),
    run: async ({ page, click }) => {
      const call = link(page, /^Call /)
      await call.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()))
      await click(call)
      return (await call.getAttribute('href')) ?? ''
    },
  },
  {
    name: 'Log the call',
    review: { clicks: 2, fields: 1 },
    as: 'manager',
    before: (page, place) => openNew(page, place, 'Lara Log'),
    run: async ({ page, click, fill }) => {
      await click(summary(page, 'Log a call'))
      await fill(page.getByLabel('What was said'), 'Comes on Saturday.')
      await click(button(page, 'Save the call'))
      return said(page, 'The call is noted.')
    },
  },
  {
    name: 'Note for colleagues',
    review: { clicks: 2, fields: 1 },
    as: 'manager',
    before: (page, place) => openNew(page, place, 'Nina Note'),
    run: async ({ page, click, fill }) => {
      await click(summary(page, 'Note'))
      await fill(page.getByLabel('Note for your colleagues'), 'Asks for a tow bar.')
      await click(button(page, 'Save the note'))
      return said(page, 'The note is saved.')
    },
  },
  {
    name: 'Book a drive',
    review: { clicks: 4, fields: 1 },
    as: 'manager',
    before: (page, place) => openNew(page, place, 'Bea Book'),
    run: async ({ page, click, fill }) => {
      await click(link(page, 'Book a time'))
      const times = page.getByRole('radio')
      await page.getByLabel('Day').waitFor()
      const day = new Date(Date.now() + 2 * 86_400_000)
      // Sundays are closed.
      if (day.getUTCDay() === 0) day.setUTCDate(day.getUTCDate() + 1)
      await fill(page.getByLabel('Day'), day.toISOString().slice(0, 10))
      await click(button(page, 'Show times'))
      // The times of the day before stay until those of the new one are there.
      await page.getByText(new RegExp(`^Free on \\w+ ${day.getUTCDate()} `)).waitFor()
      await click(times.first())
      await click(button(page, 'Book and send a mail'))
      return said(page, 'Booked. A mail with a calendar file is on its way.')
    },
  },
  {
    name: 'Sign in with a second factor',
    review: { clicks: 2, fields: 3 },
    as: 'nobody',
    before: async (page, { console: at }) => {
      await page.goto(`${at}/sign-in`)
    },
    run: async ({ page, click, fill }, { code }) => {
      await fill(page.getByLabel('Email'), 'manager@forecourt.example')
      await fill(page.getByLabel('Password'), 'tram lantern quokka')
      await click(button(page, 'Sign in'))
      await fill(page.getByLabel('Code'), await code())
      await click(button(page, 'Continue'))
      return text(page.getByRole('heading', { name: 'Today' }))
    },
  },
  {
    name: 'Assign three leads',
    onlyAtADesk: 'a phone gives leads one by one',
    review: { clicks: 5, fields: 1 },
    as: 'manager',
    before: async (page, place) => {
      for (const name of ['Ada Assign', 'Ben Assign', 'Cy Assign']) await place.enquire(name)
      await page.goto(place.console)
    },
    run: async ({ page, click, fill }) => {
      await click(link(page.getByRole('list', { name: 'Leads' }), /^Unassigned/))
      const boxes = page.getByRole('checkbox', { name: /^Choose/ })
      await boxes.first().waitFor()
      for (const at of [0, 1, 2]) await click(boxes.nth(at))
      await fill(page.getByLabel('Person'), 'Sales (made)')
      await click(button(page, 'Assign'))
      return said(page, '3 leads are assigned.')
    },
  },
  {
    name: 'Find a buyer by phone',
    review: { clicks: 0, fields: 1 },
    as: 'manager',
    before: openToday,
    run: async ({ page, click, fill, way }) => {
      if (way === 'phone') await click(page.locator('a.find'))
      else await page.keyboard.press('Control+k')
      const palette = page.getByRole('dialog', { name: 'Find' })
      await fill(palette.getByRole('searchbox'), '0491 570 006')
      return text(palette.getByRole('region', { name: 'Leads' }).getByRole('link'))
    },
  },
  {
    name: 'Erase a person',
    review: { clicks: 2, fields: 0 },
    as: 'manager',
    before: (page, place) => openNew(page, place, 'Eve Erase'),
    run: async ({ page, click }) => {
      const fold = summary(page, 'Personal data')
      if ((await fold.count()) > 0) await click(fold)
      await click(button(page, 'Erase this person'))
      await page.getByRole('heading', { level: 1, name: /^Erase/ }).waitFor()
      await click(button(page, /^Erase/))
      return said(page, /^Erased/)
    },
  },
  {
    name: 'Refund a deposit',
    review: { clicks: 4, fields: 1 },
    as: 'manager',
    before: async (page, { console: at }) => {
      await page.goto(at)
    },
    run: async (hand) => {
      const { page, click, fill } = hand
      await goTo(hand, 'Reservations')
      await click(page.locator('.reservation a').first())
      await fill(page.getByLabel('Why'), 'The buyer has no finance')
      await click(button(page, /^Refund \$/))
      await page.getByRole('heading', { name: /^Refund \$.* to / }).waitFor()
      await click(button(page, /^Refund \$/))
      return said(page, 'Refunded.')
    },
  },
]
