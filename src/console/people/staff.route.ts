import { endInvitation, invite } from '#operations/staff/invitations.ts'
import { deactivate, scopeOfMember, setRoles } from '#operations/staff/members.ts'
import { undoDeactivation } from '#operations/staff/undo-deactivation.ts'
import type { ConsoleHandler } from '../console-call.ts'
import { formText } from '../form-text.ts'
import { onSite, staffRequest } from '../on-site.ts'
import { leavingPage } from './show-leaving.ts'
import { STAFF_FAULTS, staffChanged, staffPage } from './show-staff.ts'
import { rolesOf, scopeOf } from './typed-access.ts'

/** The people of a site (STAFF-3, STAFF-4, STAFF-9). */
export const routes = {
  'GET /staff': (call) => staffPage(call, null),
  'POST /staff/invite': async (call) => {
    const { site, actor } = onSite(call)
    const scope = scopeOf(call.form, site, actor, actor.scope)
    const invited = { email: formText(call.form, 'email'), roles: rolesOf(call.form), scope }
    return staffChanged(call, await invite(staffRequest(call), invited), 'invited')
  },
  'POST /staff/invitations/:id': async (call) => {
    const again = formText(call.form, 'do') === 'again'
    const result = await endInvitation(staffRequest(call), call.params.id ?? '', { again })
    return staffChanged(call, result, again ? 'again' : 'revoked')
  },
  'POST /staff/members/:id/roles': async (call) => {
    const { site, actor } = onSite(call)
    const id = call.params.id ?? ''
    const before = (await scopeOfMember(staffRequest(call), id)) ?? actor.scope
    const seen = formText(call.form, 'seen') || undefined
    const access = { roles: rolesOf(call.form), scope: scopeOf(call.form, site, actor, before), seen }
    return staffChanged(call, await setRoles(staffRequest(call), id, access), 'roles')
  },
  'GET /staff/members/:id/deactivate': (call) => leavingPage(call, null),
  'POST /staff/members/:id/deactivate': async (call) => {
    const ended = call.form.getAll('end')
    const kept = call.form.getAll('shown').filter((id) => !ended.includes(id))
    const inheritance = { kept: kept.map(String), heir: formText(call.form, 'heir') }
    const result = await deactivate(staffRequest(call), call.params.id ?? '', inheritance)
    return result.ok || result.reason !== 'heir'
      ? staffChanged(call, result, 'deactivated')
      : leavingPage(call, STAFF_FAULTS.heir)
  },
  'POST /staff/members/:id/undo': async (call) =>
    staffChanged(call, await undoDeactivation(staffRequest(call), call.params.id ?? ''), 'undone'),
} as const satisfies Readonly<Record<string, ConsoleHandler>>
