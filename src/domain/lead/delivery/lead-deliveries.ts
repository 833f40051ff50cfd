import type { LeadCategory } from '../category.ts'
import type { DeliveryKind } from './delivery-kind.ts'
import { type DestinationSite, type LeadWish, leadDestination } from './lead-destination.ts'

/** One delivery of a lead: its kind and its destination (an address, a phone number or a URL). */
export interface LeadDelivery {
  readonly kind: DeliveryKind
  readonly destination: string
}

/**
 * A destination in the dealer's list, and the locations and categories whose leads it gets. An empty list means all.
 */
export interface DeliveryRule extends LeadDelivery {
  readonly locations: readonly string[]
  readonly categories: readonly LeadCategory[]
}

/** Site fields that decide where leads are delivered. A `Site` is one. */
export interface DeliverySite extends DestinationSite {
  readonly delivery: { readonly mailLocation: boolean; readonly destinations: readonly DeliveryTarget[] }
}

/** A destination as in the site's options, where each kind has its own field for the address. */
export type DeliveryTarget = { readonly locations: readonly string[]; readonly categories: readonly LeadCategory[] } & (
  | { readonly kind: 'mail' | 'adf'; readonly to: string }
  | { readonly kind: 'sms'; readonly to: string }
  | { readonly kind: 'webhook'; readonly url: string; readonly account: string }
)

/**
 * FORM-13, FIELD-1: the deliveries of a lead to the dealer, without duplicates: first the mail to the location, unless
 * the dealer turned it off, then the matching destinations of the dealer's list. Empty if the lead has nowhere to go.
 */
export function leadDeliveries(site: DeliverySite, wish: LeadWish): readonly LeadDelivery[] {
  const { email, locationId } = leadDestination(site, wish)
  const locationMail: readonly LeadDelivery[] =
    site.delivery.mailLocation && email !== null ? [{ kind: 'mail', destination: email }] : []
  const listed = site.delivery.destinations
    .map(ruleOf)
    .filter(({ locations }) => locations.length === 0 || (locationId !== null && locations.includes(locationId)))
    .filter(({ categories }) => categories.length === 0 || categories.includes(wish.category))
    .map(({ kind, destination }) => ({ kind, destination }))
  const all = [...locationMail, ...listed]
  return all.filter(({ kind, destination }, index) => index === all.findIndex(same(kind, destination)))
}

/** Converts an option to a rule with one field for the destination. */
export function ruleOf(target: DeliveryTarget): DeliveryRule {
  const { kind, locations, categories } = target
  return { kind, destination: target.kind === 'webhook' ? target.url : target.to, locations, categories }
}

function same(kind: DeliveryKind, destination: string) {
  return (other: LeadDelivery) => other.kind === kind && other.destination === destination
}
