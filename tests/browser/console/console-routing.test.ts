import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { alive } from '../alive.ts'
import { launchBrowser, PHONE } from '../browser.ts'
import { type PeopleAtBrowsers, peopleAtBrowsers } from './forms/people-at-browsers.ts'

let people: PeopleAtBrowsers
let page: Page
beforeAll(async () => {
  people = await peopleAtBrowsers()
  const { platform, ben } = people.both
  const { inbox, transaction } = platform.storage.forSite(platform.site('yard'))
  const rules = ['First', 'Second', 'Third'].map((name) => ({
    id: name,
    name,
    when: {},
    to: { person: ben.id },
    whenOverdue: { do: 'nothing' as const },
  }))
  await transaction((within) => inbox.assignment.replaceRules(rules, within))
  page = await (await people.annsBrowser(await launchBrowser())).newPage()
})
afterAll(async () => {
  await page?.context().browser()?.close()
  await people?.close()
})

it('INBOX-4 a manager moves a rule down by the keyboard alone, press after press, and hears where it is', async () => {
  await open()
  await page.getByRole('button', { name: 'Down First' }).focus()
  for (const [place, next] of [
    [2, 'Down First'],
    [3, 'Up First'],
  ] as const) {
    await page.keyboard.press('Enter')
    await page.getByText(`‘First’ is number ${place} of 3 now.`).waitFor()
    await page.waitForFunction(() => document.querySelector('form[aria-busy]') === null)
    expect(await focused()).toBe(next)
  }
})

it('STAFF-10 INBOX-4 a wrong postcode gets the focus, with its sentence, and what was typed stays', async () => {
  await open()
  await page.getByLabel('Name of the rule').fill('North')
  await page.getByLabel('Goes to').selectOption({ label: 'Ben Ito' })
  await page.getByText('Place, day and time').click()
  await page.getByLabel('Buyer’s postcodes').fill('4179-4000')
  await page.getByRole('button', { name: 'Save the rule' }).click()
  await page.getByText('‘4179-4000’ begins after its end. Write 4000-4179.').waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'postcodes')
  const control = page.getByLabel('Buyer’s postcodes')
  expect([await control.getAttribute('aria-invalid'), await control.inputValue()]).toEqual(['true', '4179-4000'])
  await control.fill('4000-4179')
  await page.getByRole('button', { name: 'Save the rule' }).click()
  await page.getByText('Leads from postcode 4000–4179 go to Ben Ito.').waitFor()
})

it('INBOX-4 on a phone the boxes of a rule are in two even columns, and what happens late is whole', async () => {
  await page.setViewportSize(PHONE)
  await open()
  const boxes = await page
    .getByRole('group', { name: 'Kinds of enquiry' })
    .locator('label')
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().toJSON() as DOMRect))
  expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(2)
  expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44)
  const late = page.getByLabel('When nobody answers in time')
  const { wide, room } = await late.evaluate((select) => {
    // As wide as its widest choice.
    const free = select.cloneNode(true) as HTMLElement
    free.style.width = 'max-content'
    document.body.append(free)
    const all = { wide: free.getBoundingClientRect().width, room: select.getBoundingClientRect().width }
    free.remove()
    return all
  })
  expect(wide).toBeLessThanOrEqual(room)
})

async function open(): Promise<void> {
  await page.goto(`${people.console}/site/assignment`)
  await alive(page)
}

function focused(): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent ?? '')
}
