import type { World } from '../world.ts'

/** A check: sentences of what is wrong, none if it holds. */
export type Invariant = (world: World) => Promise<readonly string[]>
