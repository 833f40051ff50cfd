import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { KINDS, readKinds } from '#fixtures/kinds/kinds.ts'
import type { FolderState } from '#site/folder/read-folder.ts'
import type { Site } from '#site/site.ts'
import { partOf } from '../setup/proof.ts'
import { NOT_ON_A_PAGE } from './not-on-a-page.ts'
import { isSet, LEAVES, withoutOption } from './option-shows.ts'
import { type ServedSites, serveSites } from './served-sites.ts'

/** Pages on which the options of a group show, most likely first. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  identity: ['/', '/search', '/contact-us', '/cars/car-1-c1', '/sitemaps/pages-1.xml'],
  locations: ['/contact-us', '/cars/car-1-c1', '/cars/car-2-c2', '/cars/car-3-c3', '/', '/search'],
  search: ['/search', '/search?sort=price_asc', '/', '/book-test-drive'],
  card: ['/search'],
  vehicle: ['/cars/car-1-c1', '/cars/car-8-c8', '/cars/van-1-v1', '/cars/car-2-c2'],
  finance: ['/cars/car-1-c1', '/budget', '/finance', '/cars/car-11-c11', '/search'],
  reservation: ['/cars/car-1-c1', '/search', '/cars/car-1-c1/buy-online'],
  tradeIn: ['/cars/car-8-c8', '/cars/car-1-c1', '/cars/car-2-c2', '/cars/car-5-c5'],
  leads: [
    '/privacy-policy',
    '/cars/car-1-c1',
    '/cars/car-1-c1?enquiry=vehicle',
    '/service',
    '/trade-in',
    '/contact-us',
    '/careers',
  ],
  appointments: [
    '/api/appointments?location_id=banksia-vans-caboolture&date=2026-11-23',
    '/api/appointments?location_id=banksia-vans-caboolture&date=2026-11-21',
    '/book-test-drive',
    '/cars/van-1-v1?enquiry=test-drive',
  ],
  alerts: ['/search', '/cars/car-1-c1'],
  words: ['/'],
  offers: ['/special-offers'],
  garage: ['/finance'],
  blog: ['/blog', '/blog/advice', '/blog/what-a-towbar-takes', '/blog/a-day-at-the-workshop'],
}
const ELSEWHERE = [
  '/sign-in',
  '/',
  '/search',
  '/contact-us',
  '/cars/car-1-c1',
  '/book-test-drive',
  '/special-offers',
  '/models',
]

let state: FolderState
let served: ServedSites
const variants = new Map<string, Site>()
beforeAll(async () => {
  state = await readKinds()
  const byHost = (host: string | null | undefined) => variants.get(host ?? '') ?? null
  served = await serveSites(
    {
      sites: [...state.sites.values()],
      content: Object.fromEntries(state.live),
    },
    { sites: { byHost, all: () => [...state.sites.values()] } },
  )
  for (const { answers, cars } of Object.values(KINDS)) await served.platform.addCars(answers.slug, cars)
})
afterAll(() => served.close())

const plain = async (kind: string, path: string) => {
  const { slug } = KINDS[kind]?.answers ?? { slug: '' }
  const site = state.sites.get(slug)
  if (site === undefined) throw new Error(`there is no site ${slug}`)
  const html = await page(site, path)
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\s+/g, ' ')
}

/** Texts that must and must not be on a page of a kind of site. */
const READ: readonly (readonly [
  kind: string,
  path: string,
  reads: readonly (string | RegExp)[],
  not: readonly (string | RegExp)[],
])[] = [
  [
    'single location',
    '/search',
    ['Every car here is on the yard', '54,321 km', 'GONE', 'Explore Vehicle'],
    ['Location', 'Condition'],
  ],
  [
    'single location',
    '/cars/car-1-c1',
    [
      '48 hour money back guarantee',
      '48 similar vehicles',
      'Source: AutoGrab',
      'Pay weekly',
      '$198 / week',
      'Comparison rate 9.80%',
    ],
    [],
  ],
  ['single location', '/contact-us', ['Motor dealer licence 0041050', 'Moorooka QLD 4105'], ['Preferred dealership']],
  ['group in two states', '/contact-us', ['MD 054321', 'Tweed Heads NSW 2485'], []],
  ['group in two states', '/search', [], ['Triton']],
  [
    'group in two states',
    '/contact-us/border-mitsubishi-coolangatta',
    ['Coolangatta QLD 4225', 'Motor dealer licence 4225001'],
    [],
  ],
  [
    'caravans',
    '/search',
    ['6 caravans', 'Sleeps 5', 'Tare weight 2,140 kg', 'Ask us for a price.', 'Family bunks'],
    ['Odometer', 'Ex-hire'],
  ],
  [
    'caravans',
    '/cars/van-1-v1',
    ['Book an Inspection', 'Caravan Summary', 'Caravan Details'],
    ['101AB4', '6T9T23AB5J01234', 'Test Drive', /\bCars? /, 'this vehicle'],
  ],
  ['caravans', '/search/used-cars', ['Used Caravans for sale'], ['Used Cars', /\bcars?\b/i]],
  ['caravans', '/book-test-drive', ['Book an inspection', 'Your inspection'], [/test drive/i, 'driver', /\bcars?\b/i]],
  ['caravans', '/terms-and-conditions', ['The caravans shown here'], [/\bcars?\b/i]],
  ['caravans', '/compare', ['Compare caravans'], [/\bcars?\b/i]],
  ['caravans', '/favourites', [], [/\bcars?\b/i]],
  ...[
    '/',
    '/search?query=nothinglikeit',
    '/special-offers',
    '/contact-us',
    '/trade-in',
    '/finance',
    '/budget',
    '/your-data',
    '/no-such-page',
    '/cars/van-1-v1/checkout',
  ].map((path) => ['caravans', path, [], [/\bcars?\b/i, /\bdrive (it|one|next)\b/i]] as const),
  ['subscriptions', '/search', ['$329 / week', 'SPOKEN FOR', 'Electric'], ['S101', 'COMING SOON']],
  [
    'subscriptions',
    '/privacy-policy',
    ['Google Analytics, Google Tag Manager and the Meta pixel', 'Cookie settings'],
    ['sets no advertising cookies'],
  ],
  ['single location', '/privacy-policy', ['sets no advertising cookies'], ['Google', 'Cookie settings']],
  ['garage-gated', '/', ['Stocktake: members see it first'], ['What can you afford']],
  ['garage-gated', '/book-test-drive', ['terms'], []],
  ['New Zealand', '/search', ['$45,990', '54,321 km', 'Colour'], ['Color ', 'QLD', 'Miles', 'Napier,']],
  [
    'New Zealand',
    '/privacy-policy',
    ['Privacy Act 2020', '20 working days'],
    ['Australia and the United States, Ireland'],
  ],
  [
    'New Zealand',
    '/contact-us',
    ['06 835 0110', 'Napier 4110', 'Registered motor vehicle trader M123456'],
    ['ABN', /Napier\s\s+4110/],
  ],
  [
    'United States',
    '/search',
    ['$45,990', '33,754 mi', 'Color', 'Miles', 'Lowest mileage'],
    ['Colour', /\bkms?\b/i, 'Kilometres', 'Postcode'],
  ],
  ['United States', '/search?km=33754:33754', ['33,754 mi', 'Miles 33,754 mi to 33,754 mi'], ['No cars']],
  ['United States', '/contact-us', ['ZIP code', 'Favorites'], ['Postcode', 'Favourites']],
  ['United States', '/search', [], [/petrol/i, 'avourite', 'ostcode']],
  ['group in two states', '/cars/car-1-c1', ['Please choose'], []],
  ['United States', '/favourites', ['Favorites'], ['Favourites']],
  ['United States', '/book-test-drive', ['driver license'], ['licence']],
  ['United States', '/your-data', ['Your ZIP code'], ['postcode', 'avourite']],
  ['United States', '/trade-in', ['Odometer (miles)', 'Receipts for tires'], ['tyre', 'Postcode']],
  ['United States', '/cars/car-1-c1', ['Miles', '33,754 mi', 'Color', 'Registration'], ['Colour', 'Kms', 'Rego ']],
  ['United States', '/contact-us', ['Austin TX 78701', 'Dealer license P123456', '512 555 0142'], ['ABN']],
  ['United States', '/terms-and-conditions', ['the state that we do business in', 'Buyers Guide'], ['Australian']],
]

