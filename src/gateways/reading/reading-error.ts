/** Why what a stranger sent was not read to its end. */
export type Unread = 'time' | 'memory' | 'crash' | 'fault' | 'interrupted'

/** H4-1: the reading of what a stranger sent went over a bound, or failed. Reading it again will not help. */
export class ReadingError extends Error {
  readonly unread: Unread
  constructor(unread: Unread, details = '') {
    super(`${WORDS[unread]}${details && `: ${details}`}`)
    this.name = 'ReadingError'
    this.unread = unread
  }
}

const WORDS: Readonly<Record<Unread, string>> = {
  time: 'reading it takes too long',
  memory: 'reading it takes too much memory',
  crash: 'reading it ends the process that reads',
  fault: 'reading it fails',
  interrupted: 'the server ended while it was read',
}

/**
 * Whether a reading failed. Checks the name: the bundle of the pages holds a second copy of the class, so `instanceof`
 * fails.
 */
export function isReadingError(error: unknown): error is ReadingError {
  return error instanceof Error && error.name === 'ReadingError'
}
