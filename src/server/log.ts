import pino, { type DestinationStream } from 'pino'
import { cleanFacts } from '#operations/clean-facts.ts'
import type { Log } from '#operations/log.ts'

/**
 * Logs structured lines to standard output or `destination`. Personal details are removed even if a caller logs them by
 * mistake; clean-facts.ts formats errors. `writer` names the process in each line where a machine has several.
 */
export function createLog(level: string, destination?: DestinationStream, writer: string | null = null): Log {
  const options = { level, base: writer === null ? null : { writer }, timestamp: pino.stdTimeFunctions.isoTime }
  const logger = destination ? pino(options, destination) : pino(options)
  const at =
    (method: 'debug' | 'info' | 'warn' | 'error') =>
    (event: string, facts: Readonly<Record<string, unknown>> = {}) => {
      if (logger.isLevelEnabled(method)) logger[method](cleanFacts(facts), event)
    }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}
