import type { MiddlewareFunction } from 'react-router'
import { data, redirect } from 'react-router'
import { leadFormKind } from '#domain/lead/form/lead-form-kind.ts'
import { actOfLead } from '#domain/visitor/gate.ts'
import { leadFormView } from '#views/lead-page/lead-form-view.ts'
import { answerLeadJson } from '../../calls/answer-lead-json.ts'
import { gateOfCall, signInOf } from '../../calls/gate-calls.ts'
import { receiveLead } from '../../calls/receive-lead.ts'
import { formFields } from '../../form-fields.ts'
import { contextOf } from '../../request-context.ts'
import type { RouteArgs } from '../../route-args.ts'

/** Answers JSON in JSON (http-api.md), and refuses other types. Forms get pages, from the action below. */
export const middleware: MiddlewareFunction[] = [
  async (args, next) => (await answerLeadJson(contextOf(args), args.request)) ?? next(),
]

export async function action(args: RouteArgs) {
  const context = contextOf(args)
  const fields = await formFields(args.request)
  const gate = await gateOfCall(context, args.request, actOfLead(fields))
  if (gate !== null) return redirect(signInOf(gate, context, args.request), 303)
  const received = await receiveLead(context, args.request, fields)
  if (received.ok) return redirect(received.next, { status: 303, headers: { 'Set-Cookie': received.setCookie } })
  const kind = leadFormKind(fields.category ?? '', Boolean(fields.car_id), fields.form)
  return data(
    { form: leadFormView(context.site, kind, '/api/leads', fields), faults: received.faults },
    { status: 422 },
  )
}
