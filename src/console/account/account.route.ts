import { passwordFault } from '#domain/staff/password.ts'
import { changePassword } from '#operations/staff/change-password.ts'
import { removeApp } from '#operations/staff/remove-app.ts'
import { type PasskeyRemoval, removePasskey } from '#operations/staff/remove-passkey.ts'
import { tryWait } from '#operations/staff/try-wait.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { formSecret } from '../form-text.ts'
import { codeAddress } from '../return-path.ts'
import { accountPage } from './account-page.ts'
import { triedIn } from './tried-in.ts'

/** A person's own account: password, second factors, sessions (STAFF-2, STAFF-6). */
export const routes = {
  'GET /account': (call) => accountPage(call, {}),
  'POST /account/password': async (call) => {
    const { platform, form, headers, address, visitor } = call
    const next = formSecret(form, 'next')
    if (visitor === null) return { to: '/sign-in' }
    const fault = passwordFault(next, visitor.person)
    if (fault) return accountPage(call, { fault, field: 'next' })
    if ((await tryWait(platform, triedIn(visitor, 'password', address))) !== null)
      return accountPage(call, { fault: 'Too many tries. Wait a quarter of an hour.' })
    const change = { current: formSecret(form, 'current'), next }
    const { value, cookies } = await changePassword(platform, visitor, change, headers)
    if (!value) return accountPage(call, { fault: 'Your current password is wrong.', field: 'current' })
    return { to: '/account', cookies }
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
  'POST /account/sessions/:id/end': async ({ platform, params, headers }) => {
    await platform.accounts.endSession(params.id ?? '', headers)
    return { to: '/account' }
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

const LAST_FACTOR =
  'This is your only second factor, and your role needs one. Add another passkey or an authenticator app first.'

function afterRemoval(call: ConsoleCall, done: PasskeyRemoval): ConsoleAnswer | Promise<ConsoleAnswer> {
  if (done === 'prove-first') return { to: codeAddress('/account'), holds: true }
  return done === 'last-factor' ? accountPage(call, { factorFault: LAST_FACTOR }) : { to: '/account' }
}
