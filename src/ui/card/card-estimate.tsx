import type { CardView } from '#views/card/card-view.ts'

/** The repayment with its comparison rate in the same size and weight; the warning is below the list (LAW-1). */
export function CardEstimate({ estimate }: { readonly estimate: CardView['estimate'] }) {
  if (!estimate) return null
  return (
    <p className="card-estimate">
      <span>{`Finance ${estimate.weekly}`}</span>
      <span>
        {estimate.comparisonRate}
        <a href="#comparison-rate" className="card-warning" aria-label="Comparison rate warning">
          *
        </a>
      </span>
    </p>
  )
}
