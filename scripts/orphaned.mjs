// Detects that the program that started this one has ended.
import { readFileSync } from 'node:fs'

const LOOK_EVERY_MS = 300

/**
 * Calls back when npm, or the shell in which npm runs scripts, has ended before this process. npm passes SIGTERM only
 * to that shell, which ends without its children: the system then gives this process another parent.
 */
export function whenOrphaned(orphaned) {
  if (!process.env.npm_lifecycle_event) return
  const first = ancestors()
  const looking = setInterval(() => {
    if (ancestors() === first) return
    clearInterval(looking)
    orphaned()
  }, LOOK_EVERY_MS)
  looking.unref()
}

/** The parent's process id and, if the parent is npm's shell, npm's: a killed npm leaves its shell running. */
function ancestors() {
  try {
    const isShell = readFileSync(`/proc/${process.ppid}/cmdline`, 'utf8').split('\0')[1] === '-c'
    const { 1: grandparent } = readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(') ').at(-1).split(' ')
    return isShell ? `${process.ppid} of ${grandparent}` : String(process.ppid)
  } catch {
    // No /proc: use only the parent.
    return String(process.ppid)
  }
}
