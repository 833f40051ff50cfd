import { type AdjustmentAnswers, adjusted } from './adjustments.ts'
import type { NoEstimate } from './no-estimate.ts'
import type { Estimate } from './stock-estimate.ts'
import type { ValuedVehicle } from './valued-vehicle.ts'

/** TRADE-1: a stored valuation: the visitor's input and the result. */
export interface Valuation {
  /** Null until known; `km` is null until the visitor has entered it. */
  readonly vehicle: (Omit<ValuedVehicle, 'km'> & { readonly km: number | null; readonly variant: string | null }) | null
  /** The vehicle's id at the lookup service that recognised its plate; null if the visitor described it. */
  readonly vendor: { readonly name: 'autograb' | 'redbook'; readonly id: string } | null
  readonly rego: string | null
  readonly regoState: string | null
  /** The car on the site that the visitor was looking at (ROUTE-4). */
  readonly carId: string | null
  readonly answers: AdjustmentAnswers
  /** The estimate before the answers' adjustments. */
  readonly base: Estimate | null
  readonly source: EstimateSource
  /** Whether the visitor has accepted the offer. */
  readonly accepted: boolean
  /** Whether a browser has submitted its result (TRADE-4). */
  readonly resultSaved: boolean
  /** Why there is no estimate; null if there is one. */
  readonly reason: NoEstimate | null
  /** D-71: the vehicle that the visitor may have meant, if there are too few of the one they typed. */
  readonly suggestion?: string
}

/** Where the figure comes from. */
export type EstimateSource = 'stock' | 'autograb' | 'redbook'

/** The estimate that the visitor sees; null if there is none. */
export function estimateOf({ base, answers }: Pick<Valuation, 'base' | 'answers'>): Estimate | null {
  return base === null ? null : adjusted(base, answers)
}

/** Days for which a figure, and the link to it, is valid. */
export const VALUATION_DAYS = 7

/** SITE-6: and how far the vehicle may be driven meanwhile, by the region's unit. */
export const VALUATION_DISTANCE = { km: 500, mi: 300 } as const
