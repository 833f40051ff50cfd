import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleLocation, sampleSite } from '#operations/testing/sample-data.ts'
import { carActions } from '#views/card/car-actions.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'

const group = sampleSite({
  slug: 'group',
  id: 'site-2',
  name: 'Two Towns',
  dealerships: [
    { id: 'd1', slug: 'sample', name: 'Sample Motors' },
    { id: 'd2', slug: 'north', name: 'North Motors' },
  ],
  locations: [
    sampleLocation(),
    sampleLocation({
      id: 'l2',
      slug: 'north',
      name: 'North Motors Aspley',
      dealershipSlug: 'north',
      phone: '07 5550 0002',
      leadEmail: 'north@dealer.example',
      licenceNumber: '7654321',
      hours: [{ weekday: 1, open: '08:30', close: '17:30' }],
    }),
  ],
})
const places = sampleSite({
  slug: 'places',
  id: 'site-3',
  locations: [sampleLocation(), sampleLocation({ id: 'l2', slug: 'north', name: 'Sample Motors North' })],
  leads: { form: 'steps', pages: ['trade-in', 'careers'] },
})
const mia = {
  name: 'Mia',
  last_name: 'Ng',
  email: 'mia@mail.example',
  phone: '0412 345 678',
  postcode: '4105',
  message: 'What would it cost a week?',
}

let served: ServedSites
let car: Car
let withNvic: Car
let sold: Car

beforeAll(async () => {
  served = await serveSites({ sites: [sampleSite(), group, places] })
  ;[car, withNvic, sold] = (await served.platform.addCars('group', [
    { dealership_slug: 'north', location: { ...PLACE, slug: 'north' } },
    { make: 'Mitsubishi', model: 'Triton', has_nvic: true, stocknum: 'N1' },
    { make: 'Ford', model: 'Ranger', status: 'sold', sold: true, stocknum: 'S1' },
  ])) as [Car, Car, Car]
})
afterAll(() => served.close())

describe('ROUTE-7 the finance page', () => {
  it.each(['/finance', '/finance-enquiry', '/apply-for-finance', '/finance-pre-approval', '/personalised/finance'])(
    'ROUTE-7 is at %s, with the site’s own address as canonical',
    async (path) => {
      const page = await html('group', path)
      expect(page).toContain('id="finance-form"')
      expect(page).toContain('<link rel="canonical" href="http://group.localhost/finance"/>')
      expect(fieldOf(page, 'category')).toContain('value="Finance Enquiry"')
    },
  )

  it('ROUTE-7 the page behind a car’s finance button has the form prefilled and the car next to it', async () => {
    const [button] = carActions(car, ['get-finance'], served.platform.site('group'))
    expect(button?.href).toMatch(/#finance-form$/)
    const page = await html('group', button?.href ?? '')
    expect(fieldOf(page, 'car_id')).toContain(`value="${car.id}"`)
    expect(fieldOf(page, 'budget')).toContain('value="52990"')
    expect(fieldOf(page, 'car_type')).toContain('value="used"')
    expect(page).toMatch(/<option value="north" selected="">North Motors<\/option>/)
    expect(page).toMatch(/class="lead-page-car[^"]*"[^>]*>[\s\S]*2021 Toyota HiLux[\s\S]*\$52,990/)
  })

  it('FIN-8 a car with an nvic links to personalised finance, prefilled from the car', async () => {
    const [button] = carActions(withNvic, ['get-finance'], served.platform.site('group'))
    expect(button?.href).toBe(`/personalised/finance?car_id=${withNvic.id}`)
    const page = await html('group', button?.href ?? '')
    expect(fieldOf(page, 'budget')).toContain('value="52990"')
    expect(fieldOf(page, 'car_id')).toContain(`value="${withNvic.id}"`)
    expect(page).toContain('2021 Mitsubishi Triton')
  })

  it.each([
    ['unknown', () => 'nobody'],
    ['sold', () => sold.id],
  ])('ROUTE-7 a car that is %s is left out, and the rest of the link still prefills the form', async (_, id) => {
    const page = await html('group', `/finance?car_id=${id()}&vehiclePriceBudget=20000&preferredDealership=sample`)
    expect(page).not.toContain('lead-page-car')
    expect(fieldOf(page, 'car_id')).not.toMatch(/value="[^"]/)
    expect(fieldOf(page, 'budget')).toContain('value="20000"')
    expect(page).toMatch(/<option value="sample" selected="">/)
  })

  it('SITE-1 ignores another site’s car', async () => {
    expect(await html('yard', `/finance?car_id=${car.id}`)).not.toContain('HiLux')
  })

  it('FORM-16 FORM-12 posted without JavaScript it becomes a lead with its budget, and redirects to /success', async () => {
    const path = `/finance?car_id=${car.id}`
    const fields = { ...mia, category: 'Finance Enquiry', car_id: car.id, dealership_slug: 'north', budget: '$50,000' }
    const response = await post('group', path, fields)
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe('/success')
    const cookie = response.headers.get('Set-Cookie')?.split(';')[0] ?? ''
    const success = await served.request('group', '/success', { headers: { Cookie: cookie } })
    expect(await success.text()).toContain('Thanks, we’ve got your finance enquiry')
    const [lead] = await leadsOf('group')
    expect(lead?.payload).toMatchObject({
      category: 'Finance Enquiry',
      budget: 50000,
      car_type: 'used',
      location: 'l2',
    })
    await served.platform.runDeferred()
    const mail = served.platform.mailer.sent.at(-1)
    expect(mail).toMatchObject({ to: 'north@dealer.example' })
    expect(mail?.text).toContain('Budget: $50,000')
  })

  it('FORM-7 comes back with errors, the typed values, and the car', async () => {
    const fields = { ...mia, category: 'Finance Enquiry', car_id: car.id, postcode: '41', budget: 'a lot' }
    const response = await post('group', `/finance?car_id=${car.id}`, fields)
    expect(response.status).toBe(422)
    const page = await response.text()
    expect(page).toContain('Please fix the following errors:')
    expect(page).toContain('Invalid postcode. Please enter a 4-digit number.')
    expect(page).toContain('Budget must be an amount such as 25,000.')
    expect(fieldOf(page, 'budget')).toContain('value="a lot"')
    expect(fieldOf(page, 'name')).toContain('value="Mia"')
    expect(page).toContain('2021 Toyota HiLux')
    expect(page).toMatch(new RegExp(`<form[^>]* action="/finance\\?car_id=${car.id}#enquire"`))
  })
})

