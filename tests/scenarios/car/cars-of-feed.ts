import { createHash } from 'node:crypto'
import type { Car } from '#domain/car/car.ts'
import { mapRow } from '#domain/feed/car.ts'
import { feedMappingSchema } from '#domain/feed/mapping.ts'
import { openFeed } from '#gateways/feeds/open-feed.ts'
import { createPostcodeTable } from '#gateways/geocoding/postcode-table.ts'
import { carPlacer } from '#operations/stock/car-placer.ts'
import { feedOptions } from '#operations/stock/feed-options.ts'
import type { Site } from '#site/site.ts'

/** The cars that an import of a dealer's file would store, without a database. */
export async function carsOfFeed(file: string, mapping: unknown, site: Site, now: Date): Promise<readonly Car[]> {
  const parsed = feedMappingSchema.parse(mapping)
  const feed = await openFeed(file, { ...feedOptions(parsed, site), columns: [] })
  const rules = { mapping: parsed, site, lastYear: now.getUTCFullYear() + 1, deriveId: numbered() }
  const place = carPlacer({ geocoder: createPostcodeTable(), log: SILENT }, site)
  const cars: Car[] = []
  for await (const item of feed.items) {
    const mapped = item.ok ? mapRow(item.record, rules) : null
    if (!mapped?.ok) continue
    const { car, listedAt, soldAt } = await place(mapped.row)
    const id = `car-${cars.length}`
    const sold = car.status === 'sold'
    const created_at = listedAt ?? dayOf(id, now)
    cars.push({ ...car, id, slug: id, sold, sold_date_timestamp: sold ? (soldAt ?? created_at) : null, created_at })
  }
  return cars
}

const SILENT = { debug() {}, info() {}, warn() {}, error() {} }
const MS_PER_DAY = 86_400_000
const DAYS = 90

/** A listing date for files without one: several cars on each day, so that orders have ties. */
function dayOf(id: string, now: Date): string {
  const day = createHash('sha256').update(id).digest().readUInt16LE() % DAYS
  return new Date(now.getTime() - day * MS_PER_DAY).toISOString()
}

function numbered(): () => string {
  let number = 0
  return () => String(number++)
}
