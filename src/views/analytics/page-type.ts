import type { PageType } from './asc-vocabulary.ts'

/**
 * FIELD-2: the kind of the page at a path of the site, by the path's first part; 'custom' is a page of the dealer's own. The
 * address of an article looks like that of a category, so the page itself says whether it lists articles.
 */
export function pageType(path: string, listsArticles = false): PageType {
  const [first = '', ...rest] = path.toLowerCase().split('/').filter(Boolean)
  if (first === '') return 'home'
  if (first === 'cars' && CHECKOUTS.includes(rest[1] ?? '')) return 'custom'
  if (first === 'cars') return rest[0] === 'trade-in' ? 'trade' : 'item'
  if (first === 'parts') return 'parts'
  if (first === 'blog') return rest.length === 0 || listsArticles ? 'blog_list' : 'blog'
  return TYPES[first] ?? 'custom'
}

const TYPES: Readonly<Record<string, PageType>> = {
  search: 'itemlist',
  'special-offers': 'specials',
  models: 'showroom',
  compare: 'compare',
  budget: 'finance',
  finance: 'finance',
  'finance-enquiry': 'finance',
  'apply-for-finance': 'finance',
  'finance-pre-approval': 'finance',
  personalised: 'finance',
  'trade-in': 'trade',
  'sell-my-car': 'trade',
  'book-test-drive': 'contact',
  contact: 'contact',
  'contact-us': 'contact',
  service: 'service',
  warranty: 'service',
  'capped-price-servicing': 'service',
  'roadside-assist': 'service',
  fleet: 'commercial',
  careers: 'employment',
  success: 'thank_you',
  reservations: 'thank_you',
}

/** Of a car's page, where it is reserved (ROUTE-4); the standard has no kind of its own for it. */
const CHECKOUTS: readonly string[] = ['checkout', 'buy-online']
