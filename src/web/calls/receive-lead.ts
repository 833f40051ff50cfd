import type { FormFaults } from '#domain/form/form-faults.ts'
import { pageId } from '#domain/lead/form/page-id.ts'
import { valuationPath } from '#domain/paths.ts'
import { type SubmittedLead, submitLead } from '#operations/lead/submit-lead.ts'
import { writeLeadCookie } from '../cookies/lead-cookie.ts'
import { submissionId } from '../cookies/submission-id.ts'
import type { RequestContext } from '../request-context.ts'

/** The page after a stored lead (ROUTE-6). */
export const SUCCESS_PATH = '/success'

export type ReceivedLead =
  | {
      readonly ok: true
      readonly leadId: string
      readonly setCookie: string
      /** The visitor's next page: the offer for their vehicle if there is one (TRADE-1). */
      readonly next: string
    }
  | { readonly ok: false; readonly faults: FormFaults }

/** Passes the fields of a form, posted or as JSON, to the operation, and sets the receipt cookie (FORM-13). */
export async function receiveLead(
  context: RequestContext,
  request: Request,
  fields: Readonly<Record<string, unknown>>,
): Promise<ReceivedLead> {
  const { site, origin, now, address = '' } = context
  const input = { ...fields, submission_id: await submissionId(site.slug, fields, now) }
  const path = pageOf(request, origin)
  const visit = {
    origin,
    path,
    pageId: pageId(fields.page_id, path),
    userAgent: request.headers.get('User-Agent'),
    address,
  }
  const answer = await submitLead(context, input, visit)
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

function faultsOf(
  answer: Pick<Extract<SubmittedLead, { ok: false }>, 'message' | 'fields'>,
  fields: Readonly<Record<string, unknown>>,
): FormFaults {
  const values = Object.entries(fields).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return { message: answer.message, fields: answer.fields, values: Object.fromEntries(values) }
}

/** The page of the form: the Referer if it is one of ours, else the address that the form was posted to. */
function pageOf(request: Request, origin: string): string {
  const referrer = request.headers.get('Referer') ?? ''
  const page = URL.canParse(referrer) && new URL(referrer).origin === origin ? new URL(referrer) : new URL(request.url)
  return page.pathname + page.search
}
