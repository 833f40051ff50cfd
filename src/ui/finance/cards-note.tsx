import type { CardView } from '#views/card/card-view.ts'
import { repaymentNote } from '#views/finance/repayment-claim.ts'
import { RepaymentNote } from './repayment.tsx'

/** The comparison rate warning below cards with repayments; nothing if no card shows one (LAW-1). */
export function CardsNote({ cards }: { readonly cards: readonly CardView[] }) {
  return <RepaymentNote said={repaymentNote(cards)} />
}
