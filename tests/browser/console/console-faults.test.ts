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

it('STAFF-10 an empty note has our sentence at its field, and the browser says nothing', async () => {
  await openNote()
  const events = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        document.addEventListener('invalid', (event) => setTimeout(() => resolve(event.defaultPrevented)), true)
      }),
  )
  await page.getByRole('button', { name: 'Save the note' }).click()
  expect(await events).toBe(true)
  await page.locator('.composer .form-fault', { hasText: 'Fill this in.' }).waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'text')
  expect(await note().getAttribute('aria-invalid')).toBe('true')
  const by = (await note().getAttribute('aria-describedby')) ?? ''
  expect(await page.locator(`#${by}`).textContent()).toBe('Fill this in.')
  // It goes as soon as the person writes.
  await note().fill('Rings back on Friday')
  await page.locator('.composer .form-fault').waitFor({ state: 'detached' })
  expect(await note().getAttribute('aria-invalid')).toBe(null)
})

it('STAFF-10 no time is chosen: one sentence of ours for all of them', async () => {
  await page.goto(talk.replace('/leads/', '/calendar/new?conversation='))
  await alive(page)
  const prevented = page.evaluate(
    () =>
      new Promise<readonly boolean[]>((resolve) => {
        const each: boolean[] = []
        document.addEventListener('invalid', (event) => queueMicrotask(() => each.push(event.defaultPrevented)), true)
        document.addEventListener('click', () => setTimeout(() => resolve(each)))
      }),
  )
  await page.getByRole('button', { name: /^Book/ }).click()
  expect(new Set(await prevented)).toEqual(new Set([true]))
  await page.locator('.times .form-fault', { hasText: 'Choose one.' }).waitFor()
})

it('STAFF-10 without script the browser still keeps an empty note from going', async () => {
  const plain = await page.context().browser()?.newContext({ javaScriptEnabled: false, viewport: PHONE })
  await plain?.addCookies(await page.context().cookies())
  const shown = await plain?.newPage()
  await shown?.goto(talk)
  await shown?.locator('summary', { hasText: 'Note' }).click()
  await shown?.getByRole('button', { name: 'Save the note' }).click()
  expect(await shown?.locator('textarea[name=text]:invalid').count()).toBeGreaterThan(0)
  expect(shown?.url()).toBe(talk)
  await plain?.close()
})

it('STAFF-10 on a phone the sentence and the field that it is about are both in view, however long the page is', async () => {
  const [car] = await people.both.platform.addCars('yard', [{ colour: 'Red' }])
  await page.goto(`${people.console}/stock/${car?.id}`)
  await alive(page)
  const doors = page.getByLabel('Doors')
  await doors.fill('many')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const sentence = page.getByText('Nothing is saved yet: one field needs a correction.')
  await sentence.waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'doors')
  const [said, field] = [await sentence.boundingBox(), await doors.boundingBox()]
  if (!said || !field) throw new Error('Nothing is shown.')
  expect(said.y).toBeGreaterThanOrEqual(0)
  expect(field.y).toBeGreaterThanOrEqual(said.y + said.height)
  expect(field.y).toBeLessThan(PHONE.height)
})
