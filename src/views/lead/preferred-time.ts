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

/** A local date and time in brief: 'Sat, 28 Nov, 10:30 am'. Any other text is returned unchanged. */
export function shortTimeText(local: string, region: RegionCode): string {
  const [minute] = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.exec(local) ?? []
  return minute === undefined ? local : SHORT_FORMATS[region].format(Date.parse(`${minute}Z`)).replaceAll('\u202f', ' ')
}

const FORMATS = { AU: formatOf('AU'), NZ: formatOf('NZ'), US: formatOf('US') }

const SHORT_FORMATS = { AU: shortFormatOf('AU'), NZ: shortFormatOf('NZ'), US: shortFormatOf('US') }

function shortFormatOf(region: RegionCode): Intl.DateTimeFormat {
  const parts = { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(REGIONS[region].locale, { ...parts, timeZone: 'UTC' })
}

function formatOf(region: RegionCode): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(REGIONS[region].locale, { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' })
}
