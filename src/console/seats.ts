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

const STREAMS_OF_A_SESSION = 8
/** Streams of a process without a limit of connections to take a share of. */
export const MOST_STREAMS = 1_000
/** The page's script asks now and then instead. */
export const TOO_MANY_STREAMS = 'Too many pages of the console are open at once.'
/** Gives nothing back: nothing was taken. */
export const NO_SEAT = () => {}

/** S3-5: streams of a session, of a site, and of the whole process, which pages must have connections beside. */
export function streamLimits(session: string, site: string, share: number): readonly SeatLimit[] {
  return [
    { of: `session ${session}`, most: STREAMS_OF_A_SESSION },
    { of: `site ${site}`, most: 200 },
    { of: 'all streams', most: share },
  ]
}

/** S3-5: streams of a browser by its cookie, open or just asked for; other cookies do not make it another browser. */
export function streamsOfCookie(cookies = ''): readonly SeatLimit[] {
  const [, token = ''] = /(?:^|;\s*)(?:__Secure-)?console\.session_token=([^;]*)/.exec(cookies) ?? []
  return token === '' ? [] : [{ of: `cookie ${token}`, most: STREAMS_OF_A_SESSION }]
}

/** S3-11: uploads of a person, and of the whole process. */
export function uploadLimits(person: string): readonly SeatLimit[] {
  return [
    { of: `uploads of ${person}`, most: 2 },
    { of: 'all uploads', most: 4 },
  ]
}
