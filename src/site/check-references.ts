import type { SitePart } from './checks/check.ts'
import { locationChecks } from './checks/locations.ts'
import { lookChecks } from './checks/look.ts'
import { offerChecks } from './checks/offers.ts'
import { type FoundFault, valueAt } from './site-fault.ts'

/** What options say of each other, and of things that must exist; `written` is the file with its presets beneath it. */
export function checkReferences(
  site: SitePart,
  broken: ReadonlySet<PropertyKey>,
  written: unknown,
): readonly FoundFault[] {
  const isWritten = (...path: readonly PropertyKey[]) => valueAt(written, path) !== undefined
  return [...locationChecks, ...lookChecks, ...offerChecks].flatMap((check) => check(site, broken, isWritten))
}
