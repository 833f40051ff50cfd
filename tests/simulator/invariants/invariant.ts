import type { World } from '../world.ts'

/** A check: sentences of what is wrong, none if it holds. */
export type Check = (world: World) => Promise<readonly string[]>

export interface Invariant {
  readonly check: Check
  /** Tables whose change may break it, and 'mails' or 'money' of a gateway. '*': every table. */
  readonly reads: readonly string[]
}
