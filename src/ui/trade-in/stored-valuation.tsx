import { useEffect, useState } from 'react'
import type { ValuationPage } from '#views/trade-in/valuation-view.ts'
import { storedJson, storeText } from '../browser-storage/stored-items.ts'
import { Icon } from '../elements/icon.tsx'

/** GARAGE-6: the valuation that this browser has under way: where it is, and what it said. */
interface StoredValuation {
  readonly path: string
  readonly vehicle: string
  /** '$18,400 to $21,000'; null while there is none. */
  readonly figure: string | null
}

/** Keeps where the visitor is, so that a return finds it again. */
export function useKeepValuation({ path, vehicle, step }: ValuationPage): void {
  const figure = step.kind === 'estimate' ? `${step.low} to ${step.high}` : null
  useEffect(() => {
    const before = storedValuation()
    const known = figure ?? (before?.path === path ? before.figure : null)
    storeText('valuation', JSON.stringify({ path, vehicle, figure: known } satisfies StoredValuation))
  }, [path, vehicle, figure])
}

/** The way back to it, where this browser has one. */
export function StoredValuationLink() {
  const [kept, setStored] = useState<StoredValuation | null>(null)
  useEffect(() => setStored(storedValuation()), [])
  if (kept === null) return null
  return (
    <p className="valuation-stored">
      <a href={kept.path}>
        <span>
          Carry on with your <strong>{kept.vehicle}</strong>
          {kept.figure ? <>: {kept.figure}</> : null}
        </span>
        <Icon name="chevron-right" className="size-5" />
      </a>
    </p>
  )
}

function storedValuation(): StoredValuation | null {
  const kept: unknown = storedJson('valuation')
  if (typeof kept !== 'object' || kept === null) return null
  const { path, vehicle, figure } = kept as Partial<Record<keyof StoredValuation, unknown>>
  const isOurs = typeof path === 'string' && path.startsWith('/trade-in/') && typeof vehicle === 'string'
  return isOurs ? { path, vehicle, figure: typeof figure === 'string' ? figure : null } : null
}
