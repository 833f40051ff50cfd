import { describe, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { consentOf } from '#domain/lead/consent.ts'
import { leadFormSchema } from '#domain/lead/form/lead-form.ts'
import type { LeadFormKind } from '#domain/lead/form/lead-form-kind.ts'
import { leadFormOptions } from '#domain/lead/form/lead-form-options.ts'
import { leadPayload } from '#domain/lead/lead.ts'
import type { LeadVisit } from '#domain/lead/lead-source.ts'
import { privacyNotice } from '../lead-page/privacy-notice.ts'
import { leadMail } from './lead-mail.ts'

const site = {
  name: 'Sample Motors',
  region: 'AU',
  timezone: 'Australia/Brisbane',
  search: { vehicleWord: 'car' },
  leads: {
    messageRequired: true,
    optInText: 'Email me similar stock and latest offers.',
    askRego: true,
    askTradeIn: true,
    askContactMethod: true,
    askFinance: true,
    requireTerms: false,
    askDealership: true,
    services: [],
    defaultState: 'qld',
  },
  appointments: { booking: false, daysAhead: 21 },
  dealerships: [{ slug: 'sample', name: 'Sample' }],
  locations: [{ id: 'l1', name: 'Sample Motors South', timezone: 'Australia/Brisbane', types: ['sales'] }],
} as const
const options = leadFormOptions(site)
const visit: LeadVisit = {
  origin: 'https://cars.example',
  path: '/cars/2021-toyota-hilux?from=search',
  pageId: 'vehicle',
  userAgent: 'Mozilla/5.0',
}
const car = {
  id: 'car-1',
  slug: '2021-toyota-hilux',
  year: 2021,
  make: 'Toyota',
  model: 'HiLux',
  badge: 'SR5',
  series: null,
  stocknum: 'U123',
  vin: 'JM0KF4W2A00123456',
  regplate: '123ABC',
  colour: 'Glacier White',
  km: 48210,
  price: 52990,
  offer_price: null,
  car_type: 'used',
  status: 'sold',
  dealership_id: 'd9',
  dealership_slug: 'sample',
} as unknown as Car
const place = { locationId: 'l1', dealershipSlug: 'sample', dealershipId: 'd1' }
const filledIn = {
  name: 'Jo',
  last_name: 'Nguyen',
  email: 'jo@mail.example',
  phone: '0412 345 678',
  postcode: '4000',
  message: 'Is it still there?\nI could come by on Friday.',
  trade_in: 'Yes',
  rego: '777 XYZ',
  finance: 'No',
  preferred_contact: 'SMS',
  opt_in: 'on',
  visited_pages: ['/', '/search'],
  linked_query_params: { utm_source: 'radio' },
}

function leadOf(input: object = {}, about: Car | null = car, kind: LeadFormKind = 'vehicle-enquiry') {
  const form = leadFormSchema(options, kind).parse({ ...filledIn, ...input })
  const at = new Date('2026-11-21T00:30:00Z')
  return {
    id: 'lead-1',
    payload: leadPayload(form, about, place, visit),
    consent: consentOf(form, options, 'vehicle-enquiry', { page: visit.path, at }),
    createdAt: at.toISOString(),
  }
}

describe('FORM-8 leadPayload', () => {
  it('FORM-8 uses the field names of dealers’ systems', () => {
    expect(leadOf().payload).toMatchObject({
      category: 'Vehicle Enquiry',
      subcategory: null,
      name: 'Jo',
      email: 'jo@mail.example',
      phone: '+61412345678',
      opt_in: true,
      location: 'l1',
      dealership_slug: 'sample',
      stock_number: 'U123',
      manufacturer_slug: 'toyota',
      'Vehicle Make': 'Toyota',
      'Vehicle Model': 'HiLux',
      car_type: 'used',
      car_id: 'car-1',
      vehicle_status: 'sold',
      page_id: 'vehicle',
      additional_services: [],
      Rego: '777 XYZ',
      url: 'https://cars.example/cars/2021-toyota-hilux?from=search',
      source: 'Website',
      user_agent: 'Mozilla/5.0',
      car_dealership_id: 'd9',
      lead_attributes: { visited_pages: ['/', '/search'], linked_query_params: { utm_source: 'radio' } },
    })
  })

  it('FORM-8 has the dealership’s id without a car', () => {
    expect(leadOf({}, null).payload).toMatchObject({ car_id: null, vehicle: null, car_dealership_id: 'd1' })
  })

  it('FORM-1 ROUTE-7 includes preferred time and budget in payload and mail', () => {
    const drive = leadOf({ preferred_time: '2026-11-28T10:30' }, car, 'vehicle-test-drive')
    expect(drive.payload).toMatchObject({ category: 'Test Drive', preferred_time: '2026-11-28T10:30', budget: null })
    expect(leadMail(drive, site).text).toContain('Preferred time: Saturday, 28 November 2026 at 10:30 am')

    const finance = leadOf({ budget: '$28,990', car_type: 'demo' }, null, 'finance-enquiry')
    expect(finance.payload).toMatchObject({ category: 'Finance Enquiry', budget: 28990, car_type: 'demo' })
    expect(leadMail(finance, site).text).toContain('Budget: $28,990\nLooks for: demo')
  })

  it('FORM-8 takes a car’s condition from the stock, not from the form', () => {
    const { payload } = leadOf({ car_type: 'new' }, car, 'vehicle-finance')
    expect(payload.car_type).toBe('used')
  })

  it('FORM-9 rewrites the category of a careers enquiry', () => {
    expect(leadOf({ category: 'Careers Enquiry' }).payload).toMatchObject({
      category: 'General Enquiry',
      subcategory: 'Career Enquiry',
    })
  })

  it.each(['https://evil.example/x', '//evil.example', 'javascript:alert(1)', 'http://', '\\\\evil.example\\x'])(
    'FORM-8 ignores the page address %s',
    (path) => {
      const form = leadFormSchema(options, 'vehicle-enquiry').parse(filledIn)
      expect(leadPayload(form, car, place, { ...visit, path }).url).toBe('https://cars.example/')
    },
  )
})

describe('FORM-13 the mail to the location', () => {
  it('FORM-13 FORM-14 has the booked time in the subject', () => {
    const drive = leadOf({}, car, 'vehicle-test-drive')
    const appointment = { start: '2026-11-28T10:30:00+10:00', end: '2026-11-28T11:15:00+10:00' }
    const booked = { ...drive, payload: { ...drive.payload, appointment } }
    expect(leadMail(booked, site).subject).toBe(
      'Test Drive booked: 2021 Toyota HiLux SR5 (stock U123), Sat, 28 Nov, 10:30 am, Jo Nguyen',
    )
  })

  it('FORM-13 contains every field, in text and in HTML', () => {
    const { text, html, subject, replyTo } = leadMail(leadOf(), site)
    expect(subject).toBe('Vehicle Enquiry: 2021 Toyota HiLux SR5 (stock U123), Jo Nguyen')
    expect(replyTo).toBe('jo@mail.example')
    const values = [
      'Jo Nguyen',
      'jo@mail.example',
      '0412 345 678',
      '4000',
      'Sample Motors South',
      'SMS',
      '777 XYZ',
      'Has a trade-in',
      'Interested in finance',
      'I could come by on Friday.',
      '2021 Toyota HiLux SR5',
      'U123',
      'sold',
      '$52,990',
      '48,210 km',
      'Glacier White',
      '123ABC',
      'JM0KF4W2A00123456',
      'https://cars.example/cars/2021-toyota-hilux',
      '/search',
      'utm_source=radio',
      'Mozilla/5.0',
      'Email me similar stock and latest offers.',
      'lead-1',
      'Saturday',
      'Sample Motors',
    ]
    for (const value of values) {
      expect(text).toContain(value)
      expect(html).toContain(value)
    }
  })

  it('FORM-13 leaves out empty fields', () => {
    const { text } = leadMail(leadOf({ rego: '', trade_in: '', opt_in: '' }, null), site)
    expect(text).not.toMatch(/rego|trade-in|Vehicle:|null|undefined/i)
    expect(text).toContain('Marketing messages: No')
  })

  it('FORM-2 escapes script in every field', () => {
    const script = '<script>alert("1")</script><a href=x>&'
    const hostile = {
      name: script,
      last_name: script,
      message: script,
      rego: '<b>',
      visited_pages: [script],
      linked_query_params: { [script]: script },
    }
    const lead = leadOf(hostile, { ...car, make: script, stocknum: script, colour: script })
    const { html } = leadMail({ ...lead, payload: { ...lead.payload, user_agent: script } }, site)
    expect(html).not.toMatch(/<script|<a href=x|<b>/)
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;')
  })
})

describe('LAW-4 consent and notice', () => {
  it('LAW-4 stores consent with its wording, time and page', () => {
    expect(leadOf().consent).toEqual({
      wording: 'Email me similar stock and latest offers.',
      at: '2026-11-21T00:30:00.000Z',
      page: '/cars/2021-toyota-hilux?from=search',
    })
  })

  it('LAW-4 stores no consent without a tick', () => {
    expect(leadOf({ opt_in: '' }).consent).toBeNull()
  })

  it.each([
    { legalName: 'Sample Holdings Pty Ltd', says: 'Sample Holdings Pty Ltd collects' },
    { legalName: null, says: 'Sample Motors collects' },
  ])('LAW-4 names who collects the details: $says', ({ legalName, says }) => {
    const notice = privacyNotice({
      name: 'Sample Motors',
      identity: { legalName },
      legal: { privacyPolicy: '/privacy' },
    })
    expect(notice.text).toContain(says)
    expect(notice.href).toBe('/privacy')
  })
})
