import type { PageType } from './asc-vocabulary.ts'

/**
 * FIELD-2: the type of a page, from the first segment of its path. 'custom' is a content page of the dealer. The
 * address of a blog category looks like an article's, so the page itself says whether it lists articles.
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

/** Segments of a car's reservation page (ROUTE-4), for which the standard has no type. */
const CHECKOUTS: readonly string[] = ['checkout', 'buy-online']
