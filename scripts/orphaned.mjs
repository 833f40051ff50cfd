// Notices that the program which started this one has gone away.
import { readFileSync } from 'node:fs'

const LOOK_EVERY_MS = 300

/**
 * Calls back once npm, or the shell that npm starts scripts with, has ended before this process. npm passes SIGTERM on to
 * that shell alone, which ends and leaves what it started: the system then gives this process another parent.
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

/** The parent's number, and where that is npm's shell, the number of npm itself: a killed npm leaves its shell alive. */
function ancestors() {
  try {
    const isShell = readFileSync(`/proc/${process.ppid}/cmdline`, 'utf8').split('\0')[1] === '-c'
    const { 1: grandparent } = readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(') ').at(-1).split(' ')
    return isShell ? `${process.ppid} of ${grandparent}` : String(process.ppid)
  } catch {
    // No /proc: the parent alone must do.
    return String(process.ppid)
  }
}
