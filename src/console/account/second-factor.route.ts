import { addApp, addPasskey, mustProveFirst, startFactor } from '#operations/staff/set-up-factor.ts'
import { showFactors } from '#operations/staff/show-factors.ts'
import { tryWait } from '#operations/staff/try-wait.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { formSecret, formText } from '../form-text.ts'
import type { FormFault } from '../parts/form/form-fault.ts'
import { codeAddress } from '../return-path.ts'
import { typedPage } from '../shown.ts'
import type { SecondFactorPage } from './account-values.ts'
import { deviceText } from './device-text.ts'
import { passkeyAnswer } from './passkey-answer.ts'
import { triedIn } from './tried-in.ts'

/** STAFF-2: a new second factor. */
export const routes = {
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
    if (!started.ok)
      return factorPage(call, START_FAULTS[started.reason], started.reason === 'password' ? 'password' : null)
    if (started.way === 'app') return { page: shownStep(started) }
    const { cookies, ...step } = started
    const name = deviceText(visitor.session.device ?? '')
    return {
      page: shownStep({ ...step, name }),
      cookies,
    }
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

const START_FAULTS = {
  'prove-first': 'Confirm first that it is you.',
  password: 'The password is wrong.',
  'has-app': 'Your account has an authenticator app already.',
  many: 'You have twenty passkeys. Remove one that you do not use.',
} as const

/** The first step: the password, and which second factor to set up. */
async function factorPage(
  { platform, visitor }: ConsoleCall,
  fault: string | null,
  field: SecondFactorPage['field'] = null,
): Promise<ConsoleAnswer> {
  if (visitor === null) return { to: '/sign-in' }
  if (mustProveFirst(visitor, platform.clock.now()))
    return { to: visitor.owesFactor ? '/sign-in/code' : codeAddress('/second-factor') }
  const { hasApp } = await showFactors(platform, visitor)
  const step = { way: null, hasApp, isFirst: !visitor.person.hasSecondFactor, isOwed: visitor.owesFactor }
  return { page: shownStep(step, { fault, field }), status: fault ? 400 : 200 }
}

function shownStep(step: SecondFactorPage['step'], wrong: FormFault<'password'> = { fault: null, field: null }) {
  return typedPage<SecondFactorPage>({ kind: 'second-factor', ...wrong, step })
}
