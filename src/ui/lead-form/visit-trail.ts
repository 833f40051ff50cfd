import { storedJson, storeText } from '../browser-storage/stored-items.ts'

/**
 * FORM-8: the pages of this visit and the campaign parameters of its first link, stored in the tab and sent with an
 * enquiry. Paths only: no other sites' addresses, nothing typed.
 */
export interface VisitTrail {
  readonly visited_pages: readonly string[]
  readonly linked_query_params: Readonly<Record<string, string>>
}

/** Records a page; the first of a visit also records its campaign parameters. */
export function recordVisit(path: string, search: string): void {
  const before = readVisitTrail()
  if (before.visited_pages.at(-1) === path) return
  const linked = before.visited_pages.length > 0 ? before.linked_query_params : campaignOf(search)
  const trail: VisitTrail = {
    visited_pages: [...before.visited_pages, path].slice(-MAX_PAGES),
    linked_query_params: linked,
  }
  storeText('visit-trail', JSON.stringify(trail))
}

export function readVisitTrail(): VisitTrail {
  const stored = storedJson('visit-trail')
  if (typeof stored !== 'object' || stored === null) return EMPTY
  const pages = 'visited_pages' in stored && Array.isArray(stored.visited_pages) ? stored.visited_pages : []
  const params = 'linked_query_params' in stored ? (stored.linked_query_params ?? {}) : {}
  return {
    visited_pages: pages.filter((page) => typeof page === 'string'),
    linked_query_params: Object.fromEntries(Object.entries(params).filter(([, text]) => typeof text === 'string')),
  }
}

const MAX_PAGES = 50
const EMPTY: VisitTrail = { visited_pages: [], linked_query_params: {} }

// Parameters of advertisers' links; the visitor's own searches are not recorded.
const CAMPAIGN = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|source|campaign)$/

function campaignOf(search: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...new URLSearchParams(search)].filter(([name]) => CAMPAIGN.test(name)))
}
