import { type DeskState, deskState } from '#domain/desk/desk-state.ts'
import {
  HAND_FEED,
  HAND_FIELD_NAMES,
  HAND_FIELDS,
  type HandValues,
  handCells,
  missingFields,
} from '#domain/desk/hand-car.ts'
import { type HandFormName, handLabel } from '#domain/desk/hand-form.ts'
import { mapRow } from '#domain/feed/car.ts'
import type { FeedRecord, FeedRemark } from '#domain/feed/record.ts'
import type { Written } from '#domain/form/compare-shown.ts'
import type { RegionCode } from '#domain/region.ts'
import { authorise } from '#domain/staff/authorise.ts'
import { amountFault } from '#domain/typed-number.ts'
import type { Site } from '#site/site.ts'
import type { Transaction } from '#storage/transaction.ts'
import { recordAudit } from '../staff/record-audit.ts'
import type { StaffRequest } from '../staff-request.ts'
import { carPlacer } from '../stock/car-placer.ts'
import { idDeriver } from '../stock/feed-ids.ts'
import { spellingTally } from '../stock/spelling-tally.ts'
import { usableRow } from '../stock/staged-row.ts'
import { carNow, writersOf } from './car-now.ts'
import { placeOfCar } from './car-place.ts'
import { findHandCar } from './hand-cars.ts'

/** Sentences by field; '' for the car as a whole. */
export type HandFaults = Readonly<Partial<Record<HandFormName | '', string>>>

/** Something that may be a slip: the person decides. `key` accepts it, as long as the value is the same. */
export interface HandDoubt {
  readonly field: HandFormName
  readonly key: string
  readonly sentence: string
}

export type PublishedCar =
  | { readonly ok: true; readonly car: { readonly id: string; readonly slug: string } }
  | { readonly ok: false; readonly faults: HandFaults; readonly doubts: readonly HandDoubt[] }
  /** Another person changed the car's state, such as sold it, after the page was opened. */
  | { readonly ok: false; readonly state: DeskState; readonly written: Written }

export interface Publishing {
  readonly status?: 'In Stock' | 'Sold'
  /** Keys of the doubts that the person has seen and accepts. */
  readonly sure?: readonly string[]
  /** The state of the published car that the page showed; null: any. */
  readonly seen?: string | null
}

/**
 * DESK-5: puts the car on the site with the rules of a feed's row: what a file could not bring, a person cannot either.
 * What a feed takes with a remark, such as a VIN whose check digit does not fit, a person is asked about. The car belongs to
 * no feed, so no file sells it. A stock number or VIN that a feed's car has is refused; a feed that brings the car later
 * takes it over.
 */
export async function publishHandCar(
  request: StaffRequest,
  id: string,
  { status = 'In Stock', sure = [], seen = null }: Publishing = {},
): Promise<PublishedCar> {
  const { platform, site, actor, now } = request
  const draft = await findHandCar(request, id)
  const missing = missingFields(draft.values)
  if (missing.length > 0)
    return refused(Object.fromEntries(missing.map((name) => [name, neededText(name, site.region)])))
  const record: FeedRecord = { row: 1, line: 1, cells: cellsFor(site, draft.values, status) }
  const mapped = mapRow(record, {
    // The form asks for the region's unit, as a bare figure of a file is in it.
    mapping: { feed: HAND_FEED },
    site,
    lastYear: now.getUTCFullYear() + 1,
    deriveId: idDeriver(),
    ...(site.intake && { limits: site.intake }),
  })
  const isDoubt = ({ kind, reason }: FeedRemark) => mapped.ok && kind === 'warning' && !reason.includes('left empty')
  // A person is there to correct a value that a file would leave empty.
  const faults = mapped.remarks.filter((remark) => !isDoubt(remark))
  const doubts = mapped.remarks.filter(isDoubt).map(doubtOf)
  const open = doubts.filter(({ key }) => !sure.includes(key))
  if (!mapped.ok || faults.length > 0 || open.length > 0) return refused(faultsOf(faults, site.region), doubts)
  const { row } = mapped
  authorise(actor, site, 'stock.edit', now, placeOfCar(site, { ...row.keys, location: row.car.location }))
  const staged = usableRow(record, await carPlacer(platform, site)(row), site.slug)
  const { imports, handCars, transaction } = platform.storage.forSite(site)
  const spellings = spellingTally()
  for (const [field, names] of await imports.spellings(null)) spellings.add(field, names)
  spellings.note(row.car)
  return transaction(async (within): Promise<PublishedCar> => {
    await imports.lock(within)
    const current = await handCars.find(id, within)
    if (current === null || current.changedAt.getTime() !== draft.changedAt.getTime())
      return refused({ '': 'Another person saved this car at this moment. Look at it again, then publish.' })
    const other = draft.carId === null ? null : await otherState(request, draft.carId, seen, within)
    if (other !== null) return other
    const same = await handCars.feedOf(row.identity, within)
    if (same && (same.feed !== HAND_FEED || same.id !== draft.carId))
      return refused({ '': 'Another car of the stock has this stock number or VIN.' })
    const pushed = { feed: HAND_FEED, row: staged, respellings: spellings.respellings(), at: now, firstListedAt: now }
    const { car, result } = await imports.push(platform.randomId(), pushed, within)
    await handCars.save({ ...draft, carId: car.id, author: actor, changedAt: now }, within)
    const change = { after: { act: status === 'Sold' ? 'sold' : result, draft: id } }
    await recordAudit(platform.storage, within, actor, {
      action: 'stock.edit',
      object: { kind: 'car', id: car.id },
      change,
      now,
    })
    return { ok: true, car }
  })
}

