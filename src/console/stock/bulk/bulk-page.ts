import { hash } from 'node:crypto'
import { counted } from '#domain/counted.ts'
import type { BulkChange } from '#domain/desk/bulk-change.ts'
import { deskText } from '#domain/desk/desk-fields.ts'
import type { RegionCode } from '#domain/region.ts'
import { type BulkCar, planBulk } from '#operations/desk/bulk-edit.ts'
import type { ConsoleAnswer, ConsoleCall } from '../../console-call.ts'
import { formText } from '../../form-text.ts'
import { onSite, staffRequest } from '../../on-site.ts'
import { typedPage } from '../../shown.ts'
import { backTo } from '../stock-notice.ts'
import type { BulkPage } from './bulk-page-values.ts'
import { bulkField, bulkLabel, offerValues } from './bulk-values.ts'
import type { BulkName, ReadBulk } from './read-bulk-form.ts'

/** A change of several cars with what each has now and will have. `read`: null before a value is typed. */
export async function bulkPage(
  call: ConsoleCall,
  ids: readonly string[],
  name: BulkName,
  { read, fault }: { readonly read: ReadBulk | null; readonly fault: string | null },
): Promise<ConsoleAnswer> {
  const { region } = onSite(call).site
  const change = read?.ok ? read.change : null
  const cars = await planBulk(staffRequest(call), ids, change ?? unchanged(name))
  const text = fault ?? (read && !read.ok ? read.fault : null)
  return {
    status: text === null ? 200 : 409,
    page: typedPage<BulkPage>({
      kind: 'stock-bulk',
      title: `${bulkLabel(name, region)}: ${counted(ids.length, 'car')}`,
      fault: text,
      back: backTo(formText(call.form, 'here')),
      field: bulkField(name, region),
      typed: formText(call.form, 'value'),
      offer: offerValues(name, formText(call.form, 'way'), formText(call.form, 'from')),
      until: formText(call.form, 'until'),
      ids,
      about: `${name} ${hash('sha256', ids.join(' ')).slice(0, 16)}`,
      shown: change === null ? [] : cars.map(({ id, replaced }) => ({ name: id, shown: replaced })),
      rows: cars.flatMap((car) => rowOf(car, name, region, change !== null)),
      refused: cars.flatMap(({ id, title, stocknum, planned }) =>
        planned.ok || change === null ? [] : [{ id, title, note: stocknum ?? '', reason: planned.reason }],
      ),
      save: saveText(change, cars.filter(({ planned }) => planned.ok).length),
      isReady: change !== null && cars.some(({ planned }) => planned.ok),
    }),
  }
}

/** Shows each car as it is, before a value is typed: any change tells what a car has now. */
function unchanged(name: BulkName): BulkChange {
  return name === 'offer'
    ? { kind: 'offer', way: 'price', amount: 0, from: null, until: null }
    : { kind: 'field', field: name, value: null, until: null }
}

function rowOf({ id, title, stocknum, planned }: BulkCar, name: BulkName, region: RegionCode, isPlanned: boolean) {
  if (isPlanned && !planned.ok) return []
  const text = (value: typeof planned.before) => deskText(name === 'offer' ? 'price' : name, value, region)
  const after = isPlanned && planned.ok ? text(planned.after) : null
  return [{ id, title, note: stocknum ?? '', before: text(planned.before), after }]
}

/** STAFF-12: what the button does, and to how many cars. */
function saveText(change: BulkChange | null, cars: number): string {
  const these = cars === 1 ? 'one car' : `${cars} cars`
  if (change?.kind !== 'field') return `Save ${these}`
  if (change.field === 'status' && change.value === 'sold') return `Mark ${these} as sold`
  if (change.field === 'show_on_dealer_website') return change.value === true ? `Show ${these}` : `Hide ${these}`
  return `Save ${these}`
}
