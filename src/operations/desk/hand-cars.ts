import { type DeskState, deskState } from '#domain/desk/desk-state.ts'
import { copyOf, type HandValues } from '#domain/desk/hand-car.ts'
import { HAND_FORM, type HandFields, type HandFormName, handFormValues } from '#domain/desk/hand-form.ts'
import { type Clash, compareShown, type Written } from '#domain/form/compare-shown.ts'
import type { FilledForm } from '#domain/form/define-form.ts'
import { authorise, Refusal } from '#domain/staff/authorise.ts'
import type { HandCar } from '#storage/desk/hand-cars.ts'
import type { Transaction } from '#storage/transaction.ts'
import { recordAudit } from '../staff/record-audit.ts'
import { Clashing, signClashes } from '../staff/sign-clashes.ts'
import type { StaffRequest } from '../staff-request.ts'
import { placeOfCar } from './car-place.ts'

/** The cars that were added by hand, drafts first. */
export function listHandCars({ platform, site, actor }: StaffRequest): Promise<readonly HandCar[]> {
  authorise(actor, site, 'stock.read', platform.clock.now())
  return platform.storage.forSite(site).handCars.all()
}

/** Throws `Refusal`: 404 if the site has none of this id. */
export async function findHandCar({ platform, site, actor }: StaffRequest, id: string): Promise<HandCar> {
  authorise(actor, site, 'stock.edit', platform.clock.now())
  const handCar = await platform.storage.forSite(site).handCars.find(id)
  if (handCar === null) throw new Refusal('absent', 'stock.edit')
  return handCar
}

/** A draft or a published car with its form. `state`: of the published car; null: it is a draft. */
export async function openHandCar(
  request: StaffRequest,
  id: string,
): Promise<{ readonly draft: HandCar; readonly state: DeskState | null }> {
  const { platform, site } = request
  const draft = await findHandCar(request, id)
  const car = draft.carId === null ? null : await platform.storage.forSite(site).cars.findById(draft.carId)
  return { draft, state: car && deskState(car) }
}

/** What a copy of a car begins with. Throws `Refusal`: 404 outside the person's scope. */
export async function copyCar({ platform, site, actor }: StaffRequest, carId: string): Promise<HandValues> {
  const now = platform.clock.now()
  authorise(actor, site, 'stock.edit', now)
  const { cars, desk } = platform.storage.forSite(site)
  const car = await cars.findById(carId)
  const [row] = car ? await desk.cars([car.id]) : []
  if (!car || !row) throw new Refusal('absent', 'stock.edit')
  authorise(actor, site, 'stock.edit', now, placeOfCar(site, { ...row, location: car.location }))
  return copyOf(car)
}

export type SavedDraft =
  | { readonly ok: true; readonly id: string }
  /** Another person changed the same fields, or deleted the draft: nothing is stored. */
  | { readonly ok: false; readonly clashes: readonly Clash[]; readonly deleted: Written | null }

/**
 * Saves what was typed, however little: a draft is on no page, in no search and in no channel. STAFF-11: of a draft that is
 * there already, only what the person changed.
 */
export async function saveDraft(
  request: StaffRequest,
  id: string | null,
  filled: FilledForm<HandFields>,
): Promise<SavedDraft> {
  const { platform, site, actor, now } = request
  authorise(actor, site, 'stock.edit', now)
  const { handCars, transaction } = platform.storage.forSite(site)
  try {
    return await transaction(async (within) => {
      const before = id === null ? null : await handCars.find(id, within)
      if (id !== null && before === null)
        return { ok: false, clashes: [], deleted: await deletedBy(request, id, within) }
      const former = before?.values ?? {}
      const { changed, clashes } = compareShown(HAND_FORM, filled, handFormValues(former), () => null)
      const object = { kind: 'draft', id: before?.id ?? platform.randomId() }
      if (clashes.length > 0) throw new Clashing(await signClashes(request, object, { clashes, valueIn }, within))
      const typed =
        before === null ? filled.values : Object.fromEntries(changed.map((name) => [name, filled.values[name]]))
      const values = filledOnly({ ...former, ...typed })
      const saved = { id: object.id, values, carId: before?.carId ?? null, author: actor, changedAt: now }
      await handCars.save(saved, within)
      const change = { before: before?.values ?? null, after: values }
      await recordAudit(platform.storage, within, actor, { action: 'stock.edit', object, change, now })
      return { ok: true, id: object.id }
    })
  } catch (error) {
    if (error instanceof Clashing) return { ok: false, clashes: error.clashes, deleted: null }
    throw error
  }
}

/** A state of the audit log holds the values of a draft. */
function valueIn(state: unknown, name: string): unknown {
  return (state as HandValues)[name as HandFormName]
}

function filledOnly(values: HandValues): HandValues {
  return Object.fromEntries(Object.entries(values).filter(([, text]) => text !== ''))
}

/** Who deleted a draft of this site. Throws `Refusal`: 404 if the site never had it. */
async function deletedBy({ platform, site }: StaffRequest, id: string, within: Transaction): Promise<Written> {
  const [last] = await platform.storage.forSite(site).audit.of({ kind: 'draft', id }, { most: 1 }, within)
  if (last === undefined) throw new Refusal('absent', 'stock.edit')
  return { by: last.by.name, at: last.at }
}

async function lockedDraft({ platform, site }: StaffRequest, id: string, within: Transaction): Promise<HandCar> {
  const draft = await platform.storage.forSite(site).handCars.find(id, within)
  if (draft === null) throw new Refusal('absent', 'stock.edit')
  return draft
}

/** `published`: it is on the website, and `publishHandCar` ends it. Otherwise who changed it after it was seen. */
export type DeletedDraft =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'published' }
  | { readonly ok: false; readonly reason: 'changed'; readonly written: Written }

/** Throws away a draft, as it was when the person saw it. `seen`: the moment of its last change; null: as it is. */
export async function deleteDraft(request: StaffRequest, id: string, seen: string | null): Promise<DeletedDraft> {
  const { platform, site, actor, now } = request
  authorise(actor, site, 'stock.edit', now)
  const { handCars, transaction } = platform.storage.forSite(site)
  return transaction(async (within) => {
    const draft = await lockedDraft(request, id, within)
    if (draft.carId !== null) return { ok: false, reason: 'published' }
    if (seen !== null && draft.changedAt.toISOString() !== seen)
      return { ok: false, reason: 'changed', written: { by: draft.author.name, at: draft.changedAt } }
    await handCars.remove(id, within)
    const change = { before: draft.values }
    await recordAudit(platform.storage, within, actor, {
      action: 'stock.edit',
      object: { kind: 'draft', id },
      change,
      now,
    })
    return { ok: true }
  })
}