describe('ROUTE-8 the contact pages', () => {
  it.each(['/contact', '/contact-us'])('ROUTE-8 %s asks for the topic and the location (FORM-4)', async (path) => {
    const page = await html('group', path)
    expect(page).toContain('<option value="General Enquiry" selected="">General Enquiry</option>')
    expect(page).toContain('<option value="" selected="">Select a Preferred Dealership</option>')
    expect(page).toContain('href="/contact-us/north"')
    expect(page).toContain('<link rel="canonical" href="http://group.localhost/contact-us"/>')
  })

  it('FORM-4 asks for the location if a dealership has several, and not if there is one', async () => {
    expect(await html('places', '/contact-us')).toContain('>Please Select a Dealership Location</option>')
    const page = await html('yard', '/contact-us')
    expect(page).not.toContain('>Please Select')
    expect(fieldOf(page, 'location_id')).toMatch(/type="hidden".*value="l1"/)
    expect(page).toContain('1 Example Street, Moorooka QLD 4105')
  })

  it('FORM-4 refuses a message without a recipient, with the exact text of the rule', async () => {
    const refused = await post('group', '/contact-us', mia)
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('href="#enquiry-dealership_slug">Select a Preferred Dealership</a>')
  })

  it('FORM-9 stores careers as a general enquiry, and thanks for the chosen topic', async () => {
    const sent = await post('yard', '/contact-us', { ...mia, category: 'Careers Enquiry', location_id: 'l1' })
    const cookie = sent.headers.get('Set-Cookie')?.split(';')[0] ?? ''
    const success = await served.request('yard', '/success', { headers: { Cookie: cookie } })
    expect(await success.text()).toContain('Thank you for your interest')
    expect((await leadsOf('yard'))[0]).toMatchObject({ category: 'General Enquiry', subcategory: 'Career Enquiry' })
  })

  it('PLACE-2 LAW-2 a location’s page has its address, phone, hours, directions, licence, and a form preset to it', async () => {
    const page = await html('group', '/contact-us/north')
    for (const part of [
      '1 Example Street, Moorooka QLD 4105',
      '07 5550 0002',
      'Get Directions',
      'Dealer licence 7654321',
    ])
      expect(page).toContain(part)
    expect(page).toMatch(/Monday<\/dt><dd[^>]*>8:30 am – 5:30 pm/)
    expect(page).toMatch(/Tuesday<\/dt><dd[^>]*>Closed/)
    expect(page).toContain('<option value="l2" selected="">North Motors Aspley</option>')
    expect(page).toContain('"@type":"AutoDealer"')
  })

  it('ROUTE-8 a message from a location’s page goes to that location, whatever its topic', async () => {
    const fields = { ...mia, category: 'Finance Enquiry', location_id: 'l2' }
    expect((await post('group', '/contact-us/north', fields)).status).toBe(303)
    expect((await leadsOf('group'))[0]?.payload).toMatchObject({ location: 'l2', dealership_slug: 'north' })
  })

  it.each(['/contact-us/nowhere', '/contact/north', '/finance/north'])('ROUTE-8 %s is a 404', async (path) => {
    expect((await served.request('group', path)).status).toBe(404)
  })
})

