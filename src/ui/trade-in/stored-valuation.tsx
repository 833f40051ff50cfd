import { useEffect, useState } from 'react'
import type { ValuationPage } from '#views/trade-in/valuation-view.ts'
import { storedJson, storeText } from '../browser-storage/stored-items.ts'
import { Icon } from '../elements/icon.tsx'

/** GARAGE-6: this browser's latest valuation: its address and its estimate. */
interface StoredValuation {
  readonly path: string
  readonly vehicle: string
  /** The estimate, such as '$18,400 to $21,000'; null before there is one. */
  readonly figure: string | null
}

/** Stores the valuation in progress, so that a returning visitor can continue it. */
export function useStoreValuation({ path, vehicle, step }: ValuationPage): void {
  const figure = step.kind === 'estimate' ? `${step.low} to ${step.high}` : null
  useEffect(() => {
    const before = storedValuation()
    const known = figure ?? (before?.path === path ? before.figure : null)
    storeText('valuation', JSON.stringify({ path, vehicle, figure: known } satisfies StoredValuation))
  }, [path, vehicle, figure])
}

/** Link to the stored valuation, if this browser has one. */
export function StoredValuationLink() {
  const [stored, setStored] = useState<StoredValuation | null>(null)
  useEffect(() => setStored(storedValuation()), [])
  if (stored === null) return null
  return (
    <p className="valuation-stored">
      <a href={stored.path}>
        <span>
          Continue with your <strong>{stored.vehicle}</strong>
          {stored.figure ? <>: {stored.figure}</> : null}
        </span>
        <Icon name="chevron-right" className="size-5" />
      </a>
    </p>
  )
}

function storedValuation(): StoredValuation | null {
  const stored: unknown = storedJson('valuation')
  if (typeof stored !== 'object' || stored === null) return null
  const { path, vehicle, figure } = stored as Partial<Record<keyof StoredValuation, unknown>>
  const isOurs = typeof path === 'string' && path.startsWith('/trade-in/') && typeof vehicle === 'string'
  return isOurs ? { path, vehicle, figure: typeof figure === 'string' ? figure : null } : null
}
