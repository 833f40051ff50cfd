import { counted } from '../counted.ts'
import type { FileSign } from './signs.ts'

/** INTAKE-3: limits, in per cent, above which an import is held for approval. */
export interface HoldLimits {
  /** Cars in stock that are missing from the file. */
  readonly carsFallBy: number
  /** The same, per location. */
  readonly locationFallsBy: number
  readonly pricesChange: number
  readonly identitiesChange: number
  /** The limits apply only from this number of cars on, except for the fall of the whole stock. */
  readonly fewestCars: number
}

export const HOLD_LIMITS: HoldLimits = {
  carsFallBy: 50,
  locationFallsBy: 50,
  pricesChange: 30,
  identitiesChange: 10,
  fewestCars: 5,
}

/** Comparison of a file with the stock that it would change. */
export interface StockComparison {
  /** Usable cars in the file that are not sold. */
  readonly usable: number
  /** Cars of this feed now in stock, and how many of them have a price. */
  readonly available: number
  readonly availablePriced: number
  readonly places: readonly { readonly place: string; readonly before: number; readonly after: number }[]
  /** Cars with a price that are both in stock and in the file, and how many of them change their price. */
  readonly compared: number
  readonly repriced: number
  /** Stock numbers that now belong to another car, and cars that return with another stock number. */
  readonly reidentified: number
}

/** Findings from reading the file. */
export interface FileCondition {
  readonly signs: readonly FileSign[]
  /** The line at which the file is cut off. */
  readonly cutAtLine: number | null
  readonly endsWithoutLineEnd: boolean
}

/**
 * D-25, INTAKE-3: the reasons to hold an import, as sentences that follow the file's name; empty if it can run. Each
 * sentence states the numbers compared, so that staff can decide without opening the file.
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
      ? `has ${counted(usable, 'usable car')}, ${carsFallBy === 50 ? 'less than half of' : `more than ${carsFallBy}% fewer than`} the ${count(available)} in stock`
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
  // 'No prices' is not a sign of a fault for a dealer who never publishes prices.
  ({ available, availablePriced }, { signs }) =>
    signs
      .filter(({ kind }) => kind !== 'no-prices' || available === 0 || availablePriced > 0)
      .map(({ sentence }) => `looks wrong: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1, -1)}`),
]

/** Per cent of the stock. If the final line end is missing, a smaller fall still counts as ordinary sales. */
const CUT_FROM = 25

/** Whether the number has fallen by more than `by` per cent. */
function hasFallen(before: number, after: number, by: number): boolean {
  return (before - after) * 100 > before * by
}

function count(number: number): string {
  return number.toLocaleString('en-AU')
}
