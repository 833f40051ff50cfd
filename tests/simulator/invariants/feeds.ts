import { FEED } from '../steps/feeds.ts'
import { SITES } from '../world.ts'
import type { Check } from './invariant.ts'

/** INTAKE-2: each run has a file that a pull got, and a file that comes again is not applied again, unless a fault lay between. */
export const filesAreAppliedOnce: Check = async ({ database, feeds }) => {
  const { rows } = await database.query<{ site_slug: string; file_name: string; runs: number }>(
    `select site_slug, file_name, count(*)::int as runs from feed_runs where outcome = 'applied' group by 1, 2`,
  )
  const applied = new Map(rows.map((row) => [row.file_name, row]))
  const unknown = rows.flatMap(({ site_slug, file_name, runs }) => {
    const isServed = feeds.served.some(({ siteSlug, name }) => siteSlug === site_slug && name === file_name)
    if (!isServed) return [`${site_slug} applied ${file_name}, which it did not get.`]
    return runs > 1 ? [`${site_slug} applied ${file_name} ${runs} times.`] : []
  })
  const again = SITES.flatMap((slug) => {
    const own = feeds.served.filter(({ siteSlug }) => siteSlug === slug)
    return own.flatMap(({ name, hash, faultsBefore }, index) => {
      const last = own[index - 1]
      const isAgain = last?.hash === hash && last.faultsBefore === faultsBefore
      return isAgain && applied.has(name) && applied.has(last.name)
        ? [`${slug} applied the file of ${name} again.`]
        : []
    })
  })
  return [...unknown, ...again]
}

/** INTAKE-2: at rest the stock is that of the dealer's file. */
export const stockIsTheFiles: Check = async ({ database, feeds }) => {
  const { rows } = await database.query<{ site_slug: string; stocknum: string; price: number }>(
    `select site_slug, stocknum, (data->>'price')::int as price from cars where feed = $1 and status <> 'sold'`,
    [FEED],
  )
  return SITES.flatMap((slug) => {
    const file = feeds.files.get(slug)?.at(-1)?.prices ?? new Map<string, number>()
    const stored = new Map(rows.filter((row) => row.site_slug === slug).map((row) => [row.stocknum, row.price]))
    return [...file].flatMap(([stocknum, price]) =>
      stored.get(stocknum) === price
        ? []
        : [`The file of ${slug} says ${stocknum} ${price}, and the stock ${stored.get(stocknum)}.`],
    )
  })
}
