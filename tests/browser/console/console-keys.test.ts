import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { faultsOf, LOOKED_INTO } from '../accessibility.ts'
import { alive } from '../alive.ts'
import { boxOf, photograph } from '../at-rest.ts'
import { DESKTOP } from '../browser.ts'
import { browser, server } from '../demonstration.ts'
import { signIn } from '../staff-sign-in.ts'
import { enquire, ownLead } from './own-lead.ts'

it('INBOX-5 the list by keyboard: j k Enter r n a e / ? and the palette', async () => {
  const page = await signedIn()
  // Two of its own: other tests win and lose the newest leads.
  const lastName = `Keys${randomUUID().replace(/[^a-f]/g, '')}`
  for (const name of ['Kit', 'Kay']) await enquire({ name, last_name: lastName, email: `${randomUUID()}@mail.example` })
  await page.goto(`${server.address('console')}/leads?view=all&q=${lastName}`)
  await alive(page)
  const links = page.locator('.lead-link')
  await expect.poll(() => links.count()).toBe(2)
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect.poll(() => focusedText(page)).toBe(await links.nth(0).textContent())
  await page.keyboard.press('j')
  const name = (await links.nth(1).textContent()) ?? ''
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  for (const [key, label] of [
    ['n', 'Note for your colleagues'],
    ['r', 'Message'],
  ] as const) {
    await page.keyboard.press(key)
    await expect
      .poll(() => page.getByLabel(label, { exact: true }).evaluate((field) => field === document.activeElement))
      .toBe(true)
    // In a field the keys are letters.
    await page.keyboard.type('?')
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.locator('h1').click()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  }
  await page.keyboard.press('e')
  await expect.poll(() => focusedText(page)).toBe('Stage')
  await page.keyboard.press('/')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search')
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keys' }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await seen(page, 'keys')
  await page.getByLabel('Single keys work in this browser').uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('TEXTAREA')

  // Keys that come before the browser tells of the closed dialog: what they open stays, the same dialog or another.
  const keys = page.getByRole('dialog', { name: 'Keys' })
  const palette = page.getByRole('dialog', { name: 'Find' })
  await page.keyboard.press('?')
  await keys.waitFor()
  await closeAndPress(page, { key: '?' })
  await keys.waitFor()
  await closeAndPress(page, { key: 'k', ctrlKey: true })
  await palette.getByRole('link', { name: 'Calendar' }).waitFor()
  await closeAndPress(page, { key: 'k', ctrlKey: true })
  await palette.getByRole('link', { name: 'Calendar' }).waitFor()
  await page.keyboard.type(name.split(' ')[0] ?? '')
  // Asked for again, an open one stays as it is.
  await page.keyboard.press('Control+k')
  expect(await palette.getByRole('searchbox').inputValue()).toBe(name.split(' ')[0])
  await palette.getByRole('region', { name: 'Leads' }).getByRole('link').first().waitFor()
  expect(await faultsOf(page)).toEqual([])
  await seen(page, 'palette')
  // What people want to do, in their words.
  await page.keyboard.press('Control+a')
  await page.keyboard.type('book')
  await palette.getByRole('region', { name: 'Actions' }).getByRole('link', { name: 'New appointment' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focusedText(page)).toContain('New appointment')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('calen')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Calendar' }).waitFor()
  await page.context().close()
})

it('INBOX-5 a change shows in the list at once, and a new lead announces itself, without moving what a person reads', async () => {
  const page = await signedIn()
  const { id, path } = await ownLead(page, 'Nola', 'Note')
  await page.reload()
  await alive(page)
  const row = page.locator(`[data-lead="${id}"]`)
  const place = async () => Math.round((await boxOf(row)).y)
  const before = await place()
  const other = await page.context().newPage()
  await other.goto(server.address('console') + path)
  await other.locator('summary', { hasText: 'Note' }).click()
  await other.getByLabel('Note for your colleagues').fill('Rings back at noon')
  await other.getByRole('button', { name: 'Save the note' }).click()
  // Its navigation must be over: a page that is closed in the middle of one can hang.
  await other.getByText('Rings back at noon').first().waitFor()
  await other.close()
  await row.getByText('Rings back at noon').waitFor()
  await enquire({ name: 'Lou', last_name: 'Live', email: `${randomUUID()}@mail.example` })
  await page.getByRole('link', { name: /new leads?\. Show/ }).waitFor()
  expect(await place()).toBe(before)
  expect(await page.getByRole('link', { name: 'Lou Live' }).count()).toBe(0)
  expect(await faultsOf(page)).toEqual([])
  await seen(page, 'news')
  await page.getByRole('link', { name: /new leads?\. Show/ }).click()
  await page.getByRole('link', { name: 'Lou Live' }).first().waitFor()
  await page.context().close()
})

/** A salesperson at the list of leads; sales sign in without a second factor. */
async function signedIn(): Promise<Page> {
  const page = await (await browser.newContext({ ...LOOKED_INTO, viewport: DESKTOP })).newPage()
  page.on('pageerror', (error) => expect.fail(String(error)))
  await signIn(page, server.address('console'), 'sales')
  // All leads: one that another test assigns stays in the list.
  await page.goto(`${server.address('console')}/leads?view=all`)
  await alive(page)
  return page
}

/** Closes the open dialog and presses a key in the same breath: before the browser tells anybody that it is closed. */
async function closeAndPress(page: Page, key: { readonly key: string; readonly ctrlKey?: true }): Promise<void> {
  await page.evaluate(async (init) => {
    const dialog = document.querySelector<HTMLDialogElement>('dialog[open]')
    const told = new Promise((resolve) => dialog?.addEventListener('close', resolve))
    dialog?.close()
    document.dispatchEvent(new KeyboardEvent('keydown', init))
    await told
  }, key)
}

function focusedText(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.textContent?.trim())
}

async function seen(page: Page, name: string): Promise<void> {
  const { SEEN_FOLDER } = process.env
  if (SEEN_FOLDER) await photograph(page, { path: `${SEEN_FOLDER}/${name}.png` })
}
