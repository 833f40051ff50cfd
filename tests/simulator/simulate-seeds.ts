import { parseArgs } from 'node:util'
import { BREAKAGES } from './breakages.ts'
import { findBreakage } from './find-breakages.ts'
import { BrokenRun, DEALERS, databaseOfRuns, replayOf, simulate } from './simulate.ts'
import { STUDIO_BREAKAGES } from './studio/breakages.ts'
import { STUDIO } from './studio/studio.ts'

/**
 * `npm run simulate -- --seed 7 --steps 25 [--seeds 100]`: runs seeds one after the other and prints what they found.
 * `--breakages` breaks each invariant on purpose and prints the seed that finds it. `--studio`: the runs of drafts.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '1' },
    steps: { type: 'string', default: '25' },
    breakages: { type: 'boolean', default: false },
    studio: { type: 'boolean', default: false },
  },
})
const [first, seeds, steps] = [values.seed, values.seeds, values.steps].map(Number) as [number, number, number]
const play = values.studio ? STUDIO : DEALERS
const PROGRESS_EVERY = 100
const database = await databaseOfRuns()
if (values.breakages) {
  for (const [name, breakage] of Object.entries(values.studio ? STUDIO_BREAKAGES : BREAKAGES)) {
    const tried = Array.from({ length: Math.max(seeds, 60) }, (_, index) => first + index)
    const found = await findBreakage(database, breakage, tried, { steps, play })
    console.log(`${found?.seed ?? 'none'} | ${name} | ${found?.wrong ?? breakage.finds}`)
  }
  process.exit(0)
}
const began = performance.now()
let found = 0
for (let seed = first; seed < first + seeds; seed++) {
  if (seed > first && (seed - first) % PROGRESS_EVERY === 0)
    console.log(`${seed - first} seeds, ${found} with a finding.`)
  try {
    const run = await simulate(database, seed, steps, play)
    if (seeds === 1) console.log(run.trace.join('\n'))
    if (run.violation) {
      found += 1
      const { invariant, step, wrong } = run.violation
      console.log(`Seed ${seed}, step ${step}: ${invariant}. ${wrong} See it: ${replayOf(seed, steps)}`)
    }
    if (seeds === 1) console.log(`Fingerprint ${run.fingerprint}, ${run.faults} faults.`)
  } catch (error) {
    if (!(error instanceof BrokenRun)) throw error
    found += 1
    console.log(error.message, seeds === 1 ? error.cause : '')
  }
}
const seconds = (performance.now() - began) / 1000
const { user, system } = process.cpuUsage()
const processor = ((user + system) / 1_000_000).toFixed(1)
console.log(`${seeds} seeds in ${seconds.toFixed(1)} s, ${processor} s of processor time, ${found} with a finding.`)
process.exit(found === 0 ? 0 : 1)
