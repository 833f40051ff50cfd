import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type StarterAnswers, starterSite } from '#site/starter/starter-site.ts'
import { siteCheckCommand } from './site-check.ts'

const ANSWERS: StarterAnswers = {
  slug: 'city-cars',
  name: 'City Cars',
  legalName: 'City Cars Pty Ltd',
  abn: '89 000 000 019',
  licence: null,
  hostname: 'www.citycars.example',
  template: 'harbour',
  region: 'AU',
  sells: 'car',
  colour: '#1d4ed8',
  street: '1 Example Street',
  city: 'Lidcombe',
  state: 'NSW',
  postcode: '2141',
  point: null,
  phone: '02 5550 2141',
  email: 'sales@citycars.example',
  rate: null,
  today: '2026-11-21',
}

let folder: string
let files: Readonly<Record<string, string>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-mistakes-'))
  files = await starterSite(ANSWERS)
})
afterAll(() => rm(folder, { recursive: true }))

/** Sets an option by its path: 'locations.0.hours.0.weekday'. */
const option = (path: string, value: unknown) => ({ option: path, value })
const file = (name: string, content: string | Buffer) => ({ file: name, content })
const page = (body: string) => file('pages/about-us.md', `---\ntitle: About\ndescription: Us\n---\n${body}`)
const webhook = (url: string, account = 'crm') => option('delivery.destinations', [{ kind: 'webhook', url, account }])
const slide = (change: object) =>
  option('home.slides', [{ title: 'T', text: 'T', button: 'B', href: '/search', ...change }])
const menu = (href: string) => option('menus.header', [{ label: 'L', href }])
const destination = (change: object) => option('delivery.destinations', [change])

const OFFER = { title: 'T', text: 'T', button: 'B', href: '/search' }
const offer = (change: object) => option('offers.list', [{ ...OFFER, ...change }])
/** Several options at once. */
const options = (values: Readonly<Record<string, unknown>>) => ({ options: values })

/** The home page with one block. */
const block = (value: object) => option('home.blocks', ['hero', { heading: 'H', ...value }])
/** The service page with one block below its form. */
const below = (value: object) => option('leads.blocks', { service: { below: [{ heading: 'H', ...value }] } })
const landing = (...blocks: readonly object[]) => file('pages/privacy-policy.json', JSON.stringify({ blocks }))

type Mistake = ReturnType<typeof option> | ReturnType<typeof options> | ReturnType<typeof file>

