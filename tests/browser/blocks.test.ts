import { expect, it } from 'vitest'
import { arrive } from './alive.ts'
import { DESKTOP } from './browser.ts'
import { browser, server } from './demonstration.ts'

it('SITE-12 FORM-7 a landing page reached from the home page has its styles, and its form becomes a lead', async () => {
  const context = await browser.newContext({ viewport: DESKTOP })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(String(error)))
  const own = server.address('wattle-caravans')
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(own) && !request.url().startsWith('data:')) elsewhere.push(request.url())
  })
  await arrive(page, `${own}/`)
  await page.locator('.main-menu summary', { hasText: 'Our vans' }).click()
  await page.getByRole('link', { name: 'Summer open weekend' }).click()
  await page.getByRole('heading', { level: 1, name: 'Summer open weekend' }).waitFor()
  expect(
    await page
      .locator('.person')
      .first()
      .evaluate((person) => getComputedStyle(person).display),
  ).toBe('grid')
  await page.getByRole('link', { name: 'Tell us you’re coming' }).click()
  await page.getByLabel('Message').fill('Four of us, and the dog.')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('First Name').fill('Mia')
  await page.getByLabel('Last Name').fill('Ng')
  await page.getByLabel('Email Address').fill('mia@mail.example')
  await page.getByLabel('Mobile Number').fill('0412 345 678')
  await page.getByLabel('Postcode').fill('4510')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.waitForURL(/\/success/)
  expect({ faults, elsewhere }).toEqual({ faults: [], elsewhere: [] })
  await context.close()
})
