import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { feedMappingSchema } from '#domain/feed/mapping.ts'
import { editCars } from '#operations/desk/testing.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import { requestBy } from '#operations/staff-request.ts'
import { importStock } from '#operations/stock/import-stock.ts'
import { keyOf, SITES, type World } from '../world.ts'

const CARS = 4

/** A dealer's file arrives with new prices. */
export async function importFile(world: World): Promise<void> {
  const siteSlug = world.random.pick(SITES)
  const cars = Array.from({ length: CARS }, (_, car) => ({
    stocknum: `${siteSlug}-${car}`,
    price: 20_000 + world.random.below(500) * 10,
  }))
  const rows = cars.map(({ stocknum, price }) => `Toyota,Corolla,2022,${stocknum},${price},40000,stripe`)
  const file = join(world.folder, 'stock.csv')
  await writeFile(file, `make,model,year,stocknum,price,km,payment_processors\n${rows.join('\n')}\n`)
  for (const { stocknum, price } of cars) allow(world.feedPrices, keyOf(siteSlug, stocknum), price)
  const mapping = feedMappingSchema.parse({})
  const options = { mapping, dryRun: false, force: true }
  const outcome = await importStock(world.platform, world.platform.site(siteSlug), file, { options })
  if (!outcome.ok) throw new Error(outcome.sentence)
  for (const { stocknum, price } of cars) world.feedPrices.set(keyOf(siteSlug, stocknum), new Set([price]))
}

/** Staff set the price of one car or several, or give it back to the feed. */
export async function editPrice(world: World): Promise<void> {
  const cars = await allCars(world)
  if (cars.length === 0) return
  const { siteSlug, id } = world.random.pick(cars)
  const ofSite = cars.filter((car) => car.siteSlug === siteSlug).map((car) => car.id)
  const chosen = world.random.onceIn(3) ? ofSite : [id]
  const price = world.random.onceIn(4) ? null : 15_000 + world.random.below(400) * 10
  for (const each of chosen) {
    const key = keyOf(siteSlug, each)
    if (!world.overrides.has(key)) world.overrides.set(key, new Set([null]))
    allow(world.overrides, key, price)
  }
  const staff = sampleStaff(['stock'], { siteSlug })
  const to = price === null ? null : { value: price, until: null }
  const change = { carIds: chosen, changes: [{ part: 'price', to }] } as const
  await editCars(requestBy(world.platform, world.platform.site(siteSlug), staff), change)
  for (const each of chosen) world.overrides.set(keyOf(siteSlug, each), new Set([price]))
}

/** The cars of all sites, read past the faults. */
export async function allCars({
  database,
}: World): Promise<readonly { readonly siteSlug: string; readonly id: string }[]> {
  const query = 'select site_slug as "siteSlug", id from cars order by site_slug, stocknum, id'
  return (await database.query<{ siteSlug: string; id: string }>(query)).rows
}

export function allow<T>(allowed: Map<string, Set<T>>, key: string, value: T): void {
  allowed.set(key, new Set([...(allowed.get(key) ?? []), value]))
}
