import type { JsonValue } from '#domain/draft/json-value.ts'
import type { WantedChange } from '#domain/draft/settle-change.ts'
import { smallSite } from '#fixtures/site/small-site.ts'
import { SLUG } from '#operations/draft/testing.ts'

/** A fault that a person could bring into the site by one step of a draft. */
export interface PlantedFault {
  readonly what: string
  readonly weight: 'fault' | 'warning'
  readonly changes: readonly WantedChange[]
  /** Files of the draft that its changes put, by their paths. */
  readonly files?: Readonly<Record<string, string>>
  /** What the person reads. */
  readonly says: RegExp
  /** Where its control is: the end of the link. */
  readonly leadsTo: string
}

const SITE = smallSite({ slug: SLUG })
const [YARD] = SITE.locations ?? []

/** The site that they are planted in: it has none of them. */
export const SOUND_SITE: Readonly<Record<string, string>> = {
  'site.json': JSON.stringify({
    ...SITE,
    legal: {},
    identity: { abn: '51 824 753 556', legalName: 'Ash Cars Pty Ltd' },
    finance: { calculatorRate: 8.9 },
    locations: [{ ...YARD, id: 'yard', licenceNumber: '0041050' }],
    redirects: [{ id: '_old', from: '/used-cars.php', to: '/search' }],
    menus: { header: [{ id: '_cars', label: 'All cars', href: '/search' }] },
    home: {
      heading: 'Good cars',
      slides: [{ id: '_utes', title: 'Utes that have worked', button: 'See the utes', href: '/search' }],
    },
    offers: {
      list: [{ id: '_tow', title: 'Tow bar fitted', text: 'Any ute.', button: 'See all', href: '/search' }],
    },
  }),
  'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"><title>Ash</title></svg>',
  'pages/about-us.md': text('About us', '## The yard\n\nSince 1987.\n'),
  'pages/privacy-policy.md': text('Privacy policy', '## Decisions\n\n{{decisions}}\n'),
}

function text(title: string, body: string, description = `${title} of Ash Cars in a sentence.`): string {
  return `---\ntitle: ${title}\ndescription: ${description}\n---\n\n${body}`
}

function set(path: string, after: JsonValue, before?: JsonValue): readonly WantedChange[] {
  const shown = before === undefined ? {} : { before }
  return [{ kind: 'set', path: ['site.json', ...path.split('/')], ...shown, after }]
}

function add(list: string, value: Record<string, JsonValue>, behind: string | null = null): readonly WantedChange[] {
  return [
    {
      kind: 'insert',
      path: ['site.json', ...list.split('/'), '@_planted'],
      value: { id: '_planted', ...value },
      behind,
    },
  ]
}

function gone(path: string, before: JsonValue): readonly WantedChange[] {
  return [{ kind: 'set', path: ['site.json', ...path.split('/')], before }]
}

const PAGE = 'pages/easter.md'

/** Where a page's text is edited. */
function textOf(file: string): string {
  return `/pages/edit?${new URLSearchParams({ file })}`
}

/** A page of the dealer's with a text. */
function page(what: string, body: string, says: RegExp, weight: PlantedFault['weight'] = 'fault'): PlantedFault {
  return {
    what,
    weight,
    changes: [],
    files: { [PAGE]: text('Easter at the yard', body) },
    says,
    leadsTo: textOf(PAGE),
  }
}

const MIDDLE_GREY = '#7a7a7a'
const offer = { title: 'Easter', text: 'Free eggs.', button: 'See the eggs', href: '/search' }

