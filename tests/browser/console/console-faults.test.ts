import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { EMPTY_NOTE } from '#domain/inbox/form/answer-forms.ts'
import { lead } from '../../../src/console/testing/desk-acts.ts'
import { alive } from '../alive.ts'
import { DESKTOP, launchBrowser, PHONE } from '../browser.ts'
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

it('STAFF-10 an empty note says at its field what the server says of it, and the browser says nothing', async () => {
  await openNote()
  const events = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        document.addEventListener('invalid', (event) => setTimeout(() => resolve(event.defaultPrevented)), true)
      }),
  )
  await page.getByRole('button', { name: 'Save the note' }).click()
  expect(await events).toBe(true)
  await page.locator('.composer .form-fault', { hasText: EMPTY_NOTE }).waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'text')
  expect(await note().getAttribute('aria-invalid')).toBe('true')
  const by = (await note().getAttribute('aria-describedby')) ?? ''
  expect(await page.locator(`#${by}`).textContent()).toBe(EMPTY_NOTE)
  // It goes as soon as the person writes.
  await note().fill('Rings back on Friday')
  await page.locator('.composer .form-fault').waitFor({ state: 'detached' })
  expect(await note().getAttribute('aria-invalid')).toBe(null)
})

it('STAFF-10 each empty field of a form has its sentence, and the first has the cursor, as when the server answers', async () => {
  await page.goto(`${people.console}/site/templates`)
  await alive(page)
  const form = page.locator('form.template-fields').last()
  await form.locator('textarea').fill('')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.locator('.form-fault').nth(1).waitFor()
  expect(await form.locator('.form-fault').allTextContents()).toEqual([
    'Give the template a name.',
    'Write the message.',
  ])
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
  expect(await form.locator('[aria-invalid=true]').count()).toBe(2)
  const weight = (fault: Element) => getComputedStyle(fault).fontWeight
  expect(await form.locator('.form-fault').first().evaluate(weight)).toBe('400')
})

it('STAFF-10 no time is chosen: one sentence for all of them, their own', async () => {
  await page.goto(talk.replace('/leads/', '/calendar/new?conversation='))
  await alive(page)
  const prevented = page.evaluate(
    () =>
      new Promise<readonly boolean[]>((resolve) => {
        const events: Event[] = []
        document.addEventListener('invalid', (event) => events.push(event), true)
        // Pages prevent it as it comes, which is before the next turn.
        document.addEventListener('click', () =>
          setTimeout(() => resolve(events.map(({ defaultPrevented }) => defaultPrevented))),
        )
      }),
  )
  await page.getByRole('button', { name: /^Book/ }).click()
  expect(new Set(await prevented)).toEqual(new Set([true]))
  await page.locator('.form-fault', { hasText: 'Choose a free time.' }).waitFor()
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

it('STAFF-10 an empty field of a form without a description says what is missing', async () => {
  await page.goto(`${people.console}/site/webhooks`)
  await alive(page)
  await page.getByRole('button', { name: 'Add the address' }).click()
  await page.locator('.form-fault', { hasText: 'Write the whole address' }).waitFor()
})

it('the events of a webhook stand in even columns, one on a phone, each in a row for a finger', async () => {
  for (const [viewport, columns] of [
    [DESKTOP, 2],
    [PHONE, 1],
  ] as const) {
    await page.setViewportSize(viewport)
    const boxes = await Promise.all((await page.locator('.choices .tick').all()).map((each) => each.boundingBox()))
    expect(new Set(boxes.map((box) => box?.x)).size).toBe(columns)
    expect(Math.min(...boxes.map((box) => box?.height ?? 0))).toBeGreaterThanOrEqual(44)
  }
})

it('INBOX-9 on a phone a person to book for is a row for a finger, all of it a link', async () => {
  await page.goto(`${people.console}/calendar/new`)
  const row = page.locator('.people li').first()
  const [link, whole] = [await row.getByRole('link').boundingBox(), await row.boundingBox()]
  expect(link).toEqual(whole)
  expect(link?.height).toBeGreaterThanOrEqual(44)
})

it('STAFF-10 on a phone the field that is wrong is in view with its own sentence, and no sentence covers the page', async () => {
  const [car] = await people.both.platform.addCars('yard', [{ colour: 'Red' }])
  await page.goto(`${people.console}/stock/${car?.id}`)
  await alive(page)
  const doors = page.getByLabel('Doors')
  await doors.fill('many')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Nothing is saved yet: one field needs a correction.').waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'doors')
  const bars = await page.evaluate(() => ({
    top: document.querySelector('.rail')?.getBoundingClientRect().bottom ?? 0,
    bottom: document.querySelector('.places')?.getBoundingClientRect().top ?? 0,
  }))
  const said = await page.locator('#doors-fault').boundingBox()
  const field = await doors.boundingBox()
  if (!said || !field) throw new Error('Nothing is shown.')
  expect(field.y).toBeGreaterThanOrEqual(bars.top)
  expect(said.y + said.height).toBeLessThanOrEqual(bars.bottom)
  const covers = ({ top }: { top: number }) => document.elementFromPoint(innerWidth / 2, top + 20)?.closest('.fault')
  expect(await page.evaluate(covers, bars)).toBeFalsy()
})
