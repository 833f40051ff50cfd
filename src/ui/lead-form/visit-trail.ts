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
  try {
    sessionStorage.setItem(KEY, JSON.stringify(trail))
  } catch {
    // The browser keeps nothing: the lead goes without its trail.
  }
}

export function readVisitTrail(): VisitTrail {
  try {
    const kept: Partial<VisitTrail> | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return { ...EMPTY, ...kept }
  } catch {
    // Nothing can be kept here, or someone else wrote under our key.
    return EMPTY
  }
}

const KEY = 'visit-trail'
const MAX_PAGES = 50
const EMPTY: VisitTrail = { visited_pages: [], linked_query_params: {} }

// What advertisers' links carry; a search of the visitor's own is none of the trail.
const CAMPAIGN = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|source|campaign)$/

function campaignOf(search: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...new URLSearchParams(search)].filter(([name]) => CAMPAIGN.test(name)))
}
