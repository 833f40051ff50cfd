import { knownDevice } from '#operations/staff/known-device.ts'
import { offerFactors, proveFactor } from '#operations/staff/prove-factor.ts'
import { askReset, resetPassword, signIn, signOut } from '#operations/staff/sign-in.ts'
import { tryWait, type Wait } from '#operations/staff/try-wait.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import type { ForgottenPage, SignInPage } from '../console-page.ts'
import { formSecret, formText } from '../form-text.ts'
import { openHeld } from '../held/held-request.ts'
import { passkeyAnswer } from '../passkey-answer.ts'
import { codeAddress, returnPath } from '../return-path.ts'

/** Sign-in, its second factor, and the reset of a password (STAFF-2). */
export const SIGN_IN = {
  'GET /sign-in': async ({ visitor, query }) => {
    const to = returnPath(query.get('to'))
    const notice = NOTICES.find(([name]) => query.has(name))?.[1] ?? null
    return visitor ? { to } : signInPage({ to, notice })
  },
  'POST /sign-in': async (call) => {
    const email = formText(call.form, 'email').toLowerCase()
    const again = { email, to: returnPath(formText(call.form, 'to')), held: formText(call.form, 'held') || null }
    // Sent on by 'Back to sign-in', with the form that waits.
    if (!call.form.has('password')) return signInPage(again)
    const { platform, headers, address } = call
    const done = await signIn(platform, { email, password: formSecret(call.form, 'password'), headers, address })
    const { cookies } = done
    if (!done.ok && done.wait) return { ...signInPage({ ...again, fault: waitSentence(done.wait) }), status: 429 }
    if (!done.ok) return { ...signInPage({ ...again, fault: REFUSED }), status: 400, cookies }
    if (!done.owesFactor) return { ...goOn(call, again), cookies }
    return { ...(again.held ? { to: '/sign-in/code', resends: true } : { to: codeAddress(again.to) }), cookies }
  },
  'GET /sign-in/code': (call) => codePage(call, { to: returnPath(call.query.get('to')) }),
  'POST /sign-in/code': (call) => proveCode(call),
  'GET /forgotten': async ({ query }) => forgottenPage({ to: returnPath(query.get('to')) }),
  'POST /forgotten': async ({ platform, form, headers, address }) => {
    const email = formText(form, 'email')
    const asked = { email, to: returnPath(formText(form, 'to')), held: formText(form, 'held') || null }
    // Sent on by sign-in, with the form that waits.
    if (!form.has('email')) return forgottenPage(asked)
    const device = knownDevice(platform, email, headers)
    const wait = await tryWait(platform, { at: 'reset', account: email, address, device })
    if (wait === null) askReset(platform, email)
    return forgottenPage({ ...asked, sent: true })
  },
  'GET /reset/:token': async () => ({ page: { kind: 'reset', fault: null } }),
  'POST /reset/:token': async ({ platform, params, form, address }) => {
    const wait = await tryWait(platform, { at: 'link', account: address, address })
    const fault =
      wait === null
        ? await resetPassword(platform, params.token ?? '', formSecret(form, 'password'), address)
        : waitSentence(wait)
    return fault ? { page: { kind: 'reset', fault }, status: 400 } : { to: '/sign-in?reset' }
  },
  'POST /sign-out': async ({ platform, visitor, headers, address }) => ({
    to: '/sign-in',
    cookies: await signOut(platform, visitor, headers, address),
  }),
} as const satisfies Readonly<Record<string, ConsoleHandler>>

const OVER = 'Your sign-in took longer than ten minutes. Start again.'

const NOTICES = [['reset', 'Your new password is set. Sign in with it.']] as const

const REFUSED = 'Email and password do not match.'
const WRONG_CODE = 'This code does not work. Each works once, and the app shows a new one every 30 seconds.'
const UNREADABLE =
  'We cannot read your authenticator app and recovery codes any more. Use a passkey, or ask the people who run this platform to take the app off.'
const WRONG_PASSKEY =
  'This passkey did not work, or its question was older than five minutes. Try again, or enter a code.'

/** Proves a second factor: at sign-in, or again for an action that wants a fresh one (STAFF-6). */
async function proveCode(call: ConsoleCall): Promise<ConsoleAnswer> {
  const { platform, form } = call
  const asked = { to: returnPath(formText(form, 'to')), held: formText(form, 'held') || null }
  // Sent on by sign-in, with the form that waits.
  if (!form.has('passkey') && !form.has('code')) return codePage(call, asked)
  const proof = form.has('passkey')
    ? { passkey: passkeyAnswer(formSecret(form, 'passkey')) }
    : { code: formText(form, 'code') }
  const done = await proveFactor(platform, proof, call)
  if (done.ok) return { ...goOn(call, asked), cookies: done.cookies }
  if (done.reason === 'over') return signInPage({ ...asked, notice: OVER })
  const refused = 'code' in proof ? WRONG_CODE : WRONG_PASSKEY
  const fault = done.reason === 'wait' ? waitSentence(done) : done.reason === 'unreadable' ? UNREADABLE : refused
  const page = await codePage(call, { ...asked, fault }, done.reason === 'wait' ? 429 : 400)
  return { ...page, cookies: [...done.cookies, ...(page.cookies ?? [])] }
}

/** STAFF-10: a form that waited goes where it was going; the browser sends it there. */
function goOn({ platform }: ConsoleCall, { to, held }: GoesOn): { readonly to: string; readonly resends?: boolean } {
  const request = held === null ? null : openHeld(platform, held, platform.clock.now())
  return request === null ? { to } : { to: request.path, resends: true }
}

interface GoesOn {
  readonly to: string
  readonly held: string | null
}

/** The page offers what the person has. Without a session or a right password before it there is nothing to ask. */
export async function codePage(
  { platform, visitor, headers }: ConsoleCall,
  { to = '/', held = null, fault = null }: Partial<GoesOn> & { readonly fault?: string | null },
  status: 200 | 400 | 429 = 200,
): Promise<ConsoleAnswer> {
  const offered = await offerFactors(platform, { visitor, headers })
  if (offered === null) return signInPage({ to, held, notice: OVER })
  const { cookies, ...page } = offered
  return { page: { kind: 'code', to, held, fault, isAgain: visitor !== null, ...page }, status, cookies }
}

export function signInPage({ email = '', fault = null, notice = null, to = '/', held = null }: Partial<SignInPage>) {
  return { page: { kind: 'sign-in', email, fault, notice, to, held } } as const
}

function forgottenPage({ sent = false, email = '', to = '/', held = null }: Partial<ForgottenPage>) {
  return { page: { kind: 'forgotten', sent, email, to, held } } as const
}

function waitSentence({ seconds }: Pick<Wait, 'seconds'>): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return `Too many tries. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`
}
