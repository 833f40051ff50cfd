import type { Log } from '#operations/log/log.ts'
import { createPlatform } from '../create-platform.ts'
import type { operationsOf } from '../health/operations-app.ts'
import { BUILD_FOLDER, serve } from '../serve.ts'
import type { Environment } from '../settings/environment.ts'
import { servedHere } from '../sites/served-here.ts'
import { loadMadeData } from './load-made-data.ts'
import type { Answers, FromProcess, ToProcess } from './messages.ts'
import { stopSignal } from './stop-signal.ts'

/** Runs one of the processes that a main process started, until that one or a signal ends it. */
export async function runOneOfMany(environment: Environment, log: Log): Promise<void> {
  const { production, processNumber, servedSlugs } = environment
  // Closing a terminal ends the main process, or has it replace this one.
  process.on('SIGHUP', () => {})
  const joined = await createPlatform(environment, log, null)
  try {
    if (!production && processNumber === 1) await loadMadeData(joined.platform, environment)
    const stopped = stopSignal(true)
    const serving = await serve(joined, environment, BUILD_FOLDER, { hasOperationsPort: false })
    answerMain(serving.operations)
    // Replaces another process only once its first visitors need not wait for a search engine.
    await serving.warmed
    const sites = servedHere(joined.directory, servedSlugs)
      .all()
      .map(({ slug, name, hostnames }) => ({ slug, name, hostnames }))
    say({ kind: 'started', started: { port: serving.port, sites } })
    await stopped
    await serving.stop()
  } finally {
    await joined.close()
  }
}

function answerMain(operations: ReturnType<typeof operationsOf>): void {
  const answers: { readonly [What in keyof Answers]: () => Promise<Answers[What]> } = {
    readiness: operations.readiness,
    metrics: operations.json,
    hostnames: operations.hostnames,
  }
  process.on('message', async ({ kind, asked, id }: ToProcess) => {
    if (kind === 'ask') say({ kind: 'answer', id, answer: await answers[asked]() })
  })
}

function say(message: FromProcess): void {
  // The main process is gone: this one ends too.
  process.send?.(message, undefined, undefined, () => {})
}
