import type { ComponentType } from 'react'
import type { StandIns } from '#ui/stand-ins.tsx'

/** A replaceable component and what is drawn in its place. */
// biome-ignore lint/suspicious/noExplicitAny: each pair has props of its own.
export type Pair = readonly [ComponentType<any>, ComponentType<any>]

export function standIns(...pairs: readonly Pair[]): StandIns {
  const table = new Map<unknown, Pair[1]>(pairs)
  return (Component) => table.get(Component) ?? null
}