export const PLANTED: readonly PlantedFault[] = [
  ...['primary', 'accent', 'ground', 'bands'].map(
    (colour): PlantedFault => ({
      what: `a colour without contrast: ${colour}`,
      weight: 'fault',
      changes: set(`branding/${colour}`, colour === 'bands' ? '#d0d0d0' : MIDDLE_GREY),
      says: /read/,
      leadsTo: `/parts/brand#at-branding-${colour}`,
    }),
  ),
  {
    what: 'a colour that cannot be seen on the page',
    weight: 'warning',
    changes: set('branding/primary', '#fffffe'),
    says: /cannot be seen on a white page/,
    leadsTo: '/parts/brand#at-branding-primary',
  },
  {
    what: 'a logo that is no picture',
    weight: 'warning',
    changes: [],
    files: { 'logo.svg': 'hello' },
    says: /neither an SVG nor a PNG/,
    leadsTo: '/parts/brand#at-branding-logo',
  },
  {
    what: 'a picture that is not there',
    weight: 'warning',
    changes: set('home/image', '/site-files/none.jpg'),
    says: /no file "none.jpg"/,
    leadsTo: '/parts/home#at-home-image',
  },
  {
    what: 'a heavy picture',
    weight: 'warning',
    changes: set('home/image', '/site-files/heavy.jpg'),
    files: { 'heavy.jpg': 'x'.repeat(600 * 1024) },
    says: /heavy.jpg’ has 600 kB/,
    leadsTo: '/parts/home#at-home-image',
  },
  {
    what: 'a circle of redirects',
    weight: 'fault',
    changes: [
      ...add('redirects', { from: '/a', to: '/b' }, '_old'),
      {
        kind: 'insert',
        path: ['site.json', 'redirects', '@_second'],
        value: { id: '_second', from: '/b', to: '/a' },
        behind: '_planted',
      },
    ],
    says: /redirected itself/,
    leadsTo: '/parts/addresses#at-redirects',
  },
  {
    what: 'a chain of redirects',
    weight: 'fault',
    changes: add('redirects', { from: '/a', to: '/used-cars.php' }, '_old'),
    says: /redirected itself, to "\/search"/,
    leadsTo: '/parts/addresses#at-redirects',
  },
  {
    what: 'a redirect of the home page',
    weight: 'fault',
    changes: add('redirects', { from: '/*', to: '/search' }, '_old'),
    says: /home page cannot be redirected/,
    leadsTo: '/parts/addresses#at-redirects',
  },
  {
    what: 'a redirect to nothing',
    weight: 'fault',
    changes: add('redirects', { from: '/a', to: '/nowhere' }, '_old'),
    says: /no page at "\/nowhere"/,
    leadsTo: '/parts/addresses#at-redirects',
  },
  {
    what: 'two redirects of one address',
    weight: 'fault',
    changes: add('redirects', { from: '/used-cars.php', to: '/' }, '_old'),
    says: /in this list twice/,
    leadsTo: '/parts/addresses#at-redirects',
  },
  {
    what: 'a redirect that takes a page away',
    weight: 'warning',
    changes: add('redirects', { from: '/about-us', to: '/search' }, '_old'),
    says: /takes away the page that this site has at \/about-us/,
    leadsTo: '/parts/addresses#at-redirects',
  },
  {
    what: 'a hostname twice',
    weight: 'fault',
    changes: set('hostnames', ['www.ash.example', 'www.ash.example']),
    says: /in this list twice/,
    leadsTo: '/parts/addresses#at-hostnames',
  },
  ...(
    [
      ['a location that is not there', '/contact-us/nowhere', 'fault', /no location "nowhere"/],
      ['a page that is not there', '/pages/nowhere', 'fault', /a page that the site does not have/],
      ['nothing', '/nowhere', 'fault', /leads to \/nowhere, where this site has no page/],
      ['an address without https', 'http://elsewhere.example', 'fault', /https/],
      ['a number that cannot be rung', 'tel:------', 'fault', /‘------’ cannot be rung/],
      ['half a mail address', 'mailto:kim@ash', 'fault', /no mail address/],
      ['a place that is not there', '/about-us#nowhere', 'warning', /no such place/],
    ] as const
  ).map(
    ([to, href, weight, says]): PlantedFault => ({
      what: `a menu entry to ${to}`,
      weight,
      changes: add('menus/header', { label: 'Easter', href }, '_cars'),
      says,
      leadsTo: '/parts/menus#at-menus-header',
    }),
  ),
  {
    what: 'a menu entry with the words of another',
    weight: 'warning',
    changes: add('menus/header', { label: 'All cars', href: '/contact-us' }, '_cars'),
    says: /‘All cars’ lead to different places/,
    leadsTo: '/parts/menus#at-menus-header',
  },
  {
    what: 'a menu entry that does not say where it leads',
    weight: 'warning',
    changes: set('menus/header/@_cars/label', 'More', 'All cars'),
    says: /‘More’ to \/search does not say/,
    leadsTo: '/parts/menus#at-menus-header',
  },
  {
    what: 'a slide to nothing',
    weight: 'fault',
    changes: set('home/slides/@_utes/href', '/nowhere', '/search'),
    says: /leads to \/nowhere/,
    leadsTo: '/parts/home?at=home%2Fslides%2F%40_utes',
  },
  {
    what: 'an offer to nothing',
    weight: 'warning',
    changes: set('offers/list/@_tow/href', '/nowhere', '/search'),
    says: /"\/nowhere" leads to no page/,
    leadsTo: '/parts/offers?at=offers%2Flist%2F%40_tow',
  },
  {
    what: 'an offer that is over',
    weight: 'warning',
    changes: add('offers/list', { ...offer, until: '2026-01-01T00:00:00+10:00' }, '_tow'),
    says: /the offer is over since 2026-01-01/,
    leadsTo: '/parts/offers?at=offers%2Flist%2F%40_planted',
  },
  {
    what: 'an offer that ends before it begins',
    weight: 'warning',
    changes: add(
      'offers/list',
      { ...offer, from: '2027-02-01T00:00:00+10:00', until: '2027-01-01T00:00:00+10:00' },
      'tow',
    ),
    says: /ends before it begins/,
    leadsTo: '/parts/offers?at=offers%2Flist%2F%40_planted',
  },
  {
    what: 'a banner that is over',
    weight: 'warning',
    changes: set('home/banner', {
      text: 'Easter',
      from: '2025-01-01T00:00:00+10:00',
      until: '2026-01-01T00:00:00+10:00',
    }),
    says: /the banner is over since/,
    leadsTo: '/parts/banner#at-home-banner-until',
  },
  {
    what: 'a banner of a location that is gone',
    weight: 'fault',
    changes: set('home/banner', {
      text: 'Sausages on Saturday',
      from: '2027-01-01T00:00:00+10:00',
      until: '2027-02-01T00:00:00+10:00',
      locations: ['old-yard'],
    }),
    says: /there is no location id "old-yard"/,
    leadsTo: '/parts/banner#at-home-banner-locations',
  },
  {
    what: 'charges of a year that is over',
    weight: 'warning',
    changes: add('driveAway/charges', {
      state: 'QLD',
      from: '2025-01-01',
      until: '2025-12-31',
      source: 'tmr.qld.gov.au',
    }),
    says: /the charges of QLD are over since 2025-12-31/,
    leadsTo: '/parts/prices?at=driveAway%2Fcharges%2F%40_planted',
  },
  {
    what: 'charges that end before they begin',
    weight: 'warning',
    changes: add('driveAway/charges', {
      state: 'QLD',
      from: '2027-12-31',
      until: '2027-01-01',
      source: 'tmr.qld.gov.au',
    }),
    says: /before from, 2027-12-31: swap them/,
    leadsTo: '/parts/prices?at=driveAway%2Fcharges%2F%40_planted',
  },
  {
    what: 'special days that are all over',
    weight: 'warning',
    changes: add('locations/@yard/specialHours', { date: '2026-04-03', name: 'Good Friday' }),
    says: /every day of the list is over/,
    leadsTo: '/parts/locations?at=locations%2F%40yard',
  },
  {
    what: 'a finance rate that nobody chose any more',
    weight: 'warning',
    changes: gone('finance/calculatorRate', 8.9),
    says: /repayments show at 10% a year, a rate that nobody entered/,
    leadsTo: '/parts/prices#at-finance-calculatorRate',
  },
  {
    what: 'a finance rate beyond all rates',
    weight: 'fault',
    changes: set('finance/calculatorRate', 89, 8.9),
    says: /30/,
    leadsTo: '/parts/prices#at-finance-calculatorRate',
  },
  {
    what: 'repayments without the text of the law',
    weight: 'warning',
    changes: set('finance/disclaimer', ''),
    says: /repayments show without their small print/,
    leadsTo: '/parts/prices#at-finance-disclaimer',
  },
  {
    what: 'a licence number that is gone',
    weight: 'warning',
    changes: gone('locations/@yard/licenceNumber', '0041050'),
    says: /shows no Dealer licence any more/,
    leadsTo: '/parts/locations?at=locations%2F%40yard',
  },
  {
    what: 'an ABN that is gone',
    weight: 'warning',
    changes: gone('identity/abn', '51 824 753 556'),
    says: /no ABN any more/,
    leadsTo: '/parts/owner#at-identity-abn',
  },
  {
    what: 'an ABN with a wrong digit',
    weight: 'warning',
    changes: set('identity/abn', '51 824 753 557', '51 824 753 556'),
    says: /is no ABN/,
    leadsTo: '/parts/owner#at-identity-abn',
  },
  {
    what: 'a legal name that is gone',
    weight: 'warning',
    changes: gone('identity/legalName', 'Ash Cars Pty Ltd'),
    says: /no form names who collects/,
    leadsTo: '/parts/owner#at-identity-legalName',
  },
  {
    what: 'a privacy policy without the list of decisions',
    weight: 'warning',
    changes: [],
    files: { 'pages/privacy-policy.md': text('Privacy policy', 'We keep it safe.\n') },
    says: /the privacy policy has no {{decisions}}/,
    leadsTo: textOf('pages/privacy-policy.md'),
  },
  {
    what: 'a phone number of words',
    weight: 'fault',
    changes: set('locations/@yard/phone', 'ask for Kim', YARD?.phone ?? ''),
    says: /a phone number as it is dialled/,
    leadsTo: '/parts/locations?at=locations%2F%40yard',
  },
  {
    what: 'a phone number without digits',
    weight: 'fault',
    changes: set('contact/salesPhone', '( ) - ( ) -'),
    says: /cannot be rung/,
    leadsTo: '/parts/contact#at-contact-salesPhone',
  },
  {
    what: 'half a mail address of the dealer',
    weight: 'fault',
    changes: set('contact/email', 'kim@'),
    says: /Contact and social media/,
    leadsTo: '/parts/contact#at-contact-email',
  },
  {
    what: 'a heading without words',
    weight: 'fault',
    changes: set('home/heading', '  ', 'Good cars'),
    says: /A heading has no words|no main heading/,
    leadsTo: '/parts/home#at-home-heading',
  },
  {
    what: 'more cars than a block can show',
    weight: 'fault',
    changes: set('home/latest', 99),
    says: /12/,
    leadsTo: '/parts/home#at-home-latest',
  },
  {
    what: 'a page without a title',
    weight: 'fault',
    changes: [],
    files: { [PAGE]: '---\ndescription: Easter.\n---\n\nOpen.\n' },
    says: /title/,
    leadsTo: textOf(PAGE),
  },
  {
    what: 'a page without a description',
    weight: 'fault',
    changes: [],
    files: { [PAGE]: '---\ntitle: Easter\n---\n\nOpen.\n' },
    says: /description/,
    leadsTo: textOf(PAGE),
  },
  {
    what: 'a page with the title of another',
    weight: 'warning',
    changes: [],
    files: { [PAGE]: text('About us', 'Open.\n') },
    says: /\/about-us has the same title/,
    leadsTo: textOf(PAGE),
  },
  {
    what: 'a page that is gone',
    weight: 'warning',
    changes: [{ kind: 'remove-file', path: ['pages/about-us.md'] } as unknown as WantedChange],
    says: /Nothing is at \/about-us any more/,
    leadsTo: '/parts/addresses',
  },
  page('a picture without alt text', '![](yard.jpg)\n', /needs words for those who cannot see it/),
  page('a picture that is not beside it', '![The yard](yard.jpg)\n', /no picture "yard.jpg" beside it/),
  page('a link that runs a program', '[Open](javascript:alert(1))\n', /is refused/),
  page('a link without https', '[Elsewhere](http://elsewhere.example)\n', /is refused/),
  page('a name in braces that is none', 'We are {{nobody}}.\n', /nobody/),
  page('raw HTML', '<div>Closed on Monday</div>\n', /"Closed on Monday" does not show/, 'warning'),
  page('a heading without words', '## &nbsp;\n\nOpen.\n', /A heading has no words/),
  page('a level of headings left out', '## Hours\n\n#### Monday\n', /‘Monday’ is two levels below ‘Hours’/, 'warning'),
  page(
    'the name of a file as alt text',
    '![IMG_2041](/pictures/made/ute-black-dusk-1600.webp)\n',
    /is the name of a file/,
    'warning',
  ),
  page('a link without words', '[](/search)\n', /The link to \/search has no words/),
  page('a link that says ‘here’', 'See [here](/search).\n', /‘here’ to \/search/, 'warning'),
  page('a link to a car that is gone', 'See [the ute](/cars/no-such-car).\n', /leads to \/cars\/no-such-car/),
  page('a link to a place that is not there', 'See [the hours](#hours).\n', /no such place/, 'warning'),
  page('one text for two pages', '[Our cars](/search) or [our cars](/models)\n', /lead to different places/, 'warning'),
  page('a number that cannot be rung', '[Ring Kim](tel:ask)\n', /‘ask’ cannot be rung/),
  page('two mail addresses in one', '[Write](mailto:a@ash.au,b@ash.au)\n', /no mail address/),
  page('a table without headers', '| | |\n|-|-|\n| Monday | closed |\n', /has no headers/, 'warning'),
  page('a heavy page', `${'Open all day. '.repeat(9000)}\n`, /is slow on a phone/, 'warning'),
]
