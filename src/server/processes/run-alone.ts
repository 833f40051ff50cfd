import type { Log } from '#operations/log/log.ts'
import { commandSocket, serveCommands } from '../commands.ts'
import { createPlatform } from '../create-platform.ts'
import { BUILD_FOLDER, serve } from '../serve.ts'
import { noteServing } from '../serving-note.ts'
import type { Environment } from '../settings/environment.ts'
import { servedHere } from '../sites/served-here.ts'
import { announce, announceEnd } from './announce.ts'
import { loadMadeData } from './load-made-data.ts'
import { ENDING_SIGNALS, stopSignal } from './stop-signal.ts'

/** Runs everything in this process until a signal ends it. */
export async function runAlone(environment: Environment, log: Log): Promise<void> {
  const { dataFolder, production, servedSlugs, stopWithParent } = environment
  const joined = await createPlatform(environment, log, commandSocket(environment))
  try {
    if (!production) await loadMadeData(joined.platform, environment)
    // Listen for signals before the addresses are printed: a script that reads them may send one at once.
    const stopped = stopSignal(stopWithParent, ENDING_SIGNALS)
    const serving = await serve(joined, environment, BUILD_FOLDER)
    const commands = await serveCommands(joined, environment)
    const takeNote = await noteServing(dataFolder, serving.port)
    const sites = servedHere(joined.directory, servedSlugs).all()
    await announce({ port: serving.port, sites }, serving.operationsPort, environment)
    await stopped
    announceEnd(environment)
    await takeNote()
    await commands?.close()
    await serving.stop()
  } finally {
    await joined.close()
  }
}
