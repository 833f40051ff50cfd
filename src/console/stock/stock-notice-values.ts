/** What was done, with its undo. */
export interface StockNotice {
  readonly text: string
  /** The step to undo; null: none. */
  readonly undo: string | null
}
