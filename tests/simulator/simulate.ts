import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { emptyPGlite, freshPGlite } from '#storage/testing.ts'
import { InjectedFault } from './faults.ts'
import type { Invariant } from './invariants/invariant.ts'
import { AT_REST, INVARIANTS } from './invariants/invariants.ts'
import { withOwnIds } from './own-random.ts'
import { randomOf } from './random.ts'
import { FIRST_STEPS, STEP_CHOICES, STEPS } from './steps/steps.ts'
import { createWorld, startAgain, type World } from './world.ts'

/** What a run plays: its steps, and what must hold. */
export interface Play {
  readonly steps: Readonly<Record<string, (world: World) => Promise<void>>>
  /** Of every run, without faults. */
  readonly first: readonly string[]
  /** The others, each as often as it is to be chosen. */
  readonly choices: readonly string[]
  /** What runs once nothing goes wrong any more. */
  readonly toRest: readonly string[]
  readonly invariants: Readonly<Record<string, Invariant>>
  readonly atRest: Readonly<Record<string, Invariant>>
}

/** Buyers, staff and dealers' systems. */
export const DEALERS: Play = {
  steps: STEPS,
  first: FIRST_STEPS,
  choices: STEP_CHOICES,
  toRest: ['runRound', 'runJobs'],
  invariants: INVARIANTS,
  atRest: AT_REST,
}

export interface SimulatedRun {
  readonly seed: number
  /** What is wrong, with the step that showed it; null: everything held. */
  readonly violation: { readonly invariant: string; readonly step: number; readonly wrong: string } | null
  /** Each step with its calls, its end and the tables that it wrote. */
  readonly trace: readonly string[]
  readonly faults: number
  /** Equal for two runs of a seed. */
  readonly fingerprint: string
}

/** Runs one seed on an emptied database, up to the first violation. Throws `BrokenRun` for an error that no fault explains. */
export async function simulate(database: PGlite, seed: number, steps: number, play = DEALERS): Promise<SimulatedRun> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-simulated-'))
  try {
    return await withOwnIds(randomOf(seed ^ IDS), () => runSeed(database, folder, { seed, steps, play }))
  } finally {
    await rm(folder, { recursive: true })
    await emptyPGlite(database)
  }
}

/** Makes another sequence of the same seed. */
const IDS = 0x5eed1d5

/** An error of the product that reached a caller without a fault: a finding like a broken invariant. */
export class BrokenRun extends Error {}

/** How to see a run again. */
export function replayOf(seed: number, steps: number): string {
  return `npm run simulate -- --seed ${seed} --steps ${steps}`
}

interface Seeded {
  readonly seed: number
  readonly steps: number
  readonly play: Play
}

async function runSeed(database: PGlite, folder: string, { seed, steps, play }: Seeded): Promise<SimulatedRun> {
  const random = randomOf(seed)
  const world = await createWorld(random, database, folder)
  const trace: string[] = []
  const run = async (name: string): Promise<SimulatedRun['violation']> => {
    const step = trace.length
    const before = world.faults.calls
    try {
      const ended = await take(world, play, name)
      if (ended === 'interrupted') await settled(world)
      trace.push([step, name, world.faults.calls - before, ended, ...[...world.written].sort()].join(' '))
      if (world.faults.isEnded) await startAgain(world)
      world.faults.calm()
      return await check(world, play.invariants, step)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new BrokenRun(`Seed ${seed}, step ${step} (${name}): ${reason} See it: ${replayOf(seed, steps)}`, {
        cause: error,
      })
    }
  }
  try {
    let violation: SimulatedRun['violation'] = null
    for (const name of play.first) violation ??= await run(name)
    for (let step = play.first.length; step < steps && violation === null; step++) {
      if (random.onceIn(2)) world.faults.plan()
      violation = await run(random.pick(play.choices))
    }
    world.feeds.isSteady = true
    for (let round = 0; round < ROUNDS_TO_REST && violation === null; round++) {
      world.clock.pass(MINUTES_TO_REST)
      for (const name of play.toRest) violation ??= await run(name)
    }
    // Each step checks only what it may have changed.
    world.written.add('*')
    violation ??= await check(world, { ...play.invariants, ...play.atRest }, trace.length)
    const fingerprint = createHash('sha256').update(trace.join('\n')).digest('hex').slice(0, 12)
    return { seed, violation, trace, faults: world.faults.happened, fingerprint }
  } finally {
    world.faults.calm()
    await world.platform.close()
  }
}

const ROUNDS_TO_REST = 3
/** More than the day between two mails of news. */
const MINUTES_TO_REST = 25 * 60

/** A database that simulated runs use one after the other. */
export function databaseOfRuns(): Promise<PGlite> {
  return freshPGlite()
}

/** An injected fault may reach the caller; any other error is a finding. */
async function take(world: World, { steps }: Play, name: string): Promise<string> {
  try {
    await steps[name]?.(world)
    return 'done'
  } catch (error) {
    if (isInjected(error)) return 'interrupted'
    throw error
  }
}

/**
 * What an interrupted step had begun besides ends before the next one: a mail that is still on its way while the clock
 * jumps by a day would arrive after its claim had ended.
 */
async function settled({ faults }: World): Promise<void> {
  for (let calls = -1; calls !== faults.calls; ) {
    calls = faults.calls
    for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Turns of the event loop in which work that goes on makes a call. */
const TURNS = 50

function isInjected(error: unknown): boolean {
  return error instanceof InjectedFault || (error instanceof Error && isInjected(error.cause))
}

/** Checks what the tables written since the last time may have broken. */
async function check(
  world: World,
  invariants: Readonly<Record<string, Invariant>>,
  step: number,
): Promise<SimulatedRun['violation']> {
  const { written } = world
  for (const [invariant, { check: holds, reads }] of Object.entries(invariants)) {
    const mayBreak = written.has('*') || reads.some((table) => (table === '*' ? written.size > 0 : written.has(table)))
    const [wrong] = mayBreak ? await holds(world) : []
    if (wrong !== undefined) return { invariant, step, wrong }
  }
  written.clear()
  return null
}
