import { storedJson } from './stored-items.ts'

/** GARAGE-6: this browser's latest valuation: its address and its estimate. */
export interface StoredValuation {
  readonly path: string
  readonly vehicle: string
  /** The estimate, such as '$18,400 to $21,000'; null before there is one. */
  readonly figure: string | null
  /** The middle of the estimate or the offer, '$19,700'; null before there is one. */
  readonly middle: string | null
}

export function storedValuation(): StoredValuation | null {
  const stored: unknown = storedJson('valuation')
  if (typeof stored !== 'object' || stored === null) return null
  const { path, vehicle, figure, middle } = stored as Partial<Record<keyof StoredValuation, unknown>>
  if (typeof path !== 'string' || !path.startsWith('/trade-in/') || typeof vehicle !== 'string') return null
  return { path, vehicle, figure: textOrNull(figure), middle: textOrNull(middle) }
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
