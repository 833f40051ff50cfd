import { NO_SUCH_FILE } from '../server-faults.ts'
import type { RawPull } from './pull-parts.ts'

/** As many as a person reads to find the right name. */
const NAMES_SHOWN = 20

/** Whether a server says that there is no such file. */
export function isNoFile(error: unknown): boolean {
  return error instanceof Error && /No such file|550/i.test(error.message)
}

/** In a trial, the files that are there help more than the one that is not. */
export function noFile(names: readonly string[]): RawPull {
  return { kind: 'failed', fault: NO_SUCH_FILE, names: names.toSorted().slice(0, NAMES_SHOWN) }
}
