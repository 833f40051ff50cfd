import type { ReactNode } from 'react'
import type { RepaymentClaim } from '#views/card/repayment-claim.ts'
import * as words from '#words/finance.ts'
import { useWords } from '../use-words.ts'

interface PageRepaymentProps {
  readonly claim: RepaymentClaim
  /** Figures behind the line that opens. */
  readonly children?: ReactNode
}

/** MONEY-2, LAW-1: a repayment of the page's own car, with its warning below and its basis behind a line that opens. */
export function PageRepayment({ claim, children }: PageRepaymentProps) {
  const t = useWords()
  return (
    <div data-repayment="">
      <div className="repayment-figures">
        <p>{claim.repayment}</p>
        <p>{claim.comparisonRate}</p>
      </div>
      <p className="mt-2 text-xs text-muted">{claim.warning}</p>
      <details>
        <summary className="link inline-flex min-h-11 items-center text-sm">{t(words.howCalculated)}</summary>
        <p className="text-sm text-muted">{`${claim.basis} ${claim.validity} ${claim.disclaimer}`}</p>
        {children}
      </details>
    </div>
  )
}
