import { data, redirect } from 'react-router'
import type { FormFaults } from '#domain/form/form-faults.ts'
import { actOfLead } from '#domain/visitor/gate.ts'
import { formFields } from '../form-fields.ts'
import type { RequestContext } from '../request-context.ts'
import { gateOfCall, signInOf } from './gate-calls.ts'
import { receiveLead } from './receive-lead.ts'

/**
 * FORM-16: handles a form posted without JavaScript: redirects to `/success`, or shows its page again with errors
 * (FORM-7).
 */
export async function answerLeadForm(
  context: RequestContext,
  request: Request,
): Promise<Response | ReturnType<typeof data<FormFaults>>> {
  const fields = await formFields(request)
  const gate = await gateOfCall(context, request, actOfLead(fields))
  if (gate !== null) return redirect(signInOf(gate, context, request), 303)
  const received = await receiveLead(context, request, fields)
  if (received.ok) return redirect(received.next, { status: 303, headers: { 'Set-Cookie': received.setCookie } })
  return data(received.faults, { status: 422 })
}
