import { type Actor, WHOLE_SITE } from '#domain/staff/actor.ts'
import type { Role } from '#domain/staff/roles.ts'

/** A member of the site 'yard' for tests. */
export function sampleStaff(roles: readonly Role[], changes: Partial<Actor> = {}): Actor {
  return {
    kind: 'member',
    id: 'kim',
    name: 'Kim Lee',
    email: 'kim@yard.example',
    siteSlug: 'yard',
    roles,
    scope: WHOLE_SITE,
    secondFactorAt: null,
    address: '203.0.113.7',
    reason: null,
    ...changes,
  }
}
