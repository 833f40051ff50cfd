import pino from 'pino'
import type { Log } from '#operations/platform.ts'

/** Structured lines on standard output. What could name a person is dropped even where somebody logs it by mistake. */
export function createLog(level: string): Log {
  const logger = pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: PERSONAL.flatMap((name) => [name, `*.${name}`]), remove: true },
  })
  const at =
    (method: 'debug' | 'info' | 'warn' | 'error') =>
    (event: string, facts: Readonly<Record<string, unknown>> = {}) =>
      logger[method](facts, event)
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

const PERSONAL = ['email', 'phone', 'name', 'last_name', 'message', 'postcode', 'cookie', 'authorization', 'payload']
