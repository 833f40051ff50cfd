import { type BulkChange, OFFER_WAYS, type OfferWay } from '#domain/desk/bulk-change.ts'
import { type DeskField, isDeskField, readDeskValue } from '#domain/desk/desk-fields.ts'
import type { RegionCode } from '#domain/region.ts'
import { typedAmount } from '#domain/typed-number.ts'
import { formText } from '../../form-text.ts'
import { startOfDay } from '../../time/end-of-day.ts'
import { readUntil } from '../read-until.ts'

/** What a bulk edit may change: fields that several cars may share, and an offer. */
export const BULK_NAMES = [
  'price',
  'offer',
  'price_type',
  'before_price',
  'tag',
  'dealercomments',
  'show_on_dealer_website',
  'status',
  'reserved',
] as const satisfies readonly (DeskField | 'offer')[]
export type BulkName = (typeof BULK_NAMES)[number]

export function bulkName(text: string): BulkName | null {
  return BULK_NAMES.find((name) => name === text) ?? null
}

export const OFFER_WAY_LABELS: Readonly<Record<OfferWay, string>> = {
  off: 'Dollars off the price',
  percent: 'Per cent off the price',
  price: 'One price for each car',
  end: 'End the offer that we set',
}

export type ReadBulk =
  | { readonly ok: true; readonly change: BulkChange }
  | { readonly ok: false; readonly fault: string }

const MOST_DOLLARS = 10_000_000
const MOST_PER_CENT = 90

/** DESK-1: a bulk edit as it was typed. Days are those of the site's zone. */
export function readBulkForm(
  name: BulkName,
  form: FormData,
  { timezone, region }: { readonly timezone: string; readonly region: RegionCode },
  now: Date,
): ReadBulk {
  const fault = (text: string): ReadBulk => ({ ok: false, fault: text })
  const end = readUntil(formText(form, 'until'), timezone, now)
  if (!end.ok) return end
  const { until } = end
  if (name !== 'offer') {
    const read = isDeskField(name) ? readDeskValue(name, formText(form, 'value'), region) : null
    if (read === null) return fault('Choose what to change.')
    return read.ok ? { ok: true, change: { kind: 'field', field: name, value: read.value, until } } : fault(read.fault)
  }
  const way = OFFER_WAYS.find((each) => each === formText(form, 'way'))
  if (way === undefined) return fault('Offer: choose how it is worked out.')
  if (way === 'end') return { ok: true, change: { kind: 'offer', way, amount: 0, from: null, until: null } }
  const typedFrom = formText(form, 'from')
  const from = startOfDay(typedFrom, timezone)
  if (typedFrom !== '' && from === null) return fault('From: a day, such as 2026-12-01.')
  if (from !== null && until !== null && until <= from) return fault('Until: the offer would end before it begins.')
  const amount = typedAmount(formText(form, 'value').replace(/%$/, ''))
  const most = way === 'percent' ? MOST_PER_CENT : MOST_DOLLARS
  if (!Number.isInteger(amount) || amount < 1 || amount > most)
    return fault(
      way === 'percent'
        ? `Offer: whole per cent from 1 to ${MOST_PER_CENT}, such as 5.`
        : 'Offer: whole dollars, such as 1500.',
    )
  return { ok: true, change: { kind: 'offer', way, amount, from, until } }
}
