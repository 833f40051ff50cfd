import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { arrive, reload } from './alive.ts'
import { DESKTOP, PHONE } from './browser.ts'
import { browser, server } from './demonstration.ts'
import { fillPerson } from './fill-person.ts'

const SITE = 'meridian-motor-group'

interface Told {
  readonly event: string
  readonly [parameter: string]: unknown
}

describe('FIELD-2 the data layer', () => {
  it('FIELD-2 FORM-12 reports a list, a car, a call, a form and its lead', async () => {
    const { page, requests } = await open('/search')
    await told(page, 'asc_itemlist_pageview')
    const cards = await page.locator('main article[data-car-id]').count()
    expect(await told(page, 'asc_itemlist_pageview')).toMatchObject({
      event_owner: SITE,
      page_type: 'itemlist',
      error_code: 'none',
      item_results: cards,
    })

    await page.locator('article:not([data-sold]) .card-link').first().click()
    const item = await told(page, 'asc_item_pageview')
    expect(item).toMatchObject({ page_type: 'item', error_code: 'none' })
    for (const name of ['item_id', 'item_number', 'item_year', 'item_make', 'item_model'])
      expect(item[name], name).toMatch(/\S/)
    expect(['new', 'used', 'cpo']).toContain(item.item_condition)

    await page
      .locator('main')
      .getByRole('button', { name: /Show number/ })
      .first()
      .click()
    await staying(page)
    await page.locator('main a[href^="tel:"]').first().click()
    expect(await told(page, 'asc_click_to_call')).toMatchObject({
      comm_type: 'voice',
      comm_phone_number: expect.stringMatching(/^\+61\d{9}$/),
      department: 'sales',
      item_id: item.item_id,
    })

    await page.locator('.gallery-thumbnails a').nth(1).click()
    expect(await told(page, 'asc_media_interaction')).toMatchObject({ media_type: 'thumbnail', element_order: 2 })

    await enquire(page)
    await page.waitForURL(/\/success/, { waitUntil: 'commit' })
    const sent = await told(page, 'asc_form_submission')
    expect([14, 15]).toContain(sent.event_id)
    expect(sent).toMatchObject({
      page_type: 'thank_you',
      comm_type: 'form',
      comm_outcome: 'get_back_commitment',
      submission_id: expect.stringMatching(/\S/),
      element_text: 'Send enquiry',
      department: 'sales',
      form_name: 'vehicle_enquiry',
      form_type: 'consumer_contact',
    })
    expect(await told(page, 'asc_form_submission_sales')).toMatchObject({ event_id: sent.event_id })
    expect(await told(page, 'asc_form_engagement')).toMatchObject({ comm_status: 'start', department: 'sales' })

    const ecommerce = { flow_name: 'ecommerce', element_title: 'Enquiry' }
    expect(await flows(page), 'D-62').toEqual([
      { ...ecommerce, flow_outcome: 'start' },
      { ...ecommerce, flow_outcome: 'lead' },
    ])

    const before = (await layer(page)).filter(({ event }) => event === 'asc_form_submission').length
    expect(before, 'once, however often it is drawn').toBe(1)
    await reload(page)
    await told(page, 'asc_pageview')
    expect((await layer(page)).filter(({ event }) => event.startsWith('asc_form_submission'))).toEqual([])

    for (const url of requests) expect(new URL(url).hostname, 'nothing is sent anywhere').toMatch(/\.localhost$/)
    await page.context().close()
  })

  it('FIELD-2 reports filters, the order, menus, comparison and a missing page', async () => {
    const { page } = await open('/search')
    await told(page, 'asc_pageview')
    await page.locator('fieldset[data-facet="make"] input[type="checkbox"]').first().check()
    const filter = await told(page, 'asc_element_configuration')
    expect(filter).toMatchObject({ element_title: 'make', element_state: 'checked', event_action_result: 'check' })
    expect(filter.element_value).toMatch(/^[A-Z]/)
    await page.waitForURL(/make/)
    await page.locator('#sort').selectOption('price_asc')
    await expect
      .poll(async () => (await layer(page)).at(-1)?.element_value ?? (await layer(page)).map((e) => e.element_value))
      .toContain('price_asc')

    await page
      .locator('article')
      .first()
      .getByRole('button', { name: /^Compare/ })
      .click()
    expect(await told(page, 'asc_retail_process')).toMatchObject({ flow_name: 'compare', flow_outcome: 'added' })

    await page.locator('header nav a[href]').locator('visible=true').first().click()
    expect(await told(page, 'asc_menu_interaction')).toMatchObject({ element_type: 'header', event_action: 'click' })

    await arrive(page, `${server.address(SITE)}/no-such-page`)
    expect(await told(page, 'asc_pageview')).toMatchObject({ page_type: 'unknown', error_code: '404' })
    await page.context().close()
  })

  it('D-62 FIELD-2 reports a form button’s label before ‘Sending…’, also after a double click before analytics has loaded', async () => {
    const { page } = await open('/search')
    await page.locator('article:not([data-sold]) .card-link').first().click()
    await told(page, 'asc_item_pageview')
    const [listens, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.context().route(/analytics-visitor/, (route) => listens.promise.then(() => route.continue()))
    await page.route('**/api/leads', (route) => answered.promise.then(() => route.continue()))
    await reload(page)
    await enquire(page)
    const sending = page.locator('#enquire button[type="submit"]', { hasText: 'Sending…' })
    await sending.evaluate((button: HTMLButtonElement) => button.click())
    listens.resolve()
    await told(page, 'asc_form_engagement')
    await sending.evaluate((button: HTMLButtonElement) => button.click())
    answered.resolve()
    await page.waitForURL(/\/success/, { waitUntil: 'commit' })
    expect(await told(page, 'asc_form_submission')).toMatchObject({ element_text: 'Send enquiry' })
    await page.context().close()
  })

  it('D-62 FIELD-2 asc_datalayer has the same events, with site, page and car', async () => {
    const { page } = await open('/search')
    await told(page, 'asc_itemlist_pageview')
    const facts = () => page.evaluate(() => window.asc_datalayer)
    expect(await facts()).toMatchObject({
      measurement_ids: [],
      store_name: 'Meridian Motor Group',
      affiliation: 'Meridian Motor Group Pty Ltd',
      language: 'en-AU',
      currency: 'AUD',
      page_type: 'itemlist',
      items: [],
    })
    await page.locator('article:not([data-sold]) .card-link').first().click()
    const item = await told(page, 'asc_item_pageview')
    const [shown, events] = await page.evaluate(() => [window.asc_datalayer, window.dataLayer] as const)
    expect(shown).toMatchObject({ page_type: 'item', items: [{ item_number: item.item_number }] })
    expect(shown?.events).toEqual(events)
    await page.context().close()
  })

  it('D-62 FIELD-2 distinguishes the blog’s lists from its articles', async () => {
    const { page } = await open('/blog')
    const type = async () => (await told(page, 'asc_pageview')).page_type
    expect(await type()).toBe('blog_list')
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link').nth(1).click()
    await page.waitForURL(/\/blog\/./)
    await expect.poll(async () => (await layer(page)).filter(({ event }) => event === 'asc_pageview').length).toBe(2)
    expect(await type()).toBe('blog_list')
    await page.locator('.article-cards a').first().click()
    await expect.poll(type).toBe('blog')
    await page.context().close()
  })

  it('D-62 FIELD-2 reports the budget finder, but not its values', async () => {
    const { page } = await open('/budget')
    await told(page, 'asc_retail_process')
    await page.mouse.move(300, 300)
    await page.getByLabel('Weekly repayment').fill('123')
    await page.getByLabel('Deposit').fill('4567')
    await page.getByLabel('Deposit').blur()
    const flow = { flow_name: 'payment_calculator', element_title: 'Budget finder' }
    await expect
      .poll(() => flows(page))
      .toEqual(['viewed', 'start', 'recalc', 'recalc'].map((flow_outcome) => ({ ...flow, flow_outcome })))
    expect(JSON.stringify(await layer(page))).not.toMatch(/123|4567/)
    await page.context().close()
  })

  it('FIELD-2 LAW-4 reports nothing that a visitor types, tested with marked values in every field of every form', async () => {
    const { page } = await open('/search', PHONE)
    const mark = 'Zzmark'
    const all: Told[] = []
    const leave = async () => all.push(...(await layer(page)))

    await told(page, 'asc_pageview')
    await page.locator('#keyword').fill(`${mark} zz@zzmark.example`)
    await page.keyboard.press('Enter')
    await page.waitForURL(/query=/)
    await told(page, 'asc_element_configuration')
    await leave()
    await arrive(page, `${server.address(SITE)}/search?query=${mark}&utm_source=${mark}`)
    await told(page, 'asc_pageview')
    for (const chip of await page.locator('.chips .chip, .chips-clear a').all())
      if (await chip.isVisible()) await chip.click({ timeout: 2000 }).catch(() => {})
    await leave()

    for (const path of [
      '/contact-us',
      '/finance-enquiry',
      '/book-test-drive',
      '/trade-in',
      '/service',
      '/careers',
      '/fleet',
    ]) {
      const answer = await arrive(page, server.address(SITE) + path)
      if (answer?.status() !== 200 || (await page.locator('form [name="email"]').count()) === 0) continue
      await told(page, 'asc_pageview')
      for (const field of await page.locator('main form :is(input, textarea):visible').all()) {
        const type = await field.getAttribute('type')
        if (type === 'email') await field.fill(`${mark}@zzmark.example`)
        else if (type === 'tel') await field.fill('0491 570 158')
        else if (type === null || type === 'text') await field.fill(mark)
        else continue
        await field.blur()
      }
      await page.locator('main form:has([name="email"]) button[type="submit"]:visible').first().click()
      await told(page, 'asc_form_engagement')
      await leave()
    }

    await arrive(page, `${server.address(SITE)}/search`)
    await page.locator('article:not([data-sold]) .card-link').first().click()
    await told(page, 'asc_item_pageview')
    await enquire(page, mark)
    await page.waitForURL(/\/success/, { waitUntil: 'commit' })
    await told(page, 'asc_form_submission')
    await leave()
    await arrive(page, `${server.address(SITE)}/your-data`)
    expect(await page.locator('main').textContent(), 'it is kept, and only there').toContain(mark)
    await page.getByRole('button', { name: /contact details/ }).click()
    await told(page, 'asc_cta_interaction')
    await leave()

    const text = JSON.stringify(all).toLowerCase()
    for (const typed of ['zzmark', '491570158', '491 570 158', '"4217"']) expect(text, typed).not.toContain(typed)
    expect(all.every((event) => Object.values(event).every((value) => typeof value !== 'object'))).toBe(true)
    await page.context().close()
  })
})

async function open(path: string, viewport = DESKTOP) {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  page.on('pageerror', (error) => expect.fail(String(error)))
  await arrive(page, server.address(SITE) + path)
  return { page, requests }
}

function layer(page: Page): Promise<Told[]> {
  return page.evaluate(() => (window.dataLayer ?? []) as Told[])
}

/** The steps of flows, in order. */
async function flows(page: Page): Promise<readonly Partial<Told>[]> {
  const steps = (await layer(page)).filter(({ event }) => event === 'asc_retail_process')
  return steps.map(({ flow_name, element_title, flow_outcome }) => ({ flow_name, element_title, flow_outcome }))
}

/** The latest event with a name; waits for one. */
async function told(page: Page, name: string): Promise<Told> {
  const find = async () => (await layer(page)).findLast(({ event }) => event === name)
  await expect.poll(find).toBeDefined()
  const event = await find()
  if (!event) throw new Error(`${name} went away`)
  return event
}

/** Cancels 'tel:' links, which a browser without a phone app may treat as a page it cannot open. */
async function staying(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) event.preventDefault()
    }),
  )
}

/** Sends the form of a car's page. */
async function enquire(page: Page, name = 'Mia'): Promise<void> {
  await page.locator('#enquire').scrollIntoViewIfNeeded()
  await fillPerson(page, {
    'First Name': name,
    'Last Name': name,
    'Email Address': `${name.toLowerCase()}@zzmark.example`,
    'Mobile Number': '0491 570 158',
    Postcode: '4217',
  })
  await page.getByLabel('Message').fill(`${name} asks whether it is still there`)
  await page.getByRole('button', { name: 'Send enquiry' }).click()
}
