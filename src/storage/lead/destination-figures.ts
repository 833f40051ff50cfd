import { sql } from 'kysely'
import type { DeliveryKind } from '#domain/lead/delivery/delivery-kind.ts'
import type { Transactions } from '../transactions.ts'

/** INBOX-11: what became of the deliveries to one destination. */
export interface DestinationFigures {
  readonly kind: DeliveryKind
  readonly destination: string
  readonly sent: number
  /** Failed and given-up ones that nobody has acknowledged. */
  readonly failed: number
  readonly waiting: number
  /** The last attempt; null: none yet. */
  readonly last: { readonly at: Date; readonly outcome: 'sent' | 'failed'; readonly error: string | null } | null
}

/** Figures of the deliveries of leads since a time, by destination. */
export async function destinationFigures(
  siteSlug: string,
  { queries }: Transactions,
  since: Date,
): Promise<readonly DestinationFigures[]> {
  const at = since.toISOString()
  const { rows } = await sql<
    Omit<DestinationFigures, 'last'> & { at: Date | null; outcome: 'sent' | 'failed'; error: string | null }
  >`
    with ours as (
      select d.id, d.kind, d.destination, d.state, d.acknowledged_at from lead_deliveries d
      join leads l on l.site_slug = d.site_slug and l.id = d.lead_id
      where d.site_slug = ${siteSlug} and l.created_at >= ${at}::timestamptz
    ), counted as (
      select kind, destination, count(*) filter (where state = 'sent')::int as sent,
        count(*) filter (where state in ('failed', 'dead') and acknowledged_at is null)::int as failed,
        count(*) filter (where state = 'pending')::int as waiting
      from ours group by kind, destination
    ), attempted as (
      select distinct on (ours.kind, ours.destination) ours.kind, ours.destination, a.at, a.outcome, a.error
      from ours join lead_attempts a on a.site_slug = ${siteSlug} and a.delivery_id = ours.id
      order by ours.kind, ours.destination, a.at desc, a.number desc
    )
    select counted.*, attempted.at, attempted.outcome, attempted.error from counted
    left join attempted using (kind, destination) order by kind, destination`.execute(queries())
  return rows.map(({ at: lastAt, outcome, error, ...figures }) => ({
    ...figures,
    last: lastAt === null ? null : { at: new Date(lastAt), outcome, error },
  }))
}
