import type { ConsoleCall } from '../console-call.ts'
import { onSite } from '../on-site.ts'
import { mayOpen } from '../shell.ts'
import { findPlaces, fitOf } from './find-places.ts'
import type { FoundGroup } from './find-values.ts'
import { ACTS, type ConsolePlace, RAIL, SETTINGS } from './places.ts'

/** Pages, and what a person can do: the group with the place that fits best is first. */
export function foundPlaces(call: ConsoleCall, words: string): readonly FoundGroup[] {
  const { site, actor } = onSite(call)
  return GROUPS.map(({ title, places }) => ({
    title,
    places: findPlaces(
      places.filter((place) => mayOpen(actor, site, place)),
      words,
    ),
  }))
    .toSorted((one, other) => bestFit(one.places, words) - bestFit(other.places, words))
    .map(({ title, places }) => ({
      title,
      rows: places.map(({ href, label, note = '' }) => ({ href, title: label, note })),
    }))
}

const GROUPS: readonly {
  readonly title: string
  readonly places: readonly (ConsolePlace & { readonly note?: string })[]
}[] = [
  { title: 'Pages', places: [...RAIL, ...SETTINGS.flatMap(({ places }) => places)] },
  { title: 'Actions', places: ACTS },
]

function bestFit([first]: readonly ConsolePlace[], words: string): number {
  return (first && fitOf(first, words)) ?? Infinity
}
