import type { Car } from '../car/car.ts'
import { FIRST_PRICES, type FirstPrice } from '../car/vocabulary.ts'
import { formatMoney } from '../money.ts'
import {
  type AmountsOf,
  PLAUSIBLE_PAYMENTS,
  type PriceLimits,
  plausiblePrices,
  type Range,
} from './plausible-amounts.ts'
import type { CellReader } from './reader.ts'

type Prices = Pick<Car, 'price' | 'before_price' | 'offer_price' | 'subscription_price'> & {
  /** The type of the price that counts; null: the feed's `price_type` says it. */
  readonly price_type: FirstPrice | null
  readonly price_dap: number | null
  readonly price_egc: number | null
}

/** A row's prices. `said` is the amount in the price cell before the plausibility check. */
export interface FeedPrices extends Prices {
  readonly said: number | null
  readonly isImplausible: boolean
}

/**
 * D-24, INTAKE-8: a row's prices, in whole currency units. An implausible price is left out with a remark, so that the car shows
 * without a price and is never advertised for $10 by mistake.
 */
export function readPrices(read: CellReader, car: AmountsOf, thisYear: number, limits: PriceLimits | null): FeedPrices {
  const range = plausiblePrices(car, thisYear, limits)
  const both = readBoth(read)
  const type = firstOf(both, limits?.firstPrice ?? 'drive_away')
  const said = type === null ? readAmount(read, 'price') : both[type]
  const price = within(
    read,
    { field: type === null ? 'price' : COLUMNS[type], amount: said },
    range,
    'shown without a price',
  )
  const before = within(read, { field: 'before_price', amount: readAmount(read, 'before_price') }, range)
  const offer = within(read, { field: 'offer_price', amount: readAmount(read, 'offer_price') }, range)
  return {
    price,
    before_price: comparable(
      read,
      { field: 'before_price', amount: before },
      price,
      (was, now) => was <= now * BEFORE_AT_MOST,
    ),
    offer_price: comparable(
      read,
      { field: 'offer_price', amount: offer },
      price,
      (now, ordinary) => now >= ordinary * OFFER_AT_LEAST,
    ),
    subscription_price: within(
      read,
      { field: 'subscription_price', amount: readAmount(read, 'subscription_price', 'week') },
      PLAUSIBLE_PAYMENTS.week,
    ),
    ...pairOf(read, both, { type, price }, range),
    said,
    isImplausible: said !== null && price === null,
  }
}

type Both = Readonly<Record<FirstPrice, number | null>>

const COLUMNS = { drive_away: 'price_dap', excluding_government_charges: 'price_egc' } as const

function readBoth(read: CellReader): Both {
  return {
    drive_away: readAmount(read, COLUMNS.drive_away),
    excluding_government_charges: readAmount(read, COLUMNS.excluding_government_charges),
  }
}

/** INTAKE-8: which of a row's two prices is the price: the site's choice if the row has it. Null if it has neither. */
function firstOf(both: Both, chosen: FirstPrice): FirstPrice | null {
  if (both[chosen] !== null) return chosen
  return FIRST_PRICES.find((type) => both[type] !== null) ?? null
}

/** INTAKE-8: both prices; a drive-away price below the one without charges is a mistake, and leaves out the second. */
function pairOf(
  read: CellReader,
  both: Both,
  { type, price }: { readonly type: FirstPrice | null; readonly price: number | null },
  range: Range,
): Pick<Prices, 'price_type' | 'price_dap' | 'price_egc'> {
  if (type === null) return { price_type: null, price_dap: null, price_egc: null }
  const second = type === 'drive_away' ? 'excluding_government_charges' : 'drive_away'
  const fits = (amount: number, first: number) => (second === 'drive_away' ? amount >= first : amount <= first)
  const column = COLUMNS[second]
  const amount = within(read, { field: column, amount: both[second] }, range)
  const other = comparable(read, { field: column, amount }, price, fits)
  return type === 'drive_away'
    ? { price_type: type, price_dap: price, price_egc: other }
    : { price_type: type, price_dap: other, price_egc: price }
}

/** A lender's payment. 0 means none (D-32); a payment that does not fit the car's price is left out. */
export function readPayment(
  read: CellReader,
  field: string,
  per: keyof typeof PLAUSIBLE_PAYMENTS,
  price: number | null,
): number | null {
  const amount = within(read, { field, amount: readAmount(read, field, per) }, PLAUSIBLE_PAYMENTS[per])
  return comparable(read, { field, amount }, price, (payment, whole) => payment <= whole * PAYMENT_AT_MOST[per])
}

/** An amount of money that may be 0, such as a balloon. */
export function readMoney(read: CellReader, field: string): number | null {
  const money = read.amount(field)
  if (money.kind === 'amount' && money.amount >= 0) return money.amount
  if (money.kind !== 'none') read.warn(field, `${reasonOf(money)}; left empty`)
  return null
}

/** Highest plausible ratio of the former price to the price. */
const BEFORE_AT_MOST = 2.5
/** Lowest plausible ratio of the reduced price to the price. */
const OFFER_AT_LEAST = 0.3
/** Highest plausible ratio of a payment to the price. */
const PAYMENT_AT_MOST = { week: 0.1, month: 0.4 } as const

/** A positive amount, or null; 0 counts as absent. */
function readAmount(read: CellReader, field: string, per: 'week' | 'month' | null = null): number | null {
  const money = read.amount(field)
  if (money.kind === 'none') return null
  if (money.kind === 'amount' && money.amount >= 0 && (money.per === null || money.per === per))
    return (per === null ? Math.round(money.amount) : money.amount) || null
  const likely =
    money.kind === 'unclear' && money.likely !== null ? ` If it is ${formatMoney(money.likely)}, write that.` : ''
  read.warn(field, `${reasonOf(money)}; left empty`, undefined, `Give one amount, such as 28990.${likely}`)
  return null
}

function reasonOf(found: Exclude<ReturnType<CellReader['amount']>, { kind: 'none' }>): string {
  if (found.kind === 'unclear') return found.reason
  if (found.per !== null) return `is an amount for each ${found.per}`
  return 'is below zero'
}

function within(
  read: CellReader,
  { field, amount }: { readonly field: string; readonly amount: number | null },
  { min, max }: Range,
  outcome = 'left empty',
): number | null {
  if (amount === null || (amount >= min && amount <= max)) return amount
  const likely = FACTORS.map((factor) => amount * factor).find((each) => each >= min && each <= max)
  read.warn(
    field,
    `is not plausible for such a car; ${outcome}`,
    undefined,
    `${likely === undefined || likely !== Math.round(likely) ? '' : `Is it ${formatMoney(likely)}? `}Plausible here: ${formatMoney(min)} to ${formatMoney(max)}. Correct the feed, or change the site’s limits.`,
  )
  return null
}

/** Common slips: given in thousands or in cents, one digit too many or too few. */
const FACTORS = [1_000, 0.01, 0.001, 10, 100, 0.1]

function comparable(
  read: CellReader,
  { field, amount }: { readonly field: string; readonly amount: number | null },
  price: number | null,
  fits: (amount: number, price: number) => boolean,
): number | null {
  if (amount === null || price === null || fits(amount, price)) return amount
  read.warn(
    field,
    'does not fit the price; left empty',
    undefined,
    `The price is ${formatMoney(price)}: one of the two is wrong.`,
  )
  return null
}
