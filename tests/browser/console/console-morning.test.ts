import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { longDayText } from '../../../src/console/time/day-text.ts'
import { faultsOf, LOOKED_INTO } from '../accessibility.ts'
import { alive } from '../alive.ts'
import { photograph } from '../at-rest.ts'
import { DESKTOP, PHONE } from '../browser.ts'
import { browser, server } from '../demonstration.ts'
import { signInFirst } from '../staff-sign-in.ts'

it('INBOX-5 INBOX-7 INBOX-9 INBOX-10 INBOX-14 a sales manager’s morning: overdue, answer, assign two, book, lost, refund, the week’s figures', async () => {
  const context = await browser.newContext({ ...LOOKED_INTO, viewport: DESKTOP })
  const page = await context.newPage()
  page.on('pageerror', (error) => expect.fail(String(error)))
  const done = (text: string) => page.getByRole('status').getByText(text).waitFor()
  await signInFirst(page, server.address('console'), 'manager')

  // What is overdue, and the first of it answered by mail with the buyer's car as a card.
  await look(page, 'today')
  const figures = page.getByRole('list', { name: 'Leads' })
  // Early on a Monday nothing is overdue yet: the clock counts business minutes.
  const overdue = await figures.getByRole('link', { name: 'Overdue' }).textContent()
  await figures.getByRole('link', { name: overdue === 'Overdue0' ? 'Unassigned' : 'Overdue' }).click()
  await page.locator('[data-lead]').filter({ hasNotText: 'No car' }).locator('.lead-link').first().click()
  await look(page, 'conversation')
  const to = (await page.getByText(/^To \S+@/).textContent())?.slice(3) ?? ''
  await page
    .getByLabel('Message', { exact: true })
    .fill('Good morning, the car is here and ready to drive. Does Saturday suit?')
  await page
    .getByRole('group', { name: /Cars in the mail/ })
    .getByRole('checkbox')
    .first()
    .check()
  await page.getByRole('button', { name: 'Send the mail' }).click()
  await done('The mail is on its way.')
  await expect.poll(() => mailTo(to, 'ready to drive')).not.toBe('')
  const mail = await mailTo(to, 'ready to drive')
  expect(mail, 'the card has the price and its photo').toMatch(/\$[\d,]+/)
  expect(mail).toContain('<img')

  // A drive is booked from the same conversation.
  await page.getByRole('link', { name: 'Book a time' }).click()
  for (let days = 2; days === 2 || (await page.getByRole('radio').count()) === 0; days += 1) {
    await page.getByLabel('Day').fill(inDays(days))
    await page.getByRole('button', { name: 'Show times' }).click()
    // The address changes before the page does: an earlier day's times would be counted.
    await page.getByText(new RegExp(`^(Free|No free time) on ${longDayText(inDays(days), 'AU')}`)).waitFor()
  }
  await page.getByRole('radio').first().check()
  await look(page, 'book')
  await page.getByRole('button', { name: 'Book and send a mail' }).click()
  await done('Booked. A mail with a calendar file is on its way.')
  await page.getByRole('link', { name: 'Calendar', exact: true }).first().click()
  await look(page, 'calendar')

  // Two leads get an owner, and one is lost.
  await page.goto(`${server.address('console')}/leads?view=unassigned`)
  // A box that is ticked before the page listens may lose its tick.
  await alive(page)
  // The oldest, by id: other tests send leads meanwhile, so neither a row's place nor their number stays.
  const rows = page.locator('[data-lead]')
  const chosen = await Promise.all([-1, -2].map((place) => rows.nth(place).getAttribute('data-lead')))
  const isChosen = page.locator(chosen.map((id) => `[data-lead="${id}"]`).join(', '))
  for (const box of await isChosen.getByRole('checkbox', { name: /^Choose/ }).all()) await box.check()
  await page.getByLabel('Person').selectOption({ label: 'Sales (made)' })
  await look(page, 'assign')
  await page.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect.poll(() => isChosen.count()).toBe(0)
  await page.locator('.lead-link').last().click()
  await page.locator('summary', { hasText: 'Lost' }).click()
  await page.locator('.popover[open]').getByLabel('Why').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Mark as lost' }).click()
  await done('Moved to Lost')

  // A deposit goes back.
  await page.goto(`${server.address('console')}/reservations?show=held`)
  await look(page, 'reservations')
  await page.locator('.reservation a').first().click()
  await page.getByLabel('Why').selectOption({ label: 'The buyer has no finance' })
  await look(page, 'refund')
  await page.getByRole('button', { name: /^Refund \$/ }).click()
  await page.getByRole('heading', { name: /^Refund \$.* to / }).waitFor()
  await look(page, 'refund-question')
  await page.getByRole('button', { name: /^Refund \$/ }).click()
  await done('Refunded.')

  await page.getByRole('link', { name: 'Reports' }).click()
  await page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor()
  expect(await page.locator('table').count()).toBeGreaterThan(2)
  await look(page, 'reports')
  await context.close()
})

/** No fault of axe on the page; pictures for a person to look at where SEEN_FOLDER is set. */
async function look(page: Page, name: string): Promise<void> {
  expect(await faultsOf(page), name).toEqual([])
  const { SEEN_FOLDER } = process.env
  if (!SEEN_FOLDER) return
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport)
      await photograph(page, { path: `${SEEN_FOLDER}/morning-${name}-${viewport.width}-${colorScheme}.png` })
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(DESKTOP)
}

/** The mail to a buyer that has these words, from the demonstration's folder, which may hold others. '' for none. */
async function mailTo(address: string, words: string): Promise<string> {
  const folder = join(server.dataFolder, 'mail')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  const isTo = (mail: string) => mail.includes(`To: ${address}`) || mail.includes(`<${address}>`)
  return mails.find((mail) => isTo(mail) && mail.includes(words)) ?? ''
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}
