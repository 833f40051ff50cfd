import { operatorMay, type Role, roleMay, type StaffAction } from './roles.ts'

/** STAFF-3: the part of a site that a person works in; null: all of it. */
export interface StaffScope {
  readonly dealerships: readonly string[] | null
  readonly locations: readonly string[] | null
  /** Lead categories. */
  readonly categories: readonly string[] | null
}

export const WHOLE_SITE: StaffScope = { dealerships: null, locations: null, categories: null }

/** Who acts. Every operation of the console takes one, and asks `authorise` first. */
export interface Actor {
  /** `operator`: on a visit (STAFF-7). `command`: the command line of the server. `key`: a key of the API. */
  readonly kind: 'member' | 'operator' | 'command' | 'key'
  readonly id: string
  readonly name: string
  readonly email: string
  readonly siteSlug: string
  readonly roles: readonly Role[]
  /** Rights of a key of the API, which has no roles. */
  readonly rights?: readonly StaffAction[]
  readonly scope: StaffScope
  /** Time when the session last proved a second factor; null: never. */
  readonly secondFactorAt: Date | null
  /** Network address, for the audit log; null for a command. */
  readonly address: string | null
  /** Reason of an operator's visit. */
  readonly reason: string | null
}

/** The parts of an object that a scope looks at. A part that is left out is not checked; null is in no limited scope. */
export interface StaffPlace {
  readonly dealership?: string | null
  readonly location?: string | null
  readonly category?: string | null
}

/** What concerns a whole site, such as a webhook: no limited scope covers it. */
export const EVERYWHERE: StaffPlace = { dealership: null, location: null, category: null }

interface OfSite {
  readonly slug: string
}

/** STAFF-5: whether the actor may do this on the site, and at this place of it. */
export function may(actor: Actor, site: OfSite, action: StaffAction, place: StaffPlace = {}): boolean {
  return actor.siteSlug === site.slug && hasRight(actor, action) && isInScope(actor.scope, place)
}

export function hasRight({ kind, roles, rights = [] }: Actor, action: StaffAction): boolean {
  if (kind === 'command') return true
  if (kind === 'key') return rights.includes(action)
  return kind === 'operator' ? operatorMay(action) : roleMay(roles, action)
}

export function isInScope({ dealerships, locations, categories }: StaffScope, place: StaffPlace): boolean {
  return (
    covers(dealerships, place.dealership) && covers(locations, place.location) && covers(categories, place.category)
  )
}

function covers(allowed: readonly string[] | null, value: string | null | undefined): boolean {
  return allowed === null || value === undefined || (value !== null && allowed.includes(value))
}
