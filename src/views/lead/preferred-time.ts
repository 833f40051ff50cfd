import { longTime } from '#domain/date/local-time.ts'
import type { RegionCode } from '#domain/region.ts'

/**
 * FORM-1, SITE-6: formats a preferred date and time in the region's way: 'Saturday, 28 November 2026 at 10:30 am'. It
 * is the dealer's own clock already, so no time zone applies. Any other text is returned unchanged, an instant too: that
 * needs the zone of its place (`longTime`).
 */
export function preferredTimeText(wish: string, region: RegionCode): string {
  const local = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2})?$/.exec(wish)
  const clock = new Date(local ? `${local[1]}T${local[2]}Z` : Number.NaN)
  return Number.isNaN(clock.getTime()) ? wish : longTime(clock, { region, timezone: 'UTC' })
}
