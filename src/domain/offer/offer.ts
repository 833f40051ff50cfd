/** A special offer of the dealer. It is valid from `from` to `until`; null leaves that end open. */
export interface SiteOffer {
  readonly title: string
  readonly text: string
  readonly terms: string | null
  readonly image: string | null
  readonly button: string
  readonly href: string
  readonly from: string | null
  readonly until: string | null
}

export const OFFERS_PATH = '/special-offers'

/** SITE-3: the offers valid at `now`, up to the site's limit (offers.count). */
export function currentOffers(offers: readonly SiteOffer[], count: number, now: Date): readonly SiteOffer[] {
  const at = now.getTime()
  return offers
    .filter(({ from }) => from === null || Date.parse(from) <= at)
    .filter(({ until }) => until === null || at < Date.parse(until))
    .slice(0, count)
}
