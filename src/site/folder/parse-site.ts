import { withHolidays } from '#domain/location/holiday-hours.ts'
import { checkReferences } from '../check-references.ts'
import type { SitePart } from '../checks/check.ts'
import { siteJsonSchema } from '../docs/json-schema.ts'
import { faultsOfShape } from '../files/faults-of-shape.ts'
import { applyPresets, type Presets } from '../files/presets.ts'
import { withoutGivenIds } from '../files/without-given-ids.ts'
import { type Site, siteSchema, siteShape } from '../site.ts'
import { fault, isRecord, type SiteFault, siteFault } from '../site-fault.ts'

export type ParsedSite =
  | { readonly ok: true; readonly site: Site }
  | { readonly ok: false; readonly faults: readonly SiteFault[] }

/**
 * Parses a site's file over its presets and checks it as a whole (SITE-5): every key is known, every value has its
 * type, every reference exists. Reports all faults at once, each with path, reason and the nearest valid word.
 */
export function parseSite(input: unknown, presets: Presets): ParsedSite {
  const { value: written, faults, originOf } = applyPresets(input, presets)
  const value = withoutGivenIds(written, schema)
  if (!isRecord(value)) return { ok: false, faults: [siteFault(fault([], 'expected an object of options'))] }

  const parsed = siteSchema.safeParse(value)
  const issues = parsed.success ? [] : parsed.error.issues
  const broken = new Set(issues.map((issue) => issue.path[0] ?? ''))
  const part = parsed.success ? parsed.data : soundPart(value, broken)
  const valueFaults = [...faultsOfShape(issues, value, schema), ...checkReferences(part, broken)]

  if (parsed.success && faults.length + valueFaults.length === 0) return { ok: true, site: settled(parsed.data) }
  return { ok: false, faults: [...faults, ...valueFaults.map((each) => siteFault(each, originOf(each.at)))] }
}

/** PLACE-4: copies the site's special days into each location, so that hours, appointments and JSON-LD all see them. */
function settled(site: Site): Site {
  const { holidays } = site.places
  return {
    ...site,
    locations: site.locations.map((location) => ({
      ...location,
      specialHours: [...withHolidays(location.specialHours, holidays)],
    })),
  }
}

const schema = siteJsonSchema()
const partSchema = siteShape.partial()

/** The option groups without a fault of shape, so that their references are checked in the same run. */
function soundPart(input: Record<string, unknown>, broken: ReadonlySet<PropertyKey>): SitePart {
  const sound = Object.entries(input).filter(([key]) => key in siteShape.shape && !broken.has(key))
  const parsed = partSchema.safeParse(Object.fromEntries(sound))
  return parsed.success ? parsed.data : {}
}
