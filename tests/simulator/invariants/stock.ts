import { keyOf, SITES } from '../world.ts'
import type { Invariant } from './invariant.ts'

/** DESK-2: what staff set stays until staff change it. */
export const keepsOverrides: Invariant = async ({ database, overrides }) => {
  const query = `select site_slug, car_id, value from car_overrides where part = 'price'`
  const { rows } = await database.query<{ site_slug: string; car_id: string; value: number }>(query)
  const stored = new Map(rows.map(({ site_slug, car_id, value }) => [keyOf(site_slug, car_id), Number(value)]))
  const wrong: string[] = []
  for (const [key, allowed] of overrides) {
    const now = stored.get(key) ?? null
    if (!allowed.has(now)) wrong.push(`The price of ${key} is set to ${now}, not to ${[...allowed].join(' or ')}.`)
    // Now it is known how a step without an answer ended.
    else overrides.set(key, new Set([now]))
  }
  return wrong
}

/** The page, the ledger and the desk say one price: that of staff, or else of the feed. */
export const showsStoredPrice: Invariant = async ({ database, platform, overrides, feedPrices }) => {
  const { rows } = await database.query<{ site_slug: string; id: string; stocknum: string; ledger: number | null }>(
    `select c.site_slug, c.id, c.stocknum, (select p.price from car_prices p
       where p.site_slug = c.site_slug and p.car_id = c.id order by p.at desc limit 1) as ledger from cars c`,
  )
  const wrong: string[] = []
  for (const slug of SITES) {
    const own = rows.filter(({ site_slug }) => site_slug === slug)
    await platform.engines.refresh(slug)
    const engine = await platform.engines.forSite(platform.site(slug))
    const shown = new Map((await engine.fetch(own.map(({ id }) => id))).map((car) => [car.id, car]))
    for (const { id, stocknum, ledger } of own) {
      const price = shown.get(id)?.price ?? null
      const [set = null] = overrides.get(keyOf(slug, id)) ?? []
      const ofFeed = feedPrices.get(keyOf(slug, stocknum)) ?? new Set()
      const fits = price !== null && (set === null ? ofFeed.has(price) : price === set)
      if (!fits) wrong.push(`${stocknum} shows ${price}; staff set ${set}, the feed says ${[...ofFeed].join(' or ')}.`)
      if (Number(ledger) !== price) wrong.push(`${stocknum} shows ${price}, and the ledger has ${ledger}.`)
    }
  }
  return wrong
}

/** STAFF-9: each edit of a car has a row of the audit log. */
export const hasAudit: Invariant = async ({ database }) => {
  const { rows } = await database.query<{ edits: number; audits: number }>(
    `select (select count(*)::int from car_edits) as edits,
      (select count(*)::int from audit_events where action = 'stock.edit') as audits`,
  )
  const [{ edits, audits } = { edits: 0, audits: 0 }] = rows
  return edits === audits ? [] : [`${edits} edits have ${audits} rows of the audit log.`]
}
