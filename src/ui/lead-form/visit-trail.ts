import { storedJson, storeText } from '../browser-storage/stored-items.ts'

/**
 * FORM-8: the pages of this visit and the parameters of the link that began it, kept in the tab until an enquiry takes
 * them along. Paths only: no addresses of other sites, nothing typed.
 */
export interface VisitTrail {
  readonly visited_pages: readonly string[]
  readonly linked_query_params: Readonly<Record<string, string>>
}

/** Notes a page; the first of a visit also notes the parameters of its address. */
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
  const kept = storedJson('visit-trail')
  if (typeof kept !== 'object' || kept === null) return EMPTY
  const pages = 'visited_pages' in kept && Array.isArray(kept.visited_pages) ? kept.visited_pages : []
  const params = 'linked_query_params' in kept ? (kept.linked_query_params ?? {}) : {}
  return {
    visited_pages: pages.filter((page) => typeof page === 'string'),
    linked_query_params: Object.fromEntries(Object.entries(params).filter(([, text]) => typeof text === 'string')),
  }
}

const MAX_PAGES = 50
const EMPTY: VisitTrail = { visited_pages: [], linked_query_params: {} }

// What advertisers' links carry; a search of the visitor's own is none of the trail.
const CAMPAIGN = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|source|campaign)$/

function campaignOf(search: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...new URLSearchParams(search)].filter(([name]) => CAMPAIGN.test(name)))
}
