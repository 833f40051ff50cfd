import { type Actor, WHOLE_SITE } from '#domain/staff/actor.ts'
import { needsSecondFactor } from '#domain/staff/roles.ts'
import type { AccountSession } from '#gateways/accounts/accounts.ts'
import type { StaffPerson } from '#storage/staff/staff-people.ts'
import type { StaffPlatform } from './staff-platform.ts'

/** A signed-in person at the console. */
export interface ConsoleVisitor {
  readonly session: AccountSession
  readonly person: StaffPerson
  /** Who acts on the chosen site; null without a membership or a visit. */
  readonly actor: Actor | null
  /** Slugs of sites that the person may choose. */
  readonly sites: readonly string[]
  /** STAFF-2: whether the person must set up or prove a second factor before anything else. */
  readonly owesFactor: boolean
}

/** The person of a request, or null. Cookies go back to the browser either way. */
export async function consoleVisitor(
  platform: StaffPlatform,
  headers: Headers,
): Promise<{ readonly visitor: ConsoleVisitor | null; readonly cookies: readonly string[] }> {
  const now = platform.clock.now()
  const { value: session, cookies } = await platform.accounts.session(headers, now)
  if (session === null) return { visitor: null, cookies }
  const { people } = platform.storage.staff
  const person = await people.find(session.personId)
  if (person === null) return { visitor: null, cookies }
  const sites = (await people.sitesOf(person.id)).filter((slug) => platform.siteBySlug(slug) !== null)
  const chosen = session.siteSlug ?? sites[0] ?? null
  const actor = chosen === null ? null : await actorOn(platform, { session, person, slug: chosen, now })
  const owes = person.isOperator || (await mustHaveFactor(platform, person.id, sites))
  return {
    visitor: { session, person, actor, sites, owesFactor: owes && session.secondFactorAt === null },
    cookies,
  }
}

async function actorOn(
  { storage, siteBySlug }: StaffPlatform,
  { session, person, slug, now }: { session: AccountSession; person: StaffPerson; slug: string; now: Date },
): Promise<Actor | null> {
  if (siteBySlug(slug) === null) return null
  const { id, name, email } = person
  const identity = { id, name, email, siteSlug: slug, secondFactorAt: session.secondFactorAt, address: session.address }
  const member = await storage.forSite({ slug }).members.find(id)
  if (member !== null && member.deactivatedAt === null)
    return { ...identity, kind: 'member', roles: member.roles, scope: member.scope, reason: null }
  const visit = person.isOperator ? await storage.staff.people.visitOf(id, slug, now) : null
  return visit && { ...identity, kind: 'operator', roles: [], scope: WHOLE_SITE, reason: visit.reason }
}

/** STAFF-2: whether a role on one of these sites asks for a second factor. */
export async function mustHaveFactor(
  { storage }: StaffPlatform,
  personId: string,
  sites: readonly string[],
): Promise<boolean> {
  for (const slug of sites) {
    const member = await storage.forSite({ slug }).members.find(personId)
    if (member && needsSecondFactor(member.roles)) return true
  }
  return false
}
