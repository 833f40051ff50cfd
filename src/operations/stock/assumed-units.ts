import type { Measure } from '#domain/car/field.ts'
import { UNITS, unitOfRegion } from '#domain/feed/unit.ts'
import type { RegionCode } from '#domain/region.ts'

/** SITE-6: figures of a file that could be in either of two units, and were read in the site's. */
export interface AssumedUnits {
  note(bare: ReadonlySet<Measure>): void
  /** A notice for the report for each measure, once for the whole file. */
  notices(): readonly string[]
}

export function assumedUnits(region: RegionCode): AssumedUnits {
  const rows = new Map<Measure, number>()
  return {
    note(bare) {
      for (const measure of bare) rows.set(measure, (rows.get(measure) ?? 0) + 1)
    },
    notices: () => [...rows].map(([measure, count]) => notice(measure, count, region)),
  }
}

function notice(measure: Measure, count: number, region: RegionCode): string {
  const other = UNITS[measure][0]
  const { many, column } = NAMES[measure]
  return (
    `${count.toLocaleString('en-AU')} ${many} without a unit were read in ${unitOfRegion(measure, region)}, as usual in the site’s region. ` +
    `If they are in ${other}, write "units": { "${measure}": "${other}" } in the feed’s mapping, or give the file a column ${column}.`
  )
}

const NAMES: Readonly<Record<Measure, { readonly many: string; readonly column: string }>> = {
  odometer: { many: 'odometer readings', column: 'odometer_unit' },
  consumption: { many: 'figures of fuel consumption', column: 'variant.fuelconsumptioncombined.unit' },
  volume: { many: 'figures of fuel capacity', column: 'variant.fuelcapacity.unit' },
}
