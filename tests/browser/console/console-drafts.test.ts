import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { alive } from '../alive.ts'
import { DESKTOP } from '../browser.ts'
import { browser, server } from '../demonstration.ts'
import { signIn } from '../staff-sign-in.ts'
import { everyFormContract } from './forms/every-form.contract.ts'
import { ownLead } from './own-lead.ts'

const CONSOLE = server.address('console')

/** Forms of different kinds; tests/chaos/every-form.test.ts takes all. */
const SAMPLE = ['POST /leads/:id/note', 'POST /stock/:id/fields'] as const
everyFormContract(async () => browser, SAMPLE)
const BACK = 'What you typed before is back. It is not sent yet.'
const message = (page: Page) => page.getByLabel('Message', { exact: true })

async function open(page: Page, address: string): Promise<void> {
  await page.goto(CONSOLE + address)
  await alive(page)
}

it('STAFF-10 an answer that was not sent is back after another page and a closed window; it can be thrown away, and goes at sign-out', async () => {
  const context = await browser.newContext({ viewport: DESKTOP })
  const first = await context.newPage()
  await signIn(first, CONSOLE, 'sales')
  const { path } = await ownLead(first, 'Dee', 'Draft')
  await open(first, path)
  const greeting = await message(first).inputValue()
  await message(first).fill(`${greeting}It is here until Friday.`)
  await first.getByRole('link', { name: 'Calendar' }).click()
  await first.getByRole('heading', { name: 'Calendar' }).waitFor()
  await first.close()

  const page = await context.newPage()
  await open(page, path)
  await page.getByText(BACK).waitFor()
  expect(await message(page).inputValue()).toBe(`${greeting}It is here until Friday.`)
  await page.getByRole('button', { name: 'Throw it away' }).click()
  await expect.poll(() => message(page).inputValue()).toBe(greeting)
  expect(await page.getByText(BACK).count()).toBe(0)

  // White space alone is nothing that a person wrote.
  await page.locator('summary', { hasText: 'Note' }).click()
  await page.getByLabel('Note for your colleagues').fill('  ')
  await open(page, path)
  expect(await page.getByText(BACK).count()).toBe(0)
  await message(page).fill('For me alone')
  await page.locator('summary', { hasText: 'Menu of' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect(await page.evaluate(() => Object.keys(localStorage).length)).toBe(0)
  await context.close()
})

it('STAFF-10 a draft shows on its own site alone, whatever the other one is called', async () => {
  const context = await browser.newContext({ viewport: DESKTOP })
  const page = await context.newPage()
  await signIn(page, CONSOLE, 'sales')
  const { path } = await ownLead(page, 'Sid', 'Site')
  await open(page, path)
  await message(page).fill('Of this site')
  await page.evaluate(() => {
    for (const [key, draft] of Object.entries(localStorage)) {
      localStorage.removeItem(key)
      localStorage.setItem(key.replace('southside-cars|', 'southside-cars-north|'), draft)
    }
  })
  await open(page, path)
  expect(await message(page).inputValue()).not.toBe('Of this site')
  expect(await page.getByText(BACK).count()).toBe(0)
  await context.close()
})

it('STAFF-10 INBOX-7 CR-B5 without a line nothing is lost, and a template goes beside one’s own words', async () => {
  const context = await browser.newContext({ viewport: DESKTOP })
  const page = await context.newPage()
  await signIn(page, CONSOLE, 'sales')
  const { path } = await ownLead(page, 'Olly', 'Offline')
  await open(page, path)
  await message(page).fill('Good morning.')
  await page.getByLabel('Template').first().selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Use it' }).first().click()
  await expect.poll(() => message(page).inputValue()).toMatch(/^Good morning\.\n\nHi /)

  await page.locator('summary', { hasText: 'Note' }).click()
  const note = page.getByLabel('Note for your colleagues')
  await note.fill('Out in the yard')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save the note' }).click()
  await page.getByText('Not sent: there is no connection.').waitFor()
  expect(await note.inputValue()).toBe('Out in the yard')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Save the note' }).click()
  await page.getByText('The note is saved.').waitFor()
  await context.close()
})

it('STAFF-10 DESK-5 a car that is saved but not published leaves no draft behind for the next one', async () => {
  const context = await browser.newContext({ viewport: DESKTOP })
  const page = await context.newPage()
  await signIn(page, CONSOLE, 'stock')
  await open(page, '/hand-cars/new')
  await page.getByLabel('Make *').fill('Mazda')
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByText('What you typed is saved. The car is not published yet').waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true')
  expect(await page.getByLabel('Make *').inputValue()).toBe('Mazda')
  await open(page, '/hand-cars/new')
  expect(await page.getByText(BACK).count()).toBe(0)
  expect(await page.getByLabel('Make *').inputValue()).toBe('')
  await context.close()
})
