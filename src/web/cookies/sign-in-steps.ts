import { data, redirect } from 'react-router'
import { type FieldErrors, type FormFaults, fixErrors } from '#domain/form/form-faults.ts'
import { SIGN_IN_CODE_PATH, type SignInAddress, signInPath } from '#domain/visitor/sign-in-address.ts'
import { askForCode } from '#operations/visitor/ask-for-code.ts'
import { signIn } from '#operations/visitor/sign-in.ts'
import { codeFault, usedUpFault, waitFault } from '#views/visitor/sign-in-view.ts'
import { formFields } from '../form-fields.ts'
import type { RequestContext } from '../request-context.ts'
import { clearAskedPhone, readAskedPhone, readSession, writeAskedPhone, writeSession } from './session-cookie.ts'

type Step = (
  context: RequestContext,
  request: Request,
  address: SignInAddress,
) => Promise<Response | ReturnType<typeof data<FormFaults>>>

/** GARAGE-2, ROUTE-5: form handlers of the steps, by the path after /sign-in. */
export const STEPS: Readonly<Record<string, Step>> = { '': takeNumber, code: takeCode }

/** Sends a code to a number, or a new code to the remembered number. */
async function takeNumber(...[context, request, address]: Parameters<Step>): ReturnType<Step> {
  const { again, phone: typed = '' } = await formFields(request)
  const phone = again ? ((await readAskedPhone(context, request)) ?? '') : typed
  const refused = (status: number, fields: FieldErrors, wait: number | null = null) =>
    faulty(status, fields, { phone: again ? '' : typed }, wait)
  const wait = await context.signInWait('ask')
  if (wait !== null) return refused(429, { phone: [waitFault(wait)] }, wait)
  const answer = await askForCode(context, phone, new URL(context.origin).host)
  if (answer.ok) {
    const next = signInPath(address, SIGN_IN_CODE_PATH) + (again ? '&again=1' : '')
    return redirect(next, { status: 303, headers: { 'Set-Cookie': await writeAskedPhone(context, answer.phone) } })
  }
  if (answer.reason === 'no number') return refused(422, answer.fields)
  const fault = answer.reason === 'used up' ? usedUpFault : waitFault
  return refused(429, { phone: [fault(answer.retryAfterSeconds)] }, answer.retryAfterSeconds)
}

/** Signs the visitor in, and redirects to the page they wanted. */
async function takeCode(...[context, request, address]: Parameters<Step>): ReturnType<Step> {
  const phone = await readAskedPhone(context, request)
  if (phone === null) return redirect(signInPath(address), 303)
  const { code = '' } = await formFields(request)
  const wait = await context.signInWait('try')
  if (wait !== null) return faulty(429, { code: [waitFault(wait)] }, {}, wait)
  const session = await readSession(context, request)
  const signedIn = await signIn(context, { phone, code, session })
  if (!signedIn.ok) return faulty(422, { code: [codeFault(signedIn.verdict)] }, {})
  const headers = await writeSession(context, signedIn.token)
  headers.append('Set-Cookie', await clearAskedPhone(context))
  return redirect(address.redirect, { status: 303, headers })
}

function faulty(
  status: number,
  fields: FieldErrors,
  values: FormFaults['values'],
  retryAfterSeconds: number | null = null,
) {
  const retry = retryAfterSeconds === null ? {} : { 'Retry-After': String(retryAfterSeconds) }
  return data({ message: fixErrors(), fields, values }, { status, headers: { 'Cache-Control': 'no-store', ...retry } })
}
