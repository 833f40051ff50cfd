import { parseArgs } from 'node:util'
import { databaseOfRuns, simulate } from './simulate.ts'

/** `npm run simulate -- --seed 7 --steps 40 [--seeds 100]`: runs seeds one after the other and prints what they found. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '1' },
    steps: { type: 'string', default: '40' },
  },
})
const [first, seeds, steps] = [values.seed, values.seeds, values.steps].map(Number) as [number, number, number]
const database = await databaseOfRuns()
const began = performance.now()
let found = 0
for (let seed = first; seed < first + seeds; seed++) {
  const run = await simulate(database, seed, steps)
  if (seeds === 1) console.log(run.trace.join('\n'))
  if (run.violation) {
    found += 1
    const { invariant, step, wrong } = run.violation
    console.log(`Seed ${seed}, step ${step}: ${invariant}. ${wrong}`)
  }
  if (seeds === 1) console.log(`Fingerprint ${run.fingerprint}, ${run.faults} faults.`)
}
const seconds = (performance.now() - began) / 1000
console.log(`${seeds} seeds in ${seconds.toFixed(1)} s, ${found} with a violation.`)
process.exit(found === 0 ? 0 : 1)
