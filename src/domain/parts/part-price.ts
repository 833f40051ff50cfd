import { formatMoney } from '../money.ts'
import type { RegionCode } from '../region.ts'

const cents = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A part's price as the single total that a buyer pays, which says so (LAW-3): '$48.50 incl. GST'. */
export function partPrice(
  price: number | null,
  region: RegionCode,
): { readonly text: string; readonly note: string | null } {
  if (price === null) return { text: 'Price on request', note: null }
  const text = Number.isInteger(price) ? formatMoney(price) : `$${cents.format(price)}`
  return { text, note: TAX_NOTES[region] }
}

/** A price without sales tax is no total in the United States, so nothing is claimed there. */
const TAX_NOTES: Readonly<Record<RegionCode, string | null>> = { AU: 'incl. GST', NZ: 'incl. GST', US: null }
