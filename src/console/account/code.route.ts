import { proveFactor } from '#operations/staff/prove-factor.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { formSecret, formText } from '../form-text.ts'
import { returnPath } from '../return-path.ts'
import { goOn } from './go-on.ts'
import { passkeyAnswer } from './passkey-answer.ts'
import { codePage, OVER, signInPage } from './sign-in-page.ts'
import { waitSentence } from './wait-sentence.ts'

/** The second factor, at sign-in or again (STAFF-2, STAFF-6). */
export const routes = {
  'GET /sign-in/code': (call) => codePage(call, { to: returnPath(call.query.get('to')) }),
  'POST /sign-in/code': (call) => proveCode(call),
} as const satisfies Readonly<Record<string, ConsoleHandler>>

const WRONG_CODE = 'This code does not work. Each works once, and the app shows a new one every 30 seconds.'
const UNREADABLE =
  'We cannot read your authenticator app and recovery codes any more. Use a passkey, or ask the people who run this platform to take the app off.'
const WRONG_PASSKEY =
  'This passkey did not work, or its question was older than five minutes. Try again, or enter a code.'

/** Proves a second factor: at sign-in, or again for an action that wants a fresh one (STAFF-6). */
async function proveCode(call: ConsoleCall): Promise<ConsoleAnswer> {
  const { platform, form } = call
  const signInFields = { to: returnPath(formText(form, 'to')), held: formText(form, 'held') || null }
  // Sent on by sign-in, with the form that waits.
  if (!form.has('passkey') && !form.has('code')) return codePage(call, signInFields)
  const proof = form.has('passkey')
    ? { passkey: passkeyAnswer(formSecret(form, 'passkey')) }
    : { code: formText(form, 'code') }
  const result = await proveFactor(platform, proof, call)
  if (result.ok) return { ...goOn(call, signInFields), cookies: result.cookies }
  if (result.reason === 'over') return signInPage({ ...signInFields, notice: OVER })
  const refused = 'code' in proof ? WRONG_CODE : WRONG_PASSKEY
  const fault = result.reason === 'wait' ? waitSentence(result) : result.reason === 'unreadable' ? UNREADABLE : refused
  const field = fault === WRONG_CODE ? 'code' : null
  const page = await codePage(call, { ...signInFields, fault, field }, result.reason === 'wait' ? 429 : 400)
  return { ...page, cookies: [...result.cookies, ...(page.cookies ?? [])] }
}
