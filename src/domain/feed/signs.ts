import type { CarType } from '../car/vocabulary.ts'

/** The values of one usable row that the check of the whole file needs; amounts as in the cells. */
export interface SignRow {
  readonly carType: CarType
  readonly year: number | null
  readonly price: number | null
  readonly isImplausible: boolean
  readonly km: number | null
}

/** D-24: looks for faults that show only across all rows of a file. */
export interface FeedSigns {
  /** `hasPriceCell`: whether the row has a price column at all. */
  note(row: SignRow, hasPriceCell: boolean): void
  /** Reasons to check the file before it changes the stock; empty if it looks normal. */
  found(): readonly FileSign[]
}

export interface FileSign {
  readonly kind: 'implausible-prices' | 'no-prices' | 'swapped'
  readonly sentence: string
}

/** `implausible`: the percentage of implausible prices above which they are a sign. */
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

/** A file with fewer rows than this is not judged. */
const FEWEST_ROWS = 5
const ROWS_LOOKED_AT = 20_000

/** ': they look as if they were in cents', from the median price. */
function factorText(rows: readonly SignRow[]): string {
  const prices = rows.flatMap(({ price }) => (price === null ? [] : [price])).toSorted((a, b) => a - b)
  const middle = prices[Math.floor(prices.length / 2)] ?? 0
  if (middle > 500_000) return ': they look as if they were in cents'
  return middle < 500 ? ': they look as if they were in thousands' : ''
}

/**
 * Newer cars cost more and have fewer kilometres; if it is the other way round, the columns are swapped. Prices also
 * tend to end in 90, 99, 88 or 00; odometers rarely do.
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

/** Pearson correlation; 0 if one of the two is constant. */
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
