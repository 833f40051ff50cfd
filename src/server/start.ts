import cluster from 'node:cluster'
import { errorSentence } from '#operations/clean-facts.ts'
import type { Log } from '#operations/log/log.ts'
import { diskSentence, isDiskError } from '#site/files/disk-fault.ts'
import { endOnBug } from './end-on-bug.ts'
import { PRIVATE_UMASK } from './files/private-folder.ts'
import { createLog, createSentenceLog, writerOf } from './log.ts'
import { checkPorts } from './processes/free-ports.ts'
import { productionFault } from './settings/allowances.ts'
import { type Environment, readEnvironment } from './settings/environment.ts'
import { unboundPasswords } from './settings/unbound-passwords.ts'
import { unknownSettings } from './settings/unknown-settings.ts'

/**
 * Starts everything and ends cleanly on Ctrl-C or SIGTERM: one process that does all, or a main process and as many
 * others as PROCESSES says, which run this file too (docs/decisions/123).
 */
async function start(): Promise<void> {
  process.umask(PRIVATE_UMASK)
  const environment = readEnvironment(process.env)
  const remarks = [...unknownSettings(process.env), ...unboundPasswords(environment)]
  if (cluster.isPrimary) for (const sentence of remarks) tell(sentence, environment)
  const fault = productionFault(environment)
  if (fault) throw new Error(fault)
  const log = environment.logsSentences
    ? createSentenceLog(console.error)
    : createLog(environment.logLevel, undefined, writerOf(environment))
  endOnBug(log)
  return run(environment, log)
}

/** Loads what this process runs only now, so that nobody waits to hear of a setting or a port that it cannot use. */
async function run(environment: Environment, log: Log): Promise<void> {
  if (cluster.isWorker) return (await import('./processes/run-one-of-many.ts')).runOneOfMany(environment, log)
  if (environment.processes > 1) return (await import('./processes/run-machine.ts')).runMachine(environment, log)
  await checkPorts(environment)
  return (await import('./processes/run-alone.ts')).runAlone(environment, log)
}

/** A sentence for the person who starts it; in production a line of the log like every other (C-10). */
function tell(sentence: string, environment: Environment): void {
  if (environment.production) createLog('warn', undefined, writerOf(environment)).warn(sentence)
  else console.error(sentence)
}

start().then(
  () => process.exit(0),
  async (error: unknown) => {
    console.error(isDiskError(error) ? `${await diskSentence(error)}.` : errorSentence(error))
    process.exit(1)
  },
)
