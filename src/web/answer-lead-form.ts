import { data, redirect } from 'react-router'
import type { LeadFormFaults } from '#ui/lead-form/lead-form-view.ts'
import { formFields, receiveLead } from './receive-lead.ts'
import type { RequestContext } from './request-context.ts'

/** FORM-16: a form posted without JavaScript: to `/success`, or back to its page with its faults (FORM-7). */
export async function answerLeadForm(
  context: RequestContext,
  request: Request,
): Promise<Response | ReturnType<typeof data<LeadFormFaults>>> {
  const received = await receiveLead(context, request, await formFields(request))
  if (received.ok) return redirect(received.next, { status: 303, headers: { 'Set-Cookie': received.setCookie } })
  return data(received.faults, { status: 422 })
}
