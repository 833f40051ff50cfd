import { renewRecoveryCodes } from '#operations/staff/renew-recovery-codes.ts'
import { mustProveFirst } from '#operations/staff/set-up-factor.ts'
import { tryWait } from '#operations/staff/try-wait.ts'
import type { ConsoleAnswer, ConsoleHandler } from '../console-call.ts'
import { formSecret } from '../form-text.ts'
import { codeAddress } from '../return-path.ts'
import { typedPage } from '../shown.ts'
import type { SecondFactorPage } from './account-values.ts'
import { triedIn } from './tried-in.ts'

/** STAFF-2: new recovery codes. */
export const routes = {
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
    const result = await renewRecoveryCodes(platform, visitor, formSecret(form, 'password'), headers)
    if (result.ok) return codesPage(result.codes, null)
    if (result.reason === 'prove-first') return { to: codeAddress('/account/recovery-codes') }
    return result.reason === 'no-factor' ? { to: '/account' } : codesPage(null, 'The password is wrong.', 'password')
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

function codesPage(
  recoveryCodes: readonly string[] | null,
  fault: string | null,
  field: SecondFactorPage['field'] = null,
): ConsoleAnswer {
  return {
    page: typedPage<SecondFactorPage>({ kind: 'second-factor', fault, field, step: { way: 'codes', recoveryCodes } }),
    status: fault ? 400 : 200,
  }
}
