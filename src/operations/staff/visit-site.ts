import type { ConsoleVisitor } from './console-actor.ts'
import type { StaffPlatform } from './staff-platform.ts'

/** STAFF-7: how long an operator's visit lasts. */
export const VISIT_MINUTES = 60
const SHORTEST_REASON = 10

/**
 * STAFF-7: lets an operator into a dealer's site for one hour. The dealer sees the reason in the audit log. False without
 * the right, a second factor or a reason that says something.
 */
export async function visitSite(
  { storage, clock, randomId, siteBySlug }: StaffPlatform,
  { person, session, owesFactor }: ConsoleVisitor,
  slug: string,
  typed: string,
): Promise<boolean> {
  const reason = typed.trim()
  if (!person.isOperator || owesFactor || reason.length < SHORTEST_REASON || siteBySlug(slug) === null) return false
  const startedAt = clock.now()
  const endsAt = new Date(startedAt.getTime() + VISIT_MINUTES * 60_000)
  const { id: personId, name, email } = person
  await storage.staff.transaction(async (within) => {
    await storage.staff.people.addVisit(within, { id: randomId(), personId, siteSlug: slug, reason, startedAt, endsAt })
    const by = { kind: 'operator' as const, id: personId, name, email, address: session.address, reason }
    const change = { at: startedAt, action: 'operator.visit', object: { kind: 'site', id: slug } }
    const { audit } = storage.forSite({ slug })
    await audit.record(within, by, { ...change, before: null, after: { until: endsAt.toISOString() } })
  })
  await storage.staff.people.chooseSite(session.id, slug)
  return true
}
