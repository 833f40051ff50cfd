import { isAbsent } from '../car/words.ts'
import { type UnitOf, unitIn } from './unit.ts'

/** Result of parsing the text of a price, a payment or an odometer. */
export type AmountText =
  /** The text states that there is no amount: 'POA', 'Call'. */
  | { readonly kind: 'none' }
  | {
      readonly kind: 'amount'
      readonly amount: number
      readonly per: Period | null
      readonly unit: UnitOf<'odometer'> | null
    }
  /**
   * `reason` completes a sentence that begins with the column's name; `likely` is the amount that was probably meant.
   */
  | { readonly kind: 'unclear'; readonly reason: string; readonly likely: number | null }

export type Period = 'week' | 'fortnight' | 'month' | 'year'

/**
 * Parses amounts in feeds: '$28,990*', '12 990', '$12.990,00', '19990.00 DA' and '28.9k' are amounts. 'From $10k' and
 * '$19,990 - $24,990' are rejected, so that a car is never advertised at the lower end of a range by mistake.
 */
export function amountText(text: string): AmountText {
  const plain = text.normalize('NFKC').replaceAll('−', '-').replace(/\s+/g, ' ').trim()
  if (isAbsent(plain) || NO_AMOUNT.test(plain)) return { kind: 'none' }
  const amounts = [...plain.matchAll(AMOUNT)].map(amountOf)
  const [first, ...others] = amounts
  if (first === undefined) return unclear('is not an amount', null)
  const before = plain.slice(0, first.from)
  const after = plain.slice(first.to)
  if (others.length > 0 && !isRemark(first, others))
    return unclear(isRange(plain, amounts) ? 'is a range, not one amount' : 'has several amounts', null)
  if (first.negative) return unclear('is below zero', null)
  if (AT_LEAST.test(before)) return unclear('is a lowest or highest amount, not the amount', first.amount)
  if (PART.test(plain)) return unclear('is a part of a price', null)
  if (before.length > WORDS_BEFORE || after.length > WORDS_AFTER) return unclear('is not an amount', null)
  const period = PERIODS.find(([pattern]) => pattern.test(after))?.[1] ?? null
  return { kind: 'amount', amount: first.amount, per: period, unit: distanceUnit(before, after) }
}

/** The unit right behind the figure, or before it: '51,000 miles', 'Km: 82000'. */
function distanceUnit(before: string, after: string): UnitOf<'odometer'> | null {
  const [word = ''] = /^ ?[a-z]+/i.exec(after) ?? []
  return unitIn('odometer', word) ?? unitIn('odometer', before)
}

interface Amount {
  readonly amount: number
  readonly from: number
  readonly to: number
  readonly marked: boolean
  readonly negative: boolean
}

const NO_AMOUNT =
  /^((p\.?\s?o\.?\s?[ar]|(price )?on (application|request|enquiry)|(price )?(to be )?(advised|confirmed|announced)|negotiable|(price )?by negotiation|no price|\*)[\s!.*]*|(please )?(call|phone|ring|enquire|inquire|ask|contact|email)\b[^\d]*)$/i
/** A number with a thousands separator and up to two decimals, or a plain number; both with an optional 'k' or 'm'. */
const AMOUNT =
  /(?<![\p{L}\d.,])(-\s?)?((?:au|nz|us|[acs])?\$\s?|(?:aud|nzd|usd)\s?\$?\s?)?(-\s?)?(\d{1,3}(?:([ ,.'’])\d{3})(?:\5\d{3})*(?:[.,]\d{1,2})?(?![\d])|\d+(?:[.,]\d+)?)(?:\s?(k|grand|thousand|million|mil)(?!\p{L})|(m)(?!\p{L}))?/giu
const AT_LEAST = /\b(from|starting|starts|under|over|up to|below|above|min|max|at least)\b/i
const PART = /\b(deposit|off|discount|save|saving|cashback|cash back|bonus)\b/i
const PERIODS: readonly (readonly [RegExp, Period])[] = [
  [/^[^\p{L}]*((per|a|p\.?|each)\s*(\/\s*)?)?(week|wk|weekly|w)\b/iu, 'week'],
  [/^[^\p{L}]*((per|a|p\.?|each)\s*(\/\s*)?)?(fortnight|fortnightly|f\/?n)\b/iu, 'fortnight'],
  [/^[^\p{L}]*(per|a|p\.?|\/|each)\s*(\/\s*)?(month|mth|mo|m)\b|^\s*monthly\b/iu, 'month'],
  [/^[^\p{L}]*(per|a|p\.?|\/|each)\s*(\/\s*)?(year|yr|annum|a)\b|^\s*yearly\b/iu, 'year'],
]
const WORDS_BEFORE = 24
const WORDS_AFTER = 60

function amountOf(match: RegExpExecArray): Amount {
  const [whole, minus, currency, inner, digits = '', , thousands, million] = match
  const isMillion = /^mil/i.test(thousands ?? '') || (million !== undefined && currency !== undefined)
  const scale = isMillion ? 1_000_000 : thousands === undefined ? 1 : 1_000
  return {
    amount: Math.round(plainNumber(digits, scale > 1) * scale * 100) / 100,
    from: match.index,
    to: match.index + whole.length - (million !== undefined && !isMillion ? 1 : 0),
    marked: currency !== undefined,
    negative: minus !== undefined || inner !== undefined,
  }
}

/** '12.990' is twelve thousand, because cents never have three digits. Before a 'k' it is a decimal number. */
function plainNumber(digits: string, isScaled: boolean): number {
  const grouped = isScaled ? null : /^\d{1,3}(?:([ ,.'’])\d{3})+(?:[.,]\d{1,2})?$/.exec(digits)
  if (!grouped) return Number(digits.replace(',', '.').replace(/[ '’]/g, ''))
  const decimals = /[.,](\d{1,2})$/.exec(digits)
  const whole = decimals ? digits.slice(0, decimals.index) : digits
  return Number(`${whole.replace(/\D/g, '')}.${decimals?.[1] ?? '0'}`)
}

/** '$19,990 with 12 months rego': the first number has a currency sign, and the others are too small to be a price. */
function isRemark(first: Amount, others: readonly Amount[]): boolean {
  return first.marked && others.every(({ marked, amount }) => !marked && amount < 1_000)
}

function isRange(text: string, found: readonly Amount[]): boolean {
  const [first, second] = found
  const between = text.slice(first?.to, second?.from).trim()
  return found.length === 2 && (second?.negative ? between === '' : /^(-|–|—|to|and|\/)$/i.test(between))
}

function unclear(reason: string, likely: number | null): AmountText {
  return { kind: 'unclear', reason, likely }
}
