import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { SHOWN_HEADER } from '#console/shown.ts'
import { handOf } from '../../../bench/errands/hand.ts'
import { ERRANDS } from '../../../bench/errands/studio.ts'
import { faultsOf, LOOKED_INTO } from '../accessibility.ts'
import { alive } from '../alive.ts'
import { boxOf } from '../at-rest.ts'
import { DESKTOP, PHONE } from '../browser.ts'
import { browser } from '../demonstration.ts'
import { sharedServer } from '../shared-server.ts'
import { signIn, signInFirst } from '../staff-sign-in.ts'

const server = await sharedServer('changed')
const CONSOLE = server.address('console')
const MOST_CLICKS = 12
const PICTURE = 'sites/southside-cars/hoist.jpg'

it('STUDIO-20 STUDIO-8 Easter hours and a redirect on a phone in 12 clicks at most: found, changed, saved as they are typed, published, and the website has them', async () => {
  const context = await browser.newContext({ ...LOOKED_INTO, viewport: PHONE, hasTouch: true })
  const page = await context.newPage()
  page.on('pageerror', (error) => expect.fail(String(error)))
  await signInFirst(page, CONSOLE, 'manager')

  await open(page, `${CONSOLE}/website?q=easter`)
  const { hand, count } = handOf(page, 'phone')
  await hand.click(page.getByRole('list', { name: 'Found' }).getByRole('link').first())
  await heading(page, 'Locations and hours')
  await hand.click(page.getByRole('button', { name: 'Change this' }))
  await page.getByText('Nothing changed yet').waitFor()
  expect(await faultsOf(page)).toEqual([])
  const place = page.locator('.studio-items a').first()
  const name = await place.innerText()
  await hand.click(place)
  await heading(page, name)
  await hand.click(page.getByRole('button', { name: 'Add to ‘Special days’' }))
  const days = page.getByRole('region', { name: 'Special days' })
  await days.getByLabel('Day', { exact: true }).last().fill('2027-03-26')
  await days.getByLabel('Name of the day').last().fill('Good Friday')
  await days.getByLabel('Opens').last().fill('09:10')
  await days.getByLabel('Closes').last().fill('12:20')
  await expect.poll(() => days.getByText('Saved', { exact: true }).count()).toBe(3)
  await page.getByText(/^Saved \d{1,2}:\d\d [ap]m$/).waitFor()
  expect(await faultsOf(page)).toEqual([])

  await hand.click(page.getByRole('link', { name: 'Publish' }))
  await heading(page, 'Changes')
  // The field that was left by this press was stored first.
  await page.getByText('Good Friday: Closes').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await hand.click(page.getByRole('button', { name: 'Publish' }))
  await page.getByText('Published. Visitors see it now.').waitFor()
  expect(await faultsOf(page)).toEqual([])
  expect(count.clicks).toBeLessThanOrEqual(MOST_CLICKS)
  const website = await context.newPage()
  await website.goto(`${server.address('southside-cars')}/contact-us/southside-cars-moorooka`)
  expect(await website.content()).toContain('2027-03-26')
  expect(await website.content()).toContain('09:10')

  await open(page, CONSOLE)
  const redirect = handOf(page, 'phone')
  await ERRANDS.find(({ name }) => name === 'A redirect')?.run(redirect.hand, { browser, console: CONSOLE })
  expect(redirect.count.clicks).toBeLessThanOrEqual(MOST_CLICKS)
  await website.goto(`${server.address('southside-cars')}/easter-sale.html`)
  expect(new URL(website.url()).pathname).toBe('/special-offers')
  await context.close()
})

it('STUDIO-8 STUDIO-10 what was not stored stays, says so and is tried again; undo takes a step back', async () => {
  const context = await browser.newContext({ ...LOOKED_INTO, viewport: PHONE })
  const page = await context.newPage()
  await signInFirst(page, CONSOLE, 'owner')
  await open(page, `${CONSOLE}/website/parts/home`)
  await page.getByRole('button', { name: 'Change this' }).click()
  await page.getByText('Nothing changed yet').waitFor()
  const field = page.getByLabel('Heading', { exact: true })
  const before = await field.inputValue()
  await context.setOffline(true)
  await field.fill('Happy Easter')
  await page.keyboard.press('Tab')
  await page.getByText('Not saved: there is no connection. It is tried again.').waitFor()
  expect(await field.inputValue()).toBe('Happy Easter')
  await context.setOffline(false)
  await page.getByText(/^Saved \d{1,2}:\d\d [ap]m$/).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => field.inputValue()).toBe(before)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Redo' }).press('Enter')
  await expect.poll(() => field.inputValue()).toBe('Happy Easter')
  await page.getByRole('button', { name: 'Down: Hero' }).press('Enter')
  await page.getByText(/‘Hero’ moved to place 2 of \d+\./).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Down: Hero')

  // STUDIO-16: the same by a drag.
  const handle = page.getByRole('button', { name: /^Move Hero: drag/ })
  await handle.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const [from, to] = [await boxOf(handle), await boxOf(page.getByRole('list').locator('[data-item*="blocks"]').first())]
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + 20, to.y + 8, { steps: 12 })
  await page.mouse.up()
  await page.getByText(/‘Hero’ moved to place 1 of \d+\./).waitFor()
  // And by an arrow on the handle, which keeps the cursor.
  await handle.press('ArrowDown')
  await page.getByText(/‘Hero’ moved to place 2 of \d+\./).waitFor()
  await expect.poll(() => handle.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(await faultsOf(page)).toEqual([])
  await context.close()
})

