import { readFileSync } from 'node:fs'

/**
 * Milliseconds that a process used of a processor so far, with the processes that it started: what a wait on a busy machine
 * does not add to. `counts`: which of the started ones, by their command; left out: none. Linux only; elsewhere 0.
 */
export function coreMs(pid: number, counts: ((command: string) => boolean) | null = null): number {
  if (counts === null) return own(pid)
  const children = contentOf(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)
  return children.reduce(
    (sum, child) => sum + (counts(contentOf(`/proc/${child}/cmdline`)) ? own(child) : 0) + coreMs(child, counts),
    0,
  )
}

function own(pid: number): number {
  // The name, in parentheses, may have spaces.
  const fields = contentOf(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? []
  const [user = 0, system = 0] = [fields[USER], fields[SYSTEM]].map((field) => Number(field ?? 0))
  return (user + system) * MS_A_TICK
}

/** Where the two are after the name (proc_pid_stat(5)); a tick is a hundredth of a second. */
const USER = 11
const SYSTEM = 12
const MS_A_TICK = 10

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // It has ended, or this is no Linux.
    return ''
  }
}
