import type { Clash } from '#domain/form/compare-shown.ts'
import type { Site } from '#site/site.ts'
import { timeOfDay } from '../day-text.ts'
import { momentOf } from '../moment.ts'

/** STAFF-11: a field that two people changed, as the page puts both values beside each other. */
export interface ClashView {
  readonly name: string
  readonly label: string
  /** 'Kim Lee wrote at 10:42 am' */
  readonly who: string
  readonly theirs: string
  readonly yours: string
}

/** Clashes as a page shows them, in the site's zone. */
export function clashViews(
  clashes: readonly Clash[],
  { timezone, region }: Pick<Site, 'timezone' | 'region'>,
  now: Date,
): readonly ClashView[] {
  const when = (at: Date) => {
    const day = momentOf(at, timezone).text.slice(0, 10)
    const time = `at ${timeOfDay(at, timezone, region)}`
    return day === momentOf(now, timezone).text.slice(0, 10) ? time : `on ${day} ${time}`
  }
  return clashes.map(({ name, label, theirs, yours, written }) => ({
    name,
    label,
    who: written === null ? 'Meanwhile it became' : `${written.by} wrote ${when(written.at)}`,
    theirs: theirs || 'nothing',
    yours: yours || 'nothing',
  }))
}