it('STUDIO-2 STUDIO-8 STUDIO-16 a text takes the keys of its tools and a dropped picture, and no page comes before it is stored', async () => {
  const context = await browser.newContext({ ...LOOKED_INTO, viewport: DESKTOP })
  const page = await context.newPage()
  await signIn(page, CONSOLE, 'content')
  await open(page, `${CONSOLE}/website/pages`)
  await page.getByRole('button', { name: 'Change this' }).click()
  await page.getByText('Nothing changed yet').waitFor()
  await page.getByRole('link', { name: /warranty/i }).click()
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.waitFor()
  await alive(page)
  await text.fill('Prices\nTerms')
  await selectIn(text, 'Prices')
  await page.keyboard.press('Alt+Shift+H')
  await selectIn(text, 'Terms')
  await page.keyboard.press('Control+b')
  await page.keyboard.press('Alt+Shift+K')
  await page.keyboard.press('Alt+Shift+L')
  expect(await text.inputValue()).toBe('## Prices\n- **[Terms](/)**')

  // An answer that is cut on its way says so, and the picture goes again.
  await selectIn(text, '')
  const broken = { status: 200, headers: { [SHOWN_HEADER]: '' }, contentType: 'application/json', body: '{"shown":' }
  await page.route('**/pages/picture?*', (route) => route.fulfill(broken), { times: 1 })
  await drop(text, PICTURE)
  await page.getByText('hoist.jpg is not stored. Try again.').waitFor()
  await drop(text, PICTURE)
  await page.getByText(/is in the text\. Say what it shows\.$/).waitFor()
  expect(await text.inputValue()).toMatch(/!\[What the picture shows\]\(hoist[\w-]*\.\w+\)/)
  await page.getByText(/^Saved \d{1,2}:\d\d [ap]m$/).waitFor()

  // Leaving the field again does not call stored what is not, and a link waits.
  await context.setOffline(true)
  await text.fill('Typed into the void')
  await page.keyboard.press('Tab')
  await page.getByText('Not saved yet').waitFor()
  await text.focus()
  await page.keyboard.press('Tab')
  await page.getByRole('link', { name: 'Pages and articles' }).last().click()
  await page.getByText('Not saved yet').waitFor()
  expect(await text.inputValue()).toBe('Typed into the void')
  await context.setOffline(false)
  await heading(page, 'Pages and articles')
  await page.getByRole('link', { name: /warranty/i }).click()
  await text.waitFor()
  expect(await text.inputValue()).toBe('Typed into the void')

  // A link is chosen by what a place is called.
  await page.getByRole('link', { name: 'Banner', exact: true }).click()
  await heading(page, 'Banner')
  await page.getByRole('button', { name: /^Choose … where ‘.+’ leads$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Where it leads' })
  await dialog.getByRole('searchbox').fill('special-offers')
  await dialog.getByText('1 place', { exact: true }).waitFor({ state: 'attached' })
  expect(await faultsOf(page)).toEqual([])
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await page.getByText(/^Leads to ‘.+’$/).waitFor()
  expect(await page.locator('.link-field input').inputValue()).toBe('/special-offers')
  await page
    .locator('.studio-field')
    .filter({ has: page.locator('.link-field') })
    .getByText('Saved')
    .waitFor()
  await context.close()
})

/** Selects words of a text; without any, the cursor is at its end. */
async function selectIn(text: Locator, words: string): Promise<void> {
  await text.evaluate((field: HTMLTextAreaElement, found) => {
    const at = found === '' ? field.value.length : field.value.indexOf(found)
    field.focus()
    field.setSelectionRange(at, at + found.length)
  }, words)
}

/** Drops a picture from a folder on a text. */
async function drop(text: Locator, path: string): Promise<void> {
  const bytes = await readFile(path, 'base64')
  await text.evaluate((field, encoded) => {
    const dataTransfer = new DataTransfer()
    const file = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0))
    dataTransfer.items.add(new File([file], 'hoist.jpg', { type: 'image/jpeg' }))
    field.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }, bytes)
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await alive(page)
}

async function heading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  await alive(page)
}
