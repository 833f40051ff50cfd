import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { emptyPGlite, freshPGlite } from '#storage/testing.ts'
import { InjectedFault } from './faults.ts'
import type { Invariant } from './invariants/invariant.ts'
import { AT_REST, INVARIANTS } from './invariants/invariants.ts'
import { randomOf } from './random.ts'
import { passTime, runJobs, runRound } from './steps/background.ts'
import { erase, sendForm, sendFormAgain } from './steps/leads.ts'
import { endReservation, pay, reserve } from './steps/reservations.ts'
import { editPrice, importFile } from './steps/stock.ts'
import { createWorld, startAgain, type World } from './world.ts'

export interface SimulatedRun {
  readonly seed: number
  /** What is wrong, with the step that showed it; null: everything held. */
  readonly violation: { readonly invariant: string; readonly step: number; readonly wrong: string } | null
  /** Each step with its calls and its end. */
  readonly trace: readonly string[]
  readonly faults: number
  /** Equal for two runs of a seed. */
  readonly fingerprint: string
}

const STEPS: Readonly<Record<string, (world: World) => Promise<void>>> = {
  sendForm,
  sendFormAgain,
  erase,
  importFile,
  editPrice,
  reserve,
  pay,
  endReservation,
  runJobs,
  runRound,
  passTime,
}

/** How often a step is chosen, against the others. */
const WEIGHTS = { sendForm: 3, reserve: 3, pay: 3, editPrice: 3, runJobs: 3, passTime: 3, importFile: 2, runRound: 2 }
const CHOICES = Object.keys(STEPS).flatMap((name) => Array(WEIGHTS[name as keyof typeof WEIGHTS] ?? 1).fill(name))

/** Runs one seed on an emptied database, up to the first violation. */
export async function simulate(database: PGlite, seed: number, steps: number): Promise<SimulatedRun> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-simulated-'))
  const random = randomOf(seed)
  const world = await createWorld(random, database, folder)
  const trace: string[] = []
  const run = async (name: string): Promise<SimulatedRun['violation']> => {
    const before = world.faults.calls
    const ended = await take(world, name)
    trace.push(`${trace.length} ${name} ${world.faults.calls - before} ${ended}`)
    if (world.faults.isEnded) await startAgain(world)
    world.faults.calm()
    return check(world, INVARIANTS, trace.length - 1)
  }
  try {
    let violation = await run('importFile')
    for (let step = 1; step < steps && violation === null; step++) {
      if (random.onceIn(2)) world.faults.plan()
      violation = await run(random.pick(CHOICES))
    }
    for (let round = 0; round < ROUNDS_TO_REST && violation === null; round++) {
      world.clock.pass(MINUTES_TO_REST)
      violation = (await run('runRound')) ?? (await run('runJobs'))
    }
    violation ??= await check(world, AT_REST, trace.length)
    const fingerprint = createHash('sha256').update(trace.join('\n')).digest('hex').slice(0, 12)
    return { seed, violation, trace, faults: world.faults.happened, fingerprint }
  } finally {
    world.faults.calm()
    await world.platform.close()
    await rm(folder, { recursive: true })
    await emptyPGlite(database)
  }
}

const ROUNDS_TO_REST = 4
const MINUTES_TO_REST = 16 * 60

/** A database that simulated runs use one after the other. */
export function databaseOfRuns(): Promise<PGlite> {
  return freshPGlite()
}

/** An injected fault may reach the caller; any other error is a finding. */
async function take(world: World, name: string): Promise<string> {
  try {
    await STEPS[name]?.(world)
    return 'done'
  } catch (error) {
    if (error instanceof InjectedFault || (error instanceof Error && error.cause instanceof InjectedFault))
      return 'interrupted'
    throw error
  }
}

async function check(
  world: World,
  invariants: Readonly<Record<string, Invariant>>,
  step: number,
): Promise<SimulatedRun['violation']> {
  for (const [invariant, holds] of Object.entries(invariants)) {
    const [wrong] = await holds(world)
    if (wrong !== undefined) return { invariant, step, wrong }
  }
  return null
}
