import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { alive } from './alive.ts'
import { DESKTOP } from './browser.ts'
import { browser, server } from './demonstration.ts'
import { fillPerson } from './fill-person.ts'

describe('the pages behind a car’s buttons', () => {
  it('ROUTE-7 FIN-8 the finance button leads to a form prefilled from the car, which becomes a lead', async () => {
    const { page, faults } = await open()
    const title = await openCar(page, '/search?sortBy=price_desc')
    await page.locator('.vehicle-more > summary').click()
    await page.locator('.vehicle-more').getByRole('link', { name: 'Get Finance' }).click()
    await page.waitForURL(/\/finance/)
    await expect.poll(() => page.locator('.lead-page-car').textContent()).toContain(title)
    await expect.poll(() => page.getByLabel('Budget').inputValue()).toMatch(/^\d{4,6}$/)
    await fill(page)
    await page.getByRole('button', { name: 'Send finance enquiry' }).click()
    await page.waitForURL(/\/success/)
    await page.getByRole('heading', { level: 1, name: 'Thanks, we’ve got your finance enquiry' }).waitFor()
    await toldFlow(page, 'financing')
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('FORM-12 the test drive button turns the car’s own form into a request for one: event 48', async () => {
    const { page, faults } = await open()
    await openCar(page, '/search')
    await page.locator('.vehicle-more > summary').click()
    await page.locator('.vehicle-more').getByRole('link', { name: 'Book a Test Drive' }).click()
    await page.getByLabel('Preferred day and time').fill('2027-03-06T10:30')
    await fill(page)
    await page.getByRole('button', { name: 'Request a test drive' }).click()
    await page.waitForURL(/\/success/)
    await page.getByRole('heading', { level: 1, name: 'We’ve got your test drive request' }).waitFor()
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'dataLayer')))
      .toContainEqual(expect.objectContaining({ event: 'asc_form_submission', event_id: 48 }))
    await toldFlow(page, 'test_drive')
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('FORM-7 an error shows next to its field and links to it', async () => {
    const { page } = await open()
    await page.goto(`${server.address('meridian-motor-group')}/contact-us`)
    await alive(page)
    await fill(page)
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.getByRole('link', { name: 'Select a Preferred Dealership' }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('enquiry-dealership_slug')
    await page.getByLabel('Preferred dealership').selectOption('Meridian Kia')
    await expect.poll(() => page.getByText('Please fix the following errors:').count()).toBe(0)
    await page.context().close()
  })
})

/** D-62: the flow ended in a lead. */
async function toldFlow(page: Page, flow_name: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'dataLayer')))
    .toContainEqual(expect.objectContaining({ event: 'asc_retail_process', flow_name, flow_outcome: 'lead' }))
}

async function open() {
  const context = await browser.newContext({ viewport: DESKTOP })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(String(error)))
  return { page, faults }
}

/** Opens the first car of the list that is not sold, and returns its title. */
async function openCar(page: Page, list: string): Promise<string> {
  await page.goto(server.address('southside-cars') + list)
  await alive(page)
  const card = page
    .locator('article[data-car-id]')
    .filter({ hasNotText: /just sold/i })
    .first()
  await card.locator('a[href^="/cars/"]').first().click()
  // The address changes a moment before the page does.
  const heading = page.locator('main[data-car-id] h1')
  await heading.waitFor()
  return /\d{4} \S+ \S+/.exec((await heading.textContent()) ?? '')?.[0] ?? 'no title'
}

async function fill(page: Page) {
  await fillPerson(page)
}
