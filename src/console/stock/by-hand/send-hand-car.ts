import { HAND_FORM, type HandFields } from '#domain/desk/hand-form.ts'
import type { FilledForm } from '#domain/form/define-form.ts'
import { deleteDraft, findHandCar, openHandCar, saveDraft } from '#operations/desk/hand-cars.ts'
import { lookUpPlate } from '#operations/desk/hand-plate.ts'
import { publishHandCar } from '#operations/desk/publish-hand-car.ts'
import type { ConsoleAnswer, ConsoleCall } from '../../console-call.ts'
import { writtenText } from '../../form/clash-view.ts'
import { faultText } from '../../form/fault-text.ts'
import { formText } from '../../form-text.ts'
import { onSite, staffRequest } from '../../on-site.ts'
import { STATE_BADGES } from '../stock-labels.ts'
import { handCarPage } from './hand-car-page.ts'

/** DESK-5: what a button of the form does: save, publish, mark as sold, delete, or fill in from the plate. `id`: null for a new car. */
export async function sendHandCar(call: ConsoleCall, id: string | null): Promise<ConsoleAnswer> {
  const { platform, form } = call
  const { site } = onSite(call)
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
  const { carId } = await findHandCar(staffRequest(call), saved.id)
  return { to: `/hand-cars/${saved.id}?did=${carId ? 'kept' : 'saved'}` }
}

async function openedIf(call: ConsoleCall, id: string | null) {
  return id === null ? {} : { opened: await openHandCar(staffRequest(call), id) }
}

async function lookedUp(call: ConsoleCall, id: string | null): Promise<ConsoleAnswer> {
  const { form } = call
  const opened = await openedIf(call, id)
  const result = await lookUpPlate(staffRequest(call), formText(form, 'regplate'), formText(form, 'state'))
  if (!result.ok)
    return handCarPage(call, { ...opened, filled: HAND_FORM.read(form), faults: { regplate: result.fault } })
  for (const [name, value] of Object.entries(result.values)) form.set(name, value)
  const filled: FilledForm<HandFields> = HAND_FORM.read(form)
  return handCarPage(call, { ...opened, filled, notice: 'Filled in from the plate. Check it before you save.' })
}

async function deleted(call: ConsoleCall, id: string): Promise<ConsoleAnswer> {
  const result = await deleteDraft(staffRequest(call), id, formText(call.form, 'changed') || null)
  if (result.ok) return { to: '/hand-cars?did=deleted' }
  if (result.reason === 'published') return { to: `/hand-cars/${id}` }
  const { site } = onSite(call)
  const who = writtenText(result.written, 'saved this draft', site, call.platform.clock.now())
  const fault = `${who}, after you opened it. It is not deleted. Press ‘Delete the draft’ again if you still want it.`
  return handCarPage(call, { ...(await openedIf(call, id)), fault })
}

async function published(call: ConsoleCall, id: string, act: 'publish' | 'sold'): Promise<ConsoleAnswer> {
  const result = await publishHandCar(staffRequest(call), id, {
    status: act === 'sold' ? 'Sold' : 'In Stock',
    sure: call.form.getAll('sure').map(String),
    seen: formText(call.form, 'seen') || null,
  })
  if (result.ok) return { to: `/hand-cars/${id}?did=${act === 'sold' ? 'sold' : 'published'}` }
  const opened = await openHandCar(staffRequest(call), id)
  if (!('state' in result))
    return {
      ...handCarPage(call, { opened, faults: result.faults, doubts: result.doubts, isSaved: true }),
      isStored: true,
    }
  const { site } = onSite(call)
  const who = writtenText(result.written, 'changed this car', site, call.platform.clock.now())
  const fault = `${who}: it is now ‘${STATE_BADGES[result.state].text}’. What you typed is saved, but not published.`
  return { ...handCarPage(call, { opened, fault }), isStored: true }
}
