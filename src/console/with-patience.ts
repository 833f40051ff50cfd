import { setTimeout } from 'node:timers/promises'
import type { Log } from '#operations/log/log.ts'

/** The server closes a connection on which nothing moves for 30 seconds. */
const PATIENCE_MS = 20_000

/** How long a page waits for what was asked, in real time. */
export const patience = (): Promise<unknown> => setTimeout(PATIENCE_MS, null, { ref: false })

/** `isDone` is false for work that goes on. */
export type Waited<Result> = { readonly isDone: true; readonly result: Result } | { readonly isDone: false }

/**
 * Waits for work as long as a browser can wait for an answer. Longer work goes on by itself, and its failure goes to the
 * log. `isOver` ends the wait.
 */
export async function withPatience<Result>(
  work: Promise<Result>,
  log: Log,
  isOver: Promise<unknown> = patience(),
): Promise<Waited<Result>> {
  let isLate = false
  const outcome = work.then(
    (result) => ({ isDone: true, result }) as const,
    (error: unknown) => {
      if (!isLate) throw error
      log.error('console-work-failed', { error })
      return { isDone: false } as const
    },
  )
  const waited = await Promise.race([outcome, isOver.then(() => ({ isDone: false }) as const)])
  isLate = true
  return waited
}
