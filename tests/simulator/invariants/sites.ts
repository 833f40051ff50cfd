import type { World } from '../world.ts'
import { SITES } from '../world.ts'
import type { Invariant } from './invariant.ts'

/** No row and no mail of a site has a buyer of another. */
export const isOwnSites: Invariant = async (world) => {
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
export const isForgotten: Invariant = async (world) => {
  if (world.erased.size === 0) return []
  const rows = await rowsWith(world, '@of-')
  return rows.flatMap(({ place, text }) =>
    [...world.erased].filter((email) => text.includes(`"${email}"`)).map((email) => `${place} still has ${email}.`),
  )
}

const TABLES = new WeakMap<object, string>()

/** Rows of a site, in any table, that have a text. */
async function rowsWith({ database }: World, text: string) {
  const all = TABLES.get(database) ?? (await unionOf(database))
  TABLES.set(database, all)
  const { rows } = await database.query<{ place: string; site_slug: string; text: string }>(all, [`%${text}%`])
  return rows
}

async function unionOf(database: World['database']): Promise<string> {
  const { rows } = await database.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'site_slug' order by 1`,
  )
  return rows
    .map(({ name }) => {
      const place = `select '${name}' as place, site_slug, to_jsonb(t)::text as text from "${name}" t`
      return `${place} where to_jsonb(t)::text like $1`
    })
    .join(' union all ')
}
