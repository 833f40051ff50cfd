import type { RepaymentClaim, RepaymentNoteView } from '#views/card/repayment-claim.ts'
import * as words from '#words/finance.ts'
import { useWords } from '../use-words.ts'

interface RepaymentProps {
  readonly claim: RepaymentClaim
  readonly look: 'card' | 'cell'
  /** The car's name: a list has a link for each car, and each says whose it is (K-21). */
  readonly car: string
}

/**
 * MONEY-2, LAW-1: a repayment in a list, with a link to the note, which `RepaymentNote` prints once for all cars of a page.
 * A repayment is printed by this and by `PageRepayment` alone. The comparison rate is next to it in the same type, and the
 * Code's warning is on the page without a click.
 */
export function Repayment({ claim, look, car }: RepaymentProps) {
  const t = useWords()
  const rate = (
    <>
      {claim.comparisonRate}
      <a href={`#${NOTE_ID}`} className="card-warning" aria-label={t(words.comparisonRateWarningCar, { car })}>
        *
      </a>
    </>
  )
  if (look === 'card')
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
