import { CAR_ACTS } from '#domain/desk/car-acts.ts'
import { type DeskField, isDeskField } from '#domain/desk/desk-fields.ts'
import { deskForm } from '#domain/desk/desk-form.ts'
import { touchedNames } from '#domain/form/compare-shown.ts'
import { actOnCar } from '#operations/desk/act-on-car.ts'
import type { EditedCars } from '#operations/desk/edit-cars.ts'
import { saveCarForm } from '#operations/desk/save-car-form.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../../console-call.ts'
import { seenLaterText, writtenText } from '../../form/clash-view.ts'
import { faultText } from '../../form/fault-text.ts'
import { formText } from '../../form-text.ts'
import { onSite, staffRequest } from '../../on-site.ts'
import { readUntil } from '../read-until.ts'
import { STATE_BADGES } from '../stock-labels.ts'
import { carPage } from './car-page.ts'

/** DESK-2 to DESK-4, DESK-8: one car, what staff set on it, and what they do with it. */
export const routes = {
  'GET /stock/:id': (call) => carPage(call),
  'POST /stock/:id/fields': (call) => saveFields(call),
  'POST /stock/:id/act': async (call) => {
    const act = CAR_ACTS.find(({ act }) => act === formText(call.form, 'do'))
    if (!act) return carPage(call, { fault: 'Choose what to do with the car.' })
    const result = await actOnCar(staffRequest(call), idOf(call), act, formText(call.form, 'seen') || null)
    if (result.ok) return { to: `${carAt(call, result)}&did=${act.act}` }
    if (result.state === 'sale-stands') return carPage(call, { fault: SALE_STANDS })
    const { site } = onSite(call)
    const who = writtenText(result.written, 'changed this car', site, call.platform.clock.now())
    const state = STATE_BADGES[result.state].text
    return carPage(call, { fault: `${who}: it is now ‘${state}’. Your press on ‘${act.label}’ has changed nothing.` })
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

const SALE_STANDS = 'A lead has a sale of this car, so it stays sold. Take the sale back on the page of the lead.'

function idOf({ params }: ConsoleCall): string {
  return params['id'] ?? ''
}

/** The car's page with what was done. */
function carAt(call: ConsoleCall, { batch, cars }: EditedCars, anchor: string | null = null): string {
  const query = new URLSearchParams({ changed: String(cars), step: batch })
  return `/stock/${idOf(call)}?${query}${anchor === null ? '' : `#${anchor}`}`
}

/** STAFF-10, STAFF-11: 'Save', or one field back to the feed's value; what else was typed stays in the form. */
async function saveFields(call: ConsoleCall): Promise<ConsoleAnswer> {
  const fieldName = formText(call.form, 'release')
  if (isDeskField(fieldName)) return releaseField(call, fieldName)
  const { site } = onSite(call)
  const filled = deskForm(site.region).read(call.form)
  const input = formText(call.form, 'until')
  const read = readUntil(input, site.timezone, call.platform.clock.now())
  const until = { input, fault: read.ok ? null : read.fault }
  const faults = Object.keys(filled.faults).length + (read.ok ? 0 : 1)
  if (!read.ok || faults > 0) return carPage(call, { fault: faultText(faults), form: { filled, until, clashes: [] } })
  const saved = await saveCarForm(staffRequest(call), idOf(call), { filled, until: read.until, release: null })
  return saved.ok ? { to: carAt(call, saved) } : carPage(call, { form: { filled, until, clashes: saved.clashes } })
}

async function releaseField(call: ConsoleCall, release: DeskField): Promise<ConsoleAnswer> {
  const { site } = onSite(call)
  const sent = deskForm(site.region).read(call.form)
  const { [release]: _, ...typed } = sent.typed
  const form = {
    filled: { ...sent, typed },
    until: { input: formText(call.form, 'until'), fault: null },
    clashes: [],
  }
  const saved = await saveCarForm(staffRequest(call), idOf(call), { filled: sent, until: null, release })
  if (!saved.ok) {
    const fault = seenLaterText(saved.clashes, 'Use the feed’s value', site, call.platform.clock.now())
    return carPage(call, { fault, form })
  }
  if (touchedNames(deskForm(site.region), form.filled).length === 0) return { to: carAt(call, saved, release) }
  const text = 'Taken back. What you typed in other fields is not saved yet.'
  return carPage(call, { notice: { text, undo: saved.batch }, form })
}
