import { createInterface } from 'node:readline/promises'
import { errorSentence } from '#operations/clean-facts.ts'
import { diskSentence, isDiskError } from '#site/files/disk-fault.ts'
import { readOwner } from '#storage/database/owner-lock.ts'
import type { Storage } from '#storage/storage.ts'
import type { AskerContext } from '../cli/control-server.ts'
import { forwardCommand } from '../cli/forward.ts'
import { needsDatabase, writesData } from '../cli/main.ts'
import { runJoined } from './commands.ts'
import { createPlatform, type JoinedPlatform } from './create-platform.ts'
import { actAsOwner } from './files/data-owner.ts'
import { openObjects } from './files/open-objects.ts'
import { PRIVATE_UMASK } from './files/private-folder.ts'
import { createLog } from './log.ts'
import { openStorage } from './open-storage.ts'
import { VERSION } from './release.ts'
import { productionFault } from './settings/allowances.ts'
import { type Environment, readEnvironment } from './settings/environment.ts'
import { unknownSettings } from './settings/unknown-settings.ts'
import { openHistory } from './sites/open-history.ts'

/**
 * Runs a `forecourt` command: in this process if the data folder is free or the data is on a Postgres server, else in
 * the process that has the folder open.
 */
async function main(): Promise<number> {
  process.umask(PRIVATE_UMASK)
  const argv = process.argv.slice(2)
  if (argv[0] === '--version') {
    console.log(`Forecourt ${VERSION}`)
    return 0
  }
  for (const sentence of unknownSettings(process.env)) console.error(sentence)
  const environment = readEnvironment(process.env)
  const fault = writesData(argv) ? await actAsOwner(environment.dataFolder) : null
  if (fault) throw new Error(fault)
  const asker: AskerContext = {
    cwd: process.cwd(),
    print: console.log,
    printError: console.error,
    progress: terminalProgress(),
    ask: terminalQuestions(),
  }
  if (environment.databaseUrl === null && needsDatabase(argv)) {
    const owner = await readOwner(environment.dataFolder)
    if (owner?.controlSocket) return forwardCommand(owner.controlSocket, argv, asker)
  }
  return runHere(argv, environment, asker)
}

async function runHere(argv: readonly string[], environment: Environment, asker: AskerContext): Promise<number> {
  const opened: JoinedPlatform[] = []
  const join = async () => {
    const fault = productionFault(environment)
    if (fault) throw new Error(fault)
    const joined = opened[0] ?? (await createPlatform(environment, createLog('error'), null))
    opened[0] = joined
    return joined
  }
  const storages: Storage[] = []
  // Without the rest of the platform, which would publish what was saved before the command could.
  const openPublished = async () => {
    const log = createLog('error')
    const storage = await openStorage(environment, log, null)
    storages.push(storage)
    const { objects } = await openObjects(environment.dataFolder, environment.objects, log)
    return openHistory(environment, { storage, objects, log })
  }
  // An import of a command has a trace like one of the server.
  const traces =
    environment.traces && (await import('./health/traces.ts')).startTraces(environment.traces, createLog('error'))
  try {
    return await runJoined(argv, environment, asker, { join, openHistory: openPublished })
  } finally {
    for (const each of [...opened, ...storages]) await each.close()
    await traces?.close()
  }
}

function terminalProgress(): AskerContext['progress'] {
  const { stdout } = process
  if (!stdout.isTTY) return null
  return (text) => {
    stdout.write(`\r\u001b[K${text.slice(0, stdout.columns - 1)}`)
  }
}

/** Asks questions if both input and output are a terminal. */
function terminalQuestions(): AskerContext['ask'] {
  const { stdin, stdout } = process
  if (!stdin.isTTY || !stdout.isTTY) return null
  return async (question) => {
    const lines = createInterface({ input: stdin, output: stdout })
    return lines.question(question).finally(() => lines.close())
  }
}

main().then(
  (status) => {
    process.exitCode = status
  },
  async (error: unknown) => {
    console.error(isDiskError(error) ? `${await diskSentence(error)}.` : errorSentence(error))
    // A platform that failed half-way leaves its database open, which would keep this process alive.
    process.exit(1)
  },
)
