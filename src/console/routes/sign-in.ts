import { askReset, resetPassword, tryWait } from '#operations/staff/sign-in.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { formSecret, formText } from '../form-text.ts'

/** Sign-in, its second factor, and the reset of a password (STAFF-2). */
export const SIGN_IN = {
  'GET /sign-in': async ({ visitor, query }) =>
    visitor
      ? { to: '/' }
      : signInPage('', null, query.has('reset') ? 'Your new password is set. Sign in with it.' : null),
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
  'GET /sign-in/code': async () => codePage(null),
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
        ? await resetPassword(platform, params.token ?? '', formSecret(form, 'password'))
        : waitSentence(wait)
    return fault ? { page: { kind: 'reset', fault }, status: 400 } : { to: '/sign-in?reset' }
  },
  'POST /sign-out': async ({ platform, headers }) => {
    const { cookies } = await platform.accounts.signOut(headers)
    return { to: '/sign-in', cookies }
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

const REFUSED = 'Email and password do not match.'
const WRONG_CODE = 'This code does not work. Codes of the app change every 30 seconds; a recovery code works once.'

/** Proves a second factor: at sign-in, or again for an action that wants a fresh one (STAFF-6). */
async function proveCode({ platform, form, headers, address, visitor }: ConsoleCall): Promise<ConsoleAnswer> {
  const wait = await tryWait(platform, `code ${visitor?.person.id ?? address}`, address)
  if (wait !== null) return { ...codePage(waitSentence(wait)), status: 429 }
  const code = formText(form, 'code').replaceAll(' ', '')
  const { accounts, storage, clock } = platform
  const { value, cookies } = /^\d{6}$/.test(code)
    ? await accounts.proveCode(code, headers)
    : await accounts.proveRecoveryCode(code, headers)
  if (!value) return { ...codePage(WRONG_CODE), status: 400, cookies }
  if (visitor) await storage.staff.people.noteSecondFactor(visitor.session.id, clock.now())
  return { to: '/', cookies }
}

function signInPage(email: string, fault: string | null, notice: string | null) {
  return { page: { kind: 'sign-in', email, fault, notice } } as const
}

function codePage(fault: string | null) {
  return { page: { kind: 'code', to: '/', fault } } as const
}

function waitSentence(seconds: number): string {
  return `Too many tries. Wait ${Math.max(1, Math.ceil(seconds / 60))} minutes and try again.`
}
