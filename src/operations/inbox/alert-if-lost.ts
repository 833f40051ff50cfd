import { alertOperators } from '../alert-operators.ts'
import type { Platform } from '../platform.ts'

/**
 * S3-3: runs what stores a buyer's message. An error of our own alerts the operator, once a day for each kind, and goes
 * on to the caller: the service that sent the message sends it again.
 */
export async function alertIfLost<T>(platform: Platform, kind: 'mail' | 'text', store: () => Promise<T>): Promise<T> {
  try {
    return await store()
  } catch (error) {
    platform.log.error('a buyer’s message not stored', { kind, error })
    const day = platform.clock.now().toISOString().slice(0, 10)
    await alertOperators(platform, {
      text: `Forecourt: a buyer’s ${kind} could not be stored, and its service sends it again. Find the reason in the log.`,
      mark: `inbound-${kind}-${day}`,
      facts: { kind },
    })
    throw error
  }
}