describe('every kind of site', () => {
  it.each(READ)('SITE-3 SITE-6 %s: %s reads as it should', async (kind, path, reads, not) => {
    const text = await plain(kind, path)
    expect(
      { missing: reads.filter((words) => !holds(text, words)), strange: not.filter((words) => holds(text, words)) },
      text,
    ).toEqual({
      missing: [],
      strange: [],
    })
  })

  it.each([
    ['New Zealand', 'en-NZ', 'tel:+6468350110'],
    ['United States', 'en-US', 'tel:+15125550142'],
    ['single location', 'en-AU', 'tel:'],
  ])('SITE-6 %s has pages in %s and numbers that can be dialled', async (kind, language, tel) => {
    const site = state.sites.get(KINDS[kind]?.answers.slug ?? '')
    const html = site ? await page(site, '/contact-us') : ''
    expect(html).toContain(`lang="${language}"`)
    expect(html).toContain(tel)
  })

  it.each([
    ['single location', '4105'],
    ['New Zealand', '4110'],
    ['United States', '78701'],
  ])('SITE-6 %s asks for a postcode as long as %s', async (kind, postcode) => {
    const site = state.sites.get(KINDS[kind]?.answers.slug ?? '')
    const html = site ? await page(site, '/contact-us') : ''
    const [field] = /<input[^>]*name="postcode"[^>]*>/.exec(html) ?? []
    expect(field).toContain(`maxLength="${postcode.length}"`)
  })
})

