import { type AdjustmentAnswers, adjusted } from './adjustments.ts'
import type { NoEstimate } from './no-estimate.ts'
import type { Estimate } from './stock-estimate.ts'
import type { ValuedVehicle } from './valued-vehicle.ts'

/** TRADE-1: a valuation as it is kept: what the visitor said, and what was found. */
export interface Valuation {
  /** Null until it is known; `km` null until the visitor has said it. */
  readonly vehicle: (Omit<ValuedVehicle, 'km'> & { readonly km: number | null; readonly variant: string | null }) | null
  /** What the lookup of its plate calls it, and whose lookup that was; null for one described by hand. */
  readonly vendor: { readonly name: 'autograb' | 'redbook'; readonly id: string } | null
  readonly rego: string | null
  readonly regoState: string | null
  /** The car of the site that the visitor was looking at (ROUTE-4). */
  readonly carId: string | null
  readonly answers: AdjustmentAnswers
  /** Before the answers. */
  readonly base: Estimate | null
  readonly source: EstimateSource
  /** Whether the visitor has accepted what was offered. */
  readonly accepted: boolean
  /** Whether a browser has sent its result in (TRADE-4). */
  readonly resultSaved: boolean
  /** Why there is no estimate; null where there is one. */
  readonly reason: NoEstimate | null
  /** D-71: the vehicle that may have been meant, where there are too few like the one that was typed. */
  readonly suggestion?: string
}

/** Whose figure it is. */
export type EstimateSource = 'stock' | 'autograb' | 'redbook'

/** The estimate as the visitor sees it; null where there is none. */
export function estimateOf({ base, answers }: Pick<Valuation, 'base' | 'answers'>): Estimate | null {
  return base === null ? null : adjusted(base, answers)
}

/** A figure stands so long, and the link to it as long. */
export const VALUATION_DAYS = 7
