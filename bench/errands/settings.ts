import { button, link, said, summary, text } from './hand.ts'
import { type Errand, goTo, goToSetting, openToday } from './staff.ts'

let guests = 0
let accepted = 0

/** e, f, g, i and j of the review: people, rules, figures, notifications and connections. */
export const SETTINGS_ERRANDS: readonly Errand[] = [
  {
    name: 'Invite a person with a role for one location',
    review: { clicks: 5, fields: 1 },
    as: 'manager',
    before: openToday,
    run: async (hand) => {
      const { page, click, fill } = hand
      guests += 1
      await goToSetting(hand, 'Invite a person')
      await fill(page.getByLabel('Email'), `guest-${guests}@mail.example`)
      const form = page.locator('#invite form')
      await click(form.getByRole('checkbox', { name: 'Sales', exact: true }))
      const place = form.getByRole('group', { name: /^Locations/ }).getByRole('checkbox')
      await click(place.first())
      await click(button(page, 'Send the invitation'))
      return said(page, /^(Sent|The invitation)/)
    },
  },
  {
    name: 'Accept the invitation',
    review: { clicks: 1, fields: 2 },
    as: 'nobody',
    before: async (page, { linkIn, console: at }) => {
      accepted += 1
      await page.goto(`${at}${await linkIn(`guest-${accepted}@mail.example`, /\/invitation\/[\w-]+/)}`)
    },
    run: async ({ page, click, fill }) => {
      await fill(page.getByLabel('Your name'), 'Gia Guest')
      await fill(page.getByLabel('Password'), 'a lantern for the quokka')
      await click(button(page, 'Make your account'))
      await page.waitForURL((url) => !url.pathname.startsWith('/invitation'))
      return text(page.getByRole('heading', { level: 1 }))
    },
  },
  {
    name: 'Add a rule of lead routing',
    review: { clicks: 3, fields: 3 },
    as: 'manager',
    before: openToday,
    run: async (hand) => {
      const { page, click, fill } = hand
      await goToSetting(hand, /^Lead routing/)
      await fill(page.getByLabel('Name of the rule'), 'Toyotas')
      await fill(page.getByLabel('Makes'), 'Toyota')
      await fill(page.getByLabel('Goes to'), '1')
      await click(button(page, 'Save the rule'))
      return said(page, 'Toyotas')
    },
  },
  {
    name: 'Last month by source, as CSV',
    review: { clicks: 3, fields: 2 },
    as: 'manager',
    before: openToday,
    run: async (hand) => {
      const { page, click, fill } = hand
      await goTo(hand, 'Reports')
      const month = new Date()
      month.setUTCDate(0)
      const last = month.toISOString().slice(0, 10)
      await fill(page.getByLabel('From'), `${last.slice(0, 8)}01`)
      await fill(page.getByLabel('To', { exact: true }), last)
      await click(button(page, 'Show'))
      await page.waitForURL(new RegExp(`to=${last}`))
      const file = page.waitForEvent('download')
      await click(link(page, /^CSV of Leads by source/))
      return (await file).suggestedFilename()
    },
  },
  {
    name: 'Notifications and quiet hours',
    review: { clicks: 4, fields: 2 },
    as: 'manager',
    before: openToday,
    run: async ({ page, click, fill }) => {
      await click(summary(page, 'Menu of'))
      await click(link(page, 'Notification settings'))
      await click(page.locator('.matrix input:enabled').first())
      await fill(page.getByLabel('From'), '19:00')
      await fill(page.getByLabel('To', { exact: true }), '07:00')
      await click(button(page, 'Save'))
      return said(page, /Saved/)
    },
  },
  {
    name: 'Make an API key',
    review: { clicks: 3, fields: 1 },
    as: 'manager',
    before: openToday,
    run: async (hand) => {
      const { page, click, fill } = hand
      await goToSetting(hand, /^API keys/)
      await fill(page.getByLabel('Name', { exact: true }), `CRM ${hand.way}`)
      await click(button(page, 'Make the key'))
      return `a key of ${(await page.locator('code.secret').first().innerText()).length} letters`
    },
  },
  {
    name: 'Add a webhook',
    review: { clicks: 3, fields: 1 },
    as: 'manager',
    before: openToday,
    run: async (hand) => {
      const { page, click, fill } = hand
      await goToSetting(hand, /^Webhooks/)
      await fill(page.getByLabel('Address'), 'https://crm.example/hook')
      await click(button(page, 'Add the address'))
      return `a secret of ${(await page.locator('code.secret').first().innerText()).length} letters`
    },
  },
]
