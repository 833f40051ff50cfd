/** One row of a duty table. Money in whole cents. */
export interface Bracket {
  /** The highest value of this row; null for the last row. */
  readonly upTo: number | null
  readonly base: number
  /** Duty for each started `unit` of the value above `over`. */
  readonly rate: number
  readonly unit: number
  readonly over: number
}

/** Amounts in dollars, as the offices of revenue print them. `base` and `over` are 0 for rates on the whole value. */
export interface PrintedBracket {
  readonly upTo?: number
  readonly base?: number
  readonly rate: number
  readonly per?: number
  readonly over?: number
}

/** A row in cents from the printed dollars. Rates have at most two decimals, so rounding is exact. */
export function bracket({ upTo, base = 0, rate, per = 100, over = 0 }: PrintedBracket): Bracket {
  return {
    upTo: upTo === undefined ? null : upTo * 100,
    base: base * 100,
    rate: Math.round(rate * 100),
    unit: per * 100,
    over: over * 100,
  }
}

/** Duty in cents on a value in cents. Rows are in order of `upTo`; the last has none. */
export function dutyByBrackets(brackets: readonly Bracket[], value: number): number {
  const row = brackets.find(({ upTo }) => upTo === null || value <= upTo)
  if (row === undefined) throw new Error('The last row of a duty table has no upper end')
  return row.base + row.rate * Math.ceil(Math.max(0, value - row.over) / row.unit)
}
