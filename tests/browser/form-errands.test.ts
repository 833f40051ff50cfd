import type { Locator, Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { zonedInstant } from '#domain/date/zoned-instant.ts'
import { faultsOf, LOOKED_INTO } from './accessibility.ts'
import { alive, arrive } from './alive.ts'
import { PHONE } from './browser.ts'
import { browser, server } from './demonstration.ts'
import { fillPerson } from './fill-person.ts'
import { shiftsSinceParsed, watchShifts, withoutTypefaces } from './layout-shifts.ts'

describe('asking about a car from its card, on a phone', () => {
  it('FORM-1 the form opens over the list, traps the focus, and closes with Escape, its button and the back button', async () => {
    const { page, faults } = await open('southside-cars', '/search')
    const link = page.locator('article[data-car-id]').getByRole('link', { name: 'Enquire Now' }).nth(1)
    const dialog = page.getByRole('dialog', { name: 'Enquire about this vehicle' })
    await link.click()
    await dialog.getByRole('textbox', { name: 'First Name' }).waitFor()
    expect(page.url()).toMatch(/\/search#vehicle=[\w-]+$/)
    // Its heading is read first, not its button to close (2.4.3).
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('enquiry-heading')
    for (let presses = 0; presses < 40; presses += 1) await page.keyboard.press('Tab')
    expect(await focusIsIn(page, 'dialog, body')).toBe(true)

    await dialog.getByRole('textbox', { name: 'First Name' }).fill('Mia')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => page.url()).toMatch(/\/search$/)
    await expect.poll(() => focusIsIn(page, 'article')).toBe(true)

    // D-61: a closed form preserves its values.
    await link.click()
    await expect.poll(() => dialog.getByRole('textbox', { name: 'First Name' }).inputValue()).toBe('Mia')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'detached' })

    await link.click()
    await dialog.waitFor()
    await page.goBack()
    await dialog.waitFor({ state: 'detached' })
    expect(page.url()).toMatch(/\/search$/)
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('FORM-1 FORM-11 sends a lead about that car', async () => {
    const { page } = await open('southside-cars', '/search')
    const card = page
      .locator('article[data-car-id]')
      .filter({ hasNotText: /just sold/i })
      .first()
    const title = (await card.getByRole('heading').textContent()) ?? ''
    await card.getByRole('link', { name: 'Enquire Now' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'First Name' }).waitFor()
    await fill(page)
    await dialog.getByRole('button', { name: 'Send enquiry' }).click()
    await page.waitForURL(/\/success/)
    await page.getByRole('heading', { level: 1, name: 'Thanks, we’ve got your enquiry' }).waitFor()
    const car = /\d{4} \S+ \S+/.exec(title)?.[0] ?? 'no title'
    expect(await page.getByRole('main').textContent()).toContain(car)
    await page.context().close()
  })

  it('FORM-16 without JavaScript the same link leads to the form on the car’s page', async () => {
    const { page } = await open('southside-cars', '/search', false)
    await page.locator('article[data-car-id]').getByRole('link', { name: 'Enquire Now' }).first().click()
    await page.waitForURL(/\/cars\/.*#enquire$/)
    await fill(page)
    await page.getByRole('button', { name: 'Send enquiry' }).click()
    await page.waitForURL(/\/success/)
    await page.context().close()
  })

  it('FORM-16 without JavaScript the dialog form is part of the car’s page', async () => {
    const { page } = await open('southside-cars', '/search', false)
    const href = await page.getByRole('link', { name: 'Enquire Now' }).first().getAttribute('href')
    await page.goto(`${server.address('southside-cars')}${href?.replace(/#.*/, '')}?enquiry=photos#enquire`)
    await alive(page)
    await page.getByRole('heading', { name: 'Ask for more photos' }).waitFor()
    await fill(page)
    await page.getByRole('button', { name: 'Ask for photos' }).click()
    await page.waitForURL(/\/success/)
    await page.context().close()
  })
})

describe.each([
  ['meridian-motor-group', 'Book a Test Drive'],
  ['southside-cars', 'Enquire Now'],
  ['wattle-caravans', 'Quick Enquiry'],
])('FIELD-4 the form over the list of %s', (site, label) => {
  it('axe finds nothing', async () => {
    const context = await browser.newContext({ viewport: PHONE, ...LOOKED_INTO })
    const page = await context.newPage()
    await arrive(page, `${server.address(site)}/search`)
    await page.locator('article[data-car-id]').getByRole('link', { name: label }).first().click()
    await page.getByRole('dialog').locator('form').waitFor()
    expect(await faultsOf(page, 'dialog')).toEqual([])
    await context.close()
  })
})

describe('booking a drive, on a phone', () => {
  it('D-1 FORM-10 FORM-14 FORM-17 step by step: a free time, the details, booked; the next visitor cannot choose it, and moves theirs', async () => {
    const first = await openDrive()
    const { page } = first
    const day = await nextWeek(page)
    const time = page.locator(`input[value^="${day}T"]:enabled`).first()
    await time.waitFor({ state: 'attached' })
    const wish = await time.getAttribute('value')
    expect(wish).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
    await choose(page.locator(`input[value="${wish}"]`))

    const second = await openDrive()
    await nextWeek(second.page)
    await choose(second.page.locator(`input[value="${wish}"]`))

    await finishDrive(page)
    await page.waitForURL(/\/success/)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(first.faults).toEqual([])

    await finishDrive(second.page)
    await second.page
      .getByText(/That time isn’t available\. The next one is/)
      .first()
      .waitFor()
    await second.page.getByText('Step 1 of 3').waitFor()
    await expect.poll(() => second.page.locator(`input[value="${wish}"]`).isDisabled()).toBe(true)
    await choose(second.page.getByRole('radiogroup', { name: 'Time' }).locator('input:enabled').first())
    for (const _ of [1, 2]) await second.page.getByRole('button', { name: 'Continue' }).click()
    await second.page.getByRole('button', { name: 'Book my inspection' }).click()
    await second.page.waitForURL(/\/success/)
    await saidInView(second.page, /\w/)

    // The link of another day ends with the place of the times, which the answer must not keep (D-1).
    const own = second.page
    await own.locator('main a[href^="/visits/"]').first().click()
    await own.locator('.visit-days a:not([aria-current])').first().click()
    await own.waitForURL(/#times$/)
    await choose(own.locator('input[name="start"]').first())
    await own.getByRole('button', { name: /^Move my/ }).click()
    await saidInView(own, 'Your new time is booked')
    await own.getByText('Can’t make it?').click()
    await own.getByRole('button', { name: /^Cancel my/ }).click()
    await saidInView(own, /is cancelled$/)
    await page.context().close()
    await second.page.context().close()
  })

  it('FORM-14 a day clicked while the first free times load keeps its own times', async () => {
    const { page, held, answer } = await openDriveSlowly()
    await expect.poll(() => held.length).toBe(1)
    const day = await nextWeek(page)
    await expect.poll(() => held.length).toBe(2)
    await answer()
    await page.locator(`input[value^="${day}T"]`).first().waitFor({ state: 'attached' })
    expect(await page.locator(`input[value="${day}"]`).isChecked()).toBe(true)
    await page.context().close()
  })

  it('FORM-14 a chosen time stays chosen while the times load again, and if they cannot be fetched', async () => {
    const { page, held, answer, hold } = await openDriveSlowly()
    await answer()
    const day = await nextWeek(page)
    const time = page.locator(`input[value^="${day}T"]:enabled`).first()
    await choose(time)
    const wish = await time.getAttribute('value')
    const isChosen = () => page.locator(`input[value="${wish}"]`).isChecked()
    hold()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Step 2 of 3').waitFor()
    for (const end of ['continue', 'abort'] as const) {
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect.poll(() => held.length).toBe(1)
      expect(await isChosen(), `before ${end}`).toBe(true)
      await expect.poll(() => page.getByText('Checking available times…').count()).toBe(1)
      await held.pop()?.[end]()
      await expect.poll(() => page.getByText(/^Available times on/).count()).toBe(1)
      expect(await isChosen(), `after ${end}`).toBe(true)
    }
    await page.route('**/api/leads', (route) => route.fulfill({ status: 503, json: { error: 'We are moving house.' } }))
    await fill(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    const sent = page.waitForRequest('**/api/leads')
    await page.getByRole('button', { name: 'Book my inspection' }).click()
    expect((await sent).postDataJSON()).toMatchObject({ preferred_time: wish })
    await page.context().close()
  })

  it('FORM-14 the first day is today in the dealer’s time zone, even if it is yesterday for the visitor', async () => {
    const today = () => zonedInstant(new Date(), 'Australia/Brisbane').slice(0, 10)
    const before = today()
    const page = await browser.newPage({ viewport: PHONE, timezoneId: 'Pacific/Pago_Pago' })
    await page.goto(`${server.address('wattle-caravans')}/book-test-drive`)
    const days = page.getByRole('radiogroup', { name: 'Day' }).getByRole('radio')
    await days.first().waitFor({ state: 'attached' })
    // The weekend stands before it where it has free times.
    const [first] = (await days.evaluateAll((all) => all.map((day) => day.getAttribute('value')))).toSorted()
    // Midnight may pass meanwhile.
    expect([before, today()]).toContain(first)
    await page.locator('.appointment-free', { hasText: 'free' }).first().waitFor()
    await expect.poll(() => page.locator('.appointment-days').evaluate((row) => row.scrollLeft)).toBe(0)
    await page.close()
  })

  it('FORM-10 each step’s heading gets the focus; a step with errors cannot be left; going back preserves the values', async () => {
    const { page } = await openDrive()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('How do we reach you?')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Please fix the following errors:').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
    await page.getByRole('textbox', { name: 'First Name' }).fill('Mia')
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByText('Step 1 of 3').waitFor()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect.poll(() => page.getByRole('textbox', { name: 'First Name' }).inputValue()).toBe('Mia')
    await page.context().close()
  })

  it('D-61 FORM-10 the back button goes to the previous step, and a reload preserves step and values', async () => {
    const { page } = await openDrive()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Step 2 of 3').waitFor()
    await page.getByRole('textbox', { name: 'First Name' }).fill('Mia')
    await page.reload()
    await page.getByText('Step 2 of 3').waitFor()
    await expect.poll(() => page.getByRole('textbox', { name: 'First Name' }).inputValue()).toBe('Mia')
    await page.goBack()
    await page.getByText('Step 1 of 3').waitFor()
    expect(page.url()).toContain('/book-test-drive')
    await page.context().close()
  })

  it('FORM-10 an answer without a lead_id shows its error, or ‘An unexpected error occured’', async () => {
    const { page } = await openDrive()
    await page.route('**/api/leads', (route) => route.fulfill({ status: 201, json: {} }))
    await finishDrive(page)
    await page.getByText('An unexpected error occured').waitFor()
    await page.unroute('**/api/leads')
    await page.route('**/api/leads', (route) => route.fulfill({ status: 503, json: { error: 'We are moving house.' } }))
    await page.getByRole('button', { name: 'Book my inspection' }).click()
    await page.getByText('We are moving house. Your enquiry wasn’t sent').waitFor()
    await page.context().close()
  })

  it('FORM-14 FORM-16 without JavaScript all steps are on one page, and a closed day offers the next free time', async () => {
    const { page } = await open('wattle-caravans', '/book-test-drive', false)
    await page.getByLabel('Preferred day and time').fill('2026-01-01T03:00')
    await fill(page)
    await page.getByRole('button', { name: 'Book my inspection' }).click()
    await page
      .getByText(/That time isn’t available/)
      .first()
      .waitFor()
    expect(await page.getByLabel('First Name').inputValue()).toBe('Mia')
    await page.getByLabel('Preferred day and time').fill('')
    await page.getByRole('button', { name: 'Book my inspection' }).click()
    await page.waitForURL(/\/success/)
    await page.context().close()
  })
})

describe('a form with steps while its page loads, on a phone', () => {
  it('FORM-16 FIELD-5 shows the first step before it hydrates and does not shift', async () => {
    const page = await browser.newPage({ viewport: PHONE })
    await withoutTypefaces(page)
    await watchShifts(page)
    await arrive(page, `${server.address('wattle-caravans')}/contact-us`)
    await page.getByText('Step 1 of 2').waitFor()
    expect(await shiftsSinceParsed(page)).toEqual([])
    await page.close()
  })

  it('FORM-16 FORM-7 a step sent before its script has loaded comes back with all steps, their errors and its values', async () => {
    const context = await browser.newContext({ viewport: PHONE })
    const page = await context.newPage()
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(`${server.address('wattle-caravans')}/contact-us`)
    expect(await page.getByRole('textbox', { name: 'Message' }).isVisible()).toBe(false)
    await page.getByRole('textbox', { name: 'First Name' }).fill('Mia')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Enter your mobile number.').first().waitFor()
    expect(await page.getByRole('textbox', { name: 'First Name' }).inputValue()).toBe('Mia')
    // Scripts stay away: one that loads now would show the first step alone, in the middle of the typing.
    await fill(page)
    await page.getByRole('textbox', { name: 'Message' }).fill('Do you deliver?')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.waitForURL(/\/success/)
    await context.close()
  })
})

describe('forms with a page of their own, on a phone', () => {
  it('FORM-9 FORM-12 careers: event 51', async () => {
    const { page, faults } = await open('southside-cars', '/careers')
    await fill(page)
    await page.getByRole('textbox', { name: 'Message' }).fill('Twelve years on the tools, and I can start in May.')
    await page.getByRole('button', { name: 'Send my details' }).click()
    await page.waitForURL(/\/success/)
    await page.getByRole('heading', { level: 1, name: 'Thank you for your interest' }).waitFor()
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'dataLayer')))
      .toContainEqual(expect.objectContaining({ event: 'asc_form_submission', event_id: 51 }))
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('FORM-1 FORM-15 a trade-in asks for the visitor’s own vehicle, with state qld by default', async () => {
    const { page, faults } = await open('meridian-motor-group', '/trade-in')
    expect(await page.getByRole('combobox', { name: 'Registered in' }).inputValue()).toBe('QLD')
    await fill(page)
    await page.getByRole('combobox', { name: 'Preferred dealership' }).selectOption('Meridian Kia')
    await page.getByRole('button', { name: 'Get my trade-in price' }).click()
    await page.getByRole('link', { name: 'Enter the make.' }).waitFor()
    await fillOwnVehicle(page)
    await page.getByRole('button', { name: 'Get my trade-in price' }).click()
    await page.waitForURL(/\/success/)
    await page.getByRole('heading', { level: 1, name: 'Thanks, we’ve got your trade-in details' }).waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('FORM-8 FORM-16 a service form with two ticked options comes back complete without JavaScript, and is sent', async () => {
    const { page } = await open('southside-cars', '/service', false)
    await fillOwnVehicle(page)
    await page.getByRole('checkbox', { name: 'Brakes' }).check()
    await page.getByRole('checkbox', { name: 'Tyres' }).check()
    await page.getByRole('button', { name: 'Request a booking' }).click()
    await page.getByText('Please fix the following errors:').waitFor()
    expect(await page.getByRole('checkbox', { name: 'Brakes' }).isChecked()).toBe(true)
    expect(await page.getByRole('checkbox', { name: 'Tyres' }).isChecked()).toBe(true)
    expect(await page.getByRole('checkbox', { name: 'Battery' }).isChecked()).toBe(false)
    await fill(page)
    await page.getByRole('button', { name: 'Request a booking' }).click()
    await page.waitForURL(/\/success/)
    await page.context().close()
  })

  it('FORM-6 a trade-in’s fields show after yes and hide after no', async () => {
    const { page } = await open('southside-cars', '/book-test-drive')
    const group = page.getByRole('group', { name: 'What are you trading in?' })
    expect(await group.count()).toBe(0)
    await page.getByRole('group', { name: 'Do You Have A Trade-In?' }).getByRole('radio', { name: 'Yes' }).check()
    await group.getByRole('textbox', { name: 'Make' }).waitFor()
    await page.getByRole('group', { name: 'Do You Have A Trade-In?' }).getByRole('radio', { name: 'No' }).check()
    await expect.poll(() => group.count()).toBe(0)
    await page.context().close()
  })

  it('FIELD-4 FORM-2 every field has an accessible name and role, and an autocomplete value', async () => {
    const { page } = await open('meridian-motor-group', '/trade-in')
    const roles = [
      ['textbox', 'First Name', 'given-name'],
      ['textbox', 'Last Name', 'family-name'],
      ['textbox', 'Email Address', 'email'],
      ['textbox', 'Mobile Number', 'tel'],
      ['textbox', 'Make', 'off'],
      ['textbox', 'Odometer (km) (optional)', 'off'],
    ] as const
    for (const [role, name, autocomplete] of roles)
      expect(await page.getByRole(role, { name, exact: true }).getAttribute('autocomplete')).toBe(autocomplete)
    await page.getByRole('group', { name: 'Your vehicle' }).waitFor()
    await page.getByRole('checkbox', { name: /^Yes, I would like to subscribe/ }).waitFor()
    const unnamed = await page.locator('form#enquire').ariaSnapshot()
    expect(unnamed).not.toMatch(/- (textbox|combobox|checkbox|radio)(:|$)/m)
    await page.context().close()
  })
})

async function openDrive() {
  const opened = await open('wattle-caravans', '/book-test-drive')
  await opened.page.getByRole('radiogroup', { name: 'Time' }).getByRole('radio').first().waitFor({ state: 'attached' })
  await opened.page.getByText(/^Available times on/).waitFor()
  return opened
}

/** A page for booking a drive whose requests for times wait in `held` until `answer`, and again after `hold`. */
async function openDriveSlowly() {
  const page = await browser.newPage({ viewport: PHONE })
  const held: Route[] = []
  let isHeld = true
  // The numbers of free times on each day are fetched apart and not held.
  const isOfDay = ({ pathname, searchParams }: URL) => pathname === '/api/appointments' && !searchParams.has('days')
  await page.route(isOfDay, (route) => (isHeld ? void held.push(route) : route.continue()))
  await page.goto(`${server.address('wattle-caravans')}/book-test-drive`)
  await alive(page)
  const answer = async () => {
    isHeld = false
    await Promise.all(held.splice(0).map((route) => route.continue()))
  }
  const hold = () => {
    isHeld = true
  }
  return { page, held, answer, hold }
}

/** Clicks the label of a radio button, which is not visible itself, once the label has stopped moving. */
async function choose(radio: Locator) {
  await radio.locator('xpath=..').click()
}

/**
 * Chooses a day on which no other test books and whose times are not too soon or the last free ones: the first open one
 * from a week ahead, since a holiday may be then. Returns its date.
 */
async function nextWeek(page: Page): Promise<string | null> {
  const days = page.getByRole('radiogroup', { name: 'Day' })
  let at = -1
  const find = async () => {
    const free = await days.locator('.appointment-free').allTextContents()
    at = free.findIndex((text, place) => place >= 7 && Number.parseInt(text, 10) >= 3)
  }
  await expect.poll(async () => find().then(() => at)).not.toBe(-1)
  const day = days.getByRole('radio').nth(at)
  await choose(day)
  return day.getAttribute('value')
}

async function finishDrive(page: Page) {
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Step 2 of 3').waitFor()
  await fill(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Step 3 of 3').waitFor()
  await page.getByRole('button', { name: 'Book my inspection' }).click()
}

async function open(site: string, path: string, javaScriptEnabled = true) {
  const context = await browser.newContext({ viewport: PHONE, javaScriptEnabled })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(String(error)))
  await page.goto(server.address(site) + path)
  await alive(page)
  return { page, faults }
}

function focusIsIn(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((within) => document.activeElement?.closest(within) != null, selector)
}

async function fill(page: Page) {
  await fillPerson(page.locator('form[aria-busy]'))
}

async function fillOwnVehicle(page: Page) {
  await page.getByLabel('Make', { exact: true }).fill('Mazda')
  await page.getByLabel('Model', { exact: true }).fill('CX-5')
  await page.getByLabel('Year', { exact: true }).fill('2019')
  await page.getByLabel(/^Odometer/).fill('85,000 km')
  await page.getByLabel(/^Rego/).fill('123 ABC')
}

/** D-1: the heading that says what happened has the focus, and is in view. */
async function saidInView(page: Page, said: string | RegExp): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: said })
  await heading.waitFor()
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)
  const { y = -1 } = (await heading.boundingBox()) ?? {}
  expect(y).toBeGreaterThanOrEqual(0)
  expect(y).toBeLessThan(PHONE.height)
}
