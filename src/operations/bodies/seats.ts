/** How many at once, by what; a limit in bytes says how many one takes. */
export interface SeatLimit {
  readonly of: string
  readonly most: number
  /** What one seat takes of it; 1, if left out. */
  readonly takes?: number
}

/** Counts what goes on at once in this process, such as open streams and bodies that are read. */
export interface Seats {
  /** Takes a seat under each limit; null if any is full. The seat is given back by what it returns, once. */
  take(limits: readonly SeatLimit[]): Leave | null
  /** The same, after at most `ms` in a queue; null: still full, or too many wait by the first of these limits. */
  wait(limits: readonly SeatLimit[], ms: number): Promise<Leave | null>
}

/** Gives a seat back, once. */
export type Leave = () => void

export function createSeats(): Seats {
  const taken = new Map<string, number>()
  const waiting = new Set<{ readonly limits: readonly SeatLimit[]; readonly go: (leave: Leave) => void }>()
  const change = ({ of, takes = 1 }: SeatLimit, sign: 1 | -1) => {
    const now = (taken.get(of) ?? 0) + sign * takes
    if (now > 0) taken.set(of, now)
    else taken.delete(of)
  }
  const take = (limits: readonly SeatLimit[]): Leave | null => {
    if (limits.some(({ of, most, takes = 1 }) => (taken.get(of) ?? 0) + takes > most)) return null
    for (const limit of limits) change(limit, 1)
    let isTaken = true
    return () => {
      if (!isTaken) return
      isTaken = false
      for (const limit of limits) change(limit, -1)
      seatNext()
    }
  }
  // First come, first served, but nobody waits for a seat that another limit keeps from the one before.
  const seatNext = () => {
    for (const each of waiting) {
      const leave = take(each.limits)
      if (leave === null) continue
      waiting.delete(each)
      each.go(leave)
    }
  }
  return {
    take,
    async wait(limits, ms) {
      const leave = take(limits)
      const [first] = limits
      const before = [...waiting].filter((each) => each.limits[0]?.of === first?.of).length
      if (leave !== null || ms <= 0 || before >= MOST_WAITING) return leave
      return new Promise((resolve) => {
        const late = setTimeout(() => {
          waiting.delete(entry)
          resolve(null)
        }, ms)
        const entry = {
          limits,
          go: (seat: Leave) => {
            clearTimeout(late)
            resolve(seat)
          },
        }
        waiting.add(entry)
      })
    },
  }
}

/** Of one person or address: each holds a connection. */
const MOST_WAITING = 16
/** Gives nothing back: nothing was taken. */
export const NO_SEAT = () => {}
