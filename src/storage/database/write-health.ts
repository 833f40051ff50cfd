/** Tracks whether recent writes succeeded. */
export interface WriteHealth {
  /** Runs a write and records whether it succeeded. */
  watch<T>(work: () => Promise<T>): Promise<T>
  /** A sentence while writes fail because the disk is full, else null. */
  fault(): string | null
}

/**
 * On a full disk an in-place update can succeed while a new lead fails. So a write that failed on a full disk counts
 * for `REMEMBER_MS`, or until another succeeds.
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

/** Whether an error means that the disk is full or failing. */
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
