// npm run check: runs every check and stops at the first failure.
import { ensureAllInstalled, run } from './prepare.mjs'

ensureAllInstalled()

const steps = [
  ['format and lint', 'biome', ['check', '.']],
  ['types', 'tsc', ['--noEmit']],
  ['boundaries between layers', 'depcruise', ['src', '--config', '.dependency-cruiser.mjs']],
  ['unused files, exports and packages', 'knip', []],
  ['sites', 'node', ['src/server/forecourt.ts', 'site', 'check', '--strict']],
]
for (const [name, tool, args] of steps) {
  console.log(`• ${name}`)
  if (run(tool, args).status !== 0) {
    console.error(`${name}: failed (${tool} ${args.join(' ')})`)
    process.exit(1)
  }
}
