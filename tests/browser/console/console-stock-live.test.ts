import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { alive } from '../alive.ts'
import { DESKTOP } from '../browser.ts'
import { browser } from '../demonstration.ts'
import { sharedServer } from '../shared-server.ts'
import { signIn } from '../staff-sign-in.ts'

const server = await sharedServer('changed')
const CONSOLE = server.address('console')

async function open(address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: DESKTOP })
  const page = await context.newPage()
  page.on('pageerror', (error) => expect.fail(String(error)))
  await signIn(page, CONSOLE, 'stock')
  await page.goto(`${CONSOLE}${address}`)
  await alive(page)
  return page
}

it('CR-C7 a row of the stock table follows a colleague’s edit in its place, and keeps its tick', async () => {
  const mine = await open('/stock?q=mazda')
  const row = mine.locator('.stock-row').nth(1)
  await row.getByRole('checkbox').check()
  const theirs = await open((await row.locator('.stock-link').getAttribute('href')) ?? '')
  await theirs.getByRole('textbox', { name: 'Price', exact: true }).fill('23456')
  await theirs.keyboard.press('Enter')
  await theirs.getByText('Saved. The website shows it now.').waitFor()
  await row.locator('.stock-price').filter({ hasText: '$23,456' }).waitFor()
  expect(await row.getByRole('checkbox').isChecked()).toBe(true)
  expect(await mine.getByText('1 chosen').count()).toBe(1)
  await mine.context().close()
  await theirs.context().close()
})

it('CR-B14 ‘← Stock’ and Back lead to the table as it was: its filter, its order and how far down it was', async () => {
  const page = await open('/stock?view=live&sort=-price')
  const car = page.locator('.stock-link').nth(25)
  const place = () => page.evaluate(() => Math.round(window.scrollY))
  for (const way of ['Back', '← Stock']) {
    await car.scrollIntoViewIfNeeded()
    const before = await place()
    expect(before).toBeGreaterThan(300)
    await car.click()
    await page.getByRole('heading', { name: 'Photos' }).waitFor()
    if (way === 'Back') await page.goBack()
    else await page.getByRole('link', { name: way }).click()
    await car.waitFor()
    expect(new URL(page.url()).search).toBe('?view=live&sort=-price')
    await expect.poll(place, { message: way }).toBe(before)
  }
  await page.context().close()
})

it('STAFF-10 a typed price stays while photos change beside it, and comes back after leaving the page, with its ‘Save’', async () => {
  const page = await open('/stock?q=mitsubishi')
  const save = page.getByRole('button', { name: 'Save', exact: true }).filter({ visible: true })
  const price = page.getByRole('textbox', { name: 'Price', exact: true })
  const car = page.locator('.stock-link').first()
  await car.click()
  await price.waitFor()
  expect(await save.count()).toBe(0)
  await price.fill('19876')
  await save.waitFor()
  await page.getByRole('button', { name: 'Hide Photo 2' }).press('Enter')
  await page.locator('[data-photo-said]').filter({ hasText: 'Photo 2 is now hidden photo 1' }).waitFor()
  expect(await price.inputValue()).toBe('19876')
  await page.getByRole('link', { name: '← Stock' }).click()
  await car.click()
  await page.getByText('What you typed before is back.').waitFor()
  expect(await price.inputValue()).toBe('19876')
  await save.click()
  await page.getByText('Saved. The website shows it now.').waitFor()
  expect([await price.inputValue(), await save.count()]).toEqual(['19876', 0])
  await page.context().close()
})
