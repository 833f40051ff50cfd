import { acceptInvitation } from '#operations/staff/accept-invitation.ts'
import { openInvitation } from '#operations/staff/invitations.ts'
import { signIn } from '#operations/staff/sign-in.ts'
import { giveBack, takeTry } from '#operations/staff/try-wait.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { formSecret, formText } from '../form-text.ts'
import { placesText, roleNames } from '../people/places-text.ts'
import { type MessagePage, typedPage } from '../shown.ts'
import type { InvitationPage } from './account-values.ts'

/** STAFF-4: the link of an invitation. */
export const routes = {
  'GET /invitation/:token': (call) => show(call, null),
  'POST /invitation/:token': async (call) => {
    const { platform, params, form, address, headers } = call
    const taken = await takeTry(platform, { at: 'invitation', account: address, address })
    if (taken.wait !== null) return show(call, 'Too many tries. Wait a quarter of an hour.')
    const [name, password] = [formText(form, 'name'), formSecret(form, 'password')]
    const opened = await openInvitation(platform, params.token ?? '')
    const result = await acceptInvitation(platform, params.token ?? '', { name, password })
    if (!result.ok) return show(call, result.sentence, result.field)
    await giveBack(platform, taken)
    if (!opened || opened.hasAccount) return { to: '/sign-in' }
    const { cookies } = await signIn(platform, { email: opened.invitation.email, password, headers, address })
    return { to: '/', cookies }
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

async function show(
  { platform, params, form }: ConsoleCall,
  fault: string | null,
  field: InvitationPage['field'] = null,
): Promise<ConsoleAnswer> {
  const opened = await openInvitation(platform, params.token ?? '')
  if (opened === null) {
    const sentence = 'It was used or revoked, or is older than seven days. Ask for a new one.'
    return {
      page: typedPage<MessagePage>({ kind: 'message', title: 'This invitation is over', sentence }),
      status: 404,
    }
  }
  const { invitation, siteName, hasAccount } = opened
  const { email, roles, scope, siteSlug } = invitation
  const site = siteSlug === null ? null : platform.siteBySlug(siteSlug)
  const access = site && { roleNames: roleNames(roles), places: placesText(scope, site) }
  const name = formText(form, 'name')
  const page = typedPage<InvitationPage>({
    kind: 'invitation',
    siteName,
    email,
    access,
    hasAccount,
    name,
    fault,
    field,
  })
  return { page, status: fault ? 400 : 200 }
}
