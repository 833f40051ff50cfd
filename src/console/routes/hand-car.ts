import { HAND_FORM, type HandFields } from '#domain/desk/hand-form.ts'
import type { FilledForm } from '#domain/form/define-form.ts'
import { may } from '#domain/staff/actor.ts'
import { copyCar, deleteDraft, findHandCar, listHandCars, openHandCar, saveDraft } from '#operations/desk/hand-cars.ts'
import { lookUpPlate } from '#operations/desk/hand-plate.ts'
import { publishHandCar } from '#operations/desk/publish-hand-car.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { writtenText } from '../form/clash-view.ts'
import { faultText } from '../form/fault-text.ts'
import { formText } from '../form-text.ts'
import { onSite, staffRequest } from '../on-site.ts'
import { handCarPage } from '../stock/hand-car-page.ts'
import { STATE_BADGES } from '../stock/stock-labels.ts'
import { momentAgo } from '../time/moment.ts'

/** DESK-5: cars that staff add by hand: a list with drafts, and one form to save, look up a plate and publish. */
export const HAND_CARS = {
  'GET /hand-cars': async (call) => {
    const { site, actor } = onSite(call)
    const cars = await listHandCars(call.platform, site, actor)
    const now = call.platform.clock.now()
    return {
      page: {
        kind: 'hand-cars',
        notice: SAID[call.query.get('did') ?? ''] ?? null,
        mayEdit: may(actor, site, 'stock.edit'),
        rows: cars.map(({ id, values, carId, author, changedAt }) => ({
          id,
          title:
            [values.year, values.make, values.model, values.badge].filter(Boolean).join(' ') || 'Without a name yet',
          stockNumber: values.stocknum ?? '',
          isDraft: carId === null,
          carHref: carId && `/stock/${carId}`,
          by: author.name,
          changed: momentAgo(changedAt, site.timezone, now),
        })),
      },
    }
  },
  'GET /hand-cars/new': async (call) => {
    const { site, actor } = onSite(call)
    const copied = call.query.get('copy')
    const values = copied === null ? {} : await copyCar(call.platform, site, actor, copied)
    return handCarPage(call, { values })
  },
  'GET /hand-cars/:id': async (call) => {
    const opened = await openHandCar(staffRequest(call), call.params.id ?? '')
    return handCarPage(call, { opened, notice: SAID[call.query.get('did') ?? ''] ?? null })
  },
  'POST /hand-cars': (call) => submitted(call, null),
  'POST /hand-cars/:id': (call) => submitted(call, call.params.id ?? ''),
} as const satisfies Readonly<Record<string, ConsoleHandler>>

const SAID: Readonly<Record<string, string>> = {
  saved: 'Saved as a draft. It is not on the website yet.',
  kept: 'Saved. The website shows the change once you publish it.',
  deleted: 'The draft is deleted.',
  published: 'Published. The car is on the website.',
  sold: 'Marked as sold.',
}

async function submitted(call: ConsoleCall, id: string | null): Promise<ConsoleAnswer> {
  const { platform, form } = call
  const { site, actor } = onSite(call)
  const act = formText(form, 'do')
  if (act === 'look-up') return lookedUp(call, id)
  if (act === 'delete' && id !== null) return deleted(call, id)
  const filled = HAND_FORM.read(form)
  const wrong = Object.keys(filled.faults).length
  if (wrong > 0) return handCarPage(call, { ...(await openedIf(call, id)), filled, fault: faultText(wrong) })
  const saved = await saveDraft(staffRequest(call), id, filled)
  if (!saved.ok && saved.deleted !== null) {
    const who = writtenText(saved.deleted, 'deleted this draft', site, platform.clock.now())
    const fault = `${who}. What you typed is still here: save it as a new draft.`
    return handCarPage(call, { filled: { ...filled, shown: {} }, fault })
  }
  if (!saved.ok) return handCarPage(call, { ...(await openedIf(call, id)), filled, clashes: saved.clashes })
  if (act === 'publish' || act === 'sold') return published(call, saved.id, act)
  const { carId } = await findHandCar(platform, site, actor, saved.id)
  return { to: `/hand-cars/${saved.id}?did=${carId ? 'kept' : 'saved'}` }
}

async function openedIf(call: ConsoleCall, id: string | null) {
  return id === null ? {} : { opened: await openHandCar(staffRequest(call), id) }
}

async function lookedUp(call: ConsoleCall, id: string | null): Promise<ConsoleAnswer> {
  const { platform, form } = call
  const { site, actor } = onSite(call)
  const opened = await openedIf(call, id)
  const found = await lookUpPlate(platform, site, actor, formText(form, 'regplate'), formText(form, 'state'))
  if (!found.ok)
    return handCarPage(call, { ...opened, filled: HAND_FORM.read(form), faults: { regplate: found.fault } })
  for (const [name, value] of Object.entries(found.values)) form.set(name, value)
  const filled: FilledForm<HandFields> = HAND_FORM.read(form)
  return handCarPage(call, { ...opened, filled, notice: 'Filled in from the plate. Check it before you save.' })
}

async function deleted(call: ConsoleCall, id: string): Promise<ConsoleAnswer> {
  const done = await deleteDraft(staffRequest(call), id, formText(call.form, 'changed') || null)
  if (done.ok) return { to: '/hand-cars?did=deleted' }
  if (done.reason === 'published') return { to: `/hand-cars/${id}` }
  const { site } = onSite(call)
  const who = writtenText(done.written, 'saved this draft', site, call.platform.clock.now())
  const fault = `${who}, after you opened it. It is not deleted. Press ‘Delete the draft’ again if you still want it.`
  return handCarPage(call, { ...(await openedIf(call, id)), fault })
}

async function published(call: ConsoleCall, id: string, act: 'publish' | 'sold'): Promise<ConsoleAnswer> {
  const done = await publishHandCar(staffRequest(call), id, {
    status: act === 'sold' ? 'Sold' : 'In Stock',
    sure: call.form.getAll('sure').map(String),
    seen: formText(call.form, 'seen') || null,
  })
  if (done.ok) return { to: `/hand-cars/${id}?did=${act === 'sold' ? 'sold' : 'published'}` }
  const opened = await openHandCar(staffRequest(call), id)
  if (!('state' in done)) return handCarPage(call, { opened, faults: done.faults, doubts: done.doubts, isSaved: true })
  const { site } = onSite(call)
  const who = writtenText(done.written, 'changed this car', site, call.platform.clock.now())
  const fault = `${who}: it is now ‘${STATE_BADGES[done.state].text}’. What you typed is saved, but not published.`
  return handCarPage(call, { opened, fault })
}
