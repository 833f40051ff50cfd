/** Two clocks in milliseconds: the machine's, which can be set, and a monotonic one. */
export interface Clocks {
  readonly wall: () => number
  readonly steady: () => number
}

/** Earlier than this program: a machine that lost its clock reports 1970. */
const EARLIEST = Date.UTC(2026, 0, 1)
const JUMP_MS = 60_000
const REMEMBER_MS = 10 * 60_000

/**
 * Watches for a clock that was lost or set. Returns a sentence for ten minutes after a jump of more than a minute, or
 * while the clock is earlier than this program. Holds, opening hours and sign-in codes depend on the clock.
 */
export function watchClock({ wall, steady }: Clocks): () => string | null {
  let offset = wall() - steady()
  let jump: { readonly at: number; readonly by: number } | null = null
  return () => {
    const moved = wall() - steady() - offset
    // A clock that is corrected gradually never counts as a jump.
    offset += moved
    if (Math.abs(moved) > JUMP_MS) jump = { at: steady(), by: moved }
    if (wall() < EARLIEST) return `The clock of this machine says ${day(wall())}, which has passed long ago: ${SET_IT}`
    if (jump === null || steady() - jump.at > REMEMBER_MS) return null
    return `The clock of this machine jumped ${jump.by > 0 ? 'forward' : 'back'} by ${duration(Math.abs(jump.by))}: ${CHECK_IT}`
  }
}

const SET_IT = 'set it, and have it set by the network (NTP).'
const CHECK_IT = 'check that it is right, and that the network sets it (NTP).'

function day(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}

function duration(ms: number): string {
  const minutes = Math.round(ms / 60_000)
  if (minutes < 120) return `${minutes} minutes`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`
}
