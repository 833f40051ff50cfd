import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleLocation, sampleSite } from '#operations/testing/sample-data.ts'
import { type ServedSites, serveSites } from './served-sites.ts'

const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, open: '08:30', close: '17:00', byAppointment: false }))
const AUSTIN = sampleLocation({ city: 'Austin', state: 'TX', postcode: '78701', phone: '512 555 0142', hours })
const CARS = [
  {
    slug: 'ranger',
    stocknum: 'A1',
    make: 'Ford',
    model: 'Ranger',
    badge: 'XLT',
    colour: 'Red',
    simple_body: 'ute',
    body: 'Ute',
  },
  {
    slug: 'golf',
    stocknum: 'A2',
    make: 'Volkswagen',
    model: 'Golf',
    badge: 'GTI',
    colour: 'Blue',
    simple_body: 'hatch',
    body: 'Hatch',
  },
] as const

let served: ServedSites
/** The address of the Ranger, by site. */
const rangers = new Map<string, string>()
beforeAll(async () => {
  const own = { 'vehicle.enquireNow': 'Ask us' }
  served = await serveSites({
    sites: [
      sampleSite({ slug: 'austin', id: 'site-1', region: 'US', locations: [AUSTIN] }),
      sampleSite({ slug: 'own', id: 'site-2', region: 'US', locations: [AUSTIN], words: own }),
      sampleSite({ slug: 'moorooka', id: 'site-3', locations: [sampleLocation({ hours })] }),
    ],
  })
  for (const slug of ['austin', 'own', 'moorooka']) {
    const [ranger] = await served.platform.addCars(slug, [...CARS])
    if (ranger) rangers.set(slug, `/cars/${ranger.slug}`)
  }
})
afterAll(() => served.close())

/** What a page says, without its addresses and its data. */
const words = async (slug: string, path: string) =>
  (await (await served.request(slug, path === 'car' ? (rangers.get(slug) ?? '') : path)).text())
    .replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

describe('a site of the United States', () => {
  it.each([
    ['/', ['Pickups', 'Hatchbacks']],
    ['/search', ['Pickup', 'Hatchback', 'Trim', 'Color']],
    ['/search/ute-cars', ['Pickups for sale']],
    ['/search/hatch-cars', ['Hatchbacks for sale']],
    ['car', ['Ford Ranger', 'Pickup', 'Inquire Now']],
    ['/contact-us', ['Cell Phone Number', 'ZIP code', 'Inquiry type', 'General Inquiry', 'Finance Inquiry']],
    ['/service', ['Scheduled maintenance', 'State inspection', 'Tires']],
    ['/finance', ['Send finance inquiry']],
    ['/parts/enquiry', ['your registration']],
    ['/fleet', ['Two pickups or twenty']],
    ['/your-data', ['inquiry']],
  ])('F-8 SITE-6 says on %s what Americans say', async (path, said) => {
    const page = await words('austin', path)
    for (const word of said) expect(page, word).toContain(word)
    expect(page).not.toMatch(
      /\b(utes?|hatch|hatches|enquir\w*|rego|postcode|petrol|tyres?|favourites?|licence|colours?|badges?|mobile number|kilomet\w+)\b/i,
    )
  })

  it.each(['/contact-us', '/service', 'car'])(
    'PLACE-3 SITE-6 writes opening hours on %s as Americans do',
    async (path) => {
      const page = await words('austin', path)
      expect(page).toContain('8:30 AM – 5 PM')
      expect(page).not.toMatch(/\d [ap]m\b/)
    },
  )

  it('F-8 SITE-6 suggests and answers by those words', async () => {
    const suggested = await (await served.request('austin', '/api/suggestions?q=pickup')).text()
    expect(suggested).toContain('ickup')
    expect(suggested).not.toContain('Ute')
  })

  it('F-8 LOOK-1 a word of the site’s own comes first', async () => {
    const page = await words('own', 'car')
    expect(page).toContain('Ask us')
    expect(page).not.toContain('Inquire Now')
  })

  it('F-8 SITE-6 an Australian site keeps its own', async () => {
    expect(await words('moorooka', '/search/ute-cars')).toContain('Utes for sale')
    expect(await words('moorooka', '/contact-us')).toContain('General Enquiry')
    expect(await words('moorooka', '/service')).toContain('Logbook service')
    expect(await words('moorooka', '/contact-us')).toContain('8:30 am – 5 pm')
  })
})
