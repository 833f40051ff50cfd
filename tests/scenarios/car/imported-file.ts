import { type FeedMapping, feedMappingSchema } from '#domain/feed/mapping.ts'
import type { FeedRemark } from '#domain/feed/record.ts'
import { importStock } from '#operations/stock/import-stock.ts'
import type { ServedSites } from '../served-sites.ts'

/** A car as the public search answers it. */
export interface Hit {
  readonly stocknum: string | null
  readonly vin: string | null
  readonly slug: string
  readonly year: number | null
  readonly make: string
  readonly model: string
  readonly badge: string | null
  readonly car_type: string
  readonly certified: boolean
  readonly status: string
  readonly reserved: boolean
  readonly price: number | null
  readonly km: number | null
  readonly simple_body: string | null
  readonly simple_fuel: string | null
  readonly simple_transmission: string | null
  readonly drive: string | null
  readonly engine_size: string | null
  readonly created_at: string
}

/** Imports a dealer's file into a served site, as `stock import --force` does. */
export async function importedFile(
  served: ServedSites,
  slug: string,
  file: string,
  mapping: Partial<FeedMapping> = {},
) {
  const remarks: FeedRemark[] = []
  const done = await importStock(served.platform, served.platform.site(slug), file, {
    options: { mapping: feedMappingSchema.parse(mapping), dryRun: false, force: true },
    listeners: { onRemark: (remark) => remarks.push(remark) },
  })
  if (!done.ok) throw new Error(done.sentence)
  await served.platform.engines.refresh(slug)
  const answer = await served.request(slug, '/api/search?hitsPerPage=50')
  const { hits } = (await answer.json()) as { hits: readonly Hit[] }
  return { remarks, report: done.report, hits }
}
