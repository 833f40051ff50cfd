import type { ReactNode } from 'react'
import type { RepaymentClaim, RepaymentNoteView } from '#views/card/repayment-claim.ts'
import * as words from '#words/finance.ts'
import { useWords } from '../use-words.ts'

interface OnPage {
  /** With its warning below and its basis behind a line that opens. */
  readonly look: 'page'
  /** Figures behind the line that opens. */
  readonly children?: ReactNode
}

interface InList {
  /** With a link to the note, which `RepaymentNote` prints once for all cars of a page. */
  readonly look: 'card' | 'cell'
  /** The car's name: a list has a link for each car, and each says whose it is (K-21). */
  readonly car: string
}

type RepaymentProps = { readonly claim: RepaymentClaim } & (OnPage | InList)

/**
 * MONEY-2, LAW-1: the only component that prints a repayment. The comparison rate is next to it in the same type, and the
 * Code's warning is on the page without a click.
 */
export function Repayment(props: RepaymentProps) {
  const t = useWords()
  const { claim } = props
  if (props.look === 'page') return <PageRepayment claim={claim}>{props.children}</PageRepayment>
  const rate = (
    <>
      {claim.comparisonRate}
      <a
        href={`#${NOTE_ID}`}
        className="card-warning"
        aria-label={t(words.comparisonRateWarningCar, { car: props.car })}
      >
        *
      </a>
    </>
  )
  if (props.look === 'card')
    return (
      <p className="card-estimate" data-repayment="">
        <span>{t(words.financeRepayment, { repayment: claim.repayment })}</span>
        <span>{rate}</span>
      </p>
    )
  return (
    <span data-repayment="">
      <span className="block">{claim.repayment}</span>
      <span className="block">{rate}</span>
    </span>
  )
}

const NOTE_ID = 'comparison-rate'

function PageRepayment({ claim, children }: { readonly claim: RepaymentClaim; readonly children?: ReactNode }) {
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

/**
 * The warning below a list of cars with repayments; nothing if no car shows one. `isTarget`: whether the cards' asterisks
 * lead here, which they do for the first list of a page.
 */
export function RepaymentNote({
  said,
  isTarget = true,
}: {
  readonly said: RepaymentNoteView | null
  readonly isTarget?: boolean
}) {
  if (!said) return null
  return (
    <div id={isTarget ? NOTE_ID : undefined} className="mt-8 max-w-prose text-sm text-muted">
      <p>{said.warning}</p>
      <p className="mt-2">{`${said.validity} ${said.disclaimer}`}</p>
    </div>
  )
}
