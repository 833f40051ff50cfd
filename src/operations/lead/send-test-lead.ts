import { zonedTime } from '#domain/date/zoned-time.ts'
import { TEST_LEAD } from '#domain/lead/category.ts'
import type { LeadDelivery } from '#domain/lead/delivery/lead-deliveries.ts'
import { leadFormSchema } from '#domain/lead/form/lead-form.ts'
import { leadFormOptions } from '#domain/lead/form/lead-form-options.ts'
import { leadPayload } from '#domain/lead/lead.ts'
import type { Site } from '#site/site.ts'
import type { Transaction } from '#storage/transaction.ts'
import type { Platform } from '../platform.ts'
import type { SiteRequest } from '../site-request.ts'
import { requestOn } from '../site-request.ts'
import { leadState } from './list-leads.ts'
import { storeLead } from './store-lead.ts'

export type TestLead =
  | { readonly ok: true; readonly leadId: string; readonly isNew: boolean }
  /** The site's form rejects input that a buyer would send; `fields` names the fields. */
  | { readonly ok: false; readonly reason: 'refused'; readonly fields: readonly string[] }

export interface WantedTestLead {
  /** Email of the made buyer. */
  readonly address: string
  /** Default: a mail to the address. */
  readonly to?: LeadDelivery
  readonly submissionId: string
  /** Stores what belongs to the lead in its transaction. */
  readonly alongside?: (leadId: string, within: Transaction) => Promise<void>
}

/**
 * FORM-13: sends a test lead through the form rules, the database and one delivery alone, to prove that leads arrive. The
 * same `submissionId` is sent once.
 */
export async function sendTestLead(
  request: SiteRequest,
  { address, to = { kind: 'mail', destination: address }, submissionId, alongside }: WantedTestLead,
): Promise<TestLead> {
  const { platform, site } = request
  const [place] = site.locations
  const now = platform.clock.now()
  const filledIn = {
    name: 'Test',
    last_name: 'Lead',
    email: address,
    phone: place?.phone,
    postcode: place?.postcode,
    category: 'General Enquiry',
    location_id: place?.id,
    dealership_slug: place?.dealershipSlug,
    message: 'This lead was sent by the website itself, to prove that leads arrive. Nothing needs to be done.',
    terms: 'on',
    submission_id: submissionId,
  }
  const checked = leadFormSchema(leadFormOptions(site), 'general-enquiry').safeParse(filledIn)
  if (!checked.success)
    return { ok: false, reason: 'refused', fields: checked.error.issues.map((issue) => issue.path.join('.')) }
  const where = {
    locationId: place?.id ?? null,
    dealershipSlug: place?.dealershipSlug ?? null,
    dealershipId: site.identity.dealershipId,
  }
  const visit = { origin: originOf(site), path: '/', pageId: null, userAgent: null }
  const payload = { ...leadPayload(checked.data, null, where, visit), subcategory: TEST_LEAD }
  const lead = {
    submissionId,
    category: payload.category,
    subcategory: payload.subcategory,
    locationId: where.locationId,
    carId: null,
    payload,
    consent: null,
    createdAt: now,
  }
  return { ok: true, ...(await storeLead(request, lead, [to], alongside)) }
}

/**
 * FORM-13: sends each site's daily test lead, once after TEST_LEAD_FROM in the site's time zone. Logs an error if
 * today's has not arrived after LATE_AFTER_MINUTES.
 */
export async function sendDailyTestLeads(platform: Platform, siteSlugs: readonly string[]): Promise<void> {
  for (const slug of siteSlugs) {
    const site = platform.siteBySlug(slug)
    const address = site?.delivery.testEmail ?? null
    if (!site || address === null) continue
    const local = zonedTime(platform.clock.now(), site.timezone)
    if (local.minutes < TEST_LEAD_FROM) continue
    const sent = await sendTestLead(requestOn(platform, site), { address, submissionId: `daily-test-${local.date}` })
    if (!sent.ok) platform.log.error('test lead refused by the form', { site: slug, fields: sent.fields })
    else if (!sent.isNew) await logIfLate(requestOn(platform, site), sent.leadId)
  }
}

/** 7 am in minutes after midnight: before the yard opens. */
const TEST_LEAD_FROM = 7 * 60
const LATE_AFTER_MINUTES = 30

async function logIfLate({ platform, site }: SiteRequest, leadId: string): Promise<void> {
  const { leads } = platform.storage.forSite(site)
  const lead = await leads.find(leadId)
  if (!lead) return
  const minutes = (platform.clock.now().getTime() - Date.parse(lead.createdAt)) / 60_000
  if (minutes < LATE_AFTER_MINUTES || leadState(await leads.deliveries(leadId)) === 'sent') return
  platform.log.error('test lead has not arrived', { site: site.slug, lead: leadId, minutes: Math.floor(minutes) })
}

function originOf(site: Site): string {
  return `https://${site.hostnames[0] ?? `${site.slug}.localhost`}`
}
