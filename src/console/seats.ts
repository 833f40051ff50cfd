/** How many at once, by what. */
export interface SeatLimit {
  readonly of: string
  readonly most: number
}

/** Counts what goes on at once in this process, such as open streams. */
export interface Seats {
  /** Takes one seat under each limit; null if any is full. The seat is given back by what it returns, once. */
  take(limits: readonly SeatLimit[]): (() => void) | null
}

export function createSeats(): Seats {
  const taken = new Map<string, number>()
  return {
    take(limits) {
      if (limits.some(({ of, most }) => (taken.get(of) ?? 0) >= most)) return null
      for (const { of } of limits) taken.set(of, (taken.get(of) ?? 0) + 1)
      let isTaken = true
      return () => {
        if (!isTaken) return
        isTaken = false
        for (const { of } of limits) {
          const left = (taken.get(of) ?? 0) - 1
          if (left > 0) taken.set(of, left)
          else taken.delete(of)
        }
      }
    },
  }
}

/** S3-5: streams of a session, of a site, and of the whole process, which pages must have connections beside. */
export function streamLimits(session: string, site: string, share: number): readonly SeatLimit[] {
  return [
    { of: `session ${session}`, most: 8 },
    { of: `site ${site}`, most: 200 },
    { of: 'all streams', most: share },
  ]
}

/** S3-11: uploads of a person, and of the whole process. */
export function uploadLimits(person: string): readonly SeatLimit[] {
  return [
    { of: `uploads of ${person}`, most: 2 },
    { of: 'all uploads', most: 4 },
  ]
}
