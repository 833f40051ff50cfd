import { useEffect, useState } from 'react'
import type { ValuationPage } from '#views/trade-in/valuation-view.ts'
import * as words from '#words/trade-in.ts'
import { storeText } from '../browser-storage/stored-items.ts'
import { type StoredValuation, storedValuation } from '../browser-storage/stored-valuation-items.ts'
import { tellFigures } from '../browser-storage/told-figures.ts'
import { Icon } from '../elements/icon.tsx'
import { useWords, withParts } from '../use-words.ts'

/** Stores the valuation in progress, so that a returning visitor can continue it. */
export function useStoreValuation({ path, vehicle, step }: ValuationPage): void {
  const t = useWords()
  const figure = step.kind === 'estimate' ? t(words.lowToHigh, { low: step.low, high: step.high }) : null
  const middle = step.kind === 'estimate' ? step.mid : step.kind === 'offer' ? step.amount : null
  useEffect(() => {
    const before = storedValuation()
    const same = before?.path === path ? before : null
    const figures = { figure: figure ?? same?.figure ?? null, middle: middle ?? same?.middle ?? null }
    storeText('valuation', JSON.stringify({ path, vehicle, ...figures } satisfies StoredValuation))
    tellFigures()
  }, [path, vehicle, figure, middle])
}

/** Link to the stored valuation, if this browser has one. */
export function StoredValuationLink() {
  const t = useWords()
  const [stored, setStored] = useState<StoredValuation | null>(null)
  useEffect(() => setStored(storedValuation()), [])
  if (stored === null) return null
  return (
    <p className="valuation-stored">
      <a href={stored.path}>
        <span>
          {withParts(t, words.continueStrong, { strong: <strong>{stored.vehicle}</strong> })}
          {stored.figure ? <>: {stored.figure}</> : null}
        </span>
        <Icon name="chevron-right" className="size-5" />
      </a>
    </p>
  )
}
