/** Whether the database has stored what it was given lately. */
export interface WriteHealth {
  /** Runs work that stores something, and remembers how it ended. */
  watch<T>(work: () => Promise<T>): Promise<T>
  /** One sentence while writes fail for want of space, else null. */
  fault(): string | null
}

/**
 * A row that is written in its place can succeed on a full disk, while a lead, which needs a new page, fails. So a write
 * that failed for want of space counts for `REMEMBER_MS`, or until another one succeeds.
 */
export function writeHealth(now: () => number): WriteHealth {
  let failed: { readonly at: number; readonly reason: string } | null = null
  return {
    async watch(work) {
      try {
        const result = await work()
        failed = null
        return result
      } catch (error) {
        if (isOutOfSpace(error)) failed = { at: now(), reason: messageOf(error) }
        throw error
      }
    },
    fault() {
      if (failed === null || now() - failed.at > REMEMBER_MS) return null
      return `The database cannot store anything (${failed.reason}): free disk space where its data is.`
    },
  }
}

const REMEMBER_MS = 30_000
/** Postgres: disk full, input or output error. Node: no space, quota used up. */
const OUT_OF_SPACE = ['53100', '58030', 'ENOSPC', 'EDQUOT']

/** Whether an error says that the disk is full, or no longer takes what it is given. */
export function isOutOfSpace(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && OUT_OF_SPACE.includes(String(error.code))) return true
  return /no space left on device|disk quota exceeded/i.test(error.message)
}

/** The message of an error; an error of a host with several addresses has only a code. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.message !== '') return error.message
  return 'code' in error ? String(error.code) : error.name
}
