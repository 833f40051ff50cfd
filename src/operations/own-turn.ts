import { setImmediate } from 'node:timers/promises'

let last: Promise<unknown> = Promise.resolve()

/**
 * Resolves in a turn of the process's loop that no other caller has, in the order of the calls. H4-6: of many requests
 * that come at once each has a turn of its own, and cached pages are sent between them.
 */
export function ownTurn(): Promise<unknown> {
  last = last.then(() => setImmediate())
  return last
}
