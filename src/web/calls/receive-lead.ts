import type { FormFaults } from '#domain/form/form-faults.ts'
import { pageId } from '#domain/lead/form/page-id.ts'
import { valuationPath } from '#domain/paths.ts'
import { type SubmittedLead, submitLead } from '#operations/lead/submit-lead.ts'
import { textFields } from '#ui/form/text-fields.ts'
import { writeLeadCookie } from '../cookies/lead-cookie.ts'
import { submissionId } from '../cookies/submission-id.ts'
import type { RequestContext } from '../middleware/request-context.ts'

/** Where a visitor goes whose lead is kept (ROUTE-6). */
export const SUCCESS_PATH = '/success'

export type ReceivedLead =
  | {
      readonly ok: true
      readonly leadId: string
      readonly setCookie: string
      /** Where the visitor goes: to the offer for their vehicle where there is one (TRADE-1). */
      readonly next: string
    }
  | { readonly ok: false; readonly faults: FormFaults }

/** Takes the fields of a form, posted or as JSON, to the operation, and gives the browser its receipt (FORM-13). */
export async function receiveLead(
  context: RequestContext,
  request: Request,
  fields: Readonly<Record<string, unknown>>,
): Promise<ReceivedLead> {
  const { platform, site, origin, now, address = '' } = context
  const input = { ...fields, submission_id: await submissionId(site.slug, fields, now) }
  const path = pageOf(request, origin)
  const answer = await submitLead(platform, site, input, {
    origin,
    path,
    pageId: pageId(fields.page_id, path),
    userAgent: request.headers.get('User-Agent'),
    address,
  })
  if (!answer.ok) return { ok: false, faults: faultsOf(answer, fields) }
  const receipt = {
    site: site.slug,
    leadId: answer.leadId,
    category: answer.category,
    carId: typeof fields.car_id === 'string' && fields.car_id !== '' ? fields.car_id : null,
    event: answer.event,
  }
  const next = answer.offerOf === null ? SUCCESS_PATH : valuationPath(answer.offerOf)
  return { ok: true, leadId: answer.leadId, setCookie: await writeLeadCookie(context, receipt), next }
}

/** The text fields of a posted form, several of one name as its lines; files are not taken. */
export async function formFields(request: Request): Promise<Readonly<Record<string, string>>> {
  return textFields(await request.formData())
}

function faultsOf(
  answer: Extract<SubmittedLead, { ok: false }>,
  fields: Readonly<Record<string, unknown>>,
): FormFaults {
  const values = Object.entries(fields).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return { message: answer.message, fields: answer.fields, values: Object.fromEntries(values) }
}

/** The page that the form stood on: the browser's word where it is one of ours, else where the form was posted to. */
function pageOf(request: Request, origin: string): string {
  const referrer = request.headers.get('Referer') ?? ''
  const page = URL.canParse(referrer) && new URL(referrer).origin === origin ? new URL(referrer) : new URL(request.url)
  return page.pathname + page.search
}