describe('ROUTE-8 the test drive', () => {
  it('ROUTE-8 FORM-1 is about the car of the link, asks for a time and needs no message', async () => {
    const page = await html('group', `/book-test-drive?car_id=${car.id}`)
    expect(page).toContain('2021 Toyota HiLux')
    expect(fieldOf(page, 'preferred_time')).toContain('type="datetime-local"')
    const { message: _, ...fields } = {
      ...mia,
      category: 'Test Drive',
      car_id: car.id,
      preferred_time: '2026-11-30T10:30',
    }
    expect((await post('group', `/book-test-drive?car_id=${car.id}`, fields)).status).toBe(303)
    expect((await leadsOf('group'))[0]?.payload).toMatchObject({
      category: 'Test Drive',
      car_id: car.id,
      preferred_time: '2026-11-30T10:30',
    })
  })

  it('ROUTE-8 works without a car too, and then asks for the location', async () => {
    const page = await html('group', '/book-test-drive')
    expect(page).not.toContain('lead-page-car')
    expect(page).toContain('Select a Preferred Dealership')
  })

  it('B13 ROUTE-8 without a car it finds one by words, and each car found leads back to the form with it', async () => {
    const offered = (page: string) =>
      [...page.matchAll(/<a href="(\/book-test-drive\?car_id=[^"]+)"/g)].map(([, href]) => href)
    const suggested = await html('group', '/book-test-drive')
    expect(offered(suggested)).toHaveLength(2)
    expect(suggested).not.toContain(`car_id=${sold.id}`)
    const found = await html('group', '/book-test-drive?find=Triton')
    expect(offered(found)).toEqual([`/book-test-drive?car_id=${withNvic.id}`])
    expect(found).toContain('id="test-drive-form"')
    expect(await html('group', '/book-test-drive?find=zeppelin')).toContain('Nothing here matches ‘zeppelin’.')
    expect(offered(await html('group', `/book-test-drive?car_id=${car.id}`))).toEqual([])
    // Another dealer's cars are never offered.
    expect(offered(await html('places', '/book-test-drive'))).toEqual([])
  })

  it('ROUTE-8 the vehicle page’s link asks for a test drive', async () => {
    const [button] = carActions(car, ['book-test-drive'], served.platform.site('group'))
    expect(button?.href).toBe(`/cars/${car.slug}?enquiry=test-drive#enquire`)
    const page = await html('group', button?.href ?? '')
    expect(page).toContain('Book a test drive')
    expect(fieldOf(page, 'category')).toContain('value="Test Drive"')
    expect(fieldOf(page, 'preferred_time')).toContain('type="datetime-local"')
    const { message: _, ...fields } = { ...mia, category: 'Test Drive', car_id: car.id }
    const sent = await post('group', `/cars/${car.slug}?enquiry=test-drive`, fields)
    const cookie = sent.headers.get('Set-Cookie')?.split(';')[0] ?? ''
    const success = await (await served.request('group', '/success', { headers: { Cookie: cookie } })).text()
    expect(success).toContain('We’ve got your test drive request')
  })
})

