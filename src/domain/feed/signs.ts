import type { CarType } from '../car/car.ts'

/** What one usable row says, for looking at the file as a whole; amounts as the cells say them. */
export interface SignRow {
  readonly carType: CarType
  readonly year: number | null
  readonly price: number | null
  readonly isImplausible: boolean
  readonly km: number | null
}

/** Looks over all rows of a file for what no single row shows (D-24). */
export interface FeedSigns {
  /** `hasPriceCell`: whether the row has a column for prices at all. */
  note(row: SignRow, hasPriceCell: boolean): void
  /** Reasons to check the file before it changes the stock; empty when nothing is odd. */
  found(): readonly FileSign[]
}

export interface FileSign {
  readonly kind: 'implausible-prices' | 'no-prices' | 'swapped'
  readonly sentence: string
}

/** `implausible`: from which share of the prices, in per cent, they are a sign. */
export function feedSigns(implausible: number): FeedSigns {
  let hasPrices = false
  const rows: SignRow[] = []
  const counts = { rows: 0, priced: 0, implausible: 0 }
  return {
    note(row, hasPriceCell) {
      hasPrices ||= hasPriceCell
      counts.rows += 1
      if (row.price !== null) counts.priced += 1
      if (row.isImplausible) counts.implausible += 1
      if (rows.length < ROWS_LOOKED_AT) rows.push(row)
    },
    found() {
      const signs: FileSign[] = []
      if (counts.rows < FEWEST_ROWS) return signs
      if (hasPrices && counts.priced === 0) signs.push({ kind: 'no-prices', sentence: 'No row has a price.' })
      if (counts.implausible * 100 > counts.priced * implausible)
        signs.push({
          kind: 'implausible-prices',
          sentence: `${counts.implausible.toLocaleString('en-AU')} of ${counts.priced.toLocaleString('en-AU')} prices are not plausible${factorText(rows)}.`,
        })
      if (isSwapped(rows))
        signs.push({
          kind: 'swapped',
          sentence: 'The prices look like odometer readings, and the odometer readings like prices.',
        })
      return signs
    },
  }
}

/** Fewer rows than this say nothing about a file. */
const FEWEST_ROWS = 5
const ROWS_LOOKED_AT = 20_000

/** ': they look 100 times too high', by the price in the middle. */
function factorText(rows: readonly SignRow[]): string {
  const prices = rows.flatMap(({ price }) => (price === null ? [] : [price])).toSorted((a, b) => a - b)
  const middle = prices[Math.floor(prices.length / 2)] ?? 0
  if (middle > 500_000) return ': they look as if they were in cents'
  return middle < 500 ? ': they look as if they were in thousands' : ''
}

/**
 * Newer cars cost more and have been driven less; where it is the other way round, the columns are swapped. Prices also
 * end in 90, 99, 88 or 00, odometers seldom do.
 */
function isSwapped(rows: readonly SignRow[]): boolean {
  const both = rows.flatMap(({ price, km, year }) =>
    price !== null && km !== null && price > 0 && km > 0 && year !== null ? [{ price, km, year }] : [],
  )
  if (both.length < FEWEST_COMPARED) return false
  const years = both.map(({ year }) => year)
  const priceTrend = correlation(
    both.map(({ price }) => Math.log(price)),
    years,
  )
  const kmTrend = correlation(
    both.map(({ km }) => Math.log(km)),
    years,
  )
  if (priceTrend < -TREND && kmTrend > TREND) return true
  const endings = (of: (row: (typeof both)[number]) => number) => both.filter((row) => isPriceEnding(of(row))).length
  return (
    priceTrend < TREND &&
    endings(({ km }) => km) > both.length * 0.6 &&
    endings(({ price }) => price) < both.length * 0.3
  )
}

const FEWEST_COMPARED = 12
const TREND = 0.3

function isPriceEnding(amount: number): boolean {
  return [0, 50, 80, 85, 88, 90, 95, 98, 99].includes(amount % 100)
}

/** Pearson's; 0 where one of the two never changes. */
function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [meanA, meanB] = [mean(a), mean(b)]
  let [product, squaresA, squaresB] = [0, 0, 0]
  for (const [index, value] of a.entries()) {
    const [fromA, fromB] = [value - meanA, (b[index] ?? meanB) - meanB]
    product += fromA * fromB
    squaresA += fromA ** 2
    squaresB += fromB ** 2
  }
  return squaresA * squaresB === 0 ? 0 : product / Math.sqrt(squaresA * squaresB)
}
