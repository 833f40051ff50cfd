// `node scripts/complexity.mjs` names product files with more functions of a cognitive complexity above 15 than
// complex-functions.json lists for them, and those with fewer: the list only shrinks. npm run check runs this.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runAside } from './prepare.mjs'

const RULE = 'complexity/noExcessiveCognitiveComplexity'
const LIST = 'scripts/complex-functions.json'

const listed = JSON.parse(readFileSync(join(root, LIST), 'utf8'))
const found = await complexFunctions()
for (const [file, functions] of found) {
  if (functions.length > (listed[file] ?? 0))
    console.log(`${functions.join(', ')}: a function is too complex (above 15): divide it, or say the cases in a table`)
}
for (const [file, count] of Object.entries(listed)) {
  const now = found.get(file)?.length ?? 0
  if (now < count) console.log(`${file}: only ${now} of ${count} functions are still complex: correct ${LIST}`)
}
if (Object.keys(listed).length !== found.size || [...found].some(([file, { length }]) => listed[file] !== length))
  process.exitCode = 1

/** 'file:line' of each such function, by file. */
async function complexFunctions() {
  const { output } = await runAside('biome', [
    'lint',
    `--only=${RULE}`,
    '--max-diagnostics=none',
    '--reporter=json',
    'src',
  ])
  const { diagnostics } = JSON.parse(output.slice(output.indexOf('{')))
  const isProduct = (path) => !/\.(test|contract)\.tsx?$|\/testing(\.ts$|\/)/.test(path)
  const lines = diagnostics.filter(({ location }) => isProduct(location.path))
  const of = Map.groupBy(lines, ({ location }) => location.path)
  return new Map(
    [...of].sort().map(([path, all]) => [path, all.map(({ location }) => `${path}:${location.start.line}`)]),
  )
}
