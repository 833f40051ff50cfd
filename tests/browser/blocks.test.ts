import { expect, it } from 'vitest'
import { arrive } from './alive.ts'
import { DESKTOP } from './browser.ts'
import { browser, server } from './demonstration.ts'
import { fillPerson } from './fill-person.ts'

it('SITE-12 FORM-7 a landing page reached from the home page has its styles, and its form becomes a lead', async () => {
  const context = await browser.newContext({ viewport: DESKTOP })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(String(error)))
  const own = server.address('southside-cars')
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(own) && !request.url().startsWith('data:')) elsewhere.push(request.url())
  })
  await arrive(page, `${own}/`)
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.locator('summary', { hasText: 'By body' }).click()
  await menu.getByRole('link', { name: 'First cars', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'First cars under $15,000' }).waitFor()
  const head = page.locator('.landing-head')
  await expect.poll(() => head.evaluate((element) => getComputedStyle(element).display)).toBe('grid')
  await page.getByRole('link', { name: 'Ask about a first car' }).click()
  await fillPerson(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.waitForURL(/\/success/)
  expect({ faults, elsewhere }).toEqual({ faults: [], elsewhere: [] })
  await context.close()
})
