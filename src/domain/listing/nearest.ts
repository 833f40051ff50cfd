import { BODY_NAMES } from '../car/body-type.ts'
import { BODY_TYPES } from '../car/vocabulary.ts'
import { formatMoney } from '../money.ts'
import type { FacetName } from './facet/facet-names.ts'
import type { StockPath } from './stock-path.ts'
import type { NumberRange, StockQuery } from './stock-query.ts'

/** What a buyer asked for that a car can be near to. */
export interface Wish {
  /** `body` on sites that show their own bodies, else `simple_body` (SEARCH-9). */
  readonly bodyFacet: FacetName
  readonly bodies: readonly string[]
  readonly seats: readonly string[]
  readonly price: NumberRange | null
}

/** What stays of a search besides its price; 'all': everything. */
export type Kept = 'all' | 'body' | 'seats'

/**
 * ASK-3: what a search without results asked for. `meant`: the bodies of cars that have its words, make and model, so that
 * who asks for a HiLux at $5,000 sees utes.
 */
export function wishOf(page: StockPath, query: StockQuery, bodyFacet: FacetName, meant: readonly string[]): Wish {
  const chosen = (name: FacetName) => [...new Set([...(page.values[name] ?? []), ...(query.values[name] ?? [])])]
  const bodies = chosen(bodyFacet)
  return {
    bodyFacet,
    bodies: bodies.length > 0 ? bodies : meant,
    seats: chosen('seats'),
    price: query.ranges.price ?? null,
  }
}

/** ASK-3: what to keep, the nearest first. The price is always kept, within `priceBands`. */
export function nearestSteps({ bodies, seats, price }: Wish): readonly (readonly Kept[])[] {
  const has: Readonly<Record<Kept, boolean>> = { all: price !== null, body: bodies.length > 0, seats: seats.length > 0 }
  return STEPS.filter((parts) => parts.every((part) => has[part]))
}

const STEPS: readonly (readonly Kept[])[] = [['all'], ['body', 'seats'], ['body'], ['seats'], []]

/** ASK-3: no car is offered that costs more than a fifth beyond the price asked for. */
const BEYOND = 0.2

/** A range of prices, and the end that is nearest to what was asked for. */
export interface PriceBand {
  readonly range: NumberRange | null
  readonly first: 'dearest' | 'cheapest' | 'latest'
}

/** ASK-3: prices by their distance from those asked for: within, then above, then below. */
export function priceBands(price: NumberRange | null): readonly PriceBand[] {
  if (price === null) return [{ range: null, first: 'latest' }]
  const { min, max } = price
  return [
    { range: price, first: max === null ? 'cheapest' : 'dearest' },
    ...(max === null
      ? []
      : [{ range: { min: max + 1, max: Math.floor(max * (1 + BEYOND)) }, first: 'cheapest' } as const]),
    ...(min === null
      ? []
      : [{ range: { min: Math.ceil(min * (1 - BEYOND)), max: min - 1 }, first: 'dearest' } as const]),
  ]
}

/** ASK-3: says why these cars are shown. `dearest`: the highest price among them; `noun`: 'vehicles'. */
export function nearestText(wish: Wish, kept: readonly Kept[], dearest: number | null, noun: string): string {
  const { price } = wish
  if (kept.includes('all')) return `All you asked for, for a little ${overOrUnder(price, dearest)}.`
  const ways = [...kept, ...(price === null ? [] : ['price'])]
  if (ways.length === 0) return 'Nothing we have is like that, so here are our latest arrivals.'
  const what = kept.includes('body') ? wish.bodies.map(pluralOf).join(' and ') : noun
  const seats = kept.includes('seats') ? ` with ${wish.seats.join(' or ')} seats` : ''
  return `The nearest by ${listed(ways)}: ${what}${seats}${priceText(price, dearest)}.`
}

function overOrUnder(price: NumberRange | null, dearest: number | null): string {
  const { min = null, max = null } = price ?? {}
  const isOver = max !== null && (dearest ?? 0) > max
  return isOver ? `more than your ${formatMoney(max)}` : `less than your ${formatMoney(min ?? 0)}`
}

function priceText(price: NumberRange | null, dearest: number | null): string {
  if (price === null) return ''
  const { min, max } = price
  if (max === null) return ` from about ${formatMoney(min ?? 0)}`
  return dearest !== null && dearest > max
    ? ` up to ${formatMoney(dearest)}, a little over your ${formatMoney(max)}`
    : ` up to ${formatMoney(max)}`
}

/** 'utes', 'SUVs'; a body of the dealer's own by its name. */
function pluralOf(body: string): string {
  const bodyType = BODY_TYPES.find((type) => type === body || BODY_NAMES[type].label === body)
  const plural = bodyType === undefined ? body : BODY_NAMES[bodyType].plural
  return /^[A-Z][a-z]/.test(plural) ? plural.toLowerCase() : plural
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