function holds(text: string, words: string | RegExp): boolean {
  return typeof words === 'string' ? text.includes(words) : words.test(text)
}

describe('every option', () => {
  it('SITE-3 every kind of site is valid', () => {
    expect(state.faults).toEqual([])
    expect([...state.sites.keys()].sort()).toEqual(
      Object.values(KINDS)
        .map(({ answers }) => answers.slug)
        .sort(),
    )
  })

  it('SITE-3 is set by at least one kind of site (fixtures/kinds)', () => {
    const unset = LEAVES.filter((leaf) => leaf.path !== '$schema' && !kindsThatSet(leaf).length)
    expect(
      unset.map(({ path }) => path),
      'let a kind of site in fixtures/kinds say something else than the default',
    ).toEqual([])
  })

  it('SITE-3 an unchanged site renders without a difference, so that any difference comes from the option', async () => {
    const paths = [...new Set([...ELSEWHERE, ...Object.values(PAGES).flat()])]
    for (const [number, site] of [...state.sites.values()].entries()) {
      const same = structuredClone(site)
      for (const path of partOf(paths, 3, number))
        expect(await page(same, path), `${site.slug} ${path}`).toBe(await page(site, path))
    }
  })

  it('SITE-3 changes what a visitor sees, or has a reason why not', async () => {
    const unseen: string[] = []
    for (const leaf of LEAVES) {
      if (leaf.path in NOT_ON_A_PAGE) continue
      if (!(await shows(leaf))) unseen.push(leaf.path)
    }
    expect(unseen, 'no page of PAGES changes by them: name the page, or the reason in NOT_ON_A_PAGE').toEqual([])
  })
})

function kindsThatSet(leaf: (typeof LEAVES)[number]): readonly Site[] {
  return [...state.sites.values()].filter((site) => isSet(site, leaf))
}

async function shows(leaf: (typeof LEAVES)[number]): Promise<boolean> {
  const group = leaf.path.split(/[.[]/)[0] ?? ''
  for (const site of kindsThatSet(leaf)) {
    const other = withoutOption(site, leaf)
    for (const path of PAGES[group] ?? ELSEWHERE)
      if ((await page(site, path)) !== (await page(other, path))) return true
  }
  return false
}

const known = new Map<Site, { readonly host: string; readonly pages: Map<string, Promise<string>> }>()

/** A page of this site, without differences that come from its hostname. */
async function page(site: Site, path: string): Promise<string> {
  const visitor = known.get(site) ?? { host: `v${known.size}.localhost`, pages: new Map<string, Promise<string>>() }
  known.set(site, visitor)
  variants.set(visitor.host, site)
  const text = visitor.pages.get(path) ?? ask(site.slug, visitor.host, path)
  visitor.pages.set(path, text)
  return text
}

async function ask(slug: string, host: string, path: string): Promise<string> {
  const response = await served.request(slug, path, { host })
  return `${response.status} ${await response.text()}`.replaceAll(host, 'the-host')
}
