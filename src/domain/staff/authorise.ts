import { type Actor, hasRight, isInScope, type StaffPlace } from './actor.ts'
import { needsFreshFactor, type StaffAction } from './roles.ts'

/** STAFF-6: how long a second factor counts for actions that ask for a fresh one. */
export const FRESH_FACTOR_MINUTES = 10

/**
 * - `absent`: another site's, or outside the scope. The answer is 404, so nobody learns that it exists.
 * - `forbidden`: 403.
 * - `second-factor`: 403 for a command or key; the console asks for the factor.
 */
export type RefusalReason = 'absent' | 'forbidden' | 'second-factor'

/** Thrown by `authorise`; the address that called the operation answers with `status`. */
export class Refusal extends Error {
  readonly reason: RefusalReason
  readonly status: 403 | 404

  constructor(reason: RefusalReason, action: StaffAction) {
    super(`${action}: ${reason}`)
    this.name = 'Refusal'
    this.reason = reason
    this.status = reason === 'absent' ? 404 : 403
  }
}

/** The first line of every operation of the console (STAFF-5). Throws `Refusal`. */
export function authorise(
  actor: Actor,
  site: { readonly slug: string },
  action: StaffAction,
  now: Date,
  place: StaffPlace = {},
): void {
  if (actor.siteSlug !== site.slug) throw new Refusal('absent', action)
  if (!hasRight(actor, action)) throw new Refusal('forbidden', action)
  if (!isInScope(actor.scope, place)) throw new Refusal('absent', action)
  if (needsFreshFactor(action) && !hasFreshFactor(actor, now)) throw new Refusal('second-factor', action)
}

/** STAFF-6: commands have the server's own access, and no second factor to ask for. */
export function hasFreshFactor({ kind, secondFactorAt }: Pick<Actor, 'kind' | 'secondFactorAt'>, now: Date): boolean {
  if (kind === 'command') return true
  return secondFactorAt !== null && now.getTime() - secondFactorAt.getTime() <= FRESH_FACTOR_MINUTES * 60_000
}
