import type { ChangeBody } from './draft-change.ts'
import { isWithin, pathOf } from './draft-path.ts'

/** STUDIO-15: a part of a site that its group keeps closed. */
export interface PartLock {
  /** A path as text (`pathText`); all below it is locked too. */
  readonly part: string
  /** Name of the group. */
  readonly lockedBy: string
  readonly at: Date
}

/** The lock that a change meets: of its part, of what holds it, or of something that it would replace; null: none. */
export function lockOn(locks: readonly PartLock[], { path }: Pick<ChangeBody, 'path'>): PartLock | null {
  return (
    locks.find(({ part }) => {
      const locked = pathOf(part)
      return isWithin(path, locked) || isWithin(locked, path)
    }) ?? null
  )
}
