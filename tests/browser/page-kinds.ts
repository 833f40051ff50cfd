/** One site per template, with the slugs of its pages. */
export const SITES = [
  {
    site: 'meridian-motor-group',
    model: 'toyota-hilux',
    location: 'meridian-kia-nerang',
    category: 'buying-guides',
    article: 'hybrid-or-plug-in',
    landing: 'plate-clearance',
  },
  {
    site: 'southside-cars',
    model: 'mazda-cx-5',
    location: 'southside-cars-moorooka',
    category: 'workshop',
    article: 'work-ute-cost-per-kilometre',
    landing: 'first-cars',
  },
  {
    site: 'wattle-caravans',
    model: 'tallowwood-stockroute',
    location: 'wattle-caravans-caboolture',
    category: 'towing',
    article: 'what-can-your-car-tow',
    landing: 'summer-open-weekend',
  },
] as const

export type Dealer = (typeof SITES)[number]

/** Values known only at runtime: two cars of the site. */
export type Visit = Dealer & {
  readonly cars: readonly [string, string]
  readonly carIds: string
}

/** Every page route with addresses of each kind of page it shows; null with a comment if it needs none. */
export const PAGES: Readonly<Record<string, ((visit: Visit) => readonly string[]) | null>> = {
  '/': () => ['/'],
  // A late page with the most paging links; other states are in listing-accessibility.test.
  'search/:first?/:second?': () => ['/search?page=7'],
  'special-offers': () => ['/special-offers'],
  'parts/search': () => ['/parts/search'],
  models: () => ['/models'],
  'models/:slug': ({ model }) => [`/models/${model}`],
  'cars/:slug': ({ cars: [car] }) => [`/cars/${car}`],
  // A file; without one, the page of '*'.
  'cars/:slug.pdf': null,
  'cars/:slug/:flow': ({ cars: [car] }) => [`/cars/${car}/checkout`],
  // Redirects to a car's checkout.
  'checkout-journey': null,
  // Its states are tested in reserve.test.
  'reservations/:token': null,
  'visits/:token': null,
  'sandbox-payment/:id': null,
  budget: () => ['/budget'],
  success: () => ['/success'],
  finance: ({ cars: [car] }) => ['/finance', `/finance?car_id=${car}`],
  // The same page at other addresses (ROUTE-7, ROUTE-8).
  'finance-enquiry': null,
  'apply-for-finance': null,
  'finance-pre-approval': null,
  'personalised/finance': null,
  contact: null,
  'contact-us': () => ['/contact-us'],
  'book-test-drive': () => ['/book-test-drive'],
  'trade-in': () => ['/trade-in'],
  // The same page with other texts; its steps are in sell-my-car.test.
  'sell-my-car': null,
  'cars/trade-in': ({ carIds }) => [`/cars/trade-in?car_id=${carIds.split(',')[0]}`],
  'trade-in/:valuation': null,
  service: () => ['/service'],
  'parts/enquiry': () => ['/parts/enquiry'],
  careers: () => ['/careers'],
  fleet: () => ['/fleet'],
  'contact-us/:location': ({ location }) => [`/contact-us/${location}`],
  ':page': () => ['/about-us', '/faqs', '/accessibility'],
  blog: () => ['/blog'],
  'blog/:slug': ({ category, article }) => [`/blog/${category}`, `/blog/${article}`],
  // Pages with blocks; others are the same as ':page', at the addresses of ROUTE-9.
  'pages/:page': ({ landing }) => [`/pages/${landing}`],
  'alerts/search/:first?/:second?': () => ['/alerts/search?price=:30000'],
  'alerts/asked': () => ['/alerts/asked'],
  // Their states are in alerts.test.
  'alerts/confirm/:token': null,
  'alerts/end/:token': null,
  'alerts/:kind/:slug': ({ cars: [car] }) => [`/alerts/price/${car}`],
  // Its link is in a mail: enquire.test.
  'unsubscribe/:token': null,
  // Only one of the three dealers has a garage; watchlist.test covers the later pages.
  'sign-in/:step?': ({ site }) => (site === 'wattle-caravans' ? ['/sign-in?type=watchlist&back=/search'] : []),
  watchlist: null,
  favourites: ({ carIds }) => [`/favourites?cars=${carIds}`, '/favourites'],
  compare: ({ carIds }) => [`/compare?cars=${carIds}`, '/compare'],
  'your-data': () => ['/your-data'],
  // The form's page for browsers without JavaScript.
  'api/leads': null,
  '*': () => ['/nowhere'],
}

/** Whether tests look at all pages, or at a sample: those that can differ between templates, and each other one once. */
export type Extent = 'all' | 'a sample'

/** Kinds of page that a template lays out itself (src/themes), or whose blocks a site chooses. */
export const OWN_PARTS: ReadonlySet<string> = new Set(['/', 'search/:first?/:second?', 'cars/:slug', 'pages/:page'])

/** Addresses of a site's kinds of page. A sample: those with parts of their own, and each other page in one template. */
export function pagesOf(visit: Visit, extent: Extent): readonly { readonly kind: string; readonly path: string }[] {
  const template = SITES.findIndex(({ site }) => site === visit.site)
  return Object.entries(PAGES)
    .flatMap(([kind, paths]) => (paths?.(visit) ?? []).map((path) => ({ kind, path })))
    .filter(({ kind }, at) => extent === 'all' || OWN_PARTS.has(kind) || at % SITES.length === template)
}