describe('ROUTE-8 the forms with a page of their own', () => {
  it.each([
    ['/trade-in', 'Trade in your vehicle', 'Trade-In Enquiry'],
    ['/service', 'Book a service', 'Service Booking'],
    ['/parts/enquiry', 'Ask about a part', 'Parts Enquiry'],
    ['/careers', 'Work with us', 'Careers Enquiry'],
    ['/fleet', 'Fleet and business', 'Fleet Enquiry'],
  ])('ROUTE-8 FORM-1 is at %s and is a %s', async (path, heading, category) => {
    const page = await html('yard', path)
    expect(page).toContain(`<h1>${heading}</h1>`)
    expect(fieldOf(page, 'category')).toContain(`value="${category}"`)
    expect(page).toContain(`<link rel="canonical" href="http://yard.localhost${path}"/>`)
    expect(await served.sitemap('yard')).toContain(`http://yard.localhost${path}<`)
  })

  it('ROUTE-9 one that the site leaves out is a 404 and not in the sitemap', async () => {
    expect((await served.request('places', '/fleet')).status).toBe(404)
    expect(await served.sitemap('places')).not.toContain('/fleet')
  })

  it('FORM-1 FIELD-1 a trade-in posted without JavaScript carries the visitor’s vehicle', async () => {
    const own = {
      own_make: 'Mazda',
      own_model: 'CX-5',
      own_year: '2019',
      own_odometer: '85,000',
      rego: '123ABC',
      rego_state: 'QLD',
    }
    const fields = { ...mia, ...own, category: 'Trade-In Enquiry', form: 'trade-in' }
    expect((await post('yard', '/trade-in', fields)).status).toBe(303)
    expect((await leadsOf('yard'))[0]?.payload.trade_in_vehicle).toEqual({
      year: 2019,
      make: 'Mazda',
      model: 'CX-5',
      km: 85000,
      registration: '123ABC (QLD)',
    })
  })

  it('FORM-1 a trade-in through the contact form, or a call without a form name, needs no vehicle', async () => {
    for (const form of [{ form: 'general-enquiry' }, {}]) {
      const fields = { ...mia, ...form, category: 'Trade-In Enquiry', location_id: 'l1' }
      expect((await post('yard', '/contact-us', fields)).status).toBe(303)
    }
  })

  it('FORM-8 checkboxes with one name arrive as a list', async () => {
    const body = new URLSearchParams({
      ...mia,
      category: 'Service Booking',
      form: 'service',
      own_make: 'Kia',
      own_model: 'Rio',
      own_year: '2015',
    })
    for (const service of ['Brakes', 'Tyres']) body.append('additional_services', service)
    served.platform.clock.pass(1)
    const headers = { Origin: 'http://yard.localhost', 'Content-Type': 'application/x-www-form-urlencoded' }
    const sent = await served.request('yard', '/service', { method: 'POST', headers, body: body.toString() })
    expect(sent.status).toBe(303)
    expect((await leadsOf('yard'))[0]?.payload.additional_services).toEqual(['Brakes', 'Tyres'])
  })

  it('FORM-1 FORM-16 the form for photos is on the car’s page if its address requests it', async () => {
    const page = await html('group', `/cars/${car.slug}?enquiry=photos`)
    expect(page).toMatch(/<dialog[^>]* open=""/)
    expect(fieldOf(page, 'fixed_text')).toContain('value="Please send me more photos of this vehicle."')
    const { message: _, ...fields } = { ...mia, category: 'Vehicle Enquiry', form: 'vehicle-photos', car_id: car.id }
    expect((await post('group', `/cars/${car.slug}?enquiry=photos`, fields)).status).toBe(303)
    expect((await leadsOf('group'))[0]?.payload.message).toBe('Please send me more photos of this vehicle.')
  })

  it('FORM-10 FORM-16 the page contains all steps of a form', async () => {
    const page = await html('places', '/book-test-drive')
    for (const heading of ['When would you like to come?', 'How do we reach you?', 'Anything we should know?'])
      expect(page).toContain(heading)
    expect(page).not.toMatch(/<section[^>]* hidden=""/)
    // CSS shows each browser its part (form.css): one step and 'Continue', or all steps and the words of the last one.
    expect(page.match(/<section class="form-step[^"]*"/g)).toEqual([
      '<section class="form-step"',
      '<section class="form-step form-unless-script"',
      '<section class="form-step form-unless-script"',
    ])
    expect(page).toMatch(
      /<span class="form-if-script">Continue<\/span><span class="form-unless-script">Request a test drive<\/span><\/button>/,
    )
  })
})

const PLACE = { name: null, phone: null, city: 'Moorooka', state: 'QLD', suburb: null, postcode: '4105' }

async function html(slug: string, path: string): Promise<string> {
  const response = await served.request(slug, path.replace(/#.*/, ''))
  expect(response.status).toBe(200)
  return response.text()
}

function post(slug: string, path: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  // So that the newest lead is the last one sent.
  served.platform.clock.pass(1)
  const headers = { Origin: `http://${slug}.localhost`, 'Content-Type': 'application/x-www-form-urlencoded' }
  return served.request(slug, path, { method: 'POST', headers, body: new URLSearchParams(fields).toString() })
}

/** Newest first. */
function leadsOf(slug: string) {
  return served.platform.storage.forSite({ slug }).leads.list({})
}

function fieldOf(page: string, name: string): string {
  return new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(page)?.[0] ?? ''
}
