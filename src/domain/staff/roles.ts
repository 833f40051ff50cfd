/** STAFF-3: what a person is on a site. One person may have several; their rights add up. */
export const ROLES = [
  'owner',
  'manager',
  'sales',
  'lead-coordinator',
  'stock',
  'content',
  'finance',
  'read-only',
] as const
export type Role = (typeof ROLES)[number]

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  sales: 'Sales',
  'lead-coordinator': 'Lead coordinator',
  stock: 'Stock',
  content: 'Content',
  finance: 'Finance',
  'read-only': 'Read-only',
}

const LEADS = ['owner', 'manager', 'sales', 'lead-coordinator'] as const
const MANAGERS = ['owner', 'manager'] as const

/**
 * Who may do what: the only table of rights (STAFF-3). An operator on a visit may do what an owner may, apart from
 * `OWNERS_ALONE`.
 */
export const MAY = {
  'today.read': ROLES,
  'notification.own': ROLES,
  'lead.read': [...LEADS, 'read-only'],
  'lead.reply': LEADS,
  'lead.assign': ['owner', 'manager', 'lead-coordinator'],
  'lead.stage': LEADS,
  'lead.export': MANAGERS,
  'inbox.rules': MANAGERS,
  'person.erase': MANAGERS,
  'delivery.retry': ['owner', 'manager', 'lead-coordinator'],
  'delivery.test': ['owner', 'manager', 'lead-coordinator'],
  'appointment.read': [...LEADS, 'read-only'],
  'appointment.manage': LEADS,
  'reservation.read': ['owner', 'manager', 'sales', 'finance', 'read-only'],
  'reservation.extend': ['owner', 'manager', 'sales', 'finance'],
  'reservation.refund': ['owner', 'manager', 'finance'],
  'stock.read': ['owner', 'manager', 'sales', 'lead-coordinator', 'stock', 'content', 'finance', 'read-only'],
  'stock.own': ['owner', 'manager', 'sales', 'lead-coordinator', 'stock', 'content', 'finance', 'read-only'],
  'stock.edit': ['owner', 'manager', 'stock'],
  'feed.run': ['owner', 'manager', 'stock'],
  'feed.push': ['owner', 'manager', 'stock'],
  'feed.edit': MANAGERS,
  'content.edit': ['owner', 'manager', 'content'],
  'site.publish': MANAGERS,
  'settings.edit': MANAGERS,
  'site.guarded': ['owner'],
  'report.read': ['owner', 'manager', 'finance', 'read-only'],
  'staff.read': MANAGERS,
  'staff.invite': MANAGERS,
  'staff.roles': ['owner'],
  'staff.deactivate': MANAGERS,
  'audit.read': MANAGERS,
  'key.manage': MANAGERS,
  'key.make': MANAGERS,
} as const satisfies Readonly<Record<string, readonly Role[]>>

/** What a member of the staff may do, or not. */
export type StaffAction = keyof typeof MAY

/**
 * A visiting operator helps, but decides neither who belongs to the dealer nor what happens to its money, a key would
 * outlive the visit, and notifications are for members.
 */
const OWNERS_ALONE: readonly StaffAction[] = [
  'staff.roles',
  'reservation.refund',
  'key.make',
  'site.guarded',
  'notification.own',
]

/** STAFF-6: these need a second factor of the last ten minutes. */
const FRESH_FACTOR: readonly StaffAction[] = [
  'reservation.refund',
  'lead.export',
  'person.erase',
  'staff.invite',
  'staff.roles',
  'staff.deactivate',
  'key.make',
  'site.guarded',
]

/** STAFF-2: these roles sign in with a second factor. */
const WITH_SECOND_FACTOR: readonly Role[] = ['owner', 'manager', 'finance']

export function roleMay(roles: readonly Role[], action: StaffAction): boolean {
  const allowed: readonly Role[] = MAY[action]
  return roles.some((role) => allowed.includes(role))
}

export function operatorMay(action: StaffAction): boolean {
  return !OWNERS_ALONE.includes(action)
}

export function needsFreshFactor(action: StaffAction): boolean {
  return FRESH_FACTOR.includes(action)
}

export function needsSecondFactor(roles: readonly Role[]): boolean {
  return roles.some((role) => WITH_SECOND_FACTOR.includes(role))
}

/** STAFF-3: nobody gives a role that has more rights than their own; only an owner makes owners. */
export function mayGive(giver: readonly Role[], given: readonly Role[]): boolean {
  return giver.includes('owner') || (giver.includes('manager') && !given.some((role) => role === 'owner'))
}

/**
 * Roles that a visiting operator may give: any on a site without an owner, so that a new dealer begins, and else none
 * that has a right of `OWNERS_ALONE`, or a visit of an hour would become a membership with it (STAFF-7).
 */
export function operatorMayGive(hasOwner: boolean, given: readonly Role[]): boolean {
  return !hasOwner || !DECISIONS.some((action) => roleMay(given, action))
}

const DECISIONS = OWNERS_ALONE.filter((action) => action !== 'notification.own')

export function isRole(text: string): text is Role {
  return (ROLES as readonly string[]).includes(text)
}
