import type { CardView } from '#views/card/card-view.ts'

/** The comparison rate warning below cards with repayments; nothing if no card shows one (LAW-1). */
export function ComparisonRateNote({ cards }: { readonly cards: readonly CardView[] }) {
  return <RepaymentNote said={cards.find((card) => card.estimate)?.estimate ?? null} />
}

interface RepaymentNoteProps {
  readonly said: { readonly warning: string; readonly disclaimer: string } | null
}

export function RepaymentNote({ said }: RepaymentNoteProps) {
  if (!said) return null
  return (
    <div id="comparison-rate" className="mt-8 max-w-prose text-sm text-muted">
      <p>{said.warning}</p>
      <p className="mt-2">{said.disclaimer}</p>
    </div>
  )
}
