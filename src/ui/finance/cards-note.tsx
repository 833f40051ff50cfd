import type { CardView } from '#views/card/card-view.ts'
import { repaymentNote } from '#views/card/repayment-claim.ts'
import { RepaymentNote } from './repayment.tsx'

/** The comparison rate warning below cards with repayments; nothing if no card shows one (LAW-1). */
export function CardsNote({
  cards,
  isTarget = true,
}: {
  readonly cards: readonly CardView[]
  readonly isTarget?: boolean
}) {
  return <RepaymentNote said={repaymentNote(cards)} isTarget={isTarget} />
}
