/** An offer of the dealer's own, with the two instants it stands between; an end that is null is open. */
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

/** The offers whose time runs, at most as many as the site shows (offers.count, SITE-3). */
export function currentOffers(offers: readonly SiteOffer[], count: number, now: Date): readonly SiteOffer[] {
  const at = now.getTime()
  return offers
    .filter(({ from }) => from === null || Date.parse(from) <= at)
    .filter(({ until }) => until === null || at < Date.parse(until))
    .slice(0, count)
}
