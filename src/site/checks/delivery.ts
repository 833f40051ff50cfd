import { LEAD_CATEGORIES } from '#domain/lead/category.ts'
import { leadDeliveries, ruleOf } from '#domain/lead/delivery/lead-deliveries.ts'
import { normalPhone } from '#domain/phone/phone.ts'
import { type FoundFault, fault } from '../site-fault.ts'
import { check, unknownName } from './check.ts'

/** FORM-13: every lead of every location needs a destination, and every destination must work. */
export const deliveryChecks = [
  check(
    ['identity', 'dealerships', 'locations', 'leads', 'contact', 'delivery'],
    ({ identity, dealerships, locations, leads, contact, delivery }) =>
      locations.flatMap((location, index): readonly FoundFault[] => {
        const site = { identity, dealerships, locations, leads, contact, delivery }
        const stranded = LEAD_CATEGORIES.filter((category) => {
          const wish = { category, locationId: location.id, dealershipSlug: null, carLocationSlug: null }
          return leadDeliveries(site, wish).length === 0
        })
        if (stranded.length === 0) return []
        const which = stranded.length === LEAD_CATEGORIES.length ? 'leads' : `leads about ${listed(stranded)}`
        // An address that is there is not missing: the switch keeps the mail from it.
        if (!delivery.mailLocation && (location.leadEmail !== null || leads.fallbackEmail !== null))
          return [
            fault(
              ['delivery', 'mailLocation'],
              `${which} of location "${location.name}" would go nowhere, since this is off: turn it on, or write a line of delivery.destinations that takes them`,
            ),
          ]
        return [
          fault(
            ['locations', index, 'leadEmail'],
            `${which} of this location would go nowhere: write leadEmail here, leads.fallbackEmail, or a line of delivery.destinations that takes them`,
          ),
        ]
      }),
  ),
  check(['locations', 'delivery'], ({ locations, delivery }) =>
    delivery.destinations.flatMap((target, index) =>
      ruleOf(target).locations.flatMap((id, each) =>
        unknownName(
          ['delivery', 'destinations', index, 'locations', each],
          'location id',
          id,
          locations.map((location) => location.id),
        ),
      ),
    ),
  ),
  check(['region', 'delivery'], ({ region, delivery }) =>
    delivery.destinations.flatMap((target, index) =>
      target.kind === 'sms' && normalPhone(target.to, region) === null
        ? [fault(['delivery', 'destinations', index, 'to'], `"${target.to}" is no phone number of region ${region}`)]
        : [],
    ),
  ),
]

function listed(categories: readonly string[]): string {
  return categories.map((category) => `"${category}"`).join(', ')
}
