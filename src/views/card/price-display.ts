import type { Car } from '#domain/car/car.ts'
import { currentPrice, otherPrice } from '#domain/car/price/current-price.ts'
import { PRICE_TYPES, type PriceType } from '#domain/car/vocabulary.ts'
import { formatMoney } from '#domain/money.ts'
import * as words from '#words/card.ts'
import { say } from '#words/say.ts'

/** CARD-5, CARD-6 and LAW-3 as texts. */
export interface PriceView {
  readonly kind: 'price' | 'subscription' | 'preorder' | 'none'
  /** '$28,990', '$229 / week', 'PREORDER' or the no-price text. */
  readonly text: string
  /** 'Drive away', 'Excl. government charges' or null. */
  readonly type: string | null
  /** 'Was $30,990, now:' or null. */
  readonly was: string | null
  /** INTAKE-8: the car's other price, such as '$30,200' and 'Excl. government charges'; absent without one. */
  readonly other?: { readonly text: string; readonly type: string }
  /** The amount, for JSON-LD and sorting; null without a price. */
  readonly amount: number | null
}

export interface PriceOptions {
  readonly subscriptions: boolean
  readonly noPriceText: string
}

export type PricedCar = Pick<
  Car,
  | 'price'
  | 'offer_price'
  | 'before_price'
  | 'subscription_price'
  | 'price_type'
  | 'price_dap'
  | 'price_egc'
  | 'preorder'
>

/** CARD-5, CARD-6, LAW-3: the price on cards and pages. The first matching rule wins. */
export function priceDisplay(car: PricedCar, options: PriceOptions): PriceView {
  for (const rule of rules) {
    const view = rule(car, options)
    if (view !== null) return view
  }
  return withoutAmount('none', options.noPriceText)
}

type Rule = (car: PricedCar, options: PriceOptions) => PriceView | null

const rules: readonly Rule[] = [subscription, outright, preorder]

function subscription({ subscription_price: amount }: PricedCar, { subscriptions }: PriceOptions): PriceView | null {
  if (!subscriptions || amount === null || amount <= 0) return null
  return {
    kind: 'subscription',
    text: say(words.amountWeek, { amount: formatMoney(amount) }),
    type: null,
    was: null,
    amount,
  }
}

function outright(car: PricedCar): PriceView | null {
  const amount = currentPrice(car)
  if (amount === null) return null
  return {
    kind: 'price',
    text: formatMoney(amount),
    type: car.price_type === null ? null : priceTypeTexts()[car.price_type],
    was: wasText(car.before_price, amount),
    ...otherView(car),
    amount,
  }
}

/** INTAKE-8, LAW-3: each price with what it includes, a line each: '$32,990 drive away', '$30,200 excl. government charges'. */
export function priceLines({ text, type, other }: Pick<PriceView, 'text' | 'type' | 'other'>): readonly string[] {
  const line = (amount: string, includes: string) => `${amount} ${includes.charAt(0).toLowerCase()}${includes.slice(1)}`
  const first = type === null ? text : line(text, type)
  return other === undefined ? [first] : [first, line(other.text, other.type)]
}

/** Absent instead of null: a listing's HTML carries each card's view. */
function otherView(car: PricedCar): Pick<PriceView, 'other'> {
  const other = otherPrice(car)
  return other === null ? {} : { other: { text: formatMoney(other.amount), type: priceTypeTexts()[other.type] } }
}

function preorder(car: PricedCar): PriceView | null {
  return car.preorder ? withoutAmount('preorder', 'PREORDER') : null
}

/**
 * CARD-6: a former price is shown only if it is higher in whole dollars, because prices are shown in dollars (D-32).
 */
function wasText(before: number | null, now: number): string | null {
  return before !== null && Math.round(before) > Math.round(now)
    ? say(words.wasBeforeNow, { before: formatMoney(before) })
    : null
}

function withoutAmount(kind: 'preorder' | 'none', text: string): PriceView {
  return { kind, text, type: null, was: null, amount: null }
}

/** LAW-3: the same of a lead, whose price type may be another platform's: those are written without underscores. */
export function priceTypeText(type: string | null): string | null {
  const priceType = PRICE_TYPES.find((each) => each === type)
  return priceType ? priceTypeTexts()[priceType] : (type?.replaceAll('_', ' ') ?? null)
}

/** LAW-3: what a price includes, in words for buyers and dealers' systems. */
export const priceTypeTexts = (): Readonly<Record<PriceType, string>> => ({
  drive_away: say(words.driveAway),
  estimated_drive_away: say(words.estimatedDriveAway),
  excluding_government_charges: say(words.exclGovernmentCharges),
})
