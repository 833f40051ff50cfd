import { join } from 'node:path'
import { errorSentence } from '#operations/clean-facts.ts'
import { commandSocket, serveCommands } from './commands.ts'
import { createPlatform } from './create-platform.ts'
import { endOnBug } from './end-on-bug.ts'
import { PRIVATE_UMASK } from './files/private-folder.ts'
import { createLog } from './log.ts'
import { serve } from './serve.ts'
import { noteServing } from './serving-note.ts'
import { productionFault } from './settings/allowances.ts'
import { type Environment, readEnvironment } from './settings/environment.ts'
import { checkPorts } from './settings/free-ports.ts'
import { unknownSettings } from './settings/unknown-settings.ts'
import { loadDemonstration } from './sites/demonstration.ts'

/** Starts everything, prints the addresses, and ends cleanly on Ctrl-C or SIGTERM. */
async function start(): Promise<void> {
  process.umask(PRIVATE_UMASK)
  for (const sentence of unknownSettings(process.env)) console.error(sentence)
  const environment = readEnvironment(process.env)
  const fault = productionFault(environment)
  if (fault) throw new Error(fault)
  const log = createLog(environment.logLevel)
  endOnBug(log)
  await checkPorts(environment)
  const joined = await createPlatform(environment, log, commandSocket(environment))
  try {
    if (!environment.production) await loadDemonstration(joined, environment.dataFolder, (line) => console.log(line))
    // Listen for signals before the addresses are printed: a script that reads them may send one at once.
    const stopped = stopSignal(environment)
    const serving = await serve(joined, environment, join(import.meta.dirname, '..', '..', 'build'))
    const commands = await serveCommands(joined, environment)
    const takeNote = await noteServing(environment.dataFolder, serving.port)
    announce(joined.directory.all(), serving, environment.production)
    for (const line of folders(environment)) console.log(line)
    await stopped
    console.log('Ending: requests under way finish first …')
    await takeNote()
    await commands?.close()
    await serving.stop()
  } finally {
    await joined.close()
  }
}

function announce(
  sites: readonly { readonly slug: string; readonly name: string; readonly hostnames: readonly string[] }[],
  { port, operationsPort }: { readonly port: number; readonly operationsPort: number },
  production: boolean,
): void {
  console.log(`\nForecourt serves ${sites.length} ${sites.length === 1 ? 'site' : 'sites'} on port ${port}:\n`)
  for (const { slug, name, hostnames } of sites)
    console.log(`  ${name.padEnd(28)} ${production ? hostnames.join(', ') : `http://${slug}.localhost:${port}`}`)
  if (!production) console.log(`\n  ${'All of them'.padEnd(28)} http://localhost:${port}`)
  console.log(`\nHealth and metrics on the operations port ${operationsPort}. Ctrl-C ends.`)
}

/** Folders of mail and text messages when no service is set: one of them has the code of a sign-in. */
function folders({ smtpUrl, smsUrl, dataFolder }: Environment): readonly string[] {
  return [
    ...(smtpUrl ? [] : [`Mail is written to ${join(dataFolder, 'mail')}.`]),
    ...(smsUrl ? [] : [`Text messages, sign-in codes too, are written to ${join(dataFolder, 'sms')}.`]),
  ]
}

function stopSignal({ stopWithParent }: Environment): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
    if (!stopWithParent) return
    if (process.connected) process.once('disconnect', () => resolve())
    else resolve()
  })
}

start().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(errorSentence(error))
    process.exit(1)
  },
)
