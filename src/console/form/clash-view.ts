import { dayInFigures, timeOfDay } from '#domain/date/local-time.ts'
import type { Clash, Written } from '#domain/form/compare-shown.ts'
import { inWordsOf } from '#domain/region.ts'
import type { Site } from '#site/site.ts'

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
export function clashViews(clashes: readonly Clash[], site: Zone, now: Date): readonly ClashView[] {
  return clashes.map(({ name, label, theirs, yours, written }) => ({
    name,
    label: inWordsOf(site.region, label),
    who: written === null ? 'Meanwhile it became' : writtenText(written, 'wrote', site, now),
    theirs: theirs || 'nothing',
    yours: yours || 'nothing',
  }))
}

type Zone = Pick<Site, 'timezone' | 'region'>

/** 'Kim Lee changed this car at 10:42 am'; on another day than today with its date. */
export function writtenText({ by, at }: Written, verb: string, site: Zone, now: Date): string {
  const day = dayInFigures(at, site)
  const time = `at ${timeOfDay(at, site)}`
  return `${by} ${verb} ${day === dayInFigures(now, site) ? time : `on ${day} ${time}`}`
}

/** STAFF-11: why an act on one field, such as its release, has not happened. `again`: what to press if it should. */
export function seenLaterText(clashes: readonly Clash[], again: string, site: Zone, now: Date): string {
  return clashViews(clashes, site, now)
    .map(({ label, who, theirs }) => `${label}: ${who} ‘${theirs}’, after you opened the page.`)
    .concat(`Nothing has changed. Press ‘${again}’ again if you still want it.`)
    .join(' ')
}
