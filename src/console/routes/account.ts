import { passwordFault } from '#domain/staff/password.ts'
import { tryWait } from '#operations/staff/sign-in.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { formSecret, formText } from '../form-text.ts'
import { momentOf } from '../moment.ts'

/** A person's own account: second factor, password, sessions (STAFF-2, STAFF-6). */
export const ACCOUNT = {
  'GET /second-factor': async ({ visitor }) =>
    visitor?.person.hasSecondFactor ? { to: visitor.owesFactor ? '/sign-in/code' : '/account' } : factorPage(null),
  'POST /second-factor': async (call) => {
    const { platform, form, headers, address, visitor } = call
    if ((await tryWait(platform, `factor ${visitor?.person.id}`, address)) !== null)
      return factorPage('Too many tries. Wait a quarter of an hour.')
    const code = formText(form, 'code').replaceAll(' ', '')
    if (code !== '') {
      const { value, cookies } = await platform.accounts.proveCode(code, headers)
      return value ? { to: '/', cookies } : factorPage('This code does not work. Start again.')
    }
    const setUp = await platform.accounts.setUpFactor(formSecret(form, 'password'), headers)
    return setUp ? { page: { kind: 'second-factor', fault: null, setUp } } : factorPage('The password is wrong.')
  },
  'GET /account': (call) => accountPage(call, {}),
  'POST /account/password': async (call) => {
    const { platform, form, headers, address, visitor } = call
    const next = formSecret(form, 'next')
    const fault = visitor && passwordFault(next, visitor.person)
    if (fault) return accountPage(call, { fault })
    if ((await tryWait(platform, `password ${visitor?.person.id}`, address)) !== null)
      return accountPage(call, { fault: 'Too many tries. Wait a quarter of an hour.' })
    const { value, cookies } = await platform.accounts.changePassword(formSecret(form, 'current'), next, headers)
    if (!value) return accountPage(call, { fault: 'Your current password is wrong.' })
    return { to: '/account', cookies }
  },
  'POST /account/sessions/:id/end': async ({ platform, params, headers }) => {
    await platform.accounts.endSession(params.id ?? '', headers)
    return { to: '/account' }
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

function factorPage(fault: string | null): ConsoleAnswer {
  return { page: { kind: 'second-factor', fault, setUp: null }, status: fault ? 400 : 200 }
}

async function accountPage(
  { platform, visitor, headers }: ConsoleCall,
  { notice = null, fault = null }: { readonly notice?: string | null; readonly fault?: string | null },
): Promise<ConsoleAnswer> {
  if (visitor === null) return { to: '/sign-in' }
  const sessions = await platform.accounts.sessions(headers)
  const { name, email, hasSecondFactor } = visitor.person
  return {
    page: {
      kind: 'account',
      name,
      email,
      hasSecondFactor,
      notice,
      fault,
      sessions: sessions.map((session) => ({
        id: session.id,
        device: deviceOf(session.device ?? ''),
        address: session.address ?? '',
        lastUse: momentOf(session.lastUse, 'Australia/Sydney'),
        isThis: session.id === visitor.session.id,
      })),
    },
    status: fault ? 400 : 200,
  }
}

/** 'Firefox on Android' of a browser's long description; the description itself if it is neither. */
function deviceOf(text: string): string {
  const browser = /Edg\//.test(text) ? 'Edge' : /Firefox|Chrome|Safari/.exec(text)?.[0]
  const system = /Android|iPhone|iPad|Windows|Mac OS|Linux/.exec(text)?.[0]
  return browser && system ? `${browser} on ${system}` : text.slice(0, 60) || 'Unknown device'
}
