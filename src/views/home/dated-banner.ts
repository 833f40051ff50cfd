/** A banner shown from one instant to another, both with offset ('2025-01-01T00:00:00+10:00'). */
export interface DatedBanner {
  readonly text: string
  readonly href: string | null
  readonly from: string
  readonly until: string
}

/** SITE-10: the banner from `from` (inclusive) to `until` (exclusive), else null. */
export function datedBanner<Banner extends DatedBanner>(banner: Banner | null, now: Date): Banner | null {
  if (banner === null) return null
  const begun = Date.parse(banner.from) <= now.getTime()
  return begun && now.getTime() < Date.parse(banner.until) ? banner : null
}
