import type { Log } from '#operations/log/log.ts'
import type { Operations } from '../health/operations-app.ts'
import { listenForOperations } from '../serve.ts'
import { noteServing } from '../serving-note.ts'
import type { Environment } from '../settings/environment.ts'
import { announce, announceEnd } from './announce.ts'
import { forkProcess } from './forked-process.ts'
import { checkPorts } from './free-ports.ts'
import { createMachineMetrics } from './machine-metrics.ts'
import { machineReadiness } from './machine-readiness.ts'
import { stopSignal } from './stop-signal.ts'
import { type Supervised, supervise, versionsOf } from './supervise.ts'

/** Beyond the time that a process drains: requests, jobs and lanes under way, each with a limit of its own. */
const END_WITHIN_MS = 60_000

/**
 * The main process of a machine with several: starts the others, has the operations port, and serves no page itself.
 * SIGHUP replaces the processes one after the other, by the program that is on the disk then (OPS-6).
 */
export async function runMachine(environment: Environment, log: Log): Promise<void> {
  const { processes: count, dataFolder, drainMs, stopWithParent } = environment
  await checkPorts(environment)
  const metrics = createMachineMetrics()
  const supervised = await supervise({
    count,
    fork: forkProcess,
    onEnd: metrics.ended,
    graceMs: drainMs + END_WITHIN_MS,
    log,
  })
  // Until here a signal ends this process at once, and the others with it.
  const stopped = stopSignal(stopWithParent)
  const operations: Operations = {
    readiness: () => readinessOf(supervised, count),
    text: () => metrics.text(supervised.up()),
    // All processes serve the same sites, so the first answer counts.
    hostnames: () => Promise.any(supervised.up().map((process) => process.ask('hostnames'))).catch(() => []),
    // Not that of this process, which goes on with the program it was started with.
    versions: () => versionsOf(supervised.up()),
  }
  try {
    const control = await listenForOperations(operations, environment)
    const takeNote = await noteServing(dataFolder, supervised.started.port)
    process.on('SIGHUP', () => void supervised.replaceAll())
    await announce(supervised.started, control.port, environment)
    await stopped
    announceEnd(environment)
    await takeNote()
    await supervised.stop()
    await control.stop(0)
  } finally {
    await supervised.stop()
  }
}

async function readinessOf(supervised: Supervised, count: number) {
  const answers = await Promise.all(
    supervised.up().map(async (process) => ({
      number: process.number,
      // Null: machineReadiness has the sentence.
      readiness: await process.ask('readiness').catch(() => null),
    })),
  )
  return machineReadiness(answers, count)
}
