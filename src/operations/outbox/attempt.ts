import type { DeliveryKind } from '#domain/lead/delivery/delivery-kind.ts'
import { deliveryVerdict } from '#domain/lead/delivery/delivery-verdict.ts'
import { isGatewayError } from '#gateways/gateway-error.ts'
import type { Attempted } from '#storage/outbox/outbox-rows.ts'
import type { Platform } from '../platform.ts'

/** `nothing to say`: what the row was about is over. `not due`: sent already, given up, or claimed by another caller. */
export type AttemptOutcome = 'sent' | 'nothing to say' | 'failed' | 'not due' | 'unknown site'

export interface Attempt {
  /** For the log: 'alert mail'. */
  readonly name: string
  readonly facts: Readonly<Record<string, unknown>>
  /** Whose patience it has (`deliveryVerdict`). */
  readonly patience: DeliveryKind
  /** Attempts before this one. */
  readonly attempts: number
  readonly since: Date
  /** Sends it; false: there is nothing to say any more. */
  readonly send: () => Promise<boolean>
  readonly record: (attempted: Attempted, error: unknown) => Promise<void>
}

/**
 * Makes one attempt at a row that the caller has claimed, and records what came of it. If the process dies in between,
 * the claim ends by itself and the row is sent again under the same id, by which the receiver knows a repeat. Throws what
 * is no receiver's fault, recorded as a failure too.
 */
export async function attempt(
  { clock, log }: Pick<Platform, 'clock' | 'log'>,
  { name, facts, patience, attempts, since, send, record }: Attempt,
): Promise<AttemptOutcome> {
  try {
    if (!(await send())) {
      await record({ state: 'dead', nextAttemptAt: null }, null)
      log.info(`${name} has nothing to say`, facts)
      return 'nothing to say'
    }
  } catch (error) {
    const refused = isGatewayError(error) && error.permanent
    const failed = { kind: patience, refused, attempts: attempts + 1, since }
    const { retryAt } = deliveryVerdict(failed, clock.now())
    await record({ state: retryAt === null ? 'dead' : 'failed', nextAttemptAt: retryAt }, error)
    log.warn(`${name} not sent`, { ...facts, givenUp: retryAt === null })
    // An error of ours is for the log and the alerts besides.
    if (!isGatewayError(error)) throw error
    return 'failed'
  }
  await record({ state: 'sent', nextAttemptAt: null }, null)
  log.info(`${name} sent`, facts)
  return 'sent'
}

/** How long an attempt holds its row: longer than the timeout of a mail (gateways/mail/smtp.ts) or a call. */
export function claimUntil(now: Date): Date {
  return new Date(now.getTime() + CLAIM_MS)
}

const CLAIM_MS = 120_000
