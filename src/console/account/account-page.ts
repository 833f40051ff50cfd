import { showFactors } from '#operations/staff/show-factors.ts'
import type { ConsoleAnswer, ConsoleCall } from '../console-call.ts'
import type { FormFault } from '../parts/form/form-fault.ts'
import { typedPage } from '../shown.ts'
import { momentAgo } from '../time/moment.ts'
import type { AccountPage } from './account-values.ts'
import { deviceText } from './device-text.ts'

/** STAFF-2: a person's account; `fault`: of the password; `factorFault`: of a second factor. */
export async function accountPage(
  { platform, visitor, headers }: ConsoleCall,
  {
    fault = null,
    field = null,
    factorFault = null,
  }: Partial<FormFault<'current' | 'next'>> & { readonly factorFault?: string | null },
): Promise<ConsoleAnswer> {
  if (visitor === null) return { to: '/sign-in' }
  const sessions = await platform.accounts.sessions(headers)
  const { name, email } = visitor.person
  const { hasApp, passkeys } = await showFactors(platform, visitor)
  const place = platform.siteBySlug(visitor.actor?.siteSlug ?? '') ?? NO_SITE
  const momentAt = (at: Date) => momentAgo(at, place, platform.clock.now())
  return {
    page: typedPage<AccountPage>({
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
      field,
      sessions: sessions.map((session) => ({
        id: session.id,
        device: deviceText(session.device ?? ''),
        address: session.address ?? '',
        lastUse: momentAt(session.lastUse),
        isThis: session.id === visitor.session.id,
      })),
    }),
    status: fault || factorFault ? 400 : 200,
  }
}

/** The clock of a person who works for no site. */
const NO_SITE = { region: 'AU', timezone: 'Australia/Sydney' } as const
