import { mayBeWrittenTo } from '../lead/unsubscribe.ts'

/** SALES-9: why a buyer who asked for a car gets no mail that it is sold; null: they may get one. */
export type NotTold = 'told' | 'no-address' | 'ended'

/** LAW-4: a buyer who ended marketing messages, and has not agreed again since, is not sent other cars. */
export function whyNotTold({
  email,
  isTold,
  consent,
  endedAt,
}: {
  readonly email: string | null
  readonly isTold: boolean
  readonly consent: { readonly at: string } | null
  /** When the address last ended marketing messages; ISO 8601, UTC. */
  readonly endedAt: string | null
}): NotTold | null {
  if (isTold) return 'told'
  if (email === null) return 'no-address'
  return endedAt !== null && !mayBeWrittenTo(consent, endedAt) ? 'ended' : null
}
