import type { BulkChange } from '#domain/desk/bulk-change.ts'
import { deskText } from '#domain/desk/desk-fields.ts'
import { shownName } from '#domain/form/define-form.ts'
import { type BulkCar, planBulk, type RefusedCar, saveBulk } from '#operations/desk/bulk-edit.ts'
import { MOST_CARS_AT_ONCE, undoStep } from '#operations/desk/edit-cars.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { writtenText } from '../form/clash-view.ts'
import { formText } from '../form-text.ts'
import { onSite, staffRequest } from '../on-site.ts'
import { bulkField, bulkLabel, offerValues } from '../stock/bulk-values.ts'
import { type BulkName, bulkName, type ReadBulk, readBulkForm } from '../stock/read-bulk-form.ts'
import { backTo, withDone } from '../stock/stock-notice.ts'
import { stockPage } from './stock.ts'

/** DESK-1, DESK-8: a change of several cars, with a preview of each, and its undo. */
export const STOCK_BULK = {
  'POST /stock/bulk': async (call) => {
    const { platform, form } = call
    const { site } = onSite(call)
    const ids = [...new Set(form.getAll('car').map(String))]
    const name = bulkName(formText(form, 'field'))
    const back = backTo(formText(form, 'here'))
    const again = (fault: string) => stockPage({ ...call, query: new URLSearchParams(back.split('?')[1]) }, fault)
    if (ids.length > MOST_CARS_AT_ONCE) return again(`Choose at most ${MOST_CARS_AT_ONCE} cars at once.`)
    if (ids.length === 0) return again('No car is ticked. Tick the cars to change, then choose what to change.')
    if (name === null) return again('Choose what to change of the ticked cars, then press Next.')
    const read = isFilled(form) ? readBulkForm(name, form, site.timezone, platform.clock.now()) : null
    if (formText(form, 'do') !== 'save' || !read?.ok) return bulkPage(call, ids, name, read, null)
    const kept = form.getAll('without').map(String)
    const changed = ids.filter((id) => !kept.includes(id))
    if (changed.length === 0) return bulkPage(call, ids, name, read, 'None of these cars can have this change.')
    const seen = new Map(changed.map((id) => [id, formText(form, shownName(id))]))
    // Nothing is saved before the person has seen what each car has now.
    if ([...seen.values()].includes('')) return bulkPage(call, ids, name, read, null)
    const saved = await saveBulk(staffRequest(call), seen, read.change)
    if (!saved.ok) return bulkPage(call, ids, name, read, refusalText(call, saved.refused))
    return { to: withDone(back, { changed: String(saved.cars), step: saved.batch }) }
  },
  'POST /stock/undo/:id': async (call) => {
    const { site, actor } = onSite(call)
    const done = await undoStep(call.platform, site, actor, call.params['id'] ?? '')
    const said = done.ok ? 'undone' : done.reason === 'photo-gone' ? 'gone' : 'kept'
    const isAtPhotos = formText(call.form, 'at') === 'photos'
    const to = withDone(backTo(formText(call.form, 'back')), { [said]: '1', ...(isAtPhotos && { at: 'photos' }) })
    return { to: isAtPhotos ? `${to}#photos` : to }
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

/** The first page of a change has no value yet. */
function isFilled(form: FormData): boolean {
  return form.has('value')
}

function refusalText(call: ConsoleCall, refused: readonly RefusedCar[]): string {
  const { site } = onSite(call)
  const now = call.platform.clock.now()
  const cars = refused.map(({ title, stocknum, reason, written }) => {
    const who = written && `${writtenText(written, 'changed it', site, now)}, and the list shows it now.`
    return `${[title, stocknum].filter(Boolean).join(', ')}: ${[who, reason].filter(Boolean).join(' ')}`
  })
  return `Nothing is saved, because cars changed meanwhile. ${cars.join(' ')} Look at the list, then save again.`
}

async function bulkPage(
  call: ConsoleCall,
  ids: readonly string[],
  name: BulkName,
  read: ReadBulk | null,
  fault: string | null,
): Promise<ConsoleAnswer> {
  const { site, actor } = onSite(call)
  const change = read?.ok ? read.change : null
  const cars = await planBulk(call.platform, site, actor, ids, change ?? unchanged(name))
  const text = fault ?? (read && !read.ok ? read.fault : null)
  return {
    status: text === null ? 200 : 409,
    page: {
      kind: 'stock-bulk',
      title: `${bulkLabel(name)}: ${ids.length} ${ids.length === 1 ? 'car' : 'cars'}`,
      fault: text,
      back: backTo(formText(call.form, 'here')),
      field: bulkField(name),
      typed: formText(call.form, 'value'),
      offer: offerValues(name, formText(call.form, 'way'), formText(call.form, 'from')),
      until: formText(call.form, 'until'),
      ids,
      shown: change === null ? [] : cars.map(({ id, replaced }) => ({ name: id, shown: replaced })),
      rows: cars.flatMap((car) => rowOf(car, name, change !== null)),
      refused: cars.flatMap(({ id, title, stocknum, planned }) =>
        planned.ok || change === null ? [] : [{ id, title, note: stocknum ?? '', reason: planned.reason }],
      ),
      isReady: change !== null && cars.some(({ planned }) => planned.ok),
    },
  }
}

/** Shows each car as it is, before a value is typed: any change tells what a car has now. */
function unchanged(name: BulkName): BulkChange {
  return name === 'offer'
    ? { kind: 'offer', way: 'price', amount: 0, from: null, until: null }
    : { kind: 'field', field: name, value: null, until: null }
}

function rowOf({ id, title, stocknum, planned }: BulkCar, name: BulkName, isPlanned: boolean) {
  if (isPlanned && !planned.ok) return []
  const text = (value: typeof planned.before) => deskText(name === 'offer' ? 'price' : name, value)
  const after = isPlanned && planned.ok ? text(planned.after) : null
  return [{ id, title, note: stocknum ?? '', before: text(planned.before), after }]
}
