import { offerFactors, proveFactor } from '#operations/staff/prove-factor.ts'
import { askReset, resetPassword, tryWait } from '#operations/staff/sign-in.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { formSecret, formText } from '../form-text.ts'
import { passkeyAnswer } from '../passkey-answer.ts'
import { returnPath } from '../return-path.ts'

/** Sign-in, its second factor, and the reset of a password (STAFF-2). */
export const SIGN_IN = {
  'GET /sign-in': async ({ visitor, query }) =>
    visitor ? { to: '/' } : signInPage('', null, NOTICES.find(([name]) => query.has(name))?.[1] ?? null),
  'POST /sign-in': async (call) => {
    const email = formText(call.form, 'email').toLowerCase()
    const wait = await tryWait(call.platform, email, call.address)
    if (wait !== null) return { ...signInPage(email, waitSentence(wait), null), status: 429 }
    const { value, cookies } = await call.platform.accounts.signIn(
      email,
      formSecret(call.form, 'password'),
      call.headers,
    )
    if (value === 'refused') return { ...signInPage(email, REFUSED, null), status: 400, cookies }
    return { to: value === 'second-factor' ? '/sign-in/code' : '/', cookies }
  },
  'GET /sign-in/code': (call) => codePage(call, returnPath(call.query.get('to')), null),
  'POST /sign-in/code': (call) => proveCode(call),
  'GET /forgotten': async () => ({ page: { kind: 'forgotten', sent: false } }),
  'POST /forgotten': async ({ platform, form, address }) => {
    const email = formText(form, 'email')
    const wait = await tryWait(platform, `reset ${email}`, address)
    if (wait === null) askReset(platform, email)
    return { page: { kind: 'forgotten', sent: true } }
  },
  'GET /reset/:token': async () => ({ page: { kind: 'reset', fault: null } }),
  'POST /reset/:token': async ({ platform, params, form, address }) => {
    const wait = await tryWait(platform, `link ${address}`, address)
    const fault =
      wait === null
        ? await resetPassword(platform, params.token ?? '', formSecret(form, 'password'), address)
        : waitSentence(wait)
    return fault ? { page: { kind: 'reset', fault }, status: 400 } : { to: '/sign-in?reset' }
  },
  'POST /sign-out': async ({ platform, headers }) => {
    const { cookies } = await platform.accounts.signOut(headers)
    return { to: '/sign-in', cookies }
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

const NOTICES = [
  ['reset', 'Your new password is set. Sign in with it.'],
  ['over', 'Your sign-in took longer than ten minutes. Start again.'],
] as const

const REFUSED = 'Email and password do not match.'
const WRONG_CODE = 'This code does not work. Codes of the app change every 30 seconds; a recovery code works once.'
const WRONG_PASSKEY =
  'This passkey did not work, or its question was older than five minutes. Try again, or enter a code.'

/** Proves a second factor: at sign-in, or again for an action that wants a fresh one (STAFF-6). */
async function proveCode(call: ConsoleCall): Promise<ConsoleAnswer> {
  const { platform, form } = call
  const to = returnPath(formText(form, 'to'))
  const proof = form.has('passkey')
    ? { passkey: passkeyAnswer(formSecret(form, 'passkey')) }
    : { code: formText(form, 'code') }
  const done = await proveFactor(platform, proof, call)
  if (done.ok) return { to, cookies: done.cookies }
  if (done.reason === 'over') return { to: '/sign-in?over' }
  const fault = done.reason === 'wait' ? waitSentence(done.seconds) : 'code' in proof ? WRONG_CODE : WRONG_PASSKEY
  const page = await codePage(call, to, fault, done.reason === 'wait' ? 429 : 400)
  return { ...page, cookies: [...done.cookies, ...(page.cookies ?? [])] }
}

/** The page offers what the person has. Without a session or a right password before it there is nothing to ask. */
async function codePage(
  { platform, visitor, headers }: ConsoleCall,
  to: string,
  fault: string | null,
  status: 200 | 400 | 429 = 200,
): Promise<ConsoleAnswer> {
  const offered = await offerFactors(platform, { visitor, headers })
  if (offered === null) return { to: '/sign-in?over' }
  const { cookies, ...page } = offered
  return { page: { kind: 'code', to, fault, isAgain: visitor !== null, ...page }, status, cookies }
}

function signInPage(email: string, fault: string | null, notice: string | null) {
  return { page: { kind: 'sign-in', email, fault, notice } } as const
}

function waitSentence(seconds: number): string {
  return `Too many tries. Wait ${Math.max(1, Math.ceil(seconds / 60))} minutes and try again.`
}
