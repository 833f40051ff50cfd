import { keyOf, SITES } from '../world.ts'
import type { Check } from './invariant.ts'

/** DESK-2: what staff set stays until staff change it. */
export const keepsOverrides: Check = async ({ database, overrides }) => {
  const query = `select site_slug, car_id, value from car_overrides where part = 'price'`
  const { rows } = await database.query<{ site_slug: string; car_id: string; value: number }>(query)
  const stored = new Map(rows.map(({ site_slug, car_id, value }) => [keyOf(site_slug, car_id), Number(value)]))
  const wrong = [...stored.keys()].filter((key) => !overrides.has(key)).map((key) => `Nobody set the price of ${key}.`)
  for (const [key, allowed] of overrides) {
    const now = stored.get(key) ?? null
    if (!allowed.has(now)) wrong.push(`The price of ${key} is set to ${now}, not to ${[...allowed].join(' or ')}.`)
    // Now it is known how a step without an answer ended.
    else overrides.set(key, new Set([now]))
  }
  return wrong
}

/** The page, the ledger and the desk say one price: that of staff, or else of the feed. */
export const showsStoredPrice: Check = async ({ database, platform, overrides, feedPrices }) => {
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

/** STAFF-9: what staff did to a car, a conversation or a reservation has its row of the audit log, and nothing else has. */
export const hasAudit: Check = async ({ database }) => {
  const { rows } = await database.query<{ what: string; done: number; audited: number }>(
    `select 'edits of cars' as what, (select count(*)::int from car_edits) as done,
       (select count(*)::int from audit_events where action = 'stock.edit') as audited
     union all select 'replies in ' || e.conversation_id, count(*)::int, (select count(*)::int from audit_events a
       where a.site_slug = e.site_slug and a.action = 'lead.reply' and a.object_id = e.conversation_id)
       from conversation_events e where e.kind = 'mail-out' group by e.site_slug, e.conversation_id
     union all select 'release of ' || r.id, 1, (select count(*)::int from audit_events a
       where a.site_slug = r.site_slug and a.action = 'reservation.refund' and a.object_id = r.id)
       from reservations r where r.refund_reason = 'mistake'`,
  )
  return rows.flatMap(({ what, done, audited }) =>
    done === audited ? [] : [`${done} ${what} have ${audited} rows of the audit log.`],
  )
}
