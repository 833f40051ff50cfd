import { type Kysely, sql } from 'kysely'
import { nameKey } from '#domain/name-key.ts'
import type { Tables } from '../schema.ts'

/** The fields of a used car for sale that a valuation compares (TRADE-3). */
export interface StockedCar {
  readonly siteSlug: string
  readonly year: number
  readonly km: number
  /** Whole currency units of its site's region. */
  readonly price: number | null
  readonly offer_price: number | null
}

/** More cars do not improve the estimate. */
const ENOUGH = 2000

/** A5: cars of all sites whose make and model are spellings of these (`nameKey`), latest changed first. */
export async function stockedCars(db: Kysely<Tables>, make: string, model: string): Promise<readonly StockedCar[]> {
  const names = await spellingsOf(db, make, model)
  if (names.length === 0) return []
  const number = (name: string) => sql<number | null>`((data || (desk->'values'))->>${sql.lit(name)})::float8`
  const rows = await db
    .selectFrom('cars')
    .where(LETTERS.make, '=', lettersOf(make))
    .where(LETTERS.model, '=', lettersOf(model))
    .where(({ or, and, eb }) =>
      or(names.map((name) => and([eb(NAME.make, '=', name.make), eb(NAME.model, '=', name.model)]))),
    )
    .where(sql<string>`coalesce(desk->'values'->>'status', status)`, '<>', 'sold')
    .where(
      sql<boolean>`data->>'car_type' = any('{used,demo}') and data->>'year' is not null and data->>'km' is not null`,
    )
    .select([
      'site_slug',
      number('year').as('year'),
      number('km').as('km'),
      number('price').as('price'),
      number('offer_price').as('offer_price'),
    ])
    .orderBy('changed_in', 'desc')
    .limit(ENOUGH)
    .execute()
  return rows.map(({ site_slug, year, km, ...prices }) => ({
    siteSlug: site_slug,
    year: year ?? 0,
    km: km ?? 0,
    ...prices,
  }))
}

interface NamedCar {
  readonly make: string
  readonly model: string
}

async function spellingsOf(db: Kysely<Tables>, make: string, model: string): Promise<readonly NamedCar[]> {
  const alike = await db
    .selectFrom('cars')
    .where(LETTERS.make, '=', lettersOf(make))
    .where(LETTERS.model, '=', lettersOf(model))
    .select([NAME.make.as('make'), NAME.model.as('model')])
    .distinct()
    .execute()
  return alike.filter((name) => nameKey(name.make) === nameKey(make) && nameKey(name.model) === nameKey(model))
}

const NAME = { make: sql<string>`data->>'make'`, model: sql<string>`data->>'model'` }

/** What the index of cars by make and model has: letters and digits of ASCII. Names of one key have it in common. */
const LETTERS = {
  make: sql<string>`regexp_replace(lower(data->>'make'), '[^a-z0-9]+', '', 'g')`,
  model: sql<string>`regexp_replace(lower(data->>'model'), '[^a-z0-9]+', '', 'g')`,
}

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '')
}
