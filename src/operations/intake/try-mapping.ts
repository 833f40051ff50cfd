import { mapRow } from '#domain/feed/car.ts'
import type { FeedMapping } from '#domain/feed/mapping.ts'
import { columnsOf } from '#domain/feed/mapping.ts'
import type { FeedRecord } from '#domain/feed/record.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { authorise, Refusal } from '#domain/staff/authorise.ts'
import { FeedFault } from '#gateways/feeds/feed-fault.ts'
import { openFeed } from '#gateways/feeds/open-feed.ts'
import type { Site } from '#site/site.ts'
import type { FeedRun } from '#storage/intake/feed-runs.ts'
import type { StoredFeed } from '#storage/intake/feeds.ts'
import type { Platform } from '../platform.ts'
import { idDeriver } from '../stock/feed-ids.ts'
import { type RemarkCount, remarkTally } from '../stock/remark-tally.ts'
import { withFeedFile } from './feed-files.ts'

/** INTAKE-6: what a mapping makes of the first rows of a stored file. */
export interface MappingTrial {
  readonly feed: StoredFeed
  /** Null: no file of the feed is stored. */
  readonly run: FeedRun | null
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
const RUNS_SEARCHED = 50

/** INTAKE-6: tries a mapping on a stored file; nothing is changed. `mapping` null: the feed's own. */
export async function tryMapping(
  platform: Platform,
  site: Site,
  actor: Actor,
  name: string,
  mapping: FeedMapping | null,
): Promise<MappingTrial> {
  authorise(actor, site, 'feed.edit', platform.clock.now())
  const { feeds, feedRuns } = platform.storage.forSite(site)
  const feed = await feeds.find(name)
  if (feed === null) throw new Refusal('absent', 'feed.edit')
  const run = (await feedRuns.latest(name, RUNS_SEARCHED)).find(({ hasFile }) => hasFile) ?? null
  const used = { ...(mapping ?? feed.definition.mapping), feed: name }
  const nothing = { feed, run, columns: [], absent: [], unused: [], read: 0, usable: 0, cars: [], remarks: [] }
  if (run === null) return { ...nothing, fault: null }
  try {
    const records = await withFeedFile(platform, site, run, (path) => firstRecords(path, used))
    if (records === null) return { ...nothing, run: null, fault: null }
    return { feed, run, ...mapped(records, used, site, platform.clock.now()), fault: null }
  } catch (error) {
    if (error instanceof FeedFault) return { ...nothing, fault: error.message }
    throw error
  }
}

async function firstRecords(path: string, { delimiter, encoding, records }: FeedMapping) {
  const options = { delimiter: delimiter ?? null, encoding: encoding ?? null, records: records ?? null, columns: [] }
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
