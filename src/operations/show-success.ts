import { cardPicture } from '#domain/car/car-picture.ts'
import { carSubtitle, carTitle } from '#domain/car/car-title.ts'
import { similarPath } from '#domain/car/similar-path.ts'
import type { LeadCategory } from '#domain/lead/category.ts'
import { nextSteps } from '#domain/lead/next-steps.ts'
import type { SuccessView } from '#domain/lead/success-view.ts'
import { vehiclePath } from '#domain/paths.ts'
import type { Site } from '#site/site.ts'
import type { Platform } from './platform.ts'

/** What the visitor's own browser remembers of a lead just sent. */
export interface SentLead {
  readonly leadId: string
  readonly category: LeadCategory
  readonly carId: string | null
  readonly event: number | null
}

/**
 * ROUTE-6: what happens next, who will call, and the car it was about. A lead that is nowhere to be found (the trap of
 * FORM-2) is answered like any other.
 */
export async function showSuccess(
  { platform, site }: { readonly platform: Pick<Platform, 'storage'>; readonly site: Site },
  sent: SentLead,
): Promise<SuccessView> {
  const storage = platform.storage.forSite(site)
  const lead = await storage.leads.find(sent.leadId)
  const car = sent.carId === null ? null : await storage.findCarById(sent.carId)
  const location = site.locations.find(({ id }) => id === lead?.locationId) ?? site.locations[0] ?? null
  return {
    ...nextSteps(sent.category, location?.name ?? site.name),
    leadId: sent.leadId,
    event: sent.event,
    category: sent.category,
    message: site.leads.successMessage,
    place: location && {
      name: location.name,
      phone: location.phone,
      tel: `tel:${location.phone.replace(/[^0-9+]/g, '')}`,
    },
    car: car && {
      title: carTitle(car),
      subtitle: carSubtitle(car),
      href: vehiclePath(car.slug),
      picture: cardPicture(car),
      similarHref: similarPath(car),
    },
  }
}
