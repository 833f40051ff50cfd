import cluster from 'node:cluster'
import pino, { type DestinationStream } from 'pino'
import { cleanFacts, type LoggedError } from '#operations/clean-facts.ts'
import type { Log } from '#operations/log/log.ts'
import type { Environment } from './settings/environment.ts'

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

/** 'main' or 'process 2' on a machine with several processes, so that a line says which wrote it (C-7). */
export function writerOf({
  processes,
  processNumber,
}: Pick<Environment, 'processes' | 'processNumber'>): string | null {
  if (cluster.isWorker) return `process ${processNumber}`
  return processes > 1 ? 'main' : null
}

/** C-10: the log of a demonstration, where a person reads the terminal: warnings and errors alone, as sentences. */
export function createSentenceLog(print: (text: string) => void): Log {
  const at =
    (word: string) =>
    (event: string, facts: Readonly<Record<string, unknown>> = {}) =>
      print(`${word}: ${event}${factsText(cleanFacts(facts))}`)
  return { debug() {}, info() {}, warn: at('Warning'), error: at('Error') }
}

function factsText(facts: Readonly<Record<string, unknown>>): string {
  const said = Object.entries(facts).map(([name, value]) => `${name}: ${valueText(value)}`)
  const stacks = Object.values(facts).flatMap((value) =>
    isLoggedError(value) && value.stack ? [`\n${value.stack}`] : [],
  )
  return `${said.length === 0 ? '' : ` (${said.join(', ')})`}${stacks.join('')}`
}

function valueText(value: unknown): string {
  if (isLoggedError(value)) return value.message
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function isLoggedError(value: unknown): value is LoggedError {
  return typeof value === 'object' && value !== null && 'message' in value && 'stack' in value
}
