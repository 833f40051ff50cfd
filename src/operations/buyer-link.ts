import type { Site } from '#site/site.ts'
import { idOfSigned, type Signing, shortSignedId, signedId } from './signed-id.ts'

/**
 * What a buyer's link is for, and the days that it works (H4-4). Where each mail has a link of its own, a link outlasts
 * what it is about; one that ends mails works for longer than anybody keeps them.
 */
const DAYS = {
  reservation: 180,
  // Of the way back from the payment service, which keeps it: it leads to the reservation's own link.
  payment: 2,
  visit: 180,
  valuation: 30,
  unsubscribe: 730,
  'alert confirm': 60,
  'alert end': 730,
} as const

export type BuyerLink = keyof typeof DAYS

type AtSite = Pick<Site, 'slug'>

/** Signs the id of what a buyer owns, so that only who got the link can open or change it: nobody who reads ids can. */
export function buyerToken(signing: Signing, site: AtSite, link: BuyerLink, id: string): string {
  return signedId(signing, signedUse(site, link), id)
}

/** The same for the link of a text message, which has room for 160 letters. */
export function shortBuyerToken(signing: Signing, site: AtSite, link: BuyerLink, id: string): string {
  return shortSignedId(signing, signedUse(site, link), id)
}

/** The id of a link for this use at this site; null if it is none, or over. */
export function idOfBuyerToken(signing: Signing, site: AtSite, link: BuyerLink, token: string): string | null {
  return idOfSigned(signing, signedUse(site, link), token)
}

function signedUse({ slug }: AtSite, link: BuyerLink) {
  return { name: `${link} ${slug}`, days: DAYS[link] }
}
