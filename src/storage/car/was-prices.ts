import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { AcceptedPrice } from '#domain/alert/price-history.ts'
import { mayBeWasUntil } from '#domain/desk/former-price.ts'
import type { Tables } from '../schema.ts'
import type { Transaction } from '../transaction.ts'
import type { Queries, Transactions } from '../transactions.ts'
import { acceptedPrice } from './car-prices.ts'
import { SHOWN } from './shown-values.ts'

/** DESK-7: sites with cars whose former price has to be looked at, and sites that gave a reason to trust all of them. */
export async function wasPriceWork(
  db: Kysely<Tables>,
  now: Date,
): Promise<{ readonly due: ReadonlySet<string>; readonly trusting: ReadonlySet<string> }> {
  const due = await db.selectFrom('cars').where('was_due', '<=', now).select('site_slug').distinct().execute()
  const trusting = await db.selectFrom('site_versions').where('trusts_was', '=', true).select('site_slug').execute()
  const slugs = (rows: readonly { readonly site_slug: string }[]) => new Set(rows.map(({ site_slug }) => site_slug))
  return { due: slugs(due), trusting: slugs(trusting) }
}

/** DESK-7: the former prices of one site's cars. */
export function wasPriceQueries(siteSlug: string, { queries }: Transactions) {
  return {
    /** Whether former prices need no proof. If that changes, all cars with one become due. */
    async trust(trusts: boolean, now: Date, within: Transaction): Promise<void> {
      const db = queries(within)
      const { numUpdatedRows } = await db
        .updateTable('site_versions')
        .where('site_slug', '=', siteSlug)
        .where('trusts_was', '<>', trusts)
        .set({ trusts_was: trusts })
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) return
      await sql`update cars c set was_due = ${now.toISOString()}
        where c.site_slug = ${siteSlug} and ${SHOWN}->>'before_price' is not null`.execute(db)
    },
    /** Looks at some of the cars that are due, and writes those with a former price into this version. Returns how many were due. */
    async lookAtDue(now: Date, version: number, within: Transaction): Promise<number> {
      const db = queries(within)
      const at = now.toISOString()
      await sql`update cars c set was_due = null where c.site_slug = ${siteSlug} and c.was_due <= ${at}
        and not c.was_shown and ${SHOWN}->>'before_price' is null`.execute(db)
      const rows = await db
        .selectFrom('cars')
        .where('site_slug', '=', siteSlug)
        .where('was_due', '<=', now)
        .orderBy('id')
        .limit(CARS_A_STEP)
        .select('id')
        .execute()
      const ids = rows.map(({ id }) => id)
      const seen = await proveWasPrices(db, { siteSlug, at }, sql<boolean>`c.id = any(${ids}::text[])`)
      if (seen.length > 0)
        await db
          .updateTable('cars')
          .where('site_slug', '=', siteSlug)
          .where(sql<boolean>`id = any(${seen}::text[])`)
          .set({ changed_in: version, updated_at: at })
          .execute()
      return ids.length
    },
  }
}

/** A step is one transaction, in which other requests of PGlite wait. */
export const CARS_A_STEP = 500

/**
 * DESK-7: writes of the site's cars `c` whether their former price may be called 'Was', and when to look again. The only
 * such place; called after the ledger is written. Returns the cars with a former price.
 */
export async function proveWasPrices(
  queries: Queries,
  { siteSlug, at }: { readonly siteSlug: string; readonly at: string },
  which: RawBuilder<boolean>,
): Promise<readonly string[]> {
  const { rows: cars } = await sql<WasCar>`
    select c.id, (${SHOWN}->>'before_price')::float8 as amount, ${SHOWN}->>'price_type' as "priceType",
      coalesce((select trusts_was from site_versions where site_slug = ${siteSlug}), false) as "isTrusted"
    from cars c where c.site_slug = ${siteSlug} and ${which}
      and (c.was_due is not null or c.was_shown or ${SHOWN}->>'before_price' is not null)`.execute(queries)
  if (cars.length === 0) return []
  const claimed = cars.filter(({ amount }) => amount !== null)
  const ledgers = await ledgersOf(
    queries,
    siteSlug,
    claimed.map(({ id }) => id),
  )
  const results = cars.map(({ id, amount, priceType, isTrusted }) => {
    if (amount === null) return { id, shown: false, due: null }
    if (isTrusted) return { id, shown: true, due: null }
    const until = mayBeWasUntil(ledgers.get(id) ?? [], { amount, priceType }, new Date(at))
    return { id, shown: until !== null, due: until?.toISOString() ?? null }
  })
  await sql`
    update cars c set was_shown = r.shown, was_due = r.due
    from unnest(${results.map(({ id }) => id)}::text[], ${results.map(({ shown }) => shown)}::boolean[],
      ${results.map(({ due }) => due)}::timestamptz[]) as r (id, shown, due)
    where c.site_slug = ${siteSlug} and c.id = r.id
      and (c.was_shown, c.was_due) is distinct from (r.shown, r.due)`.execute(queries)
  return claimed.map(({ id }) => id)
}

interface WasCar {
  readonly id: string
  readonly amount: number | null
  readonly priceType: string | null
  readonly isTrusted: boolean
}

async function ledgersOf(
  queries: Queries,
  siteSlug: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly AcceptedPrice[]>> {
  const rows = await queries
    .selectFrom('car_prices')
    .where('site_slug', '=', siteSlug)
    .where(sql<boolean>`car_id = any(${ids}::text[])`)
    .selectAll()
    .execute()
  const byCar = Map.groupBy(rows, ({ car_id }) => car_id)
  return new Map([...byCar].map(([id, own]) => [id, own.map(acceptedPrice)]))
}
