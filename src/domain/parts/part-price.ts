import { formatMoney } from '../money.ts'
import type { RegionCode } from '../region.ts'

const cents = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** LAW-3: a part's price as the total that a buyer pays, labelled so: '$48.50 incl. GST'. */
export function partPrice(
  price: number | null,
  region: RegionCode,
): { readonly text: string; readonly note: string | null } {
  if (price === null) return { text: 'Price on request', note: null }
  const text = Number.isInteger(price) ? formatMoney(price) : `$${cents.format(price)}`
  return { text, note: TAX_NOTES[region] }
}

/** In the United States prices exclude sales tax, so there is no note. */
const TAX_NOTES: Readonly<Record<RegionCode, string | null>> = { AU: 'incl. GST', NZ: 'incl. GST', US: null }
