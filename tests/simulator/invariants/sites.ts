import type { World } from '../world.ts'
import { SITES } from '../world.ts'
import type { Check } from './invariant.ts'

/** No row and no mail of a site has a buyer of another. */
export const isOwnSites: Check = async (world) => {
  const rows = await rowsWith(world, '@of-')
  const inRows = rows.flatMap(({ place, site_slug, text }) =>
    SITES.some((slug) => slug !== site_slug && text.includes(`@of-${slug}.`))
      ? [`${place} of ${site_slug} has a buyer of another site.`]
      : [],
  )
  const inMails = world.mails.flatMap(({ mail }) => {
    const [, owner] = /^sales@(\w+)\./.exec(mail.to) ?? []
    const others = SITES.filter((slug) => slug !== owner && mail.text.includes(`@of-${slug}.`))
    return owner !== undefined && others.length > 0 ? [`A mail to ${mail.to} has a buyer of another site.`] : []
  })
  return [...inRows, ...inMails]
}

/** H8: no row has an erased person. */
export const isForgotten: Check = async (world) => {
  if (world.erased.size === 0) return []
  const rows = await rowsWith(world, '@of-')
  return rows.flatMap(({ place, text }) =>
    [...world.erased].filter((email) => text.includes(`"${email}"`)).map((email) => `${place} still has ${email}.`),
  )
}

/** By database: each table of sites, with the part of a query that finds its rows with a text. */
const PARTS = new WeakMap<object, ReadonlyMap<string, string>>()

/** Rows of a site, in any table that may have changed, that have a text. */
async function rowsWith({ database, written }: World, text: string): Promise<readonly Found[]> {
  const parts = PARTS.get(database) ?? (await partsOf(database))
  PARTS.set(database, parts)
  const changed = [...parts].filter(([table]) => written.has('*') || written.has(table)).map(([, part]) => part)
  if (changed.length === 0) return []
  return (await database.query<Found>(changed.join(' union all '), [`%${text}%`])).rows
}

interface Found {
  readonly place: string
  readonly site_slug: string
  readonly text: string
}

async function partsOf(database: World['database']): Promise<ReadonlyMap<string, string>> {
  const { rows } = await database.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'site_slug' order by 1`,
  )
  return new Map(
    rows.map(({ name }) => {
      const place = `select '${name}' as place, site_slug, to_jsonb(t)::text as text from "${name}" t`
      return [name, `${place} where to_jsonb(t)::text like $1`]
    }),
  )
}
