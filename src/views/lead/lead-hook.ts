import type { Consent } from '#domain/lead/consent.ts'
import type { LeadPayload } from '#domain/lead/lead.ts'
import type { MailedLead } from './lead-subject.ts'

/** FIELD-1: the body of a call to a dealer's system (docs/leads.md): the whole lead, with the names of FORM-8. */
export interface LeadHookBody extends LeadPayload {
  /** 'lead.updated': the visitor has accepted the offer of a lead that was sent before (TRADE-1). */
  readonly event: 'lead.created' | 'lead.updated'
  readonly lead_id: string
  readonly website_id: string
  readonly site: string
  /** ISO 8601, UTC. */
  readonly created_at: string
  readonly consent: Consent | null
}

/** The body of a call, the same at every attempt. */
export function leadHookBody(lead: MailedLead, site: { readonly id: string; readonly slug: string }): LeadHookBody {
  return {
    event: lead.payload.offer_accepted || lead.payload.photos ? 'lead.updated' : 'lead.created',
    lead_id: lead.id,
    website_id: site.id,
    site: site.slug,
    created_at: lead.createdAt,
    consent: lead.consent,
    ...lead.payload,
  }
}
