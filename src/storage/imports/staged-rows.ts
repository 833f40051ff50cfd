import { sql } from 'kysely'
import { picturesToFetch } from '#domain/car/picture/car-pictures.ts'
import type { CarStatus } from '#domain/car/vocabulary.ts'
import type { FeedCar } from '#domain/feed/car.ts'
import { packCar } from '../car/car-data.ts'
import { jsonText } from '../json-text.ts'
import type { Queries } from '../transactions.ts'

/** A staged row: the car without the fields that the platform sets, and its identity. */
export interface StagedRow {
  /** Row number, from 1. */
  readonly number: number
  readonly line: number
  readonly vin: string | null
  readonly stocknum: string | null
  readonly dealershipSlug: string
  readonly feedId: string | null
  /** 'vin:…', 'stock:{dealership}:…' or 'feed:{feed}:…' */
  readonly identity: string
  /** Slug without the car's id, '2021-toyota-hilux-sr5'. */
  readonly slugBase: string
  /** The car's id if it is new. */
  readonly newId: string
  /** Equal for equal content. */
  readonly contentHash: string
  readonly status: CarStatus
  readonly listedAt: string | null
  readonly soldAt: string | null
  /** Null: the row was refused. Its car is neither updated nor marked as sold. */
  readonly car: FeedCar | null
}

/** Stages rows inside the caller's transaction. */
export async function stageRows(
  queries: Queries,
  siteSlug: string,
  importId: string,
  rows: readonly StagedRow[],
): Promise<void> {
  await sql`
    insert into import_rows (site_slug, import_id, number, line, vin, stocknum, dealership_slug, feed_id, identity, slug_base,
      new_id, content_hash, status, listed_at, sold_at, data, pictures)
    select ${siteSlug}, ${importId}, number, line, vin, stocknum, "dealershipSlug", "feedId", identity, "slugBase",
      "newId", "contentHash", status, "listedAt", "soldAt", car, pictures
    from json_to_recordset(${jsonText(rows.map(packRow))}::json) as row (number integer, line integer, vin text, stocknum text,
      "dealershipSlug" text, "feedId" text, identity text, "slugBase" text, "newId" text, "contentHash" text,
      status text, "listedAt" timestamptz, "soldAt" timestamptz, car jsonb, pictures jsonb)`.execute(queries)
  await queries
    .updateTable('stock_imports')
    .set({ staged: sql`staged + ${rows.length}` })
    .where('id', '=', importId)
    .where('site_slug', '=', siteSlug)
    .execute()
}

function packRow({ car, ...keys }: StagedRow) {
  const pictures = car === null ? [] : picturesToFetch(car)
  return { ...keys, car: car && packCar(car), pictures: pictures.length > 0 ? pictures : null }
}
