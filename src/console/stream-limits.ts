import type { SeatLimit } from '#operations/bodies/seats.ts'

/**
 * S3-5, H4-7: streams of a session, of a person over all sessions, of a site, and of the whole process, which pages must
 * have connections beside.
 */
export function streamLimits(
  { session, person, site }: { readonly session: string; readonly person: string; readonly site: string },
  share: number,
): readonly SeatLimit[] {
  return [
    { of: `session ${session}`, most: STREAMS_OF_A_SESSION },
    { of: `streams of ${person}`, most: STREAMS_OF_A_PERSON },
    { of: `site ${site}`, most: 200 },
    { of: 'all streams', most: share },
  ]
}

/** S3-5: streams of a browser by its cookie, open or just asked for; other cookies do not make it another browser. */
export function streamsOfCookie(cookies = ''): readonly SeatLimit[] {
  const [, token = ''] = /(?:^|;\s*)(?:__Secure-)?console\.session_token=([^;]*)/.exec(cookies) ?? []
  return token === '' ? [] : [{ of: `cookie ${token}`, most: STREAMS_OF_A_SESSION }]
}

const STREAMS_OF_A_SESSION = 8
/** H4-7: two browsers' worth, of the 200 of a site. */
const STREAMS_OF_A_PERSON = 16
/** Streams of a process without a limit of connections to take a share of. */
export const MOST_STREAMS = 1_000
/** The page's script asks now and then instead. */
export const TOO_MANY_STREAMS = 'Too many pages of the console are open at once.'
