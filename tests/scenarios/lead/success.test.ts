import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { PHOTO_LIMITS } from '#domain/lead/lead-photos.ts'
import { testPhoto } from '#gateways/testing/test-photo.ts'
import { sampleLocation, sampleSite } from '#operations/testing/sample-data.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'

const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, open: '08:00', close: '17:00' }))
const site = sampleSite({
  appointments: { booking: true },
  leads: {
    blocks: {
      'test-drive': {
        beside: [
          {
            kind: 'people',
            heading: 'Us',
            people: [
              {
                name: 'Megan Foster',
                role: 'Sales',
                photo: '/pictures/made/suv-white-side-0.webp',
                location: sampleLocation().id,
              },
            ],
          },
        ],
      },
      finance: { beside: [{ kind: 'people', heading: 'Us', people: [{ name: 'Priya Raman', role: 'Finance' }] }] },
    },
  },
  contact: { servicePhone: '07 5550 0099' },
  locations: [
    sampleLocation({ phoneUsed: '07 5550 0022', hours: everyDay }),
    sampleLocation({ id: 'l2', slug: 'workshop', name: 'The Workshop', types: ['service'], phone: '07 5550 0033' }),
  ],
})
const mia = {
  name: 'Mia',
  // Long enough that no name of a file has it by chance.
  last_name: 'Ngata-Brennan',
  email: 'mia@mail.example',
  phone: '0412 345 678',
  postcode: '4105',
  message: 'When can I come?',
  location_id: sampleLocation().id,
}

let served: ServedSites
let car: Car
let another: Car

beforeAll(async () => {
  served = await serveSites({ sites: [site] })
  ;[car, another] = (await served.platform.addCars('yard', [
    { car_type: 'used', stocknum: 'A1' },
    { stocknum: 'A2', slug: 'another', price: 30_000 },
    { stocknum: 'A3', slug: 'gone', status: 'sold', sold: true },
  ])) as [Car, Car]
})
afterAll(() => served.close())

/** Sends a lead and returns the receipt cookie. */
async function sent(fields: Readonly<Record<string, unknown>>): Promise<string> {
  const response = await served.request('yard', '/api/leads', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify({ ...mia, ...fields }),
  })
  expect(response.status, await response.clone().text()).toBe(201)
  return response.headers.get('Set-Cookie')?.split(';')[0] ?? ''
}

async function shown(fields: Readonly<Record<string, unknown>>): Promise<string> {
  const response = await served.request('yard', '/success', { headers: { Cookie: await sent(fields) } })
  expect(response.status).toBe(200)
  return response.text()
}

describe('ROUTE-6 the page after a lead', () => {
  it.each([
    ['Vehicle Enquiry', 'Thanks, we’ve got your enquiry'],
    ['Test Drive', 'We’ve got your test drive request'],
    ['Finance Enquiry', 'Thanks, we’ve got your finance enquiry'],
    ['Trade-In Enquiry', 'Thanks, we’ve got your trade-in details'],
    ['General Enquiry', 'Thanks, we’ve got your message'],
  ])('ROUTE-6 says what follows a %s', async (category, heading) => {
    const html = await shown({ category, ...(category === 'General Enquiry' ? {} : { car_id: car.id }) })
    expect(html).toContain(heading)
    expect(html).toContain('What happens next')
  })

  it('ROUTE-6 names the person of the form’s page, without a drawn face, and no answer time that nothing proves', async () => {
    const html = await shown({ category: 'Finance Enquiry', car_id: car.id })
    expect(html).toMatch(/class="answerer"><div[^>]*><p[^>]*>Priya Raman<\/p><p[^>]*>Finance<\/p><\/div>/)
    expect(html).not.toContain('We answer')
    expect(await shown({ category: 'Vehicle Enquiry', car_id: car.id })).not.toContain('class="answerer"')
  })

  it('ROUTE-6 the form on a car’s page names who will answer it, with face and hours, where the site says who', async () => {
    const form = async (query: string) => {
      const html = await (await served.request('yard', `/cars/${car.slug}${query}`)).text()
      return /<h2 id="enquiry-heading".*?<\/form>/s.exec(html)?.[0] ?? ''
    }
    expect(await form('?enquiry=test-drive')).toMatch(
      /class="answerer"><img[^>]*class="answerer-face".*?>Megan Foster<\/p><p[^>]*>Sales<\/p><p[^>]*>(Open|Closed)/s,
    )
    expect(await form('')).toContain('name="phone"')
    expect(await form('')).not.toContain('answerer')
  })

  it('ROUTE-6 contains nothing that the visitor typed', async () => {
    const html = await shown({ category: 'Vehicle Enquiry', car_id: car.id })
    for (const typed of [mia.email, mia.last_name, '412345678', '412 345 678', mia.message])
      expect(html).not.toContain(typed)
  })

  it('ROUTE-6 offers similar cars, but not the car itself or a sold one', async () => {
    const html = await shown({ category: 'Vehicle Enquiry', car_id: car.id })
    const cards = [...html.matchAll(/<article[^>]*data-car-id="([^"]+)"/g)].map(([, id]) => id)
    expect(cards).toEqual([another.id])
  })

  it('D-58 PHONE-2 ROUTE-6 after a lead about a car, that browser sees the full number for its car type', async () => {
    const html = await shown({ category: 'Vehicle Enquiry', car_id: car.id })
    expect(html).toContain('tel:+61755500022')
    expect(html).not.toContain('07 55*******')
  })

  it('D-58 PHONE-1 a form with the trap filled in is no lead, and its page masks the number', async () => {
    const html = await shown({ category: 'Vehicle Enquiry', car_id: car.id, website: 'x' })
    expect(html).toContain('07 55*******')
    expect(html).not.toMatch(/5550 ?0022/)
  })

  it('ROUTE-6 after a service booking it names the workshop and the service number', async () => {
    const html = await shown({ category: 'Service Booking', location_id: 'l2' })
    expect(html).toContain('The Workshop')
    expect(html).toContain('tel:+61755500099')
    expect(html).not.toContain('Show me similar ones')
  })

  it('FORM-2 FIELD-2 a form with the trap filled in gets its page, and is not counted', async () => {
    expect(await shown({ website: 'x' })).toContain(`"kept":false`)
    expect(await shown({})).toContain(`"kept":true`)
  })
})

