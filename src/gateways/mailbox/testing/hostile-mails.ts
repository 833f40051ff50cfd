import { join } from 'node:path'
import { START_MS } from '../../reading/reading-process.ts'
import { type MailReader, openMailReader } from '../mail-reader.ts'

/** A real reader of mails whose readings go over a bound where the mail says so. */
export interface HostileReader extends MailReader {
  /** Resolves once a reading has begun, with what ends its time. */
  begun(): Promise<() => void>
}

export const ENDLESS = 'Read me for ever.'
export const GREEDY = 'Give me memory.'
export const FATAL = 'End this process.'

/** The time of a reading ends by what `begun` gives alone. */
export function openHostileReader(): HostileReader {
  const program = join(import.meta.dirname, 'hostile-mails-program.ts')
  let timer = Promise.withResolvers<() => void>()
  const after = (ms: number, then: () => void) => {
    if (ms === START_MS) return () => {}
    timer.resolve(then)
    return () => {
      timer = Promise.withResolvers()
    }
  }
  return {
    ...openMailReader({ program, heapMegabytes: 48, after }),
    begun: () => timer.promise,
  }
}
