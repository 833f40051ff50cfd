import { type Actor, may, type StaffScope } from '#domain/staff/actor.ts'
import { givingFault } from '#domain/staff/giving.ts'
import { isRole, ROLE_NAMES, ROLES, type Role } from '#domain/staff/roles.ts'
import { endInvitation, invite } from '#operations/staff/invitations.ts'
import { deactivate, listStaff, seenAccess, setRoles } from '#operations/staff/members.ts'
import type { Site } from '#site/site.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { changedBy } from '../form/changed-by.ts'
import { formText } from '../form-text.ts'
import { leavingPage } from '../leaving-page.ts'
import { onSite } from '../on-site.ts'
import { placesText, roleNames } from '../places-text.ts'
import { momentOf } from '../time/moment.ts'

/** The people of a site (STAFF-3, STAFF-4, STAFF-9). */
export const STAFF = {
  'GET /staff': (call) => staffPage(call, null),
  'POST /staff/invite': async (call) => {
    const { site, actor } = onSite(call)
    const scope = scopeOf(call.form, site, actor, actor.scope)
    const invited = { email: formText(call.form, 'email'), roles: rolesOf(call.form), scope }
    return changed(call, await invite(call.platform, site, actor, invited))
  },
  'POST /staff/invitations/:id': async (call) => {
    const { site, actor } = onSite(call)
    const again = formText(call.form, 'do') === 'again'
    return changed(call, await endInvitation(call.platform, site, actor, call.params.id ?? '', { again }))
  },
  'POST /staff/members/:id/roles': async (call) => {
    const { site, actor } = onSite(call)
    const id = call.params.id ?? ''
    const before = (await call.platform.storage.forSite(site).members.find(id))?.scope ?? actor.scope
    const seen = formText(call.form, 'seen') || undefined
    const wanted = { roles: rolesOf(call.form), scope: scopeOf(call.form, site, actor, before), seen }
    return changed(call, await setRoles(call.platform, site, actor, id, wanted))
  },
  'GET /staff/members/:id/deactivate': (call) => leavingPage(call, null),
  'POST /staff/members/:id/deactivate': async (call) => {
    const { site, actor } = onSite(call)
    const ended = call.form.getAll('end')
    const kept = call.form.getAll('shown').filter((id) => !ended.includes(id))
    const inheritance = { kept: kept.map(String), heir: formText(call.form, 'heir') }
    const done = await deactivate(call.platform, site, actor, call.params.id ?? '', inheritance)
    return done.ok || done.reason !== 'heir' ? changed(call, done) : leavingPage(call, FAULTS.heir)
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

const FAULTS = {
  email: 'Enter an email address.',
  role: 'Choose one or more roles that you may give.',
  scope: 'Choose places that you work at yourself.',
  member: 'This person works here already. An owner changes what they may do.',
  operator: 'An operator of the platform becomes no member by a visit. An owner of the site may invite them.',
  limit: 'That is a lot of invitations. Wait an hour, or until tomorrow for the same address.',
  heir: 'Choose a person who has the rights and the places of what passes to them, or end it.',
  meanwhile: 'A colleague changed what this person may do while you had the page open.',
  'last-owner': 'A site always has an owner. Make another person an owner first.',
} as const

const missing: ConsoleAnswer = {
  page: { kind: 'message', title: 'Not found', sentence: 'There is nothing at this address.' },
  status: 404,
}

async function changed(
  call: ConsoleCall,
  done: { readonly ok: true } | { readonly ok: false; readonly reason: keyof typeof FAULTS | 'absent' },
): Promise<ConsoleAnswer> {
  if (done.ok) return { to: '/staff' }
  if (done.reason === 'meanwhile') {
    const fault = await changedBy(call, 'member', call.params.id ?? '')
    return { ...(await staffPage(call, fault)), keepsWords: true }
  }
  return done.reason === 'absent' ? missing : { ...(await staffPage(call, FAULTS[done.reason])), keepsWords: true }
}

function rolesOf(form: FormData): readonly Role[] {
  return form
    .getAll('role')
    .map(String)
    .filter((role) => isRole(role))
}

/** No ticked location is all that the person who asks has; other parts of the scope stay as they are. */
function scopeOf(form: FormData, { locations }: Site, actor: Actor, before: StaffScope): StaffScope {
  const ticked = form.getAll('location').map(String)
  const known = locations.map(({ id }) => id).filter((id) => ticked.includes(id))
  return { ...before, locations: known.length === 0 ? actor.scope.locations : known }
}

async function staffPage(call: ConsoleCall, fault: string | null): Promise<ConsoleAnswer> {
  const { site, actor } = onSite(call)
  const { members, invitations, siteHasOwner } = await listStaff(call.platform, site, actor)
  const given = ROLES.filter((role) => givingFault(actor, { roles: [role], scope: actor.scope }, siteHasOwner) === null)
  const { locations } = actor.scope
  return {
    status: fault ? 409 : 200,
    page: {
      kind: 'staff',
      fault,
      mayInvite: may(actor, site, 'staff.invite'),
      mayChangeRoles: may(actor, site, 'staff.roles'),
      mayDeactivate: may(actor, site, 'staff.deactivate'),
      roles: given.map((role) => ({ value: role, label: ROLE_NAMES[role] })),
      locations: site.locations
        .filter(({ id }) => locations === null || locations.includes(id))
        .map(({ id, name }) => ({ value: id, label: name })),
      noLocation: locations === null ? 'none: all' : 'none: all of yours',
      members: members.map(({ personId, name, email, roles, scope, hasSecondFactor, deactivatedAt, mayChange }) => ({
        id: personId,
        name,
        email,
        seen: seenAccess({ roles, scope }),
        roles,
        roleNames: roleNames(roles),
        scope: placesText(scope, site),
        locations: scope.locations ?? [],
        hasSecondFactor,
        mayChange,
        isActive: deactivatedAt === null,
        isSelf: personId === actor.id,
      })),
      invitations: invitations.map(({ id, email, roles, scope, expiresAt, mayEnd }) => ({
        id,
        email,
        mayEnd,
        scope: placesText(scope, site),
        roleNames: roleNames(roles),
        expires: momentOf(expiresAt, site.timezone),
      })),
    },
  }
}
