import { passwordFault } from '#domain/staff/password.ts'
import { changePassword } from '#operations/staff/change-password.ts'
import type { ConsoleVisitor } from '#operations/staff/console-actor.ts'
import { removeApp } from '#operations/staff/remove-app.ts'
import { type PasskeyRemoval, removePasskey } from '#operations/staff/remove-passkey.ts'
import { renewRecoveryCodes } from '#operations/staff/renew-recovery-codes.ts'
import { addApp, addPasskey, mustProveFirst, startFactor } from '#operations/staff/set-up-factor.ts'
import { type Tried, tryWait } from '#operations/staff/try-wait.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { deviceText } from '../device-text.ts'
import { formSecret, formText } from '../form-text.ts'
import { passkeyAnswer } from '../passkey-answer.ts'
import { codeAddress } from '../return-path.ts'
import { momentAgo } from '../time/moment.ts'

/** A person's own account: second factor, password, sessions (STAFF-2, STAFF-6). */
export const ACCOUNT = {
  'GET /second-factor': (call) => factorPage(call, null),
  'POST /second-factor': async (call) => {
    const { platform, form, headers, address, visitor } = call
    if (visitor === null) return { to: '/sign-in' }
    if ((await tryWait(platform, triedIn(visitor, 'factor', address))) !== null)
      return factorPage(call, 'Too many tries. Wait a quarter of an hour.')
    const after = visitor.person.hasSecondFactor ? '/account' : '/'
    if (form.has('passkey')) {
      const response = passkeyAnswer(formSecret(form, 'passkey'))
      const name = formText(form, 'name')
      const isAdded = response !== null && (await addPasskey(platform, visitor, { response, name }, headers))
      return isAdded ? { to: after } : factorPage(call, 'This passkey did not work, or took too long. Start again.')
    }
    const code = formText(form, 'code').replaceAll(' ', '')
    if (code !== '') {
      const { value, cookies } = await addApp(platform, visitor, code, headers)
      return value ? { to: after, cookies } : factorPage(call, 'This code does not work. Start again.')
    }
    const way = formText(form, 'way') === 'passkey' ? 'passkey' : 'app'
    const started = await startFactor(platform, visitor, { way, password: formSecret(form, 'password') }, headers)
    if (!started.ok) return factorPage(call, START_FAULTS[started.reason])
    if (started.way === 'app') return { page: { kind: 'second-factor', fault: null, step: started } }
    const { cookies, ...step } = started
    const name = deviceText(visitor.session.device ?? '')
    return { page: { kind: 'second-factor', fault: null, step: { ...step, name } }, cookies }
  },
  'POST /account/passkeys/:id/remove': async (call) => {
    const { platform, visitor, params } = call
    if (visitor === null) return { to: '/sign-in' }
    return afterRemoval(call, await removePasskey(platform, visitor, params['id'] ?? ''))
  },
  'POST /account/app/remove': async (call) => {
    const { platform, visitor } = call
    if (visitor === null) return { to: '/sign-in' }
    return afterRemoval(call, await removeApp(platform, visitor))
  },
  'GET /account/recovery-codes': async ({ platform, visitor }) => {
    if (visitor === null) return { to: '/sign-in' }
    if (!visitor.person.hasSecondFactor) return { to: '/account' }
    if (mustProveFirst(visitor, platform.clock.now())) return { to: codeAddress('/account/recovery-codes') }
    return codesPage(null, null)
  },
  'POST /account/recovery-codes': async ({ platform, form, headers, address, visitor }) => {
    if (visitor === null) return { to: '/sign-in' }
    if ((await tryWait(platform, triedIn(visitor, 'password', address))) !== null)
      return codesPage(null, 'Too many tries. Wait a quarter of an hour.')
    const made = await renewRecoveryCodes(platform, visitor, formSecret(form, 'password'), headers)
    if (made.ok) return codesPage(made.codes, null)
    if (made.reason === 'prove-first') return { to: codeAddress('/account/recovery-codes') }
    return made.reason === 'no-factor' ? { to: '/account' } : codesPage(null, 'The password is wrong.')
  },
  'GET /account': (call) => accountPage(call, {}),
  'POST /account/password': async (call) => {
    const { platform, form, headers, address, visitor } = call
    const next = formSecret(form, 'next')
    if (visitor === null) return { to: '/sign-in' }
    const fault = passwordFault(next, visitor.person)
    if (fault) return accountPage(call, { fault })
    if ((await tryWait(platform, triedIn(visitor, 'password', address))) !== null)
      return accountPage(call, { fault: 'Too many tries. Wait a quarter of an hour.' })
    const change = { current: formSecret(form, 'current'), next }
    const { value, cookies } = await changePassword(platform, visitor, change, headers)
    if (!value) return accountPage(call, { fault: 'Your current password is wrong.' })
    return { to: '/account', cookies }
  },
  'POST /account/sessions/:id/end': async ({ platform, params, headers }) => {
    await platform.accounts.endSession(params.id ?? '', headers)
    return { to: '/account' }
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

/** Tries in a session count by themselves: a stranger's keep its person from nothing (S3-9). */
function triedIn({ person, session }: ConsoleVisitor, at: 'factor' | 'password', address: string): Tried {
  return { at, account: person.id, address, device: `session ${session.id}` }
}

const START_FAULTS = {
  'prove-first': 'Confirm first that it is you.',
  password: 'The password is wrong.',
  'has-app': 'Your account has an authenticator app already.',
  many: 'You have twenty passkeys. Remove one that you do not use.',
} as const

const LAST_FACTOR =
  'This is your only second factor, and your role needs one. Add another passkey or an authenticator app first.'

function afterRemoval(call: ConsoleCall, done: PasskeyRemoval): ConsoleAnswer | Promise<ConsoleAnswer> {
  if (done === 'prove-first') return { to: codeAddress('/account'), holds: true }
  return done === 'last-factor' ? accountPage(call, { factorFault: LAST_FACTOR }) : { to: '/account' }
}

function codesPage(recoveryCodes: readonly string[] | null, fault: string | null): ConsoleAnswer {
  return { page: { kind: 'second-factor', fault, step: { way: 'codes', recoveryCodes } }, status: fault ? 400 : 200 }
}

/** The first step: the password, and which second factor to set up. */
async function factorPage({ platform, visitor }: ConsoleCall, fault: string | null): Promise<ConsoleAnswer> {
  if (visitor === null) return { to: '/sign-in' }
  if (mustProveFirst(visitor, platform.clock.now()))
    return { to: visitor.owesFactor ? '/sign-in/code' : codeAddress('/second-factor') }
  const { hasApp } = await platform.storage.staff.factors.of(visitor.person.id)
  const step = { way: null, hasApp, isFirst: !visitor.person.hasSecondFactor, isOwed: visitor.owesFactor }
  return { page: { kind: 'second-factor', fault, step }, status: fault ? 400 : 200 }
}

async function accountPage(
  { platform, visitor, headers }: ConsoleCall,
  { fault = null, factorFault = null }: { readonly fault?: string | null; readonly factorFault?: string | null },
): Promise<ConsoleAnswer> {
  if (visitor === null) return { to: '/sign-in' }
  const sessions = await platform.accounts.sessions(headers)
  const { name, email, id } = visitor.person
  const { hasApp, passkeys } = await platform.storage.staff.factors.of(id)
  const timezone = platform.siteBySlug(visitor.actor?.siteSlug ?? '')?.timezone ?? 'Australia/Sydney'
  const momentAt = (at: Date) => momentAgo(at, timezone, platform.clock.now())
  return {
    page: {
      kind: 'account',
      name,
      email,
      hasApp,
      passkeys: passkeys.map((passkey) => ({
        id: passkey.id,
        name: passkey.name,
        added: momentAt(passkey.addedAt),
        lastUsed: passkey.lastUsedAt && momentAt(passkey.lastUsedAt),
      })),
      factorFault,
      fault,
      sessions: sessions.map((session) => ({
        id: session.id,
        device: deviceText(session.device ?? ''),
        address: session.address ?? '',
        lastUse: momentAt(session.lastUse),
        isThis: session.id === visitor.session.id,
      })),
    },
    status: fault || factorFault ? 400 : 200,
  }
}
