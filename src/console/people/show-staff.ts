import { timeOfDay } from '#domain/date/local-time.ts'
import { may } from '#domain/staff/actor.ts'
import { givingFault } from '#domain/staff/giving.ts'
import { ROLE_NAMES, ROLES } from '#domain/staff/roles.ts'
import { undoUntil } from '#domain/undo-until.ts'
import { listStaff, seenAccess } from '#operations/staff/members.ts'
import type { Site } from '#site/site.ts'
import type { ConsoleAnswer, ConsoleCall } from '../console-call.ts'
import { changedBy } from '../form/changed-by.ts'
import { formText } from '../form-text.ts'
import { onSite, staffRequest } from '../on-site.ts'
import type { UndoForm } from '../page-values.ts'
import { MISSING } from '../refusal-pages.ts'
import { typedPage } from '../shown.ts'
import { momentOf } from '../time/moment.ts'
import { placesText, roleNames } from './places-text.ts'
import type { StaffPage } from './staff-values.ts'
import { rolesOf } from './typed-access.ts'

export const STAFF_FAULTS = {
  email: 'Enter an email address.',
  role: 'Choose one or more roles that you may give.',
  scope: 'Choose places that you work at yourself.',
  member: 'This person works here already. An owner changes what they may do.',
  operator: 'An operator of the platform becomes no member by a visit. An owner of the site may invite them.',
  limit: 'That is a lot of invitations. Wait an hour, or until tomorrow for the same address.',
  heir: 'Choose a person who has the rights and the places of what passes to them, or end it.',
  late: 'Not undone: an hour has passed. Invite the person again.',
  meanwhile: 'A colleague changed what this person may do while you had the page open.',
  'last-owner': 'A site always has an owner. Make another person an owner first.',
} as const

/** CR-C1: the field of an invitation that a fault is about. */
const FIELDS: Partial<Record<keyof typeof STAFF_FAULTS, 'email' | 'role' | 'location'>> = {
  email: 'email',
  member: 'email',
  operator: 'email',
  limit: 'email',
  role: 'role',
  scope: 'location',
}

/** Each change that leads back to the list says what it did. */
const DONE = {
  invited: 'The invitation is on its way.',
  again: 'The invitation is on its way again. The link before works no more.',
  revoked: 'The invitation is taken back. Its link works no more.',
  roles: 'Saved.',
  deactivated: 'Deactivated. Their open leads are unassigned.',
  undone: 'Undone. They work here again, with the leads that nobody took. They sign in again.',
} as const

export async function staffChanged(
  call: ConsoleCall,
  done: { readonly ok: true } | { readonly ok: false; readonly reason: keyof typeof STAFF_FAULTS | 'absent' },
  what: keyof typeof DONE,
): Promise<ConsoleAnswer> {
  if (done.ok) return { to: `/staff?done=${what}` }
  if (done.reason === 'meanwhile') {
    const fault = await changedBy(call, 'member', call.params.id ?? '')
    return { ...(await staffPage(call, fault)), keepsWords: true }
  }
  if (done.reason === 'absent') return MISSING
  const field = what === 'invited' ? (FIELDS[done.reason] ?? null) : null
  return { ...(await staffPage(call, STAFF_FAULTS[done.reason], field)), keepsWords: true }
}

const NOBODY = { email: '', roles: [], locations: [] }

function invitedOf(form: FormData) {
  return { email: formText(form, 'email'), roles: rolesOf(form), locations: form.getAll('location').map(String) }
}

export async function staffPage(
  call: ConsoleCall,
  fault: string | null,
  field: StaffPage['field'] = null,
): Promise<ConsoleAnswer> {
  const { site, actor } = onSite(call)
  const { members, invitations, siteHasOwner } = await listStaff(staffRequest(call))
  const offeredRoles = ROLES.filter(
    (role) => givingFault(actor, { roles: [role], scope: actor.scope }, siteHasOwner) === null,
  )
  const { locations } = actor.scope
  const now = call.platform.clock.now()
  const mayDeactivate = may(actor, site, 'staff.deactivate')
  return {
    status: fault ? 409 : 200,
    page: typedPage<StaffPage>({
      kind: 'staff',
      fault,
      done: Object.entries(DONE).find(([what]) => what === call.query.get('done'))?.[1] ?? null,
      isInviting: call.query.has('invite'),
      field,
      invited: field === null ? NOBODY : invitedOf(call.form),
      mayInvite: may(actor, site, 'staff.invite'),
      mayChangeRoles: may(actor, site, 'staff.roles'),
      mayDeactivate,
      roles: offeredRoles.map((role) => ({ value: role, label: ROLE_NAMES[role] })),
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
        undo: mayDeactivate && mayChange ? undoOf(personId, deactivatedAt, site, now) : null,
        isSelf: personId === actor.id,
      })),
      invitations: invitations.map(({ id, email, roles, scope, expiresAt, mayEnd }) => ({
        id,
        email,
        mayEnd,
        scope: placesText(scope, site),
        roleNames: roleNames(roles),
        expires: momentOf(expiresAt, site),
      })),
    }),
  }
}

/** STAFF-12: takes a deactivation of the last hour back; null: the member is active, or it is too late. */
function undoOf(personId: string, deactivatedAt: Date | null, site: Site, now: Date): UndoForm | null {
  const until = deactivatedAt && undoUntil(deactivatedAt, now)
  return until && { action: `/staff/members/${personId}/undo`, until: timeOfDay(until, site) }
}
