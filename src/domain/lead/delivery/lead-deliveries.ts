import type { LeadCategory } from '../category.ts'
import type { DeliveryKind } from './delivery-kind.ts'
import { type DestinationSite, type LeadWish, leadDestination } from './lead-destination.ts'

/** One way in which a lead leaves: how, and whereto (an address, a number, a URL). */
export interface LeadDelivery {
  readonly kind: DeliveryKind
  readonly destination: string
}

/** A line of the dealer's list: leads of these locations and categories go there. An empty list means all. */
export interface DeliveryRule extends LeadDelivery {
  readonly locations: readonly string[]
  readonly categories: readonly LeadCategory[]
}

/** The part of a site that says by which ways its leads leave; a `Site` is one. */
export interface DeliverySite extends DestinationSite {
  readonly delivery: { readonly mailLocation: boolean; readonly destinations: readonly DeliveryTarget[] }
}

/** As a dealer writes it: each kind with its own word for whereto. */
export type DeliveryTarget = { readonly locations: readonly string[]; readonly categories: readonly LeadCategory[] } & (
  | { readonly kind: 'mail' | 'adf'; readonly to: string }
  | { readonly kind: 'sms'; readonly to: string }
  | { readonly kind: 'webhook'; readonly url: string; readonly account: string }
)

/**
 * FORM-13, FIELD-1: every way by which a lead leaves to the dealer, each once: the mail to the location's own address
 * first, unless the dealer turned it off, then the lines of his list that hold. None: the lead has nowhere to go.
 */
export function leadDeliveries(site: DeliverySite, wish: LeadWish): readonly LeadDelivery[] {
  const { email, locationId } = leadDestination(site, wish)
  const own: readonly LeadDelivery[] =
    site.delivery.mailLocation && email !== null ? [{ kind: 'mail', destination: email }] : []
  const listed = site.delivery.destinations
    .map(ruleOf)
    .filter(({ locations }) => locations.length === 0 || (locationId !== null && locations.includes(locationId)))
    .filter(({ categories }) => categories.length === 0 || categories.includes(wish.category))
    .map(({ kind, destination }) => ({ kind, destination }))
  const all = [...own, ...listed]
  return all.filter(({ kind, destination }, index) => index === all.findIndex(same(kind, destination)))
}

/** A line of the dealer's list with whereto under one name. */
export function ruleOf(target: DeliveryTarget): DeliveryRule {
  const { kind, locations, categories } = target
  return { kind, destination: target.kind === 'webhook' ? target.url : target.to, locations, categories }
}

function same(kind: DeliveryKind, destination: string) {
  return (other: LeadDelivery) => other.kind === kind && other.destination === destination
}
