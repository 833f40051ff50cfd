import type { Log } from '../log/log.ts'

export interface LoggedEvent {
  readonly level: keyof Log
  readonly event: string
  readonly facts: Readonly<Record<string, unknown>>
}

/** A log that keeps what is logged. */
export function logInto(logged: LoggedEvent[]): Log {
  const at =
    (level: keyof Log) =>
    (event: string, facts: Readonly<Record<string, unknown>> = {}) => {
      logged.push({ level, event, facts })
    }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}
