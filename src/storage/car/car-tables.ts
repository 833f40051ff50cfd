import type { ColumnType, Generated } from 'kysely'
import type { CarStatus } from '#domain/car/vocabulary.ts'
import type { DeskValues } from '#domain/desk/effective-car.ts'
import type { Instant, Json, OptionalInstant } from '../column-types.ts'

export interface CarsTable {
  site_slug: string
  id: string
  slug: string
  /** 'vin:…', 'stock:{dealership}:…' or 'feed:{feed}:…': the car's strongest identity. */
  identity: string
  vin: string | null
  stocknum: string | null
  dealership_slug: string
  /** The feed that last contained the car; only this feed can mark it as sold. */
  feed: string
  feed_id: string | null
  status: CarStatus
  content_hash: string
  /** Version of this row's last change. */
  changed_in: number
  listed_at: Instant
  updated_at: Instant
  sold_at: OptionalInstant
  /** Whether a reservation holds it (RESERVE-4). */
  held: Generated<boolean>
  /** Files of its feed in a row without it (INTAKE-5). */
  missed_files: Generated<number>
  /** The rest of the car, as the feed gave it. */
  data: Json
  /** Values of the car's overrides, which replace those of `data` in everything that is shown (DESK-2). */
  desk: ColumnType<DeskValues, string | undefined, string>
  /** Whether the former price may be called 'Was' (DESK-7). */
  was_shown: Generated<boolean>
  /** When that has to be looked at again; null: nothing changes with time. */
  was_due: ColumnType<Date | null, string | null | undefined, string | null>
}

export interface PicturesTable {
  site_slug: string
  /** http(s) URL, or a file name in `folder`. */
  address: string
  /** Folder of the feed that named it last. */
  folder: string | null
  /** Name of the stored copy (`FetchedPicture`); null until fetched. */
  name: string | null
  preview: string | null
  etag: string | null
  last_modified: string | null
  /** Failures since the last success. */
  failures: number
  fault: string | null
  due_at: Instant
  /** Whether a version of the site shows it. */
  settled: boolean
}

/** The ledger of accepted prices (DESK-7). */
export interface CarPricesTable {
  site_slug: string
  car_id: string
  at: Instant
  price: number | null
  offer_price: number | null
  price_type: string | null
  /** The feed. */
  source: string
}
