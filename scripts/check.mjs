// npm run check: runs every check, two at a time, and prints what those found that failed: nothing on a clean tree.
// With -- --advice: prints what to tidy (tests/advice), and fails never.
import { ensureAllInstalled, runAside } from './prepare.mjs'

ensureAllInstalled()

/** The native compiler. dependency-cruiser needs the older one's programming interface, and both are named tsc. */
const TSC = 'node_modules/typescript-native/bin/tsc'

/** Tuesday 24 November 2026, 10 am in Brisbane. The check of a commit says the same on any day. */
const NOW = '2026-11-24T00:00:00Z'

/** The longest first, so that the last to end is a short one. */
const steps = [
  ['types', 'node', [TSC, '--noEmit']],
  ['unused files, exports and packages', 'knip', []],
  ['exports that only tests use', 'node', ['scripts/unused-exports.mjs']],
  ['cycles of folders', 'depcruise', ['src', '--config', '.dependency-cruiser-folders.mjs']],
  ['texts that are cut in a character', 'node', ['scripts/cut-texts.mjs']],
  ['slow regular expressions', 'node', ['scripts/slow-regexes.mjs']],
  ['functions that are too complex', 'node', ['scripts/complexity.mjs']],
  ['boundaries between layers', 'depcruise', ['src', '--config', '.dependency-cruiser.mjs']],
  ['sites', 'node', ['src/server/forecourt.ts', 'site', 'check', '--strict', '--now', NOW]],
  ['generated files', 'node', ['scripts/generated.mjs']],
  ['format and lint', 'biome', ['check', '.']],
]
const AT_ONCE = 2
/** What Biome found that is no error. It counts as one, or it would stay for ever. */
const MINOR = /^Found \d+ (infos?|warnings?)\.$/m

if (process.argv.includes('--advice')) {
  // A report: what to tidy refuses no change.
  const { output } = await runAside('vitest', ['run', '--project', 'advice'])
  console.log(output.trimEnd())
  process.exit()
}

let failed = 0
await Promise.all(Array.from({ length: AT_ONCE }, work))
if (failed > 0) process.exitCode = 1

async function work() {
  for (let step = steps.shift(); step; step = steps.shift()) {
    const [name, tool, args] = step
    const { status, output } = await runAside(tool, args)
    if (status === 0 && !MINOR.test(output)) continue
    console.log(`• ${name}: failed (${tool} ${args.join(' ')})`)
    console.log(output.trimEnd())
    failed += 1
  }
}
