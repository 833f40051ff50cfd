import { REGIONS, type RegionCode } from '#domain/region.ts'

/**
 * FORM-1, SITE-6: formats a preferred date and time in the region's way: 'Saturday, 28 November 2026 at 10:30 am'. It
 * is local time at the dealer, so no time zone applies. Any other text is returned unchanged.
 */
export function preferredTimeText(wish: string, region: RegionCode): string {
  const local = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2})?$/.exec(wish)
  const instant = local ? Date.parse(`${local[1]}T${local[2]}Z`) : Number.NaN
  return Number.isNaN(instant) ? wish : FORMATS[region].format(instant)
}

const FORMATS = { AU: formatOf('AU'), NZ: formatOf('NZ'), US: formatOf('US') }

function formatOf(region: RegionCode): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(REGIONS[region].locale, { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' })
}
