import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
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

/**
 * A5: cars of all sites whose make and model are spellings of one of these (`nameKey`): those of the site `first`, then
 * the others', latest changed first.
 */
export async function stockedCars(
  db: Kysely<Tables>,
  models: readonly NamedCar[],
  first: string,
): Promise<readonly StockedCar[]> {
  const names = await spellingsOf(db, models)
  if (names.length === 0) return []
  const number = (name: string) => sql<number | null>`((data || (desk->'values'))->>${sql.lit(name)})::float8`
  const rows = await db
    .selectFrom('cars')
    .where(isOneOf(names))
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
    .orderBy(({ eb }) => eb('site_slug', '=', first), 'desc')
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

export interface NamedCar {
  readonly make: string
  readonly model: string
}

async function spellingsOf(db: Kysely<Tables>, models: readonly NamedCar[]): Promise<readonly NamedCar[]> {
  const alike = await db
    .selectFrom('cars')
    .where(isOneOf(models))
    .select([NAME.make.as('make'), NAME.model.as('model')])
    .distinct()
    .execute()
  const keys = new Set(models.map(keyOf))
  return alike.filter((name) => keys.has(keyOf(name)))
}

function keyOf({ make, model }: NamedCar): string {
  return `${nameKey(make)} ${nameKey(model)}`
}

/** By the index of cars by make and model. */
function isOneOf(models: readonly NamedCar[]) {
  const letters = new Map(models.map(({ make, model }) => [`${lettersOf(make)} ${lettersOf(model)}`, { make, model }]))
  return ({ or, and, eb }: ExpressionBuilder<Tables, 'cars'>) =>
    or(
      [...letters.values()].map(({ make, model }) =>
        and([eb(LETTERS.make, '=', lettersOf(make)), eb(LETTERS.model, '=', lettersOf(model))]),
      ),
    )
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