/** Mistakes made in a valid site, and the advice that `site check` must print. */
const MISTAKES: readonly (readonly [string, Mistake, string])[] = [
  [
    'C-2 a placeholder in the home page’s heading',
    option('home.heading', 'Welcome to {{name}}'),
    'read {{name}} as it stands',
  ],
  [
    'C-2 a placeholder in a menu',
    option('menus.header', [{ label: '{{name}}', href: '/search' }]),
    'menus.header[0].label',
  ],
  [
    'C-2 a placeholder in a block’s heading',
    block({ kind: 'text', heading: '{{name}}', text: 'W' }),
    'home.blocks[1].heading',
  ],
  [
    'C-2 a misspelt placeholder in a page’s description',
    file('pages/about-us.md', '---\ntitle: A\ndescription: Of {{nam}}.\n---\nB'),
    'there is no placeholder {{nam}}',
  ],
  ['a menu to a page that is none', menu('/serch'), '"/serch" leads to no page of this site; did you mean "/search"?'],
  ['a menu to another section', menu('/stock/utes'), '"/stock/utes" leads to no page of this site'],
  ['a menu to a form that is left out', menu('/careers'), 'add "careers" to leads.pages, or take the link away'],
  ['a menu to an address without https', menu('www.x.example'), 'a path of this site, or a full address with https:'],
  ['a menu to a content page that is missing', menu('/pages/vans'), 'a page that the site does not have in pages/'],
  ['a menu to a location that is none', menu('/contact-us/city-cars-lidcomb'), 'did you mean "city-cars-lidcombe"?'],
  ['a menu to a model without models', menu('/models/rav4'), 'the site has no models.json'],
  ['a menu that is script', menu('javascript:alert(1)'), 'a path of this site, or a full address with https:'],
  ['a slide to nowhere', slide({ href: '/offers' }), '"/offers" leads to no page of this site'],
  ['a slide without its picture', slide({ image: '/site-files/hero.webp' }), 'there is no file "hero.webp"'],
  ['a slide with a picture elsewhere', slide({ image: '/images/hero.webp' }), 'write "/site-files/…"'],
  ['a logo that is a page', file('logo.svg', '<!doctype html><p>404'), '"logo.svg" is neither an SVG nor a PNG'],
  ['a logo that is text', file('logo-on-dark.svg', 'our logo'), '"logo-on-dark.svg" is neither an SVG nor a PNG'],
  ['a logo that is not there', option('branding.logo', 'loga.svg'), 'did you mean "logo.svg"?'],
  ['HTML on a page', page('<div>Open late on <b>Thursdays</b></div>'), '"Open late on Thursdays" does not show'],
  ['a table of HTML', page('<table><tr><td>Mon</td><td>8 to 5</td></tr></table>'), '"Mon 8 to 5" does not show'],
  ['a white brand', option('branding.primary', '#ffffff'), '#ffffff cannot be seen on a white page'],
  ['an almost white accent', option('branding.accent', '#f4f4f4'), '#f4f4f4 cannot be seen on a white page'],
  ['a grey brand', option('branding.primary', '#777777'), 'reaches 4.47 to 1 where 4.5 is needed'],
  [
    'a grey ground',
    option('branding.ground', '#9a9a9a'),
    'text does not read well on a page of #9a9a9a: it reaches 6.5 to 1 where 10 is needed',
  ],
  ['bands that are not dark', option('branding.bands', '#7a7a7a'), 'white text does not read well on bands of #7a7a7a'],
  [
    'a brand that vanishes on a dark ground',
    option('branding', { logo: 'logo.svg', primary: '#101010', ground: '#0b0b0c' }),
    '#101010 cannot be seen on a page of #0b0b0c, so buttons look like plain text: take a lighter colour',
  ],
  ['a pair of typefaces that is none', option('branding.font', 'presteige'), 'did you mean "prestige"?'],
  [
    'a typeface in another format',
    option('branding.ownTypefaces', { headline: 'halcyon.ttf' }),
    'the name of a .woff2 file in the site’s folder',
  ],
  [
    'a typeface that is not there',
    option('branding.ownTypefaces', { text: 'halcyon.woff2' }),
    'there is no file "halcyon.woff2" in the site\'s folder',
  ],
  ['a colour by name', option('branding.primary', 'red'), 'expected a colour such as #1f6feb, found "red"'],
  ['a webhook in the clear', webhook('http://crm.example/leads', 'signed'), "sends buyers' details unencrypted"],
  ['a webhook without a secret', webhook('https://crm.example/leads'), 'WEBHOOK_SECRET_CRM is not set here'],
  ['a webhook without a scheme', webhook('crm.example/leads'), 'a full address such as https://www.dealer.example'],
  ['an ABN with swapped digits', option('identity.abn', '89 000 000 091'), 'its check digits do not fit'],
  ['an ABN of ten digits', option('identity.abn', '89 000 000 19'), 'expected eleven digits'],
  [
    'a day as it is written here',
    option('places.holidays', [{ name: 'X', date: '25/12/2026' }]),
    'did you mean "2026-12-25"?',
  ],
  [
    'a day that there is not',
    option('places.holidays', [{ name: 'X', date: '2026-02-30' }]),
    'a day as year-month-day, such as 2026-12-25',
  ],
  ['a weekday by name', option('locations.0.hours.0.weekday', 'Monday'), 'write 1: 0 is Sunday, 1 Monday, 6 Saturday'],
  ['a weekday by abbreviation', option('locations.0.hours.0.weekday', 'Sat'), 'write 6: 0 is Sunday'],
  ['weekday 7', option('locations.0.hours.0.weekday', 7), 'expected at most 6, found 7'],
  ['a time with a point', option('locations.0.hours.0.open', '8.30'), 'expected a time such as 08:30, found "8.30"'],
  ['a time before it opens', option('locations.0.hours.0.close', '07:00'), 'not after it opens at 08:30'],
  ['an unknown option', option('search.sort', []), 'did you mean "sorts"?'],
  ['an unknown template', option('template', 'medow'), 'did you mean "meadow"?'],
  ['yes for true', option('menus.phoneBar', 'yes'), 'expected true or false, found "yes"'],
  ['a number as text', option('search.sold.keepDays', '3'), 'expected a number, found "3"'],
  ['a time zone by city alone', option('timezone', 'Sydney'), 'expected an IANA name such as Australia/Brisbane'],
  ['a state in full', option('locations.0.state', 'Queensland'), 'there is no AU state "Queensland"'],
  ['a postcode of five digits', option('locations.0.postcode', '90210'), 'a postcode of region AU has 4 digits'],
  ['an address without its at sign', option('locations.0.leadEmail', 'sales.citycars.example'), 'an e-mail address'],
  ['a dealership that is none', option('locations.0.dealershipSlug', 'citycars'), 'did you mean "city-cars"?'],
  [
    'a slug that is not the folder',
    option('slug', 'town-cars'),
    'the slug is "town-cars" but the folder is "city-cars"',
  ],
  ['a hostname with https', option('hostnames', ['https://www.citycars.example']), 'hostnames[0]'],
  ['a hostname twice', option('hostnames', ['a.example', 'a.example']), '"a.example" is in this list twice'],
  ['an unknown destination', destination({ kind: 'email', to: 'a@b.example' }), 'expected one of'],
  ['a preset that is none', option('extends', ['no-such']), 'no-such'],
  [
    'a tag of Google’s former kind',
    option('integrations.ga4', 'UA-123-1'),
    'a GA4 measurement id such as G-ABC123DEF4',
  ],
  ['a make that is none', option('identity.manufacturer', 'Toyoto'), 'did you mean "Toyota"?'],
  ['a comma too many', file('site.json', '{ "slug": "city-cars", }'), 'site.json is not valid JSON'],
  ['an empty file', file('site.json', ''), 'site.json is not valid JSON'],
  ['a list for the whole', file('site.json', '[]'), 'expected an object of options'],
  ['a block of no known kind', block({ kind: 'texts' }), 'home.blocks[1].kind\n    expected one of "text", "video"'],
  ['a block’s misspelt name', option('home.blocks', ['heros']), 'home.blocks[0]\n    expected one of "hero"'],
  ['a block without its heading', option('home.blocks', [{ kind: 'text' }]), 'home.blocks[0].heading\n    is missing'],
  ['a block with an unknown field', block({ kind: 'text', txt: 'T' }), 'home.blocks[1].txt\n    is not a known option'],
  [
    'a film of no known kind',
    block({ kind: 'video', film: 'https://a.example', poster: '/a.webp' }),
    'a YouTube address',
  ],
  [
    'a block’s refused link',
    block({ kind: 'text', text: '[x](javascript:a)' }),
    'home.blocks[1].text\n    the link to',
  ],
  [
    'a block’s link to nothing',
    block({ kind: 'text', text: '[x](/pages/vans)' }),
    'home.blocks[1].text\n    "/pages/vans"',
  ],
  [
    'a block’s dead button',
    block({ kind: 'text', button: 'B', href: '/serch' }),
    'home.blocks[1].href: "/serch" leads',
  ],
  ['a button to nowhere', block({ kind: 'text', button: 'B' }), 'home.blocks[1].href\n    is missing: button and href'],
  ['a block’s unknown placeholder', block({ kind: 'text', text: '{{fone}}' }), 'did you mean "phone"?'],
  [
    'a block’s missing picture',
    block({ kind: 'text', picture: '/site-files/x.webp' }),
    'home.blocks[1].picture: there is',
  ],
  [
    'a block’s picture elsewhere',
    block({ kind: 'text', picture: 'https://a.example/x.webp' }),
    'a picture of this site',
  ],
  [
    'cars of no listing',
    block({ kind: 'stock', listing: '/models' }),
    'home.blocks[1].listing\n    "/models" is no listing',
  ],
  ['cars by an unknown filter', block({ kind: 'stock', listing: '/search?fule=Diesel' }), 'did you mean "fuel"?'],
  ['cars near a postcode', block({ kind: 'stock', listing: '/search?postcode=4105' }), 'cannot have "postcode"'],
  [
    'a person at no location',
    block({ kind: 'people', people: [{ name: 'N', role: 'R', location: 'yard' }] }),
    'home.blocks[1].people[0].location\n    there is no location "yard"',
  ],
  [
    'two forms on a page',
    landing({ kind: 'form', heading: 'H', form: 'contact' }, { kind: 'form', heading: 'H', form: 'finance' }),
    'pages/privacy-policy.json.blocks[1].form\n    the page has a form already',
  ],
  ['a form that is left out', block({ kind: 'form', form: 'careers' }), 'add "careers" to leads.pages'],
  [
    'a form beside a form',
    below({ kind: 'form', form: 'contact' }),
    'leads.blocks.service.below[0].form\n    this page is',
  ],
  [
    'a form page’s wrong field',
    below({ kind: 'text', txt: 'T' }),
    'leads.blocks.service.below[0].txt\n    is not a known',
  ],
  [
    'a page’s wrong field',
    landing({ kind: 'stock', heading: 'H', list: '/search' }),
    'pages/privacy-policy.json.blocks[0].list',
  ],
  [
    'blocks without their page',
    file('pages/sale.json', '{"blocks":[]}'),
    'pages/sale.json.blocks\n    expected at least 1',
  ],
  [
    'a landing page without its words',
    file('pages/sale.json', JSON.stringify({ blocks: [{ kind: 'text', heading: 'H' }] })),
    'pages/sale.json\n    its page is missing: add pages/sale.md',
  ],
  [
    'a form page’s blocks in a file',
    file('pages/service.json', JSON.stringify({ blocks: [{ kind: 'text', heading: 'H' }] })),
    'the blocks of this page are in site.json, at leads.blocks.service',
  ],
  // P-14: mistakes that were good in silence.
  [
    'P-14 an offer that ends before it begins',
    offer({ from: '2099-02-01T00:00:00+11:00', until: '2099-01-01T00:00:00+11:00' }),
    'offers.list[0].until: the offer ends before it begins, at 2099-02-01T00:00:00+11:00: swap from and until',
  ],
  ['P-14 an offer that is over', offer({ until: '2020-01-01T00:00:00+11:00' }), 'the offer is over since 2020-01-01'],
  [
    'P-14 offers where none shows',
    options({ 'offers.list': [OFFER], 'integrations.offersCount': 0 }),
    'integrations.offersCount: is 0, so none of the 1 offers shows: write at least 1',
  ],
  [
    'P-14 a redirect of a page that is here',
    option('redirects', [{ from: '/privacy-policy', to: '/search' }]),
    'redirects[0].from: takes away the page that this site has at /privacy-policy',
  ],
  [
    'P-14 a redirect of all below a page that is here',
    option('redirects', [
      { from: '/special-offers/*', to: '/search' },
      { from: '/trade-in', to: '/search' },
    ]),
    'redirects[1].from: takes away the page that this site has at /trade-in',
  ],
  [
    'P-14 an excluded dealership that is none',
    option('finance.excludedDealerships', ['city-car']),
    'finance.excludedDealerships[0]: there is no dealership "city-car" here; did you mean "city-cars"?',
  ],
  [
    'P-14 a site of another region that is none',
    option('identity.otherRegions', ['city-cars-nz']),
    'identity.otherRegions[0]: there is no other site "city-cars-nz" in the folder of sites',
  ],
  [
    'P-14 a page that links to a dead page',
    page('[Stock](/serch)'),
    'pages/about-us.md: "/serch" leads to no page of this site; did you mean "/search"?',
  ],
  [
    'P-14 a postcode of another state',
    option('locations.0.postcode', '3000'),
    'locations[0].postcode: 3000 is a postcode of VIC, and the state is NSW',
  ],
  [
    'P-14 a latitude without its minus',
    options({ 'locations.0.lat': 33.86, 'locations.0.lng': 151.04 }),
    'locations[0].lat: a latitude of 33.86 is on the other half of the earth; did you mean -33.86?',
  ],
  [
    'P-14 reservations without a button',
    options({
      reservation: { kind: 'deposit' },
      'vehicle.sidebar': ['enquire', 'call'],
      'vehicle.sections': ['summary'],
      'card.buttons': ['view-details'],
    }),
    'reservation: cars can be reserved, and no button says so: add "reserve" to vehicle.sidebar',
  ],
  [
    'P-14 a large deposit',
    option('reservation', { kind: 'deposit', amount: 20_000 }),
    'reservation.amount: a deposit of $20,000 is in dollars; did you mean 200?',
  ],
  [
    'P-14 special hours in the past',
    option('locations.0.specialHours', [{ date: '2020-12-25', name: 'Christmas Day' }]),
    'locations[0].specialHours: every day of the list is over, the last on 2020-12-25: write the days to come',
  ],
  [
    'P-14 holidays in the past',
    option('places.holidays', [{ date: '2020-12-25', name: 'Christmas Day' }]),
    'places.holidays: every day of the list is over, the last on 2020-12-25',
  ],
  [
    'P-14 a promotion at one place twice',
    option('search.promotions', { positions: [8, 8] }),
    'search.promotions.positions[1]: 8 is in this list twice: take one away',
  ],
  [
    'P-14 a button of a car twice',
    option('vehicle.sidebar', ['enquire', 'call', 'enquire']),
    'vehicle.sidebar[2]: enquire is in this list twice: take one away',
  ],
  [
    'P-14 charges that end before they begin',
    option('driveAway.charges', [{ state: 'NSW', from: '2099-07-01', until: '2099-06-30', source: 'Us' }]),
    'driveAway.charges[0].until: 2099-06-30 is before from, 2099-07-01: swap them',
  ],
  [
    'P-14 an Australian address in New Zealand',
    option('region', 'NZ'),
    'locations[0].state: "NSW" is a state of Australia, and the region is NZ: write "region": "AU"',
  ],
  [
    'P-14 an empty search category',
    option('search.categories', ['']),
    'search.categories[0]: is empty: name a category of the stock, or take it away',
  ],
  [
    'P-15 a page with an empty title',
    file('pages/about-us.md', '---\ntitle:\ndescription: Us\n---\n'),
    'the front matter’s title: empty; write it after "title:"',
  ],
  [
    'P-15 a page without a description',
    file('pages/about-us.md', '---\ntitle: Us\n---\n'),
    'the front matter’s description: missing; write "description: …" on a line of its own',
  ],
  [
    'P-15 an article without a picture',
    file('blog/sale.md', '---\ntitle: Sale\ndescription: Us\ndate: 2026-11-01\n---\nCome.'),
    'the front matter’s picture: missing; write "picture: …" on a line of its own',
  ],
  [
    'P-15 a page with a long title',
    file('pages/about-us.md', `---\ntitle: ${'Us '.repeat(50)}\ndescription: Us\n---\n`),
    'the front matter’s title: too long; write at most 120 characters',
  ],
  [
    'P-15 a webhook inside the network',
    webhook('https://10.0.0.8/leads', 'signed'),
    '"https://10.0.0.8/leads" is inside the network, and no lead is sent there',
  ],
  [
    'P-15 a logo of a make that is none',
    options({ 'menus.brandLogos': [{ make: 'Toyoat', image: 'logo.svg' }] }),
    'menus.brandLogos[0].make: "Toyoat" is no make known to the platform',
  ],
  ['P-15 a preset where there are none', option('extends', ['harvest']), 'there are none in _groups/'],
  ['P-15 an option that is like none', option('reservation', { kind: 'off', zzzzzzzzzzz: 1 }), 'there are: kind'],
  ['a page without a title', file('pages/about-us.md', 'About us'), 'pages/about-us.md'],
  ['a link on a page to nothing', page('[Vans](/pages/vans)'), 'a page that the site does not have in pages/'],
  [
    'a page in Windows-1252',
    file('pages/privacy-policy.md', Buffer.from([0x43, 0x61, 0x66, 0xe9])),
    'save it again as UTF-8',
  ],
]

