import type { LeadPayload } from './lead.ts'

/** What came of a lead: it was sent, a time was booked with it (FORM-14), or an offer was accepted (TRADE-1). */
export const LEAD_OUTCOMES = ['sent', 'booked', 'accepted'] as const
export type LeadOutcome = (typeof LEAD_OUTCOMES)[number]

/** The outcome of a stored lead; of none, it was sent. */
export function leadOutcome(payload: Pick<LeadPayload, 'offer_accepted' | 'appointment'> | null): LeadOutcome {
  if (payload?.offer_accepted) return 'accepted'
  return payload?.appointment ? 'booked' : 'sent'
}
