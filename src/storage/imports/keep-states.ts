import { sql } from 'kysely'
import type { Queries } from '../transactions.ts'

/**
 * A8: a row whose status nobody has told us the meaning of keeps the state of its car: whether it is for sale, reserved or
 * hidden. Called once rows have their cars. The content hash follows, so that the same file again changes nothing.
 */
export async function keepStates(queries: Queries, siteSlug: string, importId: string): Promise<void> {
  await sql`
    with kept as (
      select r.number, c.status, coalesce(c.data->'status_unknown', 'null') as unknown,
        coalesce((c.data->>'reserved')::boolean, false) or coalesce((i.data->>'reserved')::boolean, false) as reserved,
        coalesce((c.data->>'show_on_dealer_website')::boolean, true)
          and coalesce((i.data->>'show_on_dealer_website')::boolean, true) as shown
      from feed_rows r
        join import_rows i on i.import_id = ${importId} and i.number = r.number
        join cars c on c.site_slug = ${siteSlug} and c.id = r.car_id
      where not r.is_new and i.data ? 'status_unknown'
    ), written as (
      update import_rows i set
        status = kept.status,
        data = (i.data - 'status_unknown') || jsonb_build_object('status', kept.status, 'reserved', kept.reserved,
          'show_on_dealer_website', kept.shown) || jsonb_strip_nulls(jsonb_build_object('status_unknown', kept.unknown)),
        content_hash = left(md5(i.content_hash || kept.status || kept.reserved || kept.shown || kept.unknown::text), 26)
      from kept
      where i.import_id = ${importId} and i.number = kept.number
        and (kept.status, kept.unknown, kept.reserved, kept.shown) is distinct from
          (i.status, i.data->'status_unknown', coalesce((i.data->>'reserved')::boolean, false),
            coalesce((i.data->>'show_on_dealer_website')::boolean, true))
      returning i.number, i.status, i.content_hash
    )
    update feed_rows r set status = written.status, content_hash = written.content_hash
    from written where written.number = r.number`.execute(queries)
}
