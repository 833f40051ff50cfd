import { may, type StaffScope, WHOLE_SITE } from '#domain/staff/actor.ts'
import { isRole, mayGive, operatorMayGive, ROLE_NAMES, ROLES, type Role } from '#domain/staff/roles.ts'
import { endInvitation, hasOwner, invite } from '#operations/staff/invitations.ts'
import { deactivate, listStaff, setRoles } from '#operations/staff/members.ts'
import type { Site } from '#site/site.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { formText } from '../form-text.ts'
import { momentOf } from '../moment.ts'
import { onSite } from '../on-site.ts'

/** The people of a site (STAFF-3, STAFF-4, STAFF-9). */
export const STAFF = {
  'GET /staff': (call) => staffPage(call, null),
  'POST /staff/invite': async (call) => {
    const { site, actor } = onSite(call)
    const invited = { email: formText(call.form, 'email'), roles: rolesOf(call.form), scope: scopeOf(call.form, site) }
    const done = await invite(call.platform, site, actor, invited)
    return done.ok ? { to: '/staff' } : staffPage(call, FAULTS[done.reason])
  },
  'POST /staff/invitations/:id': async (call) => {
    const { site, actor } = onSite(call)
    const again = formText(call.form, 'do') === 'again'
    const done = await endInvitation(call.platform, site, actor, call.params.id ?? '', { again })
    return done ? { to: '/staff' } : missing
  },
  'POST /staff/members/:id/roles': async (call) => {
    const { site, actor } = onSite(call)
    const wanted = { roles: rolesOf(call.form), scope: scopeOf(call.form, site) }
    return changed(call, await setRoles(call.platform, site, actor, call.params.id ?? '', wanted))
  },
  'POST /staff/members/:id/deactivate': async (call) => {
    const { site, actor } = onSite(call)
    return changed(call, await deactivate(call.platform, site, actor, call.params.id ?? ''))
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

const FAULTS = {
  email: 'Enter an email address.',
  role: 'Choose one or more roles that you may give.',
  'last-owner': 'A site always has an owner. Make another person an owner first.',
} as const

const missing: ConsoleAnswer = {
  page: { kind: 'message', title: 'Not found', sentence: 'There is nothing at this address.' },
  status: 404,
}

function changed(
  call: ConsoleCall,
  done: Awaited<ReturnType<typeof setRoles>>,
): Promise<ConsoleAnswer> | ConsoleAnswer {
  if (done.ok) return { to: '/staff' }
  return done.reason === 'absent' ? missing : staffPage(call, FAULTS[done.reason])
}

function rolesOf(form: FormData): readonly Role[] {
  return form
    .getAll('role')
    .map(String)
    .filter((role) => isRole(role))
}

/** No ticked location is all of them. */
function scopeOf(form: FormData, { locations }: Site): StaffScope {
  const ticked = form.getAll('location').map(String)
  const known = locations.map(({ id }) => id).filter((id) => ticked.includes(id))
  return known.length === 0 ? WHOLE_SITE : { ...WHOLE_SITE, locations: known }
}

async function staffPage(call: ConsoleCall, fault: string | null): Promise<ConsoleAnswer> {
  const { site, actor } = onSite(call)
  const { members, invitations } = await listStaff(call.platform, site, actor)
  const names = new Map(site.locations.map(({ id, name }) => [id, name]))
  const given = ROLES.filter((role) =>
    actor.kind === 'operator' ? operatorMayGive(hasOwner(members), [role]) : mayGive(actor.roles, [role]),
  )
  return {
    status: fault ? 409 : 200,
    page: {
      kind: 'staff',
      fault,
      mayInvite: may(actor, site, 'staff.invite'),
      mayChangeRoles: may(actor, site, 'staff.roles'),
      mayDeactivate: may(actor, site, 'staff.deactivate'),
      roles: given.map((role) => ({ value: role, label: ROLE_NAMES[role] })),
      locations: site.locations.map(({ id, name }) => ({ value: id, label: name })),
      members: members.map(({ personId, name, email, roles, scope, hasSecondFactor, deactivatedAt }) => ({
        id: personId,
        name,
        email,
        roles,
        roleNames: roleNames(roles),
        scope: scope.locations?.map((id) => names.get(id) ?? id).join(', ') ?? 'Whole site',
        locations: scope.locations ?? [],
        hasSecondFactor,
        isActive: deactivatedAt === null,
        isSelf: personId === actor.id,
      })),
      invitations: invitations.map(({ id, email, roles, expiresAt }) => ({
        id,
        email,
        roleNames: roleNames(roles),
        expires: momentOf(expiresAt, site.timezone),
      })),
    },
  }
}

function roleNames(roles: readonly Role[]): string {
  return roles.map((role) => ROLE_NAMES[role]).join(', ')
}
