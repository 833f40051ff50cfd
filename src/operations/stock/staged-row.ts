import type { FeedRow } from '#domain/feed/car.ts'
import type { FeedRecord } from '#domain/feed/record.ts'
import type { StagedRow } from '#storage/imports/staged-rows.ts'
import { HASH_CHARACTERS, ID_CHARACTERS, shortHash } from './feed-ids.ts'

/** A usable row as the import stages it. */
export function usableRow({ row: number, line }: FeedRecord, row: FeedRow, siteSlug: string): StagedRow {
  return {
    number,
    line,
    ...row.keys,
    identity: row.identity,
    slugBase: row.slugBase,
    newId: shortHash(`${siteSlug}\n${row.identity}`, ID_CHARACTERS),
    contentHash: shortHash(JSON.stringify([row.car, row.listedAt, row.soldAt]), HASH_CHARACTERS),
    status: row.car.status,
    listedAt: row.listedAt,
    soldAt: row.soldAt,
    car: row.car,
  }
}
