import cluster from 'node:cluster'
import { errorSentence } from '#operations/clean-facts.ts'
import { diskSentence, isDiskError } from '#site/files/disk-fault.ts'
import { endOnBug } from './end-on-bug.ts'
import { PRIVATE_UMASK } from './files/private-folder.ts'
import { createLog, createSentenceLog, writerOf } from './log.ts'
import { runAlone } from './processes/run-alone.ts'
import { runMachine } from './processes/run-machine.ts'
import { runOneOfMany } from './processes/run-one-of-many.ts'
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
  if (cluster.isWorker) return runOneOfMany(environment, log)
  return environment.processes > 1 ? runMachine(environment, log) : runAlone(environment, log)
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
