import { cutText } from '#domain/cut-text.ts'
import { personKeys } from '#domain/inbox/conversation.ts'
import { searchWords } from '#domain/inbox/search-words.ts'
import { successCategory } from '#domain/lead/category.ts'
import { referenceOfLead } from '#domain/lead/lead-reference.ts'
import { formatPhone } from '#domain/lead/phone.ts'
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
    source: sourceOf(payload.lead_attributes.linked_query_params),
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

/** Where the visit came from: the link's utm_source, else the website itself. */
function sourceOf(params: Readonly<Record<string, unknown>>): string {
  const source = params['utm_source']
  return typeof source === 'string' && source.trim() !== '' ? cutText(source.trim(), 60) : 'Website'
}
