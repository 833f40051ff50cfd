import type { EstimateView } from '#views/finance/estimate-view.ts'
import { FactList } from './fact-list.tsx'

/** LAW-1: the comparison rate is next to the repayment in the same type, with the warning directly below. */
export function VehicleEstimate({ estimate }: { readonly estimate: EstimateView }) {
  return (
    <div className="mt-4 border-t border-line pt-4">
      <div className="grid grid-cols-2 gap-4 text-lg leading-snug font-semibold">
        <p>{estimate.weekly}</p>
        <p>{estimate.comparisonRate}</p>
      </div>
      <p className="mt-1 text-sm text-muted">Finance estimate. Interest rate {estimate.interestRate}</p>
      <p className="mt-3 text-xs text-muted">{estimate.warning}</p>
      <p className="mt-2 text-xs text-muted">{estimate.disclaimer}</p>
      {estimate.details?.length ? (
        <details className="mt-1">
          <summary className="link inline-flex min-h-11 items-center text-sm">How this is worked out</summary>
          <FactList facts={estimate.details} />
        </details>
      ) : null}
    </div>
  )
}
