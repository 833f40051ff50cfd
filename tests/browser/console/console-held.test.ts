import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { faultsOf, LOOKED_INTO } from '../accessibility.ts'
import { photograph } from '../at-rest.ts'
import { DESKTOP, PHONE } from '../browser.ts'
import { browser, server } from '../demonstration.ts'
import { PASSWORD, signIn } from '../staff-sign-in.ts'
import { ownLead } from './own-lead.ts'

it('STAFF-10 STAFF-11 a reply waits for sign-in, and a second answer is asked about', async () => {
  const [first, second] = [await open(), await open()]
  await signIn(first, server.address('console'), 'sales')
  await signIn(second, server.address('console'), 'lead-coordinator')
  const { path } = await ownLead(first, 'Hilda', 'Held')
  for (const page of [second, first]) await page.goto(server.address('console') + path)
  await second.getByLabel('Message', { exact: true }).waitFor()

  await first.getByLabel('Message', { exact: true }).fill('Good morning, it is here.\nDoes Saturday suit?')
  await first.context().clearCookies()
  await first.getByRole('button', { name: 'Send the mail' }).click()
  await first.getByText('You were signed out before this was sent. Sign in, and it is here again.').waitFor()
  await look(first, 'signed-out')
  await first.getByRole('button', { name: 'Forgotten your password?' }).click()
  await first.getByRole('button', { name: 'Send the link' }).waitFor()
  await first.getByLabel('Email').fill('sales@forecourt.example')
  await first.getByRole('button', { name: 'Send the link' }).click()
  await first.getByText('What you were sending waits here.').waitFor()
  await look(first, 'link-sent')
  await first.getByRole('button', { name: 'Back to sign-in' }).click()
  await first.getByLabel('Password').waitFor()
  await first.getByLabel('Email').fill('sales@forecourt.example')
  await first.getByLabel('Password').fill(PASSWORD)
  await first.keyboard.press('Enter')
  await first.getByText('Nothing is lost: check it and press ‘Send the mail’.').waitFor()
  expect(await first.getByLabel('Message', { exact: true }).inputValue()).toContain('Does Saturday suit?')
  expect(await first.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('subject')
  await look(first, 'back')

  await second.getByLabel('Message', { exact: true }).fill('It is here. Come by any day.')
  await second.getByRole('button', { name: 'Send the mail' }).click()
  await second.getByText('The mail is on its way.').waitFor()
  await first.getByRole('button', { name: 'Send the mail' }).click()
  await first.getByText(/answered at .*Come by any day/).waitFor()
  await look(first, 'second-answer')
  await first.getByRole('button', { name: 'Send the mail anyway' }).click()
  await first.getByText('The mail is on its way.').waitFor()

  await first.context().close()
  await second.context().close()
})

async function open(): Promise<Page> {
  const page = await (await browser.newContext({ ...LOOKED_INTO, viewport: DESKTOP })).newPage()
  page.on('pageerror', (error) => expect.fail(String(error)))
  return page
}

/** No fault of axe on the page; pictures for a person to look at where SEEN_FOLDER is set. */
async function look(page: Page, name: string): Promise<void> {
  expect(await faultsOf(page), name).toEqual([])
  const { SEEN_FOLDER } = process.env
  if (!SEEN_FOLDER) return
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    await photograph(page, { path: join(SEEN_FOLDER, `held-${name}-${viewport.width}.png`) })
  }
}