function refused(faults: HandFaults, doubts: readonly HandDoubt[] = []): PublishedCar {
  return { ok: false, faults, doubts }
}

function neededText(name: HandFormName, region: RegionCode): string {
  return `${handLabel(name, region)}: needed to publish.`
}

/** A remark of the row is about the field of its column. */
function fieldOf({ column }: FeedRemark): HandFormName | '' {
  return HAND_FIELD_NAMES.find((name) => name === column) ?? ''
}

function labelOf(field: HandFormName | '', region: RegionCode): string {
  return field === '' || field === 'location' ? '' : `${handLabel(field, region)}: `
}

function faultsOf(remarks: readonly FeedRemark[], region: RegionCode): HandFaults {
  const faults: Partial<Record<HandFormName | '', string>> = {}
  for (const remark of remarks) {
    const { value, reason, suggestion } = remark
    const field = fieldOf(remark)
    const words = [value && `‘${value}’`, `${reason.replace('; left empty', '')}.`, suggestion]
    faults[field] ??=
      labelOf(field, region) + (shapeFault(field, String(value ?? '')) ?? words.filter(Boolean).join(' '))
  }
  return faults
}

/** How a value is typed, where it is not typed so; null: something else is wrong with it. */
function shapeFault(field: HandFormName | '', value: string): string | null {
  if (field === '' || field === 'location') return null
  if (field === 'year') return /^\d{4}$/.test(value) ? null : 'four digits, such as 2019.'
  const { example } = HAND_FIELDS[field]
  return example === undefined || /^\d+$/.test(value) ? null : amountFault(example)
}

function doubtOf(remark: FeedRemark): HandDoubt {
  const field = fieldOf(remark)
  const { reason, suggestion } = remark
  const value = remark.value ?? ''
  const said =
    DOUBTS.find(([words]) => reason.includes(words))?.[1] ??
    [`‘${value}’ ${reason}.`, suggestion].filter(Boolean).join(' ')
  return { field: field === '' ? 'model' : field, key: `${field}=${value}`, sentence: `${said} Publish anyway?` }
}

/** Remarks of a feed in words for the person who types. */
const DOUBTS = [
  ['check digit', 'This VIN may have a typing mistake.'],
  ['frame number', 'This is a frame or chassis number, not a VIN: the website shows it as the frame number.'],
] as const

async function otherState(
  request: StaffRequest,
  carId: string,
  seen: string | null,
  within: Transaction,
): Promise<PublishedCar | null> {
  const { platform, site } = request
  const [car] = await platform.storage.forSite(site).desk.cars([carId], within)
  if (car === undefined || seen === null) return null
  const current = carNow(car)
  const state = deskState({ ...current, sold: current.status === 'sold' })
  if (state === seen) return null
  const writers = await writersOf(request, car, within)
  return { ok: false, state, written: writers('status') }
}

/** A site with one dealership or location knows where the car is. */
function cellsFor(site: Site, values: HandValues, status: 'In Stock' | 'Sold'): ReadonlyMap<string, string> {
  const place = site.locations.find(({ slug }) => slug === values.location) ?? site.locations[0]
  const dealership = site.dealerships.find(({ slug }) => slug === place?.dealershipSlug) ?? site.dealerships[0]
  const cells = new Map(handCells({ ...values, ...(place && { location: place.slug }) }, status))
  if (dealership) cells.set('dealership_id', dealership.id)
  return cells
}
