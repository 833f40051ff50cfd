import { GatewayError } from '#gateways/gateway-error.ts'

/** Which receivers are not called for a while, because they did not take their last calls. In memory, of this process. */
export interface Circuits {
  /** Why the receiver is not called now; undefined when it may be. One caller after each pause may try. */
  barred(destination: string, now: Date): GatewayError | undefined
  failed(destination: string, now: Date): void
  answered(destination: string): void
}

/**
 * A receiver that failed FAILURES times in a row is left alone for 30 seconds, then for twice as long after each further
 * failure, five minutes at most. What is due meanwhile fails at once, so that its own back-off and its 58 hours go on.
 */
export function createCircuits(): Circuits {
  const failing = new Map<string, { failures: number; until: number }>()
  return {
    barred(destination, now) {
      const circuit = failing.get(destination)
      if (circuit === undefined || circuit.failures < FAILURES) return undefined
      if (circuit.until > now.getTime() && circuit.until - now.getTime() <= LONGEST_MS)
        return new GatewayError('webhook', `not called: it did not take its last ${circuit.failures} calls`)
      // This caller tries; the others wait for what it finds.
      circuit.until = now.getTime() + pauseMs(circuit.failures)
      return undefined
    },
    failed(destination, now) {
      const failures = (failing.get(destination)?.failures ?? 0) + 1
      failing.set(destination, { failures, until: now.getTime() + pauseMs(failures) })
    },
    answered(destination) {
      failing.delete(destination)
    },
  }
}

const FAILURES = 3
const LONGEST_MS = 5 * 60_000

function pauseMs(failures: number): number {
  return Math.min(LONGEST_MS, 30_000 * 2 ** Math.max(0, failures - FAILURES))
}
