import type { Car } from '../car/car.ts'
import { LENDER_FIELDS, type LenderOffer, type LenderTerm, TERM_FIELDS } from '../car/lender-offer.ts'
import { LENDERS } from '../car/vocabulary.ts'
import { TERM_MONTHS } from './fields.ts'
import { readPayment } from './prices.ts'
import { readFields } from './read-fields.ts'
import type { CellReader } from './reader.ts'

/** FIN-1: the offers of a row. Lenders without any value are left out. */
export function lendersIn(read: CellReader, price: number | null): Car['finance_lenders'] {
  const rules = paymentRules(read, price)
  const offers = LENDERS.map((lender): readonly [string, LenderOffer] => {
    const prefix = `finance_lenders.${lender}.`
    const terms = termsIn(read, prefix, rules)
    const offer = readFields(read, LENDER_FIELDS, rules, prefix)
    return [lender, { ...offer, ...(Object.keys(terms).length > 0 && { terms }) }]
  })
  return Object.fromEntries(offers.filter(([, offer]) => hasValue(offer)))
}

/** FIN-1 'values by term', keyed by months: `finance_lenders.manual.terms.60.paymentWeek`. */
function termsIn(read: CellReader, prefix: string, rules: PaymentRules): Readonly<Record<string, LenderTerm>> {
  const terms = TERM_MONTHS.map((months): readonly [string, LenderTerm] => [
    String(months),
    readFields(read, TERM_FIELDS, rules, `${prefix}terms.${months}.`),
  ])
  return Object.fromEntries(terms.filter(([, term]) => hasValue(term)))
}

type PaymentRules = ReturnType<typeof paymentRules>

/** A payment must fit the car's price. */
function paymentRules(read: CellReader, price: number | null) {
  return {
    paymentWeek: (column: string) => readPayment(read, column, 'week', price),
    paymentMonth: (column: string) => readPayment(read, column, 'month', price),
  }
}

function hasValue(values: object): boolean {
  return Object.values(values).some((value) => value !== null)
}
