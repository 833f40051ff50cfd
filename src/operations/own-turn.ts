import { setImmediate } from 'node:timers/promises'

let last: Promise<unknown> = Promise.resolve()

/**
 * Resolves in a turn of the process's loop that no other caller has, in the order of the calls. H4-6: of many forms that come
 * at once each is checked in a turn of its own, and pages are answered between them.
 */
export function ownTurn(): Promise<unknown> {
  last = last.then(() => setImmediate())
  return last
}
