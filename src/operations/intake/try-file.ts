import { mapRow } from '#domain/feed/car.ts'
import { columnsOf, type FeedMapping } from '#domain/feed/mapping.ts'
import type { FeedRecord } from '#domain/feed/record.ts'
import { FeedFault } from '#gateways/feeds/feed-fault.ts'
import { openFeed } from '#gateways/feeds/open-feed.ts'
import type { Site } from '#site/site.ts'
import { idDeriver } from '../stock/feed-ids.ts'
import { feedOptions } from '../stock/feed-options.ts'
import { type RemarkCount, remarkTally } from '../stock/remark-tally.ts'

/** INTAKE-6: what a mapping makes of the first rows of a file. */
export interface TriedFile {
  readonly columns: readonly string[]
  /** Columns that the mapping reads and the file has not. */
  readonly absent: readonly string[]
  readonly unused: readonly string[]
  readonly read: number
  readonly usable: number
  readonly cars: readonly TriedCar[]
  readonly remarks: readonly RemarkCount[]
  /** Why the file cannot be read. */
  readonly fault: string | null
}

export interface TriedCar {
  readonly line: number
  readonly title: string
  readonly stocknum: string | null
  readonly price: number | null
  readonly km: number | null
  readonly place: string | null
  readonly pictures: number
}

/** As many as show a pattern, and few enough to answer while a person types. */
const ROWS_TRIED = 200
const CARS_SHOWN = 8

export const NOTHING_TRIED: TriedFile = {
  columns: [],
  absent: [],
  unused: [],
  read: 0,
  usable: 0,
  cars: [],
  remarks: [],
  fault: null,
}

/** INTAKE-6: reads the first rows of a file with a mapping; nothing is changed. */
export async function tryFile(path: string, mapping: FeedMapping, site: Site, now: Date): Promise<TriedFile> {
  try {
    return { ...mapped(await firstRecords(path, mapping, site), mapping, site, now), fault: null }
  } catch (error) {
    if (error instanceof FeedFault) return { ...NOTHING_TRIED, fault: error.message.replace(/\/\S*\//, '') }
    throw error
  }
}

async function firstRecords(path: string, mapping: FeedMapping, site: Site) {
  const options = { ...feedOptions(mapping, site), columns: [] }
  const found: FeedRecord[] = []
  const { items } = await openFeed(path, options)
  for await (const item of items) {
    if (item.ok) found.push(item.record)
    if (found.length === ROWS_TRIED) break
  }
  return found
}

function mapped(records: readonly FeedRecord[], mapping: FeedMapping, site: Site, now: Date) {
  const columns = [...new Set(records.flatMap(({ cells }) => [...cells.keys()]))]
  const reads = new Set([
    ...Object.values(mapping.fields ?? {}).flatMap(columnsOf),
    ...(mapping.identity?.derivedFrom ?? []),
  ])
  const tally = remarkTally()
  const rules = {
    mapping,
    site,
    lastYear: now.getUTCFullYear() + 1,
    deriveId: idDeriver(),
    ...(site.intake && { limits: site.intake }),
  }
  const rows = records.map((record) => ({ record, mapped: mapRow(record, rules) }))
  for (const row of rows) for (const remark of row.mapped.remarks) tally.add(remark)
  const cars = rows.flatMap(({ record, mapped: { ok, ...rest } }): readonly TriedCar[] => {
    if (!ok || !('row' in rest)) return []
    const { car } = rest.row
    return [
      {
        line: record.line,
        title: [car.year, car.make, car.model, car.badge].filter((part) => part !== null).join(' '),
        stocknum: rest.row.keys.stocknum,
        price: car.price,
        km: car.km,
        place: car.location.name,
        pictures: car.images.length,
      },
    ]
  })
  return {
    columns,
    absent: [...reads].filter((column) => !columns.includes(column)),
    unused: mapping.fields === undefined ? [] : columns.filter((column) => !reads.has(column)),
    read: records.length,
    usable: cars.length,
    cars: cars.slice(0, CARS_SHOWN),
    remarks: tally.counts(),
  }
}
