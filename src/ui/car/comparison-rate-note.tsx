import type { CardView } from '#views/card/card-view.ts'

/** The warning that the repayments on cards point to, once under them; nothing where no card shows one (LAW-1). */
export function ComparisonRateNote({ cards }: { readonly cards: readonly CardView[] }) {
  const estimate = cards.find((card) => card.estimate)?.estimate
  if (!estimate) return null
  return (
    <div id="comparison-rate" className="mt-8 max-w-prose text-sm text-muted">
      <p>{estimate.warning}</p>
      <p className="mt-2">{estimate.disclaimer}</p>
    </div>
  )
}
