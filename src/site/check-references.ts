import { blogChecks } from './checks/blog.ts'
import type { SitePart } from './checks/check.ts'
import { deliveryChecks } from './checks/delivery.ts'
import { locationChecks } from './checks/locations.ts'
import { lookChecks } from './checks/look.ts'
import { offerChecks } from './checks/offers.ts'
import { redirectChecks } from './checks/redirects.ts'
import type { FoundFault } from './site-fault.ts'

/** What options say of each other, and of things that must exist, in the groups that are not broken in themselves. */
export function checkReferences(site: SitePart, broken: ReadonlySet<PropertyKey>): readonly FoundFault[] {
  return [
    ...locationChecks,
    ...deliveryChecks,
    ...lookChecks,
    ...offerChecks,
    ...blogChecks,
    ...redirectChecks,
  ].flatMap((check) => check(site, broken))
}
