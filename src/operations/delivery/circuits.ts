import { GatewayError } from '#gateways/gateway-error.ts'

/** Circuit breakers for receivers whose last calls failed. In memory, per process. */
export interface Circuits {
  /**
   * The error to report if calls to the receiver are paused; undefined if it may be called. After each pause one caller
   * may try.
   */
  barred(destination: string, now: Date): GatewayError | undefined
  failed(destination: string, now: Date): void
  answered(destination: string): void
}

/**
 * After FAILURES failures in a row, pauses calls to a receiver for 30 seconds, then twice as long after each further
 * failure, five minutes at most. Deliveries due during a pause fail at once, so that their own back-off and 58-hour
 * limit continue.
 */
export function createCircuits(): Circuits {
  const failing = new Map<string, { failures: number; until: number }>()
  return {
    barred(destination, now) {
      const circuit = failing.get(destination)
      if (circuit === undefined || circuit.failures < FAILURES) return undefined
      if (circuit.until > now.getTime() && circuit.until - now.getTime() <= LONGEST_MS)
        return new GatewayError('webhook', `not called: it did not take its last ${circuit.failures} calls`)
      // This caller tries; the others wait for its result.
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
