import { blogChecks } from './checks/blog.ts'
import type { SitePart } from './checks/check.ts'
import { deliveryChecks } from './checks/delivery.ts'
import { locationChecks } from './checks/locations.ts'
import { lookChecks } from './checks/look.ts'
import { offerChecks } from './checks/offers.ts'
import { ownWordChecks } from './checks/own-words.ts'
import { redirectChecks } from './checks/redirects.ts'
import type { FoundFault } from './site-fault.ts'

/**
 * Checks references between options, and to things that must exist, in the option groups that are valid by themselves.
 */
export function checkReferences(site: SitePart, broken: ReadonlySet<PropertyKey>): readonly FoundFault[] {
  return [
    ...locationChecks,
    ...deliveryChecks,
    ...lookChecks,
    ...offerChecks,
    ...blogChecks,
    ...redirectChecks,
    ...ownWordChecks,
  ].flatMap((check) => check(site, broken))
}
