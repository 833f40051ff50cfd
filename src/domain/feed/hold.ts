import type { FileSign } from './signs.ts'

/** The shares, in per cent, from which a file waits for approval (INTAKE-3). */
export interface HoldLimits {
  /** Cars in stock that the file no longer has. */
  readonly carsFallBy: number
  /** The same at one location. */
  readonly locationFallsBy: number
  readonly pricesChange: number
  readonly identitiesChange: number
  /** Shares of fewer cars than this say nothing; the fall of the whole stock always counts. */
  readonly fewestCars: number
}

export const HOLD_LIMITS: HoldLimits = {
  carsFallBy: 50,
  locationFallsBy: 50,
  pricesChange: 30,
  identitiesChange: 10,
  fewestCars: 5,
}

/** A file next to the stock that it would change. */
export interface StockComparison {
  /** Usable cars of the file that are not sold. */
  readonly usable: number
  /** Cars of this feed in stock now, and those of them with a price. */
  readonly available: number
  readonly availablePriced: number
  readonly places: readonly { readonly place: string; readonly before: number; readonly after: number }[]
  /** Cars of both with a price in stock, and those of them whose price changes. */
  readonly compared: number
  readonly repriced: number
  /** Numbers that now mean another car, and cars that come back under another number. */
  readonly reidentified: number
}

/** What the reading of the file itself found. */
export interface FileCondition {
  readonly signs: readonly FileSign[]
  /** The line in which the file breaks off. */
  readonly cutAtLine: number | null
  readonly endsWithoutLineEnd: boolean
}

/**
 * D-25, INTAKE-3: why a file waits for approval, as sentences that follow the file's name; none: it may go in. Each
 * sentence says what was compared, so that a person can decide without opening the file.
 */
export function holdReasons(stock: StockComparison, file: FileCondition, limits: HoldLimits): readonly string[] {
  return RULES.flatMap((rule) => rule(stock, file, limits) ?? [])
}

type Rule = (stock: StockComparison, file: FileCondition, limits: HoldLimits) => string | readonly string[] | null

const RULES: readonly Rule[] = [
  (_, { cutAtLine }) =>
    cutAtLine === null ? null : `breaks off in line ${count(cutAtLine)}: the download was probably cut short`,
  ({ usable, available }, _, { carsFallBy }) =>
    hasFallen(available, usable, carsFallBy)
      ? `has ${usable === 1 ? '1 usable car' : `${count(usable)} usable cars`}, ${carsFallBy === 50 ? 'less than half of' : `more than ${carsFallBy}% fewer than`} the ${count(available)} in stock`
      : null,
  ({ usable, available }, { endsWithoutLineEnd }, { carsFallBy, fewestCars }) =>
    endsWithoutLineEnd &&
    available >= fewestCars &&
    !hasFallen(available, usable, carsFallBy) &&
    hasFallen(available, usable, CUT_FROM)
      ? `ends without a line end and has ${count(usable)} of the ${count(available)} cars in stock: the download may be cut short`
      : null,
  ({ places, available, usable }, _, { locationFallsBy, fewestCars, carsFallBy }) =>
    hasFallen(available, usable, carsFallBy)
      ? null
      : places
          .filter(({ before, after }) => before >= fewestCars && hasFallen(before, after, locationFallsBy))
          .map(({ place, before, after }) => `has ${count(after)} of the ${count(before)} cars in stock at ${place}`),
  ({ compared, repriced }, _, { pricesChange, fewestCars }) =>
    compared >= fewestCars && repriced * 100 > compared * pricesChange
      ? `changes ${count(repriced)} of ${count(compared)} prices`
      : null,
  ({ available, reidentified }, _, { identitiesChange, fewestCars }) =>
    available >= fewestCars && reidentified * 100 > available * identitiesChange
      ? `gives ${count(reidentified)} of ${count(available)} cars another number, or their number to another car`
      : null,
  // A dealer who never shows prices is no news.
  ({ available, availablePriced }, { signs }) =>
    signs
      .filter(({ kind }) => kind !== 'no-prices' || available === 0 || availablePriced > 0)
      .map(({ sentence }) => `looks wrong: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1, -1)}`),
]

/** Per cent of the stock: with a missing line end, fewer cars missing than that are ordinary sales. */
const CUT_FROM = 25

/** Whether more than the given per cent are gone. */
function hasFallen(before: number, after: number, by: number): boolean {
  return (before - after) * 100 > before * by
}

function count(number: number): string {
  return number.toLocaleString('en-AU')
}
