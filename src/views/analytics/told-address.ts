/**
 * FIELD-2: the address of a page as a tag may read it: without the words of a search, without the id of a personal page,
 * and with the parameters of an advertiser's link, which the dealer pays to count.
 */
export function toldAddress(href: string): string {
  const { origin, pathname, searchParams } = new URL(href)
  const campaign = new URLSearchParams([...searchParams].filter(([name]) => CAMPAIGN.test(name)))
  return origin + pathname.replace(PERSONAL_PAGE, '/$1') + (campaign.size > 0 ? `?${campaign}` : '')
}

/** FIELD-2: whether an address holds nothing else, its place on the page aside: a tag that reads it by itself may load. */
export function isToldWhole(href: string): boolean {
  const { pathname, searchParams } = new URL(href)
  return !PERSONAL_PAGE.test(pathname) && [...searchParams.keys()].every((name) => CAMPAIGN.test(name))
}

const CAMPAIGN = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid)$/

/** Pages of one buyer, by an id that nobody else knows. */
const PERSONAL_PAGE = /^\/(reservations|sandbox-payment|trade-in|unsubscribe)\/.+/
