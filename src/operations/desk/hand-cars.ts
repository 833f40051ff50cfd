import { copyOf, HAND_FEED, type HandValues, handCells, missingFields } from '#domain/desk/hand-car.ts'
import { mapRow } from '#domain/feed/car.ts'
import type { FeedRecord } from '#domain/feed/record.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { authorise, Refusal } from '#domain/staff/authorise.ts'
import type { Site } from '#site/site.ts'
import type { HandCar } from '#storage/desk/hand-cars.ts'
import type { Platform } from '../platform.ts'
import { recordAudit } from '../staff/record-audit.ts'
import { carPlacer } from '../stock/car-placer.ts'
import { idDeriver } from '../stock/feed-ids.ts'
import { spellingTally } from '../stock/spelling-tally.ts'
import { usableRow } from '../stock/staged-row.ts'
import { placeOfCar } from './car-place.ts'

/** The cars that were added by hand, drafts first. */
export function listHandCars(platform: Platform, site: Site, actor: Actor): Promise<readonly HandCar[]> {
  authorise(actor, site, 'stock.read', platform.clock.now())
  return platform.storage.forSite(site).handCars.all()
}

/** Throws `Refusal`: 404 if the site has none of this id. */
export async function findHandCar(platform: Platform, site: Site, actor: Actor, id: string): Promise<HandCar> {
  authorise(actor, site, 'stock.edit', platform.clock.now())
  const found = await platform.storage.forSite(site).handCars.find(id)
  if (found === null) throw new Refusal('absent', 'stock.edit')
  return found
}

/** What a copy of a car begins with. Throws `Refusal`: 404 outside the person's scope. */
export async function copyCar(platform: Platform, site: Site, actor: Actor, carId: string): Promise<HandValues> {
  const now = platform.clock.now()
  authorise(actor, site, 'stock.edit', now)
  const { cars, desk } = platform.storage.forSite(site)
  const car = await cars.findById(carId)
  const [row] = car ? await desk.cars([car.id]) : []
  if (!car || !row) throw new Refusal('absent', 'stock.edit')
  authorise(actor, site, 'stock.edit', now, placeOfCar(site, { ...row, location: car.location }))
  return copyOf(car)
}

/** Saves what was typed, however little: a draft is on no page, in no search and in no channel. Returns its id. */
export async function saveDraft(
  platform: Platform,
  site: Site,
  actor: Actor,
  id: string | null,
  values: HandValues,
): Promise<string> {
  const now = platform.clock.now()
  authorise(actor, site, 'stock.edit', now)
  const before = id === null ? null : await findHandCar(platform, site, actor, id)
  const saved = {
    id: before?.id ?? platform.randomId(),
    values,
    carId: before?.carId ?? null,
    author: actor,
    changedAt: now,
  }
  const { handCars, transaction } = platform.storage.forSite(site)
  await transaction(async (within) => {
    await handCars.save(saved, within)
    const change = { before: before?.values ?? null, after: values }
    await recordAudit(platform.storage, within, actor, 'stock.edit', { kind: 'draft', id: saved.id }, change, now)
  })
  return saved.id
}

/** Throws away a draft. False: it is published, and `markHandCarSold` ends it. */
export async function deleteDraft(platform: Platform, site: Site, actor: Actor, id: string): Promise<boolean> {
  const found = await findHandCar(platform, site, actor, id)
  if (found.carId !== null) return false
  const { handCars, transaction } = platform.storage.forSite(site)
  await transaction(async (within) => {
    await handCars.remove(id, within)
    const change = { before: found.values }
    await recordAudit(
      platform.storage,
      within,
      actor,
      'stock.edit',
      { kind: 'draft', id },
      change,
      platform.clock.now(),
    )
  })
  return true
}

export type PublishedCar =
  | { readonly ok: true; readonly car: { readonly id: string; readonly slug: string } }
  | { readonly ok: false; readonly faults: readonly string[] }

/**
 * DESK-5: puts the car on the site with the rules of a feed's row: what a file could not bring, a person cannot either.
 * The car belongs to no feed, so no file sells it. A stock number or VIN that a feed's car has is refused; a feed that
 * brings the car later takes it over.
 */
export async function publishHandCar(
  platform: Platform,
  site: Site,
  actor: Actor,
  id: string,
  status: 'In Stock' | 'Sold' = 'In Stock',
): Promise<PublishedCar> {
  const now = platform.clock.now()
  const draft = await findHandCar(platform, site, actor, id)
  const missing = missingFields(draft.values)
  if (missing.length > 0) return { ok: false, faults: [`Fill in: ${missing.join(', ')}.`] }
  const record: FeedRecord = { row: 1, line: 1, cells: cellsFor(site, draft.values, status) }
  const mapped = mapRow(record, {
    mapping: { feed: HAND_FEED },
    site,
    lastYear: now.getUTCFullYear() + 1,
    deriveId: idDeriver(),
    ...(site.intake && { limits: site.intake }),
  })
  // A person is there to correct a value that a file would leave empty.
  const faults = mapped.remarks.map(({ column, value, reason, suggestion }) =>
    [column, value && `‘${value}’`, `${reason.replace('; left empty', '')}.`, suggestion].filter(Boolean).join(' '),
  )
  if (!mapped.ok || faults.length > 0) return { ok: false, faults }
  const { row } = mapped
  authorise(actor, site, 'stock.edit', now, placeOfCar(site, { ...row.keys, location: row.car.location }))
  const staged = usableRow(record, await carPlacer(platform, site)(row), site.slug)
  const { imports, handCars, transaction } = platform.storage.forSite(site)
  const spellings = spellingTally()
  for (const [field, names] of await imports.spellings(null)) spellings.add(field, names)
  spellings.note(row.car)
  return transaction(async (within): Promise<PublishedCar> => {
    await imports.lock(within)
    const same = await handCars.feedOf(row.identity, within)
    if (same && (same.feed !== HAND_FEED || same.id !== draft.carId))
      return { ok: false, faults: ['Another car of the stock has this stock number or VIN.'] }
    const pushed = { feed: HAND_FEED, row: staged, respellings: spellings.respellings(), at: now, firstListedAt: now }
    const { car, result } = await imports.push(platform.randomId(), pushed, within)
    await handCars.save({ ...draft, carId: car.id, author: actor, changedAt: now }, within)
    const change = { after: { act: status === 'Sold' ? 'sold' : result, draft: id } }
    await recordAudit(platform.storage, within, actor, 'stock.edit', { kind: 'car', id: car.id }, change, now)
    return { ok: true, car }
  })
}

/** A site with one dealership or location knows where the car is. */
function cellsFor(site: Site, values: HandValues, status: 'In Stock' | 'Sold'): ReadonlyMap<string, string> {
  const place = site.locations.find(({ slug }) => slug === values.location) ?? site.locations[0]
  const dealership = site.dealerships.find(({ slug }) => slug === place?.dealershipSlug) ?? site.dealerships[0]
  const cells = new Map(handCells({ ...values, ...(place && { location: place.slug }) }, status))
  if (dealership) cells.set('dealership_id', dealership.id)
  return cells
}
