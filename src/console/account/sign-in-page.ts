import { offerFactors } from '#operations/staff/prove-factor.ts'
import type { ConsoleAnswer, ConsoleCall } from '../console-call.ts'
import type { FormFault } from '../parts/form/form-fault.ts'
import { typedPage } from '../shown.ts'
import type { CodePage, SignInPage } from './account-values.ts'

/** The page offers what the person has. Without a session or a right password before it there is nothing to ask. */
export async function codePage(
  { platform, visitor, headers }: ConsoleCall,
  { to = '/', held = null, fault = null, field = null }: Partial<GoesOn & FormFault<'code'>>,
  status: 200 | 400 | 429 = 200,
): Promise<ConsoleAnswer> {
  const offered = await offerFactors(platform, { visitor, headers })
  if (offered === null) return signInPage({ to, held, notice: OVER })
  const { cookies, ...page } = offered
  return {
    page: typedPage<CodePage>({ kind: 'code', to, held, fault, field, isAgain: visitor !== null, ...page }),
    status,
    cookies,
  }
}

export function signInPage({ email = '', fault = null, notice = null, to = '/', held = null }: Partial<SignInPage>) {
  return { page: typedPage<SignInPage>({ kind: 'sign-in', email, fault, notice, to, held }) } as const
}

export interface GoesOn {
  readonly to: string
  readonly held: string | null
}

export const OVER = 'Your sign-in took longer than ten minutes. Start again.'
