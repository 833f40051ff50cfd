import { OFFER_WAYS } from '#domain/desk/bulk-change.ts'
import { deskField } from '#domain/desk/desk-fields.ts'
import { inWordsOf, type RegionCode } from '#domain/region.ts'
import { controlOf } from '../field-control.ts'
import type { BulkField } from '../stock-values.ts'
import type { BulkPage } from './bulk-page-values.ts'
import { type BulkName, OFFER_WAY_LABELS } from './read-bulk-form.ts'

export function bulkLabel(name: BulkName, region: RegionCode): string {
  return name === 'offer' ? 'Offer' : inWordsOf(region, deskField(name).label)
}

export function bulkField(name: BulkName, region: RegionCode): BulkField {
  return name === 'offer'
    ? { name, label: 'Dollars or per cent', control: 'number', choices: [], isAlwaysSet: false }
    : controlOf(name, region)
}

export function offerValues(name: BulkName, way: string, from: string): BulkPage['offer'] {
  if (name !== 'offer') return null
  const ways = [...OFFER_WAYS].sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other))
  return { ways: ways.map((value) => ({ value, label: OFFER_WAY_LABELS[value] })), way, from }
}

const ORDER: readonly string[] = Object.keys(OFFER_WAY_LABELS)
