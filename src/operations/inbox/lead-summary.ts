import { cutText } from '#domain/cut-text.ts'
import { personKeys } from '#domain/inbox/conversation.ts'
import { searchWords } from '#domain/inbox/search-words.ts'
import { successCategory } from '#domain/lead/category.ts'
import type { LeadPayload } from '#domain/lead/lead.ts'
import { referenceOfLead } from '#domain/lead/lead-reference.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import type { Site } from '#site/site.ts'
import type { LeadSummary } from '#storage/inbox/conversation-row.ts'
import type { NewLead } from '#storage/lead/leads.ts'

/** INBOX-5: what the list shows of a lead, and the words that find it. */
export function leadSummary(site: Site, lead: Omit<NewLead, 'submissionId'> & { readonly id: string }): LeadSummary {
  const { payload } = lead
  const { phone, email } = personKeys(payload)
  const name = [payload.name, payload.last_name].filter((part) => part.trim() !== '').join(' ')
  const { vehicle } = payload
  return {
    name,
    phone,
    email,
    category: successCategory(payload),
    locationId: lead.locationId,
    dealershipSlug: payload.dealership_slug,
    carId: lead.carId,
    carTitle: vehicle?.title ?? null,
    source: sourceOf(payload),
    arrivedAt: lead.createdAt,
    words: searchWords({
      name,
      phone,
      localPhone: phone === null ? null : formatPhone(phone, site.region),
      email,
      cars: [vehicle?.title ?? null, payload.stock_number, vehicle?.registration ?? null, payload.Rego],
      reference: referenceOfLead(lead),
    }),
  }
}

/** Where the person came from: the link's utm_source, else what staff wrote (SALES-1), else the website itself. */
function sourceOf({ source: own, lead_attributes }: LeadPayload): string {
  const source: unknown = lead_attributes.linked_query_params['utm_source']
  return typeof source === 'string' && source.trim() !== '' ? cutText(source.trim(), 60) : own
}
