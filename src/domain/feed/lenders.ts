import { type Car, LENDERS, type LenderOffer, type LenderTerm } from '../car/car.ts'
import { TERM_MONTHS } from './fields.ts'
import { readMoney, readPayment } from './prices.ts'
import type { CellReader } from './reader.ts'

/** FIN-1: the offers of a row. Lenders without any value are left out. */
export function lendersIn(read: CellReader, price: number | null): Car['finance_lenders'] {
  const offers = LENDERS.map((lender): readonly [string, LenderOffer] => {
    const prefix = `finance_lenders.${lender}.`
    const terms = termsIn(read, prefix, price)
    return [
      lender,
      {
        interestRate: read.number(`${prefix}interestRate`),
        comparisonRate: read.number(`${prefix}comparisonRate`),
        paymentWeek: readPayment(read, `${prefix}paymentWeek`, 'week', price),
        paymentMonth: readPayment(read, `${prefix}paymentMonth`, 'month', price),
        termMonths: read.number(`${prefix}termMonths`),
        termYears: read.number(`${prefix}termYears`),
        balloon: readMoney(read, `${prefix}balloon`),
        deposit: readMoney(read, `${prefix}deposit`),
        disclaimer: read.text(`${prefix}disclaimer`),
        ...(Object.keys(terms).length > 0 && { terms }),
      },
    ]
  })
  return Object.fromEntries(offers.filter(([, offer]) => Object.values(offer).some((value) => value !== null)))
}

/** FIN-1 'values by term', keyed by months: `finance_lenders.manual.terms.60.paymentWeek`. */
function termsIn(read: CellReader, prefix: string, price: number | null): Readonly<Record<string, LenderTerm>> {
  const terms = TERM_MONTHS.map((months): readonly [string, LenderTerm] => {
    const field = (name: string) => `${prefix}terms.${months}.${name}`
    return [
      String(months),
      {
        interestRate: read.number(field('interestRate')),
        comparisonRate: read.number(field('comparisonRate')),
        paymentWeek: readPayment(read, field('paymentWeek'), 'week', price),
        paymentMonth: readPayment(read, field('paymentMonth'), 'month', price),
        balloon: readMoney(read, field('balloon')),
      },
    ]
  })
  return Object.fromEntries(terms.filter(([, term]) => Object.values(term).some((value) => value !== null)))
}
