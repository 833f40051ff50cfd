import type { LeadDelivery } from '#domain/lead/delivery/lead-deliveries.ts'
import { type SiteDestination, siteDestinations } from '#domain/lead/delivery/site-destinations.ts'
import { type Actor, isInScope } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import type { Site } from '#site/site.ts'
import type { DestinationFigures } from '#storage/lead/destination-figures.ts'
import type { StaffRequest } from '../staff-request.ts'

/** INBOX-11: figures of this many days. */
export const FIGURES_DAYS = 7

export interface ShownDestination extends SiteDestination {
  /** Null: nothing was sent there. */
  readonly figures: DestinationFigures | null
}

/** INBOX-11: the destinations of leads that the person may see, with what became of the last ones. Throws `Refusal`. */
export async function showDestinations({ platform, site, actor }: StaffRequest): Promise<readonly ShownDestination[]> {
  const now = platform.clock.now()
  authorise(actor, site, 'delivery.retry', now)
  const since = new Date(now.getTime() - FIGURES_DAYS * 86_400_000)
  const figures = await platform.storage.forSite(site).destinationFigures(since)
  return destinationsFor(site, actor).map((destination) => ({
    ...destination,
    figures: figures.find(isSame(destination)) ?? null,
  }))
}

/** STAFF-5: those that get leads of a location in the person's scope. */
export function destinationsFor(site: Site, { scope }: Actor): readonly SiteDestination[] {
  return siteDestinations(site).filter(({ locations }) => locations.some((location) => isInScope(scope, { location })))
}

export function isSame({ kind, destination }: LeadDelivery) {
  return (other: LeadDelivery) => other.kind === kind && other.destination === destination
}
