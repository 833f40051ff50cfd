import { keyOf } from '../world.ts'
import type { Check } from './invariant.ts'

/** ALERT-1: an alert that was asked for is stored, with a mail that asks for the confirmation. */
export const alertsAreStored: Check = async ({ database, alerts }) => {
  const { rows } = await database.query<{ site_slug: string; email: string; asks: number }>(
    `select a.site_slug, a.email, (select count(*)::int from alert_mails m
      where m.site_slug = a.site_slug and m.alert_id = a.id and m.kind = 'confirm') as asks from alerts a`,
  )
  const asks = new Map(rows.map((row) => [keyOf(row.site_slug, row.email), row.asks]))
  return [...alerts].flatMap(([key, { isAcknowledged }]) => {
    if (!isAcknowledged) return []
    if (!asks.has(key)) return [`The alert of ${key} is not stored.`]
    return asks.get(key) === 0 ? [`Nothing asks ${key} to confirm its alert.`] : []
  })
}

/** ALERT-2: an address gets one mail a day at most, and no news in two mails: a second needs another change of the car. */
export const newsIsSentOnce: Check = async ({ database }) => {
  const { rows } = await database.query<{ email: string; gap: number; repeated: string | null }>(
    `with news as (
       select m.site_slug, m.id, m.email, m.created_at, f.find->>'alertId' as alert, c.car->>'carId' as car, c.car->>'reason' as reason
       from alert_mails m cross join jsonb_array_elements(m.finds) as f(find)
         cross join jsonb_array_elements(f.find->'cars') as c(car)
       where m.kind = 'news' and m.state <> 'dead')
     select n.email, extract(epoch from n.created_at - o.created_at)::int as gap,
       case when n.alert = o.alert and n.car = o.car and n.reason <> 'free' and not exists (
         select from car_prices p where p.site_slug = n.site_slug and p.car_id = n.car
           and p.at > o.created_at - interval '3 minutes') then n.car end as repeated
     from news n join news o on o.site_slug = n.site_slug and o.email = n.email and o.id <> n.id
       and (o.created_at, o.id) < (n.created_at, n.id)`,
  )
  return rows.flatMap(({ email, gap, repeated }) => {
    if (gap < 86_400) return [`${email} has two mails of news in ${gap} seconds.`]
    return repeated === null ? [] : [`${email} has the news of the car ${repeated} twice.`]
  })
}

/**
 * ALERT-2, ALERT-3: at rest each confirmed alert was sent each car that costs less than ever before it was confirmed, or
 * that came after that.
 */
export const newsHasArrived: Check = async ({ database, mails }) => {
  const { rows } = await database.query<{ email: string; slug: string; stocknum: string }>(
    `select a.email, c.slug, c.stocknum from alerts a
       join cars c on c.site_slug = a.site_slug and c.status <> 'sold' and not c.held
     where a.confirmed_at is not null and a.ended_at is null
       and (select p.price from car_prices p where p.site_slug = c.site_slug and p.car_id = c.id order by p.at desc limit 1)
         < all (select p.price from car_prices p where p.site_slug = c.site_slug and p.car_id = c.id
             and p.at <= a.confirmed_at + interval '3 minutes')`,
  )
  return rows.flatMap(({ email, slug, stocknum }) => {
    const link = new RegExp(`/${slug}(?![\\w-])`)
    const isSent = mails.some(
      ({ mail }) => mail.to === email && mail.messageId.startsWith('alert-') && link.test(mail.text),
    )
    return isSent ? [] : [`${email} was never sent the car ${stocknum}, which is news.`]
  })
}
