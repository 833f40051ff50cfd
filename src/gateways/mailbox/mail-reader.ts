import { join } from 'node:path'
import { openReadingProcess, type ReadingOptions, type ReadingProcess } from '../reading/reading-process.ts'
import type { MAIL_READERS } from './mail-readers.ts'

/** H4-1: reads strangers' mails away from the server, with a bound of time and memory. */
export type MailReader = ReadingProcess<typeof MAIL_READERS>

/** `options` replaces the bounds, or in tests the program. */
export function openMailReader(options: Partial<ReadingOptions> = {}): MailReader {
  return openReadingProcess({ program: join(import.meta.dirname, 'mail-reading-program.ts'), ...options })
}
