// npm run explore: looks for what the fixed seed and the fixed clock of npm test do not find, and prints what replays it.
//   npm run explore -- [--minutes 10]    new seeds for every property and the simulator, again and again
//   npm run explore -- texts [--minutes 10]  new seeds for the properties of texts alone, 10,000 texts for each
//   npm run explore -- dates INSTANT …   the files that show or read a date, with a clock that begins at each instant,
//                                        'saturday' or '2027-01-20T00:00:00Z'
// A finding becomes a row of the property's `examples`, or a test (docs/tests.md).
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { datedFiles, NASTY, propertyFiles, textFiles } from './explored-files.mjs'
import { ensureAllInstalled, ensureBuilt, fail, run } from './prepare.mjs'
import { runFiles } from './run-files.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '10' } },
})
const minutes = Number(values.minutes)
if (!(minutes > 0)) fail('Write the minutes as a number: npm run explore -- --minutes 10')
const [what, ...named] = positionals
if (what !== undefined && what !== 'dates' && what !== 'texts')
  fail(`There is nothing to explore that is called '${what}'. Leave it out, or write 'texts' or 'dates'.`)
ensureAllInstalled()
ensureBuilt()

const findings = what === 'dates' ? exploreDates(named) : exploreSeeds(minutes, what === 'texts')
for (const finding of findings) console.log(`Replay it: ${finding}`)
console.log(findings.length === 0 ? 'Nothing found.' : `${findings.length} found.`)
if (findings.length > 0) process.exitCode = 1

/**
 * Seeds for properties and for the simulator in turn, until the time is over; with `textsOnly`, for the properties of texts.
 * Returns what replays each finding.
 */
function exploreSeeds(minutes, textsOnly) {
  const ends = performance.now() + minutes * 60_000
  const files = textsOnly ? textFiles() : propertyFiles()
  const found = []
  for (let round = 1; performance.now() < ends; round += 1) {
    const seed = randomInt(1, 2 ** 31)
    console.log(`Round ${round}: seed ${seed}, ${files.length} files with properties`)
    found.push(...failedFiles('unit', files, { PROPERTY_SEED: String(seed), PROPERTY_TEXTS: '10000' }))
    if (textsOnly) continue
    for (const more of [[], ['--studio']]) {
      const range = ['--seed', String(seed), '--seeds', '20', '--steps', '25', ...more]
      if (run('node', ['tests/simulator/simulate-seeds.ts', ...range]).status !== 0)
        found.push(['npm run simulate --', ...range].join(' '))
    }
  }
  return found
}

/** Returns what replays each instant at which a file failed. */
function exploreDates(named) {
  const instants = named.length === 0 ? Object.keys(NASTY) : named
  return instants.flatMap((name) => {
    const instant = NASTY[name] ?? name
    if (Number.isNaN(Date.parse(instant)))
      fail(`'${name}' is no instant. Write one like 2027-01-20T00:00:00Z, or one of: ${Object.keys(NASTY).join(', ')}.`)
    return ['unit', 'browser'].flatMap((project) => {
      console.log(`${project} at ${instant}`)
      return failedFiles(project, datedFiles(project), { RUN_BEGINS: instant })
    })
  })
}

/** Runs the files in that environment, and returns a command for each that failed. */
function failedFiles(project, files, env) {
  const { status, report } = runFiles(project, files, env)
  const failed = new Set(report?.failures.map(({ file }) => file ?? ''))
  if (status !== 0 && failed.size === 0) failed.add('')
  const set = Object.entries(env).map(([name, value]) => `${name}=${value}`)
  return [...failed].map((file) => [...set, 'npx vitest run --project', project, file].join(' '))
}
