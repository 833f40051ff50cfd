/** One site of each template, with what each calls the things that have pages. */
export const SITES = [
  {
    site: 'meridian-motor-group',
    model: 'toyota-hilux',
    location: 'meridian-kia-nerang',
    category: 'buying-guides',
    article: 'hybrid-or-plug-in',
  },
  {
    site: 'southside-cars',
    model: 'mazda-cx-5',
    location: 'southside-cars-moorooka',
    category: 'workshop',
    article: 'work-ute-cost-per-kilometre',
  },
  {
    site: 'wattle-caravans',
    model: 'tallowwood-stockroute',
    location: 'wattle-caravans-caboolture',
    category: 'towing',
    article: 'what-can-your-car-tow',
  },
] as const

export type Dealer = (typeof SITES)[number]

/** What only the visited site knows: two of its cars, and the lead that this browser has sent. */
export type Visit = Dealer & {
  readonly cars: readonly [string, string]
  readonly carIds: string
  readonly lead: string
}

/** Every page route and the addresses of each kind of page that it shows; null: its row says why it needs none. */
export const PAGES: Readonly<Record<string, ((visit: Visit) => readonly string[]) | null>> = {
  '/': () => ['/'],
  // Far on, with the most links to pages; its other states are listing-accessibility.test's.
  'search/:first?/:second?': () => ['/search?page=7'],
  'special-offers': () => ['/special-offers'],
  'parts/search': () => ['/parts/search'],
  models: () => ['/models'],
  'models/:slug': ({ model }) => [`/models/${model}`],
  'cars/:slug': ({ cars: [car] }) => [`/cars/${car}`],
  // A file; where there is none, what '*' shows.
  'cars/:slug.pdf': null,
  'cars/:slug/:flow': ({ cars: [car] }) => [`/cars/${car}/checkout`],
  // It leads on to a car's checkout.
  'checkout-journey': null,
  // Their states are looked into where one comes to them (reserve.test).
  'reservations/:id': null,
  'sandbox-payment/:id': null,
  budget: () => ['/budget'],
  success: () => ['/success'],
  finance: ({ cars: [car] }) => ['/finance', `/finance?car_id=${car}`],
  // The same page under other names (ROUTE-7, ROUTE-8).
  'finance-enquiry': null,
  'apply-for-finance': null,
  'finance-pre-approval': null,
  'personalised/finance': null,
  contact: null,
  'contact-us': () => ['/contact-us'],
  'book-test-drive': () => ['/book-test-drive'],
  'trade-in': () => ['/trade-in'],
  // The same page with other words; its steps are sell-my-car.test's.
  'sell-my-car': null,
  'cars/trade-in': ({ carIds }) => [`/cars/trade-in?car_id=${carIds.split(',')[0]}`],
  'trade-in/:valuation': null,
  service: () => ['/service'],
  'parts/enquiry': () => ['/parts/enquiry'],
  careers: () => ['/careers'],
  fleet: () => ['/fleet'],
  'contact-us/:location': ({ location }) => [`/contact-us/${location}`],
  ':page': () => ['/about-us', '/faqs'],
  blog: () => ['/blog'],
  'blog/:slug': ({ category, article }) => [`/blog/${category}`, `/blog/${article}`],
  // What ':page' shows, at the addresses of ROUTE-9.
  'pages/:page': null,
  'unsubscribe/:lead': ({ lead }) => [`/unsubscribe/${lead}`],
  // One dealer of the three has a garage; watchlist.test looks at what comes after.
  'sign-in/:step?': ({ site }) => (site === 'wattle-caravans' ? ['/sign-in?type=watchlist&back=/search'] : []),
  watchlist: null,
  favourites: ({ carIds }) => [`/favourites?cars=${carIds}`],
  compare: ({ carIds }) => [`/compare?cars=${carIds}`, '/compare'],
  'your-data': () => ['/your-data'],
  // The form's own page, for browsers without script.
  'api/leads': null,
  '*': () => ['/nowhere'],
}
