import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { faultsOf, LOOKED_INTO } from '../accessibility.ts'
import { alive } from '../alive.ts'
import { DESKTOP } from '../browser.ts'
import { browser } from '../demonstration.ts'
import { sharedServer } from '../shared-server.ts'
import { signIn } from '../staff-sign-in.ts'

const server = await sharedServer('changed')

it('DESK-1 DESK-8 by keyboard alone: search, order, tick two cars, change their price, take it back; columns and a view', async () => {
  const page = await stockDesk()
  const prices = () => page.locator('.stock-row .stock-price').allInnerTexts()
  await page.keyboard.press('/')
  await page.keyboard.type('toyo')
  await page.keyboard.press('Enter')
  // The address changes before the table does, and so before the links of its head.
  const price = page.locator('th a[href*="q=toyo"]', { hasText: 'Price' })
  await price.waitFor()
  // A heading takes along what is typed and not searched yet.
  await page.keyboard.press('/')
  await page.keyboard.press('End')
  await page.keyboard.type('ta')
  await price.press('Enter')
  await page.waitForURL(/q=toyota&/)
  await page.locator('th[aria-sort]', { hasText: 'Price' }).waitFor()
  const table = new URL(page.url()).search
  const [first, second, third] = await prices()

  for (const key of ['j', 'x', 'j', 'x', 'e']) await page.keyboard.press(key)
  await expect.poll(() => page.locator('.stock-tick input:checked').count()).toBe(2)
  const bulk = page.locator('.stock-bulk select')
  expect(await bulk.evaluate((select) => select === document.activeElement)).toBe(true)
  await bulk.selectOption({ label: 'Price' })
  await page.locator('.stock-bulk').getByRole('button').press('Enter')
  await page.getByRole('heading', { level: 1, name: /Price/ }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByLabel('Price', { exact: true }).fill('21983')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Save 2 cars' }).waitFor()
  expect(await page.locator('tbody strong').allInnerTexts()).toEqual(['$21,983', '$21,983'])
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Save 2 cars' }).press('Enter')
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  await page.waitForURL(/q=toyota/)
  await expect.poll(async () => (await prices()).filter((price) => price.startsWith('$21,983')).length).toBe(2)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await page.getByText('Undone.').waitFor()
  await page.goto(`${server.address('console')}/stock${table}`)
  expect((await prices()).slice(0, 3)).toEqual([first, second, third])

  await page.locator('summary', { hasText: 'Columns' }).press('Enter')
  await page.getByRole('checkbox', { name: 'Leads' }).press('Space')
  await page.locator('.stock-columns').getByRole('button', { name: 'Save' }).press('Enter')
  await page.waitForLoadState()
  await expect.poll(() => page.getByRole('columnheader', { name: 'Leads' }).count()).toBe(0)
  await page.locator('summary', { hasText: 'Save view' }).press('Enter')
  await page.getByLabel('Name of this view').fill('Toyotas by price')
  await page.keyboard.press('Enter')
  const view = page.getByRole('link', { name: 'Toyotas by price' })
  await view.waitFor()
  await page.goto(`${server.address('console')}/stock`)
  await view.press('Enter')
  await expect.poll(async () => (await prices()).slice(0, 3)).toEqual([first, second, third])
  await page.context().close()
})

it('DESK-3 hidden, held, coming soon and sold, and back: buyers see each', async () => {
  const page = await stockDesk('?q=ford')
  await page.locator('.stock-link').first().click()
  const link = new URL((await page.getByRole('link', { name: 'View on the website' }).getAttribute('href')) ?? '')
  // The server was started for any free port, which its links do not know.
  const website = `http://${link.hostname}:${server.port}${link.pathname}`
  const address = page.url()
  const act = async (name: string, after: string) => {
    await page.goto(address)
    await page.locator('form[aria-label="Status"]').getByRole('button', { name, exact: true }).press('Enter')
    await page.getByRole('button', { name: after, exact: true }).waitFor()
  }
  const buyers = await page.context().newPage()
  const seen = async () => {
    const answer = await buyers.goto(website)
    return `${answer?.status()} ${(await buyers.locator('main').innerText()).replace(/\s+/g, ' ')}`
  }
  expect(await seen()).toMatch(/^200 /)
  await act('Hide', 'Show on the website')
  await expect.poll(seen).toMatch(/^404 /)
  await act('Show on the website', 'Hide')
  await expect.poll(seen).toMatch(/^200 /)
  await act('Hold for a buyer', 'End the hold')
  await expect.poll(seen).toMatch(/^200 .*Reserved/i)
  await act('End the hold', 'Hold for a buyer')
  await act('Coming soon', 'For sale now')
  await expect.poll(seen).toMatch(/^200 .*Coming soon/i)
  await act('For sale now', 'Coming soon')
  await act('Mark as sold', 'Not sold after all')
  await expect.poll(seen).toMatch(/this car recently sold/)
  await act('Not sold after all', 'Mark as sold')
  await expect.poll(seen).toMatch(/^200 .*Enquire now/i)
  expect(await seen()).not.toMatch(/recently sold/i)
  await page.context().close()
})

/** The stock desk; tests of other files change cars of other makes. */
async function stockDesk(search = ''): Promise<Page> {
  const context = await browser.newContext({ ...LOOKED_INTO, viewport: DESKTOP })
  const page = await context.newPage()
  page.on('pageerror', (error) => expect.fail(String(error)))
  await signIn(page, server.address('console'), 'stock')
  await page.goto(`${server.address('console')}/stock${search}`)
  await alive(page)
  return page
}
