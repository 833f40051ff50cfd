/**
 * FIELD-2: a page's address for tags: without search parameters and without the id of a page that belongs to one buyer,
 * but with the parameters of ad links, which the dealer pays to measure.
 */
export function publicAddress(href: string): string {
  const { origin, pathname, searchParams } = new URL(href)
  const campaign = new URLSearchParams([...searchParams].filter(([name]) => CAMPAIGN.test(name)))
  return origin + pathname.replace(PERSONAL_PAGE, '/$1') + (campaign.size > 0 ? `?${campaign}` : '')
}

/**
 * FIELD-2: whether the whole address, apart from its hash, may be known to tags. Only then may a tag load that reads it
 * itself.
 */
export function isPublicAddress(href: string): boolean {
  const { pathname, searchParams } = new URL(href)
  return !PERSONAL_PAGE.test(pathname) && [...searchParams.keys()].every((name) => CAMPAIGN.test(name))
}

/** Names of the parameters of ad links. */
export const CAMPAIGN = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid)$/

/** Pages of one buyer, with an id that nobody else knows. */
const PERSONAL_PAGE = /^\/(reservations|visits|sandbox-payment|trade-in|unsubscribe|alerts)\/.+/