describe('forecourt site check', () => {
  it('D-68 covers at least forty mistakes, and reports the unchanged site as valid', async () => {
    expect(MISTAKES.length).toBeGreaterThanOrEqual(40)
    expect(await checked(null)).toEqual(['city-cars: good'])
  })

  it.each(MISTAKES)('D-68 SITE-5 says what to do about %s', async (_, mistake, words) => {
    const lines = await checked(mistake)
    expect(lines[0]).not.toContain('good')
    expect(lines.join('\n')).toContain(words)
    // Prints the expected format, never a regular expression or stack trace.
    expect(lines.join('\n')).not.toMatch(/\^\(|\\d|Invalid|\[object|\n\s+at /)
  })

  it('P-14 says which key of a JSON file is in one object twice', async () => {
    const twice = String(files['site.json']).replace(
      '{',
      '{ "search": { "makesShown": 3 }, "search": { "makesShown": 5, "makesShown": 6 },',
    )
    const lines = (await checkedFiles({ ...files, 'site.json': twice })).join('\n')
    expect(lines).toContain('search: "search" is in site.json twice, and only the last one counts: take one away')
    expect(lines).toContain('search.makesShown: "makesShown" is in site.json twice')
  })

  it('D-62 says that a privacy policy is silent about a tag, and nothing once it is not', async () => {
    const site: unknown = JSON.parse(files['site.json'] ?? '')
    const tagged = { ...files, 'site.json': JSON.stringify(put(site, ['integrations', 'ga4'], 'G-EXAMPLE001')) }
    expect(await checkedFiles(tagged)).toEqual(['city-cars: good'])
    const policy = String(files['pages/privacy-policy.md']).replace('{{cookies}}', 'We set no cookies.')
    const silent = (await checkedFiles({ ...tagged, 'pages/privacy-policy.md': policy })).join('\n')
    expect(silent).toContain('integrations.ga4')
    expect(silent).toContain('write {{cookies}} where the policy speaks of them')
  })

  it.each(['utf16le', 'utf-8'] as const)(
    'D-68 reads a site.json and pages saved as %s with a byte order mark',
    async (encoding) => {
      const marked = (text: string) => Buffer.from(`\uFEFF${text}`, encoding)
      const all = Object.entries(files).map(
        ([name, text]) => [name, name.endsWith('.svg') ? text : marked(text)] as const,
      )
      expect(await checkedFiles(Object.fromEntries(all))).toEqual(['city-cars: good'])
    },
  )
})

async function checked(mistake: (typeof MISTAKES)[number][1] | null): Promise<readonly string[]> {
  if (mistake === null) return checkedFiles(files)
  if ('file' in mistake) return checkedFiles({ ...files, [mistake.file]: mistake.content })
  const site: unknown = JSON.parse(files['site.json'] ?? '')
  const changes = 'options' in mistake ? mistake.options : { [mistake.option]: mistake.value }
  const changed = Object.entries(changes).reduce((into, [path, value]) => put(into, path.split('.'), value), site)
  return checkedFiles({ ...files, 'site.json': JSON.stringify(changed) })
}

function put(into: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  if (Array.isArray(into))
    return into.map((each, index) =>
      String(index) !== key ? each : rest.length === 0 ? value : put(each, rest, value),
    )
  const record = (into ?? {}) as Record<string, unknown>
  return { ...record, [key]: rest.length === 0 ? value : put(record[key], rest, value) }
}

async function checkedFiles(all: Readonly<Record<string, string | Buffer>>): Promise<readonly string[]> {
  await rm(join(folder, 'city-cars'), { recursive: true, force: true })
  for (const [name, content] of Object.entries(all)) {
    await mkdir(dirname(join(folder, 'city-cars', name)), { recursive: true })
    await writeFile(join(folder, 'city-cars', name), content)
  }
  const lines: string[] = []
  await siteCheckCommand({ folder, webhookAccounts: ['signed'] }, (line) => lines.push(line))
  return lines
}