describe('ROUTE-6 FORM-14 a booked time', () => {
  it('ROUTE-6 FORM-14 is on the page, and a calendar file only for the browser that booked it', async () => {
    const day = new Date(served.platform.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10)
    const wish = { category: 'Test Drive', car_id: car.id, preferred_time: `${day}T10:00` }
    const cookie = await sent(wish)
    const html = await (await served.request('yard', '/success', { headers: { Cookie: cookie } })).text()
    expect(html).toContain('Your test drive is booked')
    expect(html).toContain('at 10:00 am')
    expect(html).toContain('Add to calendar')
    const file = await served.request('yard', '/success/appointment.ics', { headers: { Cookie: cookie } })
    expect(file.headers.get('Content-Type')).toMatch(/^text\/calendar/)
    // Ten in the morning in Brisbane.
    expect(await file.text()).toContain(`DTSTART:${day.replaceAll('-', '')}T000000Z`)
    expect((await served.request('yard', '/success/appointment.ics')).status).toBe(404)
  })

  it('ROUTE-6 without a booked time there is no calendar file', async () => {
    const cookie = await sent({ category: 'General Enquiry' })
    const file = await served.request('yard', '/success/appointment.ics', { headers: { Cookie: cookie } })
    expect(file.status).toBe(404)
  })
})

describe('B14 photos after a trade-in', () => {
  const tradeIn = {
    form: 'trade-in',
    category: 'Trade-In Enquiry',
    own_make: 'Kia',
    own_model: 'Rio',
    own_year: '2019',
  }
  const post = (cookie: string, files: readonly (readonly [name: string, bytes: Uint8Array])[]) => {
    const body = new FormData()
    for (const [name, bytes] of files) body.append('photos', new Blob([new Uint8Array(bytes)]), name)
    const headers = { Cookie: cookie }
    return served.request('yard', '/api/lead-photos', { method: 'POST', headers, body })
  }

  it('B14 FORM-16 a plain form adds them, and its answer is the page with what happened', async () => {
    const cookie = await sent(tradeIn)
    const page = await (await served.request('yard', '/success', { headers: { Cookie: cookie } })).text()
    expect(page).toMatch(/<form[^>]*action="\/api\/lead-photos"[^>]*encType="multipart\/form-data"/i)
    const answer = await post(cookie, [
      ['a.jpg', await testPhoto('red')],
      ['b.jpg', Buffer.from('no photo')],
    ])
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/success?photos=1&left=1#photos'])
    const after = await served.request('yard', '/success?photos=1&left=1', { headers: { Cookie: cookie } })
    expect(await after.text()).toContain('Thanks, we’ve got your photo. One file wasn’t added.')
  })

  it('B14 other forms do not ask for photos, and without the cookie of a lead nothing is taken', async () => {
    expect(await shown({})).not.toContain('/api/lead-photos')
    const answer = await post('', [['a.jpg', await testPhoto('red')]])
    expect(answer.headers.get('Location')).toBe('/')
  })

  it('B14 a larger form than a phone sends gets a sentence; every other address keeps its small limit', async () => {
    const cookie = await sent(tradeIn)
    const large = await post(cookie, [['a.jpg', new Uint8Array(PHOTO_LIMITS.bytes + 1)]])
    expect(large.headers.get('Location')).toBe('/success?photos=large#photos')
    const other = await served.request('yard', '/api/leads', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...mia, message: 'x'.repeat(70_000) }),
    })
    expect(other.status).toBe(413)
  })
})

describe('LAW-4 the receipt', () => {
  it('LAW-4 ROUTE-6 can be cleared by the visitor with a form that needs no JavaScript', async () => {
    await sent({})
    const cleared = await served.request('yard', '/your-data', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: '',
    })
    expect(cleared.status).toBe(303)
    expect(cleared.headers.get('Location')).toBe('/your-data')
    expect(cleared.headers.get('Set-Cookie')).toMatch(/^lead=;.*Max-Age=0/)
  })

  it('LAW-4 the page is the same for everyone, and noindex', async () => {
    const html = await (await served.request('yard', '/your-data')).text()
    expect(html).toContain('Your data on this device')
    expect(html).toContain('name="robots" content="noindex"')
    expect(html).toContain('Your contact details')
  })
})
