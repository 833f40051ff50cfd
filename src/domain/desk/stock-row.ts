import type { ChannelName } from '../channel/channel.ts'
import type { Score } from './score.ts'
import type { StockCar } from './stock-car.ts'

/** A car in the desk's table. */
export interface StockRow {
  readonly car: StockCar
  readonly views: number
  readonly leads: number
  readonly score: Score
  /** Parts that staff set. */
  readonly overridden: readonly string[]
  /** Channels that are on and take it. */
  readonly takenBy: readonly ChannelName[]
  /** Whether the website lists it and Google's vehicle ads, which are on, do not take it. */
  readonly isBlockedFromGoogle: boolean
  /** Place among what was found, best first; null: nothing was searched. */
  readonly rank: number | null
}
