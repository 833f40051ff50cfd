import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lead } from '../../../src/console/testing/desk-acts.ts'
import { alive } from '../alive.ts'
import { launchBrowser, PHONE } from '../browser.ts'
import { type PeopleAtBrowsers, peopleAtBrowsers } from './forms/people-at-browsers.ts'

let people: PeopleAtBrowsers
let page: Page
let talk: string
beforeAll(async () => {
  people = await peopleAtBrowsers()
  talk = people.console + (await lead(people.both))
  page = await (await people.annsBrowser(await launchBrowser())).newPage()
  await page.setViewportSize(PHONE)
})
afterAll(async () => {
  await page?.context().browser()?.close()
  await people?.close()
})

const note = () => page.getByLabel('Note for your colleagues')

async function openNote(): Promise<void> {
  await page.goto(talk)
  await alive(page)
  // What was typed before opens it.
  if (!(await note().isVisible())) await page.locator('summary', { hasText: 'Note' }).click()
}

it('STAFF-10 on a phone the sentence and the field that it is about are both in view', async () => {
  await openNote()
  await note().fill('x'.repeat(6000))
  await page.getByRole('button', { name: 'Save the note' }).click()
  const sentence = page.getByText('Nothing is saved yet: one field needs a correction.')
  await sentence.waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'text')
  const [said, field] = [await sentence.boundingBox(), await note().boundingBox()]
  if (!said || !field) throw new Error('Nothing is shown.')
  expect(said.y).toBeGreaterThanOrEqual(0)
  expect(field.y).toBeGreaterThanOrEqual(said.y + said.height)
  expect(field.y).toBeLessThan(PHONE.height)
})
