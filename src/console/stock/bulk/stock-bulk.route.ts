import { shownName } from '#domain/form/define-form.ts'
import { type RefusedCar, saveBulk } from '#operations/desk/bulk-edit.ts'
import { MOST_CARS_AT_ONCE, undoStep } from '#operations/desk/edit-cars.ts'
import type { ConsoleCall, ConsoleHandler } from '../../console-call.ts'
import { writtenText } from '../../form/clash-view.ts'
import { formText } from '../../form-text.ts'
import { onSite, staffRequest } from '../../on-site.ts'
import { backTo, withDone } from '../stock-notice.ts'
import { stockPage } from '../stock-page.ts'
import { bulkPage } from './bulk-page.ts'
import { bulkName, readBulkForm } from './read-bulk-form.ts'

/** DESK-1, DESK-8: a change of several cars, with a preview of each, and its undo. */
export const routes = {
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
    const read = isFilled(form) ? readBulkForm(name, form, site, platform.clock.now()) : null
    if (formText(form, 'do') !== 'save' || !read?.ok) return bulkPage(call, ids, name, { read, fault: null })
    const kept = form.getAll('without').map(String)
    const changed = ids.filter((id) => !kept.includes(id))
    if (changed.length === 0)
      return bulkPage(call, ids, name, { read, fault: 'None of these cars can have this change.' })
    const seen = new Map(changed.map((id) => [id, formText(form, shownName(id))]))
    // Nothing is saved before the person has seen what each car has now.
    if ([...seen.values()].includes('')) return bulkPage(call, ids, name, { read, fault: null })
    const saved = await saveBulk(staffRequest(call), seen, read.change)
    if (!saved.ok) return bulkPage(call, ids, name, { read, fault: refusalText(call, saved.refused) })
    return { to: withDone(back, { changed: String(saved.cars), step: saved.batch }) }
  },
  'POST /stock/undo/:id': async (call) => {
    const result = await undoStep(staffRequest(call), call.params['id'] ?? '')
    const said = result.ok ? 'undone' : result.reason === 'photo-gone' ? 'gone' : 'kept'
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
