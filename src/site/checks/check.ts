import { didYouMean } from '../nearest.ts'
import type { SiteShape } from '../site.ts'
import { type FoundFault, fault, type SitePath } from '../site-fault.ts'

/** The groups of a site that could be read. */
export type SitePart = { readonly [Key in keyof SiteShape]?: SiteShape[Key] | undefined }

export type Check = (site: SitePart, broken: ReadonlySet<PropertyKey>) => readonly FoundFault[]

/** A check across option groups; skipped while a group that it reads has faults of its own. */
export function check<Key extends keyof SiteShape>(
  reads: readonly Key[],
  find: (site: Pick<SiteShape, Key>) => readonly FoundFault[],
): Check {
  return (site, broken) => (reads.some((key) => broken.has(key)) || !holds(site, reads) ? [] : find(site))
}

function holds<Key extends keyof SiteShape>(
  site: SitePart,
  keys: readonly Key[],
): site is SitePart & Pick<SiteShape, Key> {
  return keys.every((key) => site[key] !== undefined)
}

/** A fault for an unknown name, with the name that was likely meant. */
export function unknownName(at: SitePath, what: string, name: string, known: readonly string[]): readonly FoundFault[] {
  if (known.includes(name)) return []
  return [fault(at, `there is no ${what} "${name}"`, didYouMean(name, known) ?? listed(known))]
}

function listed(known: readonly string[]): string | null {
  return known.length > 0 && known.length <= 8 ? `known: ${known.join(', ')}` : null
}

/** A fault for each repeated value of the list. */
export function repeated<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | number,
  at: (index: number) => SitePath,
): readonly FoundFault[] {
  return items.flatMap((item, index) => {
    const first = items.findIndex((other) => keyOf(other) === keyOf(item))
    return first === index ? [] : [fault(at(index), `"${keyOf(item)}" is in this list twice`)]
  })
}
