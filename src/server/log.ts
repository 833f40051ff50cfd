import pino, { type DestinationStream } from 'pino'
import { cleanFacts } from '#operations/clean-facts.ts'
import type { Log } from '#operations/log.ts'

/**
 * Structured lines on standard output, or on `destination`. What could name a person is left out, even where a caller logs
 * it by mistake, and an error is written as clean-facts.ts has it.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  const logger = destination ? pino(options, destination) : pino(options)
  const at =
    (method: 'debug' | 'info' | 'warn' | 'error') =>
    (event: string, facts: Readonly<Record<string, unknown>> = {}) => {
      if (logger.isLevelEnabled(method)) logger[method](cleanFacts(facts), event)
    }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}
