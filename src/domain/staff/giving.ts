import { type Actor, type StaffScope, WHOLE_SITE } from './actor.ts'
import { mayGive, operatorMayGive, type Role, roleMay, type StaffAction } from './roles.ts'

/** What a person may do on a site, and where. */
export interface Access {
  readonly roles: readonly Role[]
  readonly scope: StaffScope
}

/** Who gives or takes an access. */
export type Giver = Pick<Actor, 'kind' | 'roles' | 'scope'>

/** STAFF-13: why a person may not give this access, or change that of a member who has it; null: they may. */
export function givingFault(giver: Giver, given: Access, siteHasOwner: boolean): 'role' | 'scope' | null {
  if (giver.kind === 'command') return null
  if (giver.kind === 'key' || given.roles.length === 0) return 'role'
  const isRoleGiven =
    giver.kind === 'operator' ? operatorMayGive(siteHasOwner, given.roles) : mayGive(giver.roles, given.roles)
  if (!isRoleGiven) return 'role'
  return isWithin(given.scope, giver.scope) ? null : 'scope'
}

/** STAFF-13: whether a scope is all inside another. */
export function isWithin(inner: StaffScope, outer: StaffScope): boolean {
  return PARTS.every((part) => {
    const [own, all] = [inner[part], outer[part]]
    return all === null || own?.every((each) => all.includes(each)) === true
  })
}

/** Whether two people have a place in common, so that they see each other in the list of the staff. */
export function meets(one: StaffScope, other: StaffScope): boolean {
  return PARTS.every((part) => {
    const [own, theirs] = [one[part], other[part]]
    return own === null || theirs === null || own.some((each) => theirs.includes(each))
  })
}

/** What a key of the API may do, and where. */
export interface Held {
  readonly rights: readonly StaffAction[]
  readonly scope: StaffScope
}

/** A webhook hears of the whole site. */
export const HOOK_HOLDS: Held = { rights: [], scope: WHOLE_SITE }

/** STAFF-13: whether a key or webhook may belong to a member with this access. */
export function mayHold({ roles, scope }: Access, held: Held): boolean {
  const needs: readonly StaffAction[] = ['key.make', ...held.rights]
  return needs.every((right) => roleMay(roles, right)) && isWithin(held.scope, scope)
}

const PARTS = ['dealerships', 'locations', 'categories'] as const

interface Membership extends Access {
  readonly personId: string
  readonly deactivatedAt: Date | null
}

/** Whether a site has an active owner. */
export function hasOwner(members: readonly Pick<Membership, 'roles' | 'deactivatedAt'>[]): boolean {
  return members.some(({ roles, deactivatedAt }) => deactivatedAt === null && roles.includes('owner'))
}

/**
 * STAFF-3: whether a change of one member (null: their membership ends) leaves the site without an owner, or without one
 * who works on all of it, so that nobody could give these rights again.
 */
export function losesLastOwner(members: readonly Membership[], personId: string, to: Access | null): boolean {
  const after = members.flatMap((each) => (each.personId === personId ? (to ? [{ ...each, ...to }] : []) : [each]))
  if (hasOwner(members) && !hasOwner(after)) return true
  return hasOwner(members.filter(isOfWholeSite)) && !hasOwner(after.filter(isOfWholeSite))
}

function isOfWholeSite({ scope }: Access): boolean {
  return PARTS.every((part) => scope[part] === null)
}
