import { sql } from 'kysely'
import { jsonText } from '../json-text.ts'
import type { Queries } from '../transactions.ts'

/** Replacement of one spelling by another in a field. */
export interface Respelling {
  readonly field: string
  /** For a model: the spellings of its make. */
  readonly makes: readonly string[] | null
  readonly from: string
  readonly to: string
}

/**
 * Spellings of makes, models and places in the site's other feeds, for cars that are for sale; `feed` null: in all of
 * them.
 */
export async function spellingsOfOthers(queries: Queries, siteSlug: string, feed: string | null) {
  const { rows } = await sql<{ make: string; model: string; cars: number }>`
    select data->>'make' as make, data->>'model' as model, count(*)::integer as cars from cars
    where site_slug = ${siteSlug} and feed is distinct from ${feed} and status <> 'sold' group by 1, 2`.execute(queries)
  const makes = rows.map(({ make, cars }) => ({ name: make, make: null, cars }))
  const models = rows.map(({ make, model, cars }) => ({ name: model, make, cars }))
  const places = await sql<{ city: string | null; state: string | null; name: string | null; cars: number }>`
    select data->'location'->>'city' as city, data->'location'->>'state' as state, data->'location'->>'name' as name,
      count(*)::integer as cars
    from cars
    where site_slug = ${siteSlug} and feed is distinct from ${feed} and status <> 'sold' group by 1, 2, 3`.execute(
    queries,
  )
  const of = (part: 'city' | 'state' | 'name') =>
    places.rows.flatMap(({ cars, ...place }) => {
      const name = place[part]
      return name === null ? [] : [{ name, make: null, cars }]
    })
  return [
    ['make', makes] as const,
    ['model', models] as const,
    ['location.city', of('city')] as const,
    ['location.state', of('state')] as const,
    ['location.name', of('name')] as const,
  ]
}

/**
 * Applies the spellings to field, name and content hash, so that a car counts as changed when its spelling does.
 */
export async function respellStaged(
  queries: Queries,
  importId: string,
  respellings: readonly Respelling[],
): Promise<void> {
  for (const ofField of byField(respellings)) {
    const field = ofField[0]!.field
    const at = field.split('.')
    // The car's name has its make, model and badge, and no place.
    const name = at.length > 1 ? sql`data->>'name'` : sql`replace(data->>'name', r."from", r."to")`
    await sql`
      update import_rows i set
        data = jsonb_set(data, ${at}::text[], to_jsonb(r."to")) || jsonb_build_object('name', ${name}),
        content_hash = left(md5(i.content_hash || ${field}::text || r."to"), 26)
      from json_to_recordset(${jsonText(ofField)}::json) as r (makes text[], "from" text, "to" text)
      where i.import_id = ${importId} and i.data #>> ${at}::text[] = r."from"
        and (r.makes is null or i.data->>'make' = any(r.makes))`.execute(queries)
  }
}

/** The spellings of each field, for one short transaction each. */
export function byField(respellings: readonly Respelling[]): readonly (readonly Respelling[])[] {
  return [...new Set(respellings.map(({ field }) => field))].map((field) =>
    respellings.filter((each) => each.field === field),
  )
}
