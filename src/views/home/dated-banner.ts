/** A banner with the two instants it stands between, each with its offset ('2025-01-01T00:00:00+10:00'). */
export interface DatedBanner {
  readonly text: string
  readonly href: string | null
  readonly from: string
  readonly until: string
}

/** The banner while its time runs, from its first instant and up to its last, else null (SITE-10). */
export function datedBanner<Banner extends DatedBanner>(banner: Banner | null, now: Date): Banner | null {
  if (banner === null) return null
  const begun = Date.parse(banner.from) <= now.getTime()
  return begun && now.getTime() < Date.parse(banner.until) ? banner : null
}
